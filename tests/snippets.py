"""The Python shown in the documentation, run block by block. `python snippets.py PAGE` runs one page."""

import ast
import re
import sys
from pathlib import Path

import gobelet

ROOT = Path(__file__).parent.parent
SHOWING_PYTHON = [
    "README.md",
    "docs/arena.md",
    "docs/balance.md",
    "docs/bots.md",
    "docs/envs.md",
    "docs/study.md",
    *(f"docs/tutorials/{page.name}" for page in sorted((ROOT / "docs" / "tutorials").glob("*.md"))),
    *(f"docs/games/{game}.md" for game in gobelet.games()),
]


def run_page(page):
    """Each block after the other, as somebody would type them."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert blocks, f"{page} shows no Python"
    names = {}
    for block in blocks:
        run_block(block, page, names)


def run_block(block, page, names):
    """Statement by statement; where a comment says what an expression gives, as a literal, it gives that."""
    lines = block.splitlines()
    for node in ast.parse(block).body:
        if not isinstance(node, ast.Expr):
            exec(compile(ast.Module([node], []), page, "exec"), names)
            continue
        value = eval(compile(ast.Expression(node.value), page, "eval"), names)
        shown = read_literal(lines[node.end_lineno - 1][node.end_col_offset :])
        assert shown is None or shown == [value], ast.unparse(node)


def read_literal(comment):
    """What stands after `#` in a list, if it is a whole literal."""
    if "..." in comment:
        return None
    try:
        return [ast.literal_eval(comment.partition("#")[2].strip())]
    except (SyntaxError, ValueError):
        return None


if __name__ == "__main__":
    run_page(sys.argv[1])
    sys.stderr.write(f"\n{gobelet.__file__}\n")  # for the test that wants the installed one
