"""A board that is asked about a table, and works out anew what is legal and seen there."""

from gobelet.engine.plans import Turn
from gobelet.web.boards import board_of
from gobelet.web.controls import controls_for


class TableBoard:
    def __init__(self, game):
        self.board = board_of(game)
        self.score_sheet = self.board.score_sheet

    def pieces(self, table):
        return self.board.pieces(Turn(table))

    def plan(self, table):
        return self.board.plan(Turn(table))

    def compose(self, table, picks):
        return self.board.compose(Turn(table), picks)

    def controls(self, table, language):
        return controls_for(self.board, Turn(table), language)
