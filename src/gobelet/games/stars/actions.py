"""
The action numbers: the only module that knows which integer means what.

     0         the reserve stays               14         take the stars
     1         the reserve goes into the bag   15 .. 19   tick a multiplier cell of this row
     2 ..  4   draw one, two, three dice       20 .. 23   malus: this colour
     5 ..  8   take this colour                24 .. 28   malus: this number
     9 .. 13   take this number
"""

from __future__ import annotations

from gobelet.games.stars.constants import MAX_DRAWN, NUM_COLOURS, NUM_ROWS

KEEP = 0
RETURN = 1
DRAW = RETURN + 1  # plus a number of dice less one
TAKE_COLOUR = DRAW + MAX_DRAWN  # plus a colour
TAKE_NUMBER = TAKE_COLOUR + NUM_COLOURS  # plus a row
TAKE_STARS = TAKE_NUMBER + NUM_ROWS
TICK = TAKE_STARS + 1  # plus a row
MALUS_COLOUR = TICK + NUM_ROWS  # plus a colour
MALUS_NUMBER = MALUS_COLOUR + NUM_COLOURS  # plus a row
NUM_ACTIONS = MALUS_NUMBER + NUM_ROWS
