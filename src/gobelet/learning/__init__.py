"""Training: value networks learned by self-play."""
