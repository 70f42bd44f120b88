"""How fast everything is here, and beside what others have written."""
