"""Tables online: what people and programs do over HTTP, stored as events, seen live."""
