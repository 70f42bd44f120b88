"""Many games at once: how fast they are, and how they compare."""
