"""What the book leaves open: one test for each ruling at the end of the rulebook, in its order."""

from tests.games.city.notation import (
    after,
    amount,
    cards,
    dice,
    discarded,
    full,
    legal,
    phase,
    scores,
    stock,
    table_at,
    turn,
)


class TestRulings:
    def test_two_ship_piles(self):
        """R64: two ship piles end the game, a pile of ships and two of bandits do not."""
        assert table_at("build p1 | ships 4 2 0 | wood 2", "done").over
        assert not table_at("build p1 | bandits 4 4 0 ships 0 0 1 | wood 2", "done").over

    def test_an_empty_pile_of_cards(self):
        """R65: it ends the game."""
        assert table_at(f"build p1 {discarded()} | - | wood 2", "done").over

    def test_small_house_and_deactivated_cathedral(self):
        """R36, R68: one counts for the Cathedral, and the other still scores."""
        assert scores("dice p0 | red1 cathedral off | red1 cathedral off red5 mine") == [2, 1]

    def test_who_picks_the_dice_of_opponents(self):
        """R17: the player whose turn it is."""
        assert table_at("dice p1 | - | hourglasses 2 | -", "spend reroll").actor == 1

    def test_hourglasses_after_the_last_die(self):
        """R16: the token of a last pass is of use."""
        position = "dice p0 strength 2 | dice - - - - 1 hourglasses 1 | -"
        assert "attack bandits2" in legal(position, "pass with black", "spend strength")

    def test_nobody_is_forced(self):
        """R11: an ability need not be carried through, but a die that rerolls itself does so."""
        skipped = after("dice p0 | wood 1 white1 storehouse | -", "use white", "skip")
        assert (phase(skipped), stock(skipped), dice(skipped)) == ("dice", (1, 0, 0), "- 1 1 1 1")
        assert phase(after("dice p0 | dice 1 4 1 1 1 | -", "use yellow")) == "roll"

    def test_stables(self):
        """R43: to another space; the die that used them is used."""
        position = "dice p0 | dice 1 3 - - - white1 stables | -"
        expected = {f"shift yellow{column}" for column in (1, 2, 4, 5, 6)} | {"skip"}
        assert expected == legal(position, "use white")
        assert dice(after(position, "use white", "shift yellow6")) == "- 6 - - -"

    def test_a_cathedral_under_attack(self):
        """R51: it gives its present points."""
        position = "attack p0 strength 9 | - | red1 cathedral red2 manor"
        assert amount(after(position, "attack p1 red1"), 0, "points") == 3

    def test_the_moment_the_pile_runs_out(self):
        """R65: when its last card is turned up; what lies in the display can still be built."""
        position = f"build p0 display well 1 {discarded(well=2)} | stone 3 iron 3 | -"
        position = after(position, "build well", "place white1", "! well")
        assert (phase(position), "build well" in legal(position)) == ("build", True)
        assert not table_at(position, "build well", "place white2").over  # p1 has a turn
        assert table_at(f"build p1 display well 1 {discarded(well=1)} | - | wood 2", "done").over

    def test_two_rows_every_turn(self):
        """R66: the question comes at the end of every turn in which it is so."""
        rows = f"{full('white')} {full('black', 'mine')}"
        for round_number in (1, 2, 9):
            position = f"build round {round_number} p0 | wood 2 {rows} | -"
            assert legal(position, "done") == {"end", "play on"}
            assert turn(after(position, "done", "play on")) == 1

    def test_what_is_won_lies_open(self):
        """R8: points, bandits and ships of others are seen, and so is the score."""
        position = "dice p0 | - | points 3 bandits 1 0 0 ships 0 1 0"
        other = table_at(position).view(0).seats[1]
        assert (other.points, other.bandits, other.ships) == (3, (1, 0, 0), (0, 1, 0))
        assert other.score == 3 + 2 + 10

    def test_one_of_each_is_always_kept(self):
        """R60: nobody is asked."""
        ended = after("build p0 | wood 2 stone 1 | -", "done")
        assert (phase(ended), stock(ended)) == ("roll", (1, 1, 0))

    def test_the_extra_of_a_statue(self):
        """R38: it is paid once the statue is placed, before a new card is turned up."""
        position = "build p0 display grand_statue 1 well 1 | stone 3 iron 3 | -"
        placed = after(position, "build grand_statue", "place white1")
        assert (phase(placed), legal(placed)) == ("extra", {"pay stone 1", "pay iron 1", "skip"})
        assert (phase(after(placed, "skip")), cards(placed, "display")) == ("reveal", {"well": 1})

    def test_in_both_rows(self):
        """R71: alone, such a card is taken from the lower row."""
        position = "build p0 display well 1 upper well 1 | stone 3 iron 1"
        last = after(position, "build well", "place white1")
        assert (cards(last, "display"), cards(last, "upper")) == ({}, {"well": 1})
