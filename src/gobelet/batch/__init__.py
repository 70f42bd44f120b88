"""Thousands of games in parallel, on the CPU or a GPU."""

from gobelet.batch.cpu import Batch

__all__ = ["Batch"]
