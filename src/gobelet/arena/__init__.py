"""Tournaments between bots: matches, ratings and reports."""
