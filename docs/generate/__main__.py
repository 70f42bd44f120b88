"""
Writes the cards of the games into docs/games/.

    python -m docs.generate              from the code and the lengths measured last
    python -m docs.generate --lengths    measures the lengths first (some minutes)
"""

from __future__ import annotations

import sys

from docs.generate import cards, lengths

import gobelet

if "--lengths" in sys.argv[1:]:
    lengths.measure_lengths()
for game_id in gobelet.games():
    cards.write_card(game_id)
