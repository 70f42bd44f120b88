"""
Small code for GPUs.

Numba emits every rule as a separate function; the compiler for GPUs copies each into all its callers
and unrolls every loop it can, up to 1.5 MB for one game. The games of a warp are in different places of the
rules, each waits for the others, and instructions come through a small cache: a third to a tenth of that code
plays the same games 1.4 to 3 times as fast, and is compiled in a fraction of the time.

Loops stay loops everywhere. Functions stay functions in kernels that play whole games, whose name says so.
A single step is as fast without, and with them one went wrong: on an H200 a step of Topia wrote to an address
that does not exist, although its assembler code (CUDA 13.0), when interpreted, played the right games.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

BIG = 150  # lines of a function from which on a call is better than a copy

NAME = r'@("[^"]+"|[\w.$]+)\('
FUNCTION = re.compile(rf"^(define [^@\n]*{NAME}[^\n]*)\n\{{\n(.*?)^\}}$", re.MULTILINE | re.DOTALL)
CALL = re.compile(rf" call [^@\n]*{NAME}")
END_OF_HEAD = re.compile(r"(?= !|$)")  # before what is noted for debuggers
LABEL = re.compile(r'^"?([\w.$]+)"?:')
BRANCH = re.compile(r'label %"?([\w.$]+)"?')
OURS = "7gobelet"  # as names are mangled
WITH_FUNCTIONS = "_with_functions"  # at the end of a kernel's name


def compact(modules: list[str]) -> list[str]:
    """The LLVM code with loops kept rolled and, in some kernels, big functions kept separate."""
    if not any(OURS in module for module in modules):
        return modules
    has_functions = any(WITH_FUNCTIONS in module for module in modules)
    shared = find_shared(modules) if has_functions else set()
    return [_rewrite(module, shared) for module in modules]


def find_shared(modules: list[str]) -> set[str]:
    """The big functions that are called from several places."""
    bodies = {name: body for module in modules for _, name, body in FUNCTION.findall(module)}
    calls = Counter(name for body in bodies.values() for name in CALL.findall(body))
    return {name for name, body in bodies.items() if body.count("\n") >= BIG and calls[name] > 1}


def _rewrite(module: str, shared: set[str]) -> str:
    loops: list[str] = []

    def rewrite(found: re.Match[str]) -> str:
        head, name, body = found.groups()
        if name in shared:
            head = END_OF_HEAD.sub(" noinline", head, count=1)
        return f"{head}\n{{\n{''.join(_keep_loops(body, loops))}}}"

    return "\n".join([FUNCTION.sub(rewrite, module), *loops])


def _keep_loops(body: str, loops: list[str]) -> Iterator[str]:
    """Mark every branch to a label further up, and say in *loops* what the mark means."""
    above = set()
    for line in body.splitlines(keepends=True):
        if label := LABEL.match(line):
            above.add(label[1])
        if line.lstrip().startswith("br ") and above.intersection(BRANCH.findall(line)):
            number = 1_000_000 + 2 * len(loops)  # above all that Numba has numbered
            loops.append(
                f"!{number} = distinct !{{ !{number}, !{number + 1} }}\n"
                f'!{number + 1} = !{{ !"llvm.loop.unroll.disable" }}'
            )
            line = f"{line.rstrip()}, !llvm.loop !{number}\n"
        yield line
