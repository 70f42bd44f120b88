"""`python -m gobelet.learning GAME --players N`."""

from gobelet.learning.trainer import main

main()
