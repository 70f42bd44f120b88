"""Records whose fields are attributes."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pytest

import gobelet
from gobelet.engine.structs import Struct, struct_dtype

PART = struct_dtype([("small", np.int8), ("large", np.int32)])
WHOLE = struct_dtype([("number", np.int16), ("many", np.int8, (3,)), ("part", PART), ("parts", PART, (2,))])


@pytest.fixture
def whole():
    return np.zeros(2, WHOLE)[1]


def test_reads_and_writes(whole):
    """Numbers, arrays, parts and parts of arrays; what is written is in the array it comes from."""
    whole.number = 7
    whole.many[2] = 8
    whole.part.large = 9
    whole.parts[1].small += 1
    assert (whole.number, whole.many.tolist(), whole.part.large, whole.parts[1].small) == (7, [0, 0, 8], 9, 1)
    assert whole.base["parts"]["small"].tolist() == [[0, 0], [0, 1]]


def test_types(whole):
    """Numbers are NumPy's, so that they overflow as in the rules; parts are structs like the whole."""
    assert isinstance(whole.number, np.int16)
    assert all(type(part) is Struct for part in (whole, whole.part, whole.parts[0], whole.copy()))


def test_laid_out_as_in_c():
    assert (PART.itemsize, PART.isalignedstruct) == (8, True)


def test_no_such_field(whole):
    with pytest.raises(AttributeError, match="no field 'nonsense'"):
        whole.nonsense  # noqa: B018
    with pytest.raises(ValueError, match="no field of name large"):
        whole.large  # noqa: B018  # that of another struct
    with pytest.raises(ValueError, match="no field of name nonsense"):
        whole.nonsense = 1


@pytest.mark.parametrize("double", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_doubles(whole, double):
    """They are the same, and go their own way."""
    whole.number = 7
    other = double(whole)
    whole.number = 8
    assert (7, Struct) == (other.number, type(other))


def test_in_a_process_without_the_game():
    """A record that was sent there can be read before its game has been imported."""
    sent = pickle.dumps(gobelet.game("stars").new_state(3))
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).players)"
    done = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
    assert done.stdout.strip() == b"3"


def test_every_byte_belongs_to_a_field():
    """C leaves gaps before larger numbers and at the end; here they are fields, so that copies are equal."""
    assert [*PART.names] == ["small", "_padding1", "large"]
    odd = struct_dtype([("large", np.int16), ("small", np.int8)])
    assert sum(odd[name].itemsize for name in odd.names) == odd.itemsize == 4
