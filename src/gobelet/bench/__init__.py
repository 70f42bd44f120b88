"""Benchmarks of the games, the bots and the server, and of other simulators."""
