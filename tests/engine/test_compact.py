"""LLVM code made small for GPUs."""

import re

import llvmlite.binding as llvm
import pytest

from gobelet.engine import compact as module
from gobelet.engine.compact import WITH_FUNCTIONS, compact, find_shared

BIG = '"_ZN7gobelet5rules3big"'
LOOP = f"""
define linkonce_odr i32 @{BIG}(i32 %"n")
{{
entry:
  br label %"B1"
"B1":
  %"k" = phi i32 [ 0, %"entry" ], [ %"next", %"B1" ]
  %"next" = add i32 %"k", 1
  %"again" = icmp slt i32 %"next", 8
  br i1 %"again", label %"B1", label %"B2"
"B2":
  ret i32 %"next"
}}
"""
CALLER = f"""
declare i32 @{BIG}(i32)

define i32 @kernel{WITH_FUNCTIONS}()
{{
entry:
  %"a" = call i32 @{BIG}(i32 1)
  %"b" = call i32 @{BIG}(i32 2)
  %"c" = call i32 @small(i32 %"b")
  ret i32 %"c"
}}

define linkonce_odr i32 @small(i32 %"n")
{{
entry:
  ret i32 %"n"
}}
"""


@pytest.fixture(autouse=True)
def small_is_big(monkeypatch):
    monkeypatch.setattr(module, "BIG", 5)


def parse(code):
    """As LLVM reads it; it complains about what it does not understand."""
    parsed = llvm.parse_assembly(code)
    parsed.verify()
    return parsed


def test_shared():
    """Big and called twice: those stay functions, and nothing else does."""
    assert find_shared([CALLER, LOOP]) == {BIG}
    assert (
        find_shared([CALLER.replace(f'%"b" = call i32 @{BIG}(i32 2)', '%"b" = add i32 %"a", 1'), LOOP])
        == set()
    )
    caller, loop = map(parse, compact([CALLER, LOOP]))
    assert "noinline" in str(loop)
    assert "noinline" not in str(caller)


def test_without_functions():
    """In other kernels they are copied into their callers."""
    code = "".join(compact([CALLER.replace(WITH_FUNCTIONS, ""), LOOP]))
    assert "noinline" not in code
    assert "llvm.loop.unroll.disable" in code


def test_with_lines():
    """What is noted for debuggers stays behind what is said about the function."""
    noted = LOOP.replace('(i32 %"n")\n', '(i32 %"n") !dbg !4\n')
    code = compact([CALLER, noted])[1]
    assert '(i32 %"n") noinline !dbg !4\n{' in code


def test_loops():
    """Each has a mark of its own; a branch ahead has none."""
    twice = LOOP + LOOP.replace("3big", "3too")
    (code,) = compact([twice])
    parse(code)
    assert len(set(re.findall(r"!llvm.loop (!\d+)", code))) == 2
    assert code.count("llvm.loop.unroll.disable") == 2
    assert 'br label %"B1"\n' in code


def test_same_otherwise():
    """What is added can be taken away again."""
    code = "\n".join(compact([CALLER, LOOP]))
    for added in (r" noinline", r", !llvm.loop !\d+", r"\n![^\n]*"):
        code = re.sub(added, "", code)
    assert code == "\n".join([CALLER, LOOP])


def test_somebody_elses():
    """Kernels without our rules are left as they are."""
    foreign = LOOP.replace("7gobelet", "5other")
    assert compact([foreign]) == [foreign]
