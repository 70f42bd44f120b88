"""Bots against bots: matches, ratings, reports."""
