"""Thousands of games side by side, on the CPU and on a GPU."""

from gobelet.batch.cpu import Batch

__all__ = ["Batch"]
