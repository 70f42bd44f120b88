"""The pages, one module per kind."""
