"""`python -m gobelet` is the command `gobelet`."""

from gobelet.cli import main

main()
