"""The web pages, rendered on the server; `static/` adds styles and scripts."""
