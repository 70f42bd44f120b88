"""
Network inputs: a record of named floats that shares its memory with a flat array.

A game declares it as a class, field by field in the order of the array:

    class Seat(Protocol):
        food: float                                      # one number
        goods: Annotated[Floats, GOODS]                  # one for each of these words

    class Features(Protocol):
        phase: Annotated[Floats, PHASES]
        reserve: Annotated[Floats, COLOURS, FACES]       # by colour and face
        seats: Annotated[Sequence[Seat], MAX_PLAYERS]    # that many, numbered from 0

    FEATURES = feature_dtype(Features)

and writes `out.seats[0].goods[Good.WOOD] = 1.0`, which `feature_names` calls `seats[0].goods[wood]`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from gobelet.engine.structs import struct_dtype

Floats = npt.NDArray[np.float32]

LABELS = "labels"  # in the metadata of a dtype: by field, the names along each axis


def feature_dtype(declared: type) -> np.dtype[Any]:
    """The dtype of records with the fields that *declared* lists; it also stores the names of members."""
    fields, labels = [], {}
    for name, hint in get_type_hints(declared, include_extras=True).items():
        kind, *axes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        if hasattr(np.void, name):
            raise TypeError(
                f"{declared.__name__}.{name} clashes with an attribute of NumPy arrays: choose another name."
            )
        labels[name] = [_labels_along(axis) for axis in axes]
        fields.append((name, _item_dtype(kind), tuple(map(len, labels[name]))))
    return np.dtype(struct_dtype(fields), metadata={LABELS: labels})


def _labels_along(axis: int | Iterable[object]) -> list[str]:
    return [str(label) for label in (range(axis) if isinstance(axis, int) else axis)]


def _item_dtype(kind: Any) -> Any:
    if kind in (float, Floats):
        return np.float32
    return feature_dtype(*get_args(kind) or (kind,))  # Sequence[Seat], or a part by itself


def count_features(dtype: np.dtype[Any]) -> int:
    """The number of floats in a record."""
    return dtype.itemsize // np.dtype(np.float32).itemsize


def feature_names(dtype: np.dtype[Any]) -> list[str]:
    """The names of a record's floats, in the order of the flat array: `seats[1].goods[wood]`."""
    return list(_walk(dtype, ""))


def _walk(dtype: np.dtype[Any], prefix: str) -> Iterator[str]:
    for field, axes in dtype.metadata[LABELS].items():  # type: ignore[index]
        item = dtype[field].base
        for labels in itertools.product(*axes):
            name = f"{prefix}{field}{''.join(f'[{label}]' for label in labels)}"
            if item.names is None:
                yield name
            else:
                yield from _walk(item, f"{name}.")


def rows_as_records(rows: Any, dtype: np.dtype[Any]) -> Any:
    """A view of contiguous rows of floats as records, one for each row."""
    return rows.view(dtype).reshape(rows.shape[0])
