"""R60 to R69 of the rulebook: the end of a turn, the end of the game, and the score."""

import random

import pytest

import gobelet
from tests.games.city.notation import (
    CARDS,
    SPACES,
    after,
    amount,
    city,
    dice,
    discarded,
    full,
    head,
    laid,
    legal,
    named,
    number,
    phase,
    ranks,
    refused,
    scores,
    settle,
    settled,
    stock,
    table_at,
    turn,
)

TWO_ROWS = f"{full('white')} {full('black', 'mine')}"


def is_over(position, *steps):
    """Whether the game is over after these steps."""
    return table_at(position, *steps).over


class TestR60Stock:
    def test_one_of_each_is_kept(self):
        """The rest is lost."""
        position = after("build p0 | wood 3 stone 4 iron 2 | -", "done")
        assert position == "roll round 1 p1 | dice ? ? ? ? ? wood 1 stone 1 iron 1 | -"

    def test_no_resource_for_another(self):
        """Five wood are one, and no stone."""
        assert stock(after("build p0 | wood 5 iron 1 | -", "done")) == (1, 0, 1)

    def test_hourglasses_and_points_are_kept(self):
        """Any number of them."""
        position = after("build p0 | wood 2 hourglasses 7 points 9 | -", "done")
        assert (amount(position, 0, "hourglasses"), amount(position, 0, "points")) == (7, 9)

    def test_after_building(self):
        """Of what is left then."""
        position = after("build p0 | wood 2 stone 4 | -", "build lumber_mill", "place white1", "done")
        assert stock(position) == (0, 1, 0)

    def test_in_the_last_turn_too(self):
        """The end of the game makes no difference."""
        position = after("build p1 | ships 0 2 1 | wood 3 stone 2", "done")
        assert (phase(position), stock(position, 1)) == ("over", (1, 1, 0))


class TestR61Strength:
    def test_everything_of_this_turn_is_gone(self):
        """Strength, bonuses, and what was done once."""
        words = "strength 3 against_bandits 2 army_bonus 1 resource_bonus 1 bandit_malus 1 passed replaced"
        assert head(after(f"build p0 {words} | wood 2 | -", "done")) == ["roll", "round", "1", "p1"]

    def test_at_the_end_of_the_game_too(self):
        """Nothing is left in the head."""
        position = after("build p1 strength 3 resource_bonus 1 passed | ships 0 2 1 | wood 2", "done")
        assert head(position) == ["over", "round", "1", "p1"]

    def test_bonuses_do_not_help_the_next_player(self):
        """Their army gives what it says."""
        position = "build p0 army_bonus 2 resource_bonus 2 | wood 2 | red1 regular_army"
        last = after(settled(position, "done"), "use red", "use white")
        assert (turn(last), number(last, "strength"), stock(last, 1)) == (1, 2, (1, 0, 0))


class TestR62Roll:
    def test_five_dice_each_on_its_row(self):
        """In the columns they show; then the next player begins."""
        position = after("build p0 | wood 2 | dice 2 2 2 2 2", "done", "! 3 3 6 1 2")
        assert position == "dice round 1 p1 | dice 3 3 6 1 2 wood 1 | dice 2 2 2 2 2"

    def test_one_after_another(self):
        """From white to black, six outcomes each."""
        position = "build p0 | wood 2 | -"
        table = table_at(position, "done", "! 4 5")
        assert (dice(table.position), table.pending, turn(table.position)) == ("4 5 ? ? ?", 6, 1)

    def test_cities_do_not_matter(self):
        """A die may come to lie on a deactivated location."""
        position = after("build p0 | wood 2 white3 mine off | -", "done", "! 3 3 3 3 3")
        assert (dice(position), city(position)) == ("3 3 3 3 3", {"white3": "mine off"})

    def test_nobody_rolls_at_the_end_of_the_game(self):
        """All dice of everybody are used."""
        position = after("build p1 | dice 2 3 4 5 6 ships 0 2 1 | wood 2", "done")
        assert (phase(position), dice(position, 0), dice(position, 1)) == ("over", "- - - - -", "- - - - -")


class TestR63NoBanditsLeft:
    @pytest.mark.parametrize(
        ("strength", "taken", "action"),
        [(3, "1 2 2", "attack bandits2"), (4, "2 1 2", "attack bandits3"), (5, "2 2 1", "attack bandits4")],
    )
    def test_all_three_piles(self, strength, taken, action):
        """The last card of the last pile ends the game, here in the last seat."""
        position = f"attack p1 strength {strength} | bandits 2 2 2 | bandits {taken}"
        assert is_over(position, action)

    @pytest.mark.parametrize(
        ("strength", "taken", "action"),
        [(3, "0 2 2", "attack bandits2"), (4, "2 0 2", "attack bandits3"), (5, "2 2 0", "attack bandits4")],
    )
    def test_two_piles_are_not_enough(self, strength, taken, action):
        """One card is left of the third."""
        position = f"attack p1 strength {strength} | bandits 2 2 2 | bandits {taken}"
        assert not is_over(position, action)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_as_many_as_players_plus_2(self, players):
        """One bandit less, and the game goes on."""
        size = players + 2
        position = f"build p{players - 1} | bandits {size} {size} {{}}" + " | -" * (players - 2) + " | wood 2"
        assert is_over(position.format(size), "done")
        assert not is_over(position.format(size - 1), "done")


class TestR64ShipsGone:
    @pytest.mark.parametrize(
        ("first", "stock_of_second", "action"),
        [
            ("4 1 0", 3, "sail ship10"),
            ("4 0 0", 4, "sail ship20"),
            ("0 2 0", 4, "sail ship20"),
            ("3 2 0", 2, "sail ship5"),
            ("3 0 1", 2, "sail ship5"),
            ("0 1 1", 3, "sail ship10"),
        ],
    )
    def test_any_two_piles(self, first, stock_of_second, action):
        """The last card of the second empty pile ends the game."""
        stocked = " ".join(f"{resource} {stock_of_second}" for resource in ("wood", "stone", "iron"))
        assert is_over(f"build p1 | ships {first} | {stocked}", action)

    @pytest.mark.parametrize("ships", ["4 1 0", "3 2 0", "3 1 1", "0 0 1", "0 2 0", "4 0 0"])
    def test_one_pile_is_not_enough(self, ships):
        """However few are left of the others."""
        assert not is_over(f"build p1 | ships {ships} | wood 2", "done")

    @pytest.mark.parametrize(
        "taken",
        ["bandits 4 4 0", "bandits 0 4 4", "bandits 4 0 0 ships 4 0 0", "bandits 4 4 3 ships 0 0 1"],
    )
    def test_two_ship_piles_not_two_of_any_kind(self, taken):
        """Empty piles of bandits count only all three together."""
        assert not is_over(f"build p1 | {taken} | wood 2", "done")

    def test_all_three(self):
        """Two or more."""
        assert is_over("build p1 | ships 4 2 1 | wood 2", "done")


class TestR65NoPileLeft:
    LAST_CARD = f"build p1 {{}}display well 1 {discarded(well=2)} | - | stone 1 iron 1"
    BUILD = ["build well", "place white1", "! well"]

    def test_by_building(self):
        """The last card has been turned up: that is the end, here in the last seat."""
        assert is_over(self.LAST_CARD.format(""), *self.BUILD)

    def test_plays_on(self):
        """As an option, this is no end."""
        position = after(self.LAST_CARD.format("empty_pile plays-on "), *self.BUILD)
        assert (phase(position), number(position, "round"), turn(position)) == ("roll", 2, 0)
        assert named(position, "empty_pile") == "plays-on"

    def test_one_card_left(self):
        """As long as there is one, the game goes on."""
        position = f"build p1 display well 1 {discarded(well=3)} | - | stone 1 iron 1"
        assert not is_over(position, *self.BUILD)

    def test_by_replacing(self):
        """Cards that come for others end it as well."""
        position = f"dice p1 {{}}display well 1 {discarded(well=2)} | - | dice 1 - - - -"
        steps = ["replace with white", "discard well", "! well"]
        assert is_over(position.format(""), *steps)
        assert not is_over(position.format("empty_pile plays-on "), *steps)

    def test_what_lies_there_can_still_be_built(self):
        """The display is open until the end, and is not refilled."""
        rest = discarded(well=2, mint=1)
        position = f"build p0 display well 1 mint 1 {rest} | stone 3 iron 3 | -"
        position = after(position, "build well", "place white1", "! well")
        assert phase(position) == "build"
        assert {"build well", "build mint"} <= legal(position)
        assert turn(after(position, "build mint", "place white2")) == 1

    def test_the_round_is_finished(self):
        """Who comes later has their turn; the one who comes last ends the game."""
        position = f"build p{{}} display well 1 {discarded(well=1)} | {{}} | {{}}"
        assert not is_over(position.format(0, "wood 2", "-"), "done")
        assert is_over(position.format(1, "-", "wood 2"), "done")

    def test_the_option(self):
        """It is chosen before the game begins."""
        table = gobelet.game("city").table(players=2, empty_pile="plays-on")
        assert named(table.position, "empty_pile") == "plays-on"
        assert named(gobelet.game("city").table(players=2).position, "empty_pile") is None
        with pytest.raises(gobelet.SetupError, match="maybe"):
            gobelet.game("city").table(players=2, empty_pile="maybe")

    def test_on_and_on(self):
        """Without a pile and a display there is another round."""
        position = f"build round 7 p1 empty_pile plays-on {discarded()} | - | wood 2"
        assert number(after(position, "done"), "round") == 8


class TestR66TwoFullRows:
    ASKED = f"build p0 | wood 2 {TWO_ROWS} | -"

    def test_a_choice(self):
        """Two rows full of active cards: end, or play on."""
        table = table_at(self.ASKED, "done")
        assert (phase(table.position), table.actor) == ("end", 0)
        assert set(table.legal()) == {"end", "play on"}

    def test_play_on(self):
        """Then nothing has happened."""
        position = after(self.ASKED, "done", "play on")
        assert head(position) == ["roll", "round", "1", "p1"]
        assert (dice(position), stock(position)) == ("? ? ? ? ?", (1, 0, 0))

    def test_end(self):
        """The next player still has a turn, and then it is over."""
        position = settled(self.ASKED, "done", "end")
        assert (phase(position), turn(position), "ending" in head(position)) == ("dice", 1, True)
        assert is_over(f"build p1 ending | {TWO_ROWS} | wood 2", "done")

    def test_end_in_the_last_seat(self):
        """It is over at once."""
        position = f"build round 3 p1 | - | wood 2 {TWO_ROWS}"
        assert is_over(position, "done", "end")
        assert number(after(position, "done", "play on"), "round") == 4

    def test_before_the_roll(self):
        """The dice are rolled only after the answer."""
        table = table_at(self.ASKED, "done")
        assert table.pending == 0
        table.play("play on")
        assert table.pending == 6

    @pytest.mark.parametrize(
        ("cause", "words"),
        [
            pytest.param("ships 4 2 0", "", id="ships"),
            pytest.param("bandits 4 4 4", "", id="bandits"),
            pytest.param("-", discarded(), id="pile"),
        ],
    )
    def test_not_if_the_game_ends_anyway(self, cause, words):
        """Nobody is asked what makes no difference."""
        assert phase(after(f"build p0 {words} | wood 2 {TWO_ROWS} | {cause}", "done")) == "roll"
        assert is_over(f"build p1 {words} | {cause} | wood 2 {TWO_ROWS}", "done")

    def test_not_after_another_has_ended_it(self):
        """The first seat has two rows and has said so; the others are not asked."""
        seats = [TWO_ROWS, f"wood 2 {full('white', 'lumber_mill')} {full('red', 'regular_army')}", "-"]
        assert phase(after(f"build p1 ending | {' | '.join(seats)}", "done")) == "roll"

    def test_without_a_pile_that_ends_it(self):
        """It is asked where the empty pile is no end."""
        position = f"build p0 empty_pile plays-on {discarded()} | wood 2 {TWO_ROWS} | -"
        assert legal(position, "done") == {"end", "play on"}

    def test_nothing_else_meanwhile(self):
        """The question is to be answered."""
        assert refused(self.ASKED, "done", "done")
        assert refused(self.ASKED, "end")

    @pytest.mark.parametrize(
        "cards",
        [
            pytest.param(full("white"), id="one row"),
            pytest.param(f"{full('white')} {laid('mine', SPACES[6:11])}", id="one space short"),
            pytest.param(f"{TWO_ROWS} off", id="one deactivated"),
            pytest.param(laid("mine", SPACES[::3]) + " " + laid("quarry", SPACES[1::3]), id="twenty cards"),
        ],
    )
    def test_not_with_less(self, cards):
        """Two rows, all six spaces, all active."""
        assert phase(after(f"build p0 | wood 2 {cards} | -", "done")) == "roll"

    def test_a_third_row_makes_up_for_a_deactivated_card(self):
        """Two full rows are enough, whatever the others are like."""
        position = f"build p0 | wood 2 {TWO_ROWS} off {full('red', 'regular_army')} | -"
        assert phase(after(position, "done")) == "end"

    @pytest.mark.parametrize("card", ["regular_army", "mine"])
    def test_any_cards(self, card):
        """It does not matter which."""
        position = f"build p0 | wood 2 {full('yellow', card)} {full('blue', 'lumber_mill')} | -"
        assert phase(after(position, "done")) == "end"

    def test_only_the_player_in_turn(self):
        """Others are asked at the end of their own turns."""
        assert phase(after(f"build p0 | wood 2 | {TWO_ROWS}", "done")) == "roll"

    def test_the_card_just_built_counts(self):
        """The twelfth card fills the second row."""
        position = f"build p0 | wood 2 {full('white')} {laid('mine', SPACES[6:11])} | -"
        assert phase(after(position, "build lumber_mill", "place yellow6")) == "end"
        assert phase(after(position, "build lumber_mill", "place red6")) == "roll"

    def test_without_any_step_before(self):
        """Also when attack and building have passed by themselves."""
        position = f"dice p0 | dice - - - - 1 {full('white')} {full('yellow', 'mine')} | -"
        assert phase(after(position, "use black")) == "end"

    def test_each_time_it_is_so(self):
        """Who plays on is asked again at the end of the next turn."""
        first = f"build p0 | wood 2 {TWO_ROWS} | -"
        assert "ending" not in head(after(first, "done", "play on"))
        assert legal(first.replace("build p0", "build round 2 p0"), "done") == {"end", "play on"}

    def test_the_decision_stands(self):
        """A card knocked out afterwards changes nothing."""
        position = settled(f"attack p1 ending strength 2 | {TWO_ROWS} | -", "attack p0 white1")
        assert (phase(position), city(position)["white1"]) == ("over", "quarry off")

    def test_forced(self):
        """As an option nobody is asked."""
        position = settled(self.ASKED.replace("p0", "p0 two_rows forced"), "done")
        assert (phase(position), turn(position), named(position, "two_rows")) == ("dice", 1, "forced")
        last = f"build p1 two_rows forced | - | wood 2 {TWO_ROWS}"
        assert is_over(last, "done")
        assert not is_over(last + " off", "done")

    def test_forced_stands(self):
        """It is the end of that turn that counts, not what comes later."""
        position = settled(f"build p0 two_rows forced | wood 2 {TWO_ROWS} | -", "done")
        assert number(play_out(table_at(position)).position, "round") == 1

    def test_the_option(self):
        """It is chosen before the game begins."""
        table = gobelet.game("city").table(players=2, two_rows="forced")
        assert named(table.position, "two_rows") == "forced"
        assert named(gobelet.game("city").table(players=2).position, "two_rows") is None
        with pytest.raises(gobelet.SetupError, match="never"):
            gobelet.game("city").table(players=2, two_rows="never")


def play_out(table, seed=0):
    """The table once its game, played on at random, is over."""
    rng = random.Random(seed)
    while not settle(table).over:
        table.play(rng.choice(table.legal()))
    return table


class TestR67TheRoundIsFinished:
    TRIGGERS = [
        pytest.param("ships 5 3 0", "", id="ships"),
        pytest.param("bandits 5 5 5", "", id="bandits"),
        pytest.param("-", discarded(), id="pile"),
        pytest.param(TWO_ROWS, "ending", id="two rows"),
    ]

    @pytest.mark.parametrize(("cause", "words"), TRIGGERS)
    def test_everybody_else_first(self, cause, words):
        """With three players it is over after the third, and not before."""
        second = table_at(f"build round 5 p1 {words} | {cause} | wood 2 | -", "done")
        assert (second.over, turn(second.position), number(second.position, "round")) == (False, 2, 5)
        third = table_at(f"build round 5 p2 {words} | {cause} | - | wood 2", "done")
        assert (third.over, turn(third.position), number(third.position, "round")) == (True, 2, 5)

    @pytest.mark.parametrize("seed", range(3))
    def test_one_more_turn_each(self, seed):
        """From the first seat's last ship to the end, whatever the others do."""
        position = "build round 5 p0 | wood 3 stone 3 iron 3 ships 5 2 0 | - | -"
        table = play_out(table_at(position, "sail ship10"), seed)
        assert (number(table.position, "round"), turn(table.position)) == (5, 2)

    def test_nobody_decides_any_more(self):
        """The game is over for good."""
        table = table_at("build p1 | ships 0 2 1 | wood 2", "done")
        assert (table.over, table.actor, table.pending, table.legal()) == (True, None, 0, [])
        with pytest.raises(gobelet.IllegalActionError):
            table.play("done")

    def test_the_end_as_text(self):
        """The last round and the last seat, with what everybody has."""
        position = after("build round 6 p1 | ships 0 2 1 | wood 2 points 3", "done")
        assert position == "over round 6 p1 | ships 0 2 1 | wood 1 points 3"


class TestR68Score:
    CHARLES = (
        "points 9 ships 2 0 0"
        " white1 lumber_mill white2 quarry white3 town_hall white4 merchant_guild white5 quarry"
        " yellow2 mine yellow5 storehouse"
        " red1 grand_statue red2 manor red3 great_wall red4 manor red6 cathedral off"
    )

    def test_the_example_of_the_book(self):
        """Charles: 10 for ships, 9 tokens, 7 for town hall, guild and storehouse, 15 for the red row."""
        position = f"attack round 12 p2 strength 5 | {self.CHARLES} | bandits 2 2 3 | bandits 3 3 1"
        table = table_at(position, "attack bandits4")  # by Angela, the last one
        assert (table.over, table.scores()) == (True, [10 + 9 + 7 + 15, 22, 23])
        assert table.ranks() == [1, 3, 2]

    def test_the_red_row_of_the_example(self):
        """2, 2, 3 and 2, nothing for the Small House, and 6 for the deactivated Cathedral."""
        row = "red1 grand_statue red2 manor red3 great_wall red4 manor"
        assert scores(f"dice p0 | {row} | -") == [9, 0]
        assert scores(f"dice p0 | {row} red6 cathedral off | -") == [15, 0]

    @pytest.mark.parametrize("card", CARDS)
    def test_every_card(self, card):
        """Active or not, it is worth the same."""
        points = 1 if card == "cathedral" else CARDS[card].points
        assert [points, points] == scores(f"dice p0 | white1 {card} | white1 {card} off")

    def test_points_bandits_and_ships(self):
        """7 tokens, 1x2 + 2x3 + 1x4 for bandits, 2x5 + 10 + 20 for ships."""
        assert scores("dice p0 | points 7 bandits 1 2 1 ships 2 1 1 | -") == [7 + 12 + 40, 0]

    def test_resources_and_hourglasses_are_worth_nothing(self):
        """Nor are dice."""
        assert scores("dice p0 | wood 1 stone 1 iron 1 hourglasses 9 | -") == [0, 0]

    def test_a_city(self):
        """All cards together: 3 + 2 + 1 + 0, and a Cathedral with a Small House and a Manor on its row: 3."""
        cards = "white1 mint yellow1 manor yellow2 cathedral red1 bazaar off blue1 mine"
        assert scores(f"dice p0 | {cards} | -") == [3 + 2 + 3 + 1 + 0, 0]

    def test_what_was_covered_does_not_count(self):
        """It lies in the discard."""
        assert scores("dice p0 discard mint 2 | white1 mint | -") == [3, 0]


def places(*seats):
    """Everybody's place, whoever is in turn."""
    found = {tuple(ranks(f"dice p{player} | {' | '.join(seats)}")) for player in range(len(seats))}
    assert len(found) == 1
    return list(found.pop())


class TestR69Winner:
    def test_the_highest_score(self):
        """Points from anywhere."""
        assert places("points 10", "ships 0 0 1", "points 15") == [3, 1, 2]
        assert places("points 3 white1 bazaar", "bandits 0 0 1 points 1", "white1 mint") == [2, 1, 3]

    def test_then_more_cards(self):
        """3 points each, one of them with a card."""
        assert places("points 3", "points 2 white1 bazaar") == [2, 1]
        assert places("points 2 white1 bazaar", "points 3") == [1, 2]

    def test_cards_without_points_and_deactivated_ones_are_cards(self):
        """They are counted, not weighed."""
        assert places("points 2 white1 mint", "points 5 white1 mine off white2 quarry") == [2, 1]

    def test_printed_locations_are_not(self):
        """Who covers has a card, who does not has none."""
        assert places("points 1", "points 1 white1 mine") == [2, 1]

    def test_then_more_points_in_bandits_and_ships(self):
        """Equal scores, equally many cards."""
        assert places("points 5", "ships 1 0 0") == [2, 1]
        assert places("points 1 bandits 2 0 0", "ships 1 0 0") == [2, 1]
        assert places("points 5 white1 mint", "points 3 bandits 1 0 0 red1 mint") == [2, 1]

    def test_their_points_not_their_number(self):
        """One ship of 10 is more than four bandits of 2."""
        assert places("points 2 bandits 4 0 0", "ships 0 1 0") == [2, 1]

    def test_cards_before_bandits_and_ships(self):
        """The second tie-break comes second."""
        assert places("ships 1 0 0", "points 5 white1 mine") == [2, 1]

    def test_then_the_earlier_in_turn_order(self):
        """No place is shared."""
        assert places("points 4", "points 4") == [1, 2]
        assert places("-", "-", "-", "-") == [1, 2, 3, 4]
        assert places("bandits 2 0 0", "bandits 0 0 1") == [1, 2]

    @pytest.mark.parametrize(
        ("seats", "expected"),
        [
            pytest.param(["points 9", "points 3", "points 3 white1 mine", "-"], [1, 3, 2, 4], id="cards"),
            pytest.param(["points 9", "points 7", "points 5", "ships 1 0 0"], [1, 2, 4, 3], id="ships, last"),
            pytest.param(["points 5", "ships 1 0 0", "points 9", "-"], [3, 2, 1, 4], id="ships, second"),
            pytest.param(["points 2", "points 9", "points 2", "points 3"], [3, 1, 4, 2], id="order, third"),
            pytest.param(
                ["points 4", "points 2 bandits 1 0 0", "points 4 white1 mine", "points 4"],
                [3, 2, 1, 4],
                id="all of them at once",
            ),
        ],
    )
    def test_for_any_place(self, seats, expected):
        """Ties further back are broken the same way."""
        assert expected == places(*seats)

    def test_stock_and_hourglasses_break_no_tie(self):
        """Only what the rule names."""
        assert places("-", "wood 1 stone 1 iron 1 hourglasses 9") == [1, 2]

    def test_at_the_end(self):
        """The same when the game is over."""
        position = "build p2 | points 10 ships 0 0 1 | ships 0 3 0 | wood 2 points 30"
        table = table_at(position, "done")
        assert (table.over, table.scores(), table.ranks()) == (True, [30, 30, 30], [2, 1, 3])
