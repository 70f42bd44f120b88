"""
Updates the parts of pages that come from the code or from measurements: game cards, benchmarks, bot strength.

    python -m docs.generate                          from the code and the latest measurements
    python -m docs.generate --lengths                measures the lengths of games first (a few minutes)
    python -m docs.generate --benchmarks             measures speed, with other simulators (a few minutes)
    python -m docs.generate --benchmarks gpu server  measures speed on a GPU, and of the server
    python -m docs.generate --strength               plays the matches between bots again (hours)
    python -m docs.generate --strength stars --games 200

With `--about "two cores of ..., otherwise idle"` the page says which machine was used.
"""

from __future__ import annotations

import argparse
import sys

from docs.generate import benchmarks, cards, lengths, measured, strength

import gobelet


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m docs.generate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--lengths", action="store_true")
    parser.add_argument("--benchmarks", nargs="*", choices=benchmarks.COMMANDS)
    parser.add_argument("--strength", nargs="*", choices=gobelet.games())
    parser.add_argument("--games", type=int, help="for --strength (default: as many as before)")
    parser.add_argument("--about", default="")
    return parser.parse_args()


def tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


arguments = read_arguments()
if arguments.lengths:
    lengths.measure_lengths()
if arguments.benchmarks is not None:
    benchmarks.measure_benchmarks(arguments.benchmarks or ["cpu"], arguments.about)
if arguments.strength is not None:
    chosen = arguments.strength or gobelet.games()
    strength.measure_strength(chosen, arguments.games, arguments.about, tell)

for game_id in gobelet.games():
    cards.write_card(game_id)
measured.write_page("benchmarks", benchmarks.render_benchmarks())
measured.write_page("strength", strength.render_strength())
