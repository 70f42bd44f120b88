"""The server: online tables, played over HTTP, stored as events and streamed live."""
