"""Formatting of large numbers."""

from __future__ import annotations

UNITS = ((1e9, "G"), (1e6, "M"), (1e3, "k"))


def format_count(count: float) -> str:
    """A number with three digits and a unit: 9.71 M, 118 k, 64."""
    rounded = float(f"{count:.3g}")
    for size, unit in UNITS:
        if rounded >= size:
            return f"{rounded / size:g} {unit}"
    return f"{rounded:g}"
