"""Balance studies: simulate many games with one policy, and analyse what decides them."""
