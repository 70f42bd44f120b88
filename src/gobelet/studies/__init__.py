"""Balance studies: many games of players who are all alike, written down, and what decides them."""
