"""Roll Through the Ages on a page: what is drawn, what can be ticked there, and what the ticks do."""

import copy
import itertools
import os
import random
import re

import pytest

import gobelet
from gobelet.engine.errors import NotationError
from gobelet.web.rendering import page_language, render_board
from tests.web.table_board import TableBoard

GAME = gobelet.game("ages")
BOARD = TableBoard(GAME)
NAMES = ("Ada", "Bo", "Chloé", "Inès")
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
STEPS = 40 if UNCOMPILED else 120
STRIDE = 3  # of the moments, those that are drawn
TRADING = {"trade", "offer", "answer", "counter", "reply"}
PLANNED = {"keep", "build", "exchange", "buy", "pay", "discard", *TRADING}
SETUPS = [
    (1, {}),
    (2, {"trading": "yes"}),
    (3, {"edition": "reprint"}),
    (4, {"trading": "yes", "edition": "reprint"}),
    (3, {"trading": "gifts", "edition": "late"}),
]

for_every_setup = pytest.mark.parametrize(("players", "options"), SETUPS, ids=str)


def words(code="en", players=4):
    language = copy.copy(page_language(code, GAME))
    language.names = NAMES[:players]
    return language


def moments(players, options, seed=0):
    """The same table at every decision of a game played at random, more eagerly the longer it goes on."""
    rng = random.Random(seed)
    table = GAME.table(players, seed=seed, **options)
    for _ in range(STEPS):
        if table.over:
            return
        yield table
        table.play(choose_eagerly(table.legal(), rng))


def choose_eagerly(legal, rng):
    """Nothing is taken back, nobody stops building early, and no turn is spent on trading alone."""
    if any(action.startswith("trade ") for action in legal) and rng.random() < 0.5:
        return "done"
    undoing = ("withdraw", "done", "counter", "remove")
    return rng.choice([action for action in legal if action.split()[0] not in undoing] or legal)


def laid_out(position):
    return GAME.table(position=position)


def controls_of(table, language):
    return BOARD.controls(table, language)


def drawn(table, viewer, language, **context):
    return str(render_board(table, viewer, language, **context))


def inputs(html):
    return re.findall(r'data-piece="([^"]+)"', html)


def label_of(table, *picks, code="en"):
    return words(code).say(BOARD.compose(table, picks).label)


def end_of_game():
    """A table played to its end by whoever does not dawdle."""
    table, rng = GAME.table(2, seed=1), random.Random(1)
    while not table.over:
        legal = table.legal()
        table.play("stop" if "stop" in legal else rng.choice([a for a in legal if a != "done"] or legal))
    return table


class TestDrawing:
    @for_every_setup
    def test_every_choice_is_on_the_board_of_who_must_decide(self, players, options):
        """Each once, in both languages; a choice without a place on the board would be lost."""
        languages = itertools.cycle(words(code, players) for code in ("en", "fr"))
        for table, language in zip(moments(players, options), languages, strict=False):
            controls = controls_of(table, language)
            keys = [*controls.by_piece, *(controls.plan.picks if controls.plan else ())]
            html = drawn(table, table.actor, language, controls=controls)
            assert sorted(inputs(html)) == sorted(keys), table.position

    @for_every_setup
    def test_nobody_else_has_anything_to_choose(self, players, options):
        """Another seat and a spectator see the same table, without inputs."""
        for table in itertools.islice(moments(players, options, seed=1), None, None, STRIDE):
            for viewer in (None, (table.actor + 1) % players):
                html = drawn(table, viewer, words("fr", players))
                assert "<input" not in html
                assert all(name in html for name in NAMES[:players])

    def test_looking_at_another_seat_takes_no_choice_away(self):
        """Who must decide finds their own sheet below, in full."""
        language = words(players=2)
        for table in itertools.islice(moments(2, {}, seed=2), None, None, STRIDE):
            controls = controls_of(table, language)
            shown = 1 - table.actor
            html = drawn(table, table.actor, language, controls=controls, shown=shown)
            assert len(inputs(html)) == len(controls.by_piece) + len(
                controls.plan.picks if controls.plan else ()
            )

    def test_the_dice_keep_their_names_and_say_what_they_show(self):
        """So that the page can let those tumble that have changed."""
        table = laid_out("keep round 4 p0 rolls 2 [food skull coins] | food 3 | food 5")
        found = re.findall(r'id="(die-\d)" data-face="(\w*)"', drawn(table, 0, words()))
        assert found == [("die-1", "food"), ("die-2", "skull"), ("die-3", "coins")]

    def test_the_disaster_of_the_dice_is_lit(self):
        """Two skulls: Drought, and only Drought."""
        table = laid_out("keep round 4 p0 rolls 2 [skull skull coins] | food 3 | food 5")
        lit = re.findall(r'<li class="lit">.*?<b>(\w+)</b>', drawn(table, 0, words()), re.DOTALL)
        assert lit == ["Drought"]

    @pytest.mark.compiled
    def test_the_end_can_be_drawn(self):
        table = end_of_game()
        for viewer, code in itertools.product((None, 0, 1), ("en", "fr")):
            html = drawn(table, viewer, words(code, 2))
            assert "<input" not in html
            assert words(code).say("ask-over") in html

    def test_it_is_light_and_has_no_style_or_script_of_its_own(self):
        """At most 45 KB, and nothing that the page's security policy would refuse."""
        language = words(players=4)
        for table in itertools.islice(moments(*SETUPS[3], seed=3), None, None, 7):
            html = drawn(table, table.actor, language, controls=controls_of(table, language))
            assert len(html) < 45_000
            assert not re.search(r"<script|\sstyle=|\son\w+=", html)


class TestPlans:
    @for_every_setup
    def test_what_ticks_mean_is_accepted(self, players, options):
        """Any set of ticks means nothing, and says so, or something that the rules allow and words tell."""
        rng, composed, phases = random.Random(7), 0, set()
        for table in itertools.islice(moments(players, options, seed=4), None, None, 2):
            plan = BOARD.plan(table)
            values = [pick.value for pick in plan.picks.values()] if plan else []
            for size in (1, 2, 4) if plan else ():
                try:
                    found = BOARD.compose(table, rng.sample(values, min(size, len(values))))
                except NotationError:
                    continue
                table.copy().play(*found.actions)
                assert all(words(code, players).say(found.label) for code in ("en", "fr"))
                composed += 1
                phases.add(table.view().phase)
        assert composed > 5
        assert phases >= {"keep", "build"}

    @for_every_setup
    def test_nonsense_is_refused(self, players, options):
        """Whatever a form may send."""
        for table in itertools.islice(moments(players, options, seed=5), None, None, STRIDE):
            for picks in (["die-9"], ["nothing"], [""], ["peg-wood-99", "dev-empire-2"]):
                with pytest.raises(NotationError):
                    BOARD.compose(table, picks)

    @for_every_setup
    def test_a_plan_leaves_every_other_action_a_button(self, players, options):
        """Covered are only actions that ticking can bring about."""
        for table in itertools.islice(moments(players, options, seed=6), None, None, STRIDE):
            plan = BOARD.plan(table)
            assert (plan is not None) <= (table.view().phase in PLANNED)
            buttons = {choice.action for choice in controls_of(table, words()).choices}
            verbs = {action.split()[0] for action in set(table.legal()) - buttons}
            rules = {"reroll", "worker", "exchange", "buy", "spend", "sell", "discard"}
            assert verbs <= rules | {"trade", "give", "ask", "counter"}


class TestRolling:
    TABLE = "keep round 4 p0 rolls 1 [food skull coins] | food 3 | food 5"

    def test_ticked_dice_are_rerolled(self):
        table = laid_out(self.TABLE)
        assert BOARD.compose(table, ["die-3", "die-1"]).actions == ["reroll 1 3"]
        assert label_of(table, "die-3", "die-1") == "Reroll 2 dice"
        assert label_of(table, "die-1", code="fr") == "Relancer 1 dé"

    @pytest.mark.parametrize("picks", [[], ["die-2"], ["die-1", "die-2"]])
    def test_no_dice_and_skulls_are_not(self, picks):
        with pytest.raises(NotationError):
            BOARD.compose(laid_out(self.TABLE), picks)

    def test_leadership_is_on_the_dice(self):
        table = laid_out("lead round 4 p0 rolls 3 [food skull coins] | food 3 leadership | food 5")
        places = {GAME.notation.format_action(a): piece for a, piece in BOARD.pieces(table).items()}
        assert places == {"lead 1": "die-1", "lead 2": "die-2", "lead 3": "die-3"}


class TestBuilding:
    TABLE = "build round 4 p0 workers 4 [workers workers food] | food 3 city4 1 | food 5 step_pyramid first"

    def test_workers_go_to_the_ticked_boxes(self):
        table = laid_out(self.TABLE)
        picks = ["city4-3", "obelisk-1", "city4-2"]
        assert BOARD.compose(table, picks).actions == ["worker city4"] * 2 + ["worker obelisk"]
        assert (
            label_of(table, *picks) == "Place 3 workers: 2 on the 4th city (built), 1 on the Obelisk; 1 left"
        )

    def test_who_comes_later_is_told_so(self):
        table = laid_out(self.TABLE)
        picks = [f"step_pyramid-{box}" for box in (1, 2, 3)]
        assert label_of(table, *picks) == "Place 3 workers: 3 on the Step Pyramid (built, 0 points); 1 left"

    def test_more_boxes_than_workers_are_refused(self):
        with pytest.raises(NotationError):
            BOARD.compose(laid_out(self.TABLE), [f"obelisk-{box}" for box in range(1, 6)])

    def test_a_ticked_box_cannot_be_ticked_again(self):
        assert "city4-1" not in BOARD.plan(laid_out(self.TABLE)).picks


class TestBuying:
    TABLE = "buy round 4 p0 coins 7 [coins food food] | food 3 wood 2 stone 2 cloth 2 | food 5"

    def test_coins_then_the_ticked_stack(self):
        table = laid_out(self.TABLE)
        picks = ["stack-wood", "dev-irrigation"]
        assert BOARD.compose(table, picks).actions == ["buy irrigation", "spend wood"]
        assert label_of(table, *picks) == "Buy Irrigation for 10: 7 coins, 2 wood (3); nothing is lost"

    def test_developments_come_first(self):
        """On a phone the sheet is long: what is bought, then what it is paid with."""
        table, language = laid_out(self.TABLE), words()
        html = drawn(table, 0, language, controls=controls_of(table, language))
        sections = re.findall(r'<section class="(pegs|devs|cities|monuments)">', html)
        assert sections == ["devs", "pegs", "cities", "monuments"]

    def test_what_is_too_much_is_said(self):
        label = label_of(laid_out(self.TABLE), "stack-cloth", "dev-irrigation")
        assert label == "Buy Irrigation for 10: 7 coins, 2 cloth (12); 9 lost"

    def test_untold_it_takes_the_least(self):
        """Wood is enough for Irrigation; for Caravans it is cloth and, with the least more, wood."""
        table = laid_out(self.TABLE)
        assert BOARD.compose(table, ["dev-irrigation"]).actions == ["buy irrigation", "spend wood"]
        assert BOARD.compose(table, ["dev-caravans"]).actions[1:] == ["spend wood", "spend cloth"]

    def test_what_is_not_needed_is_kept(self):
        table = laid_out(self.TABLE)
        picks = ["stack-stone", "stack-wood", "stack-cloth", "dev-irrigation"]
        assert BOARD.compose(table, picks).actions == ["buy irrigation", "spend wood"]
        assert label_of(table, *picks).endswith("nothing is lost; not needed: 2 stone (6), 2 cloth (12)")

    def test_two_developments_or_none_are_refused(self):
        for picks in ([], ["stack-wood"], ["dev-irrigation", "dev-leadership"]):
            with pytest.raises(NotationError):
                BOARD.compose(laid_out(self.TABLE), picks)

    def test_granaries_sell_the_ticked_food(self):
        table = laid_out("buy round 4 p0 coins 7 [coins food food] | food 3 wood 2 granaries | food 5")
        picks = ["dev-leadership", "peg-food-2"]
        assert BOARD.compose(table, picks).actions == ["buy leadership", "sell food"]
        assert label_of(table, *picks) == "Buy Leadership for 10: 7 coins, 1 food (4); 1 lost"

    def test_a_purchase_begun_is_paid_for(self):
        table = laid_out(self.TABLE)
        table.play("buy irrigation")
        assert BOARD.compose(table, ["stack-stone"]).actions == ["spend stone"]
        assert BOARD.compose(table, []).actions == ["spend wood"]


class TestDiscarding:
    TABLE = "discard round 4 p0 [good good good] | food 3 wood 5 stone 3 | food 5"

    def test_ticked_goods_are_discarded(self):
        table = laid_out(self.TABLE)
        picks = ["peg-wood-5", "peg-stone-1"]
        assert sorted(BOARD.compose(table, picks).actions) == ["discard stone", "discard wood"]
        assert label_of(table, *picks) == "Discard 1 wood, 1 stone"
        assert label_of(table, "peg-wood-1") == "Discard 1 wood; 1 more to discard"

    def test_no_more_than_needed(self):
        for picks in ([], ["peg-wood-1", "peg-wood-2", "peg-wood-3"]):
            with pytest.raises(NotationError):
                BOARD.compose(laid_out(self.TABLE), picks)


class TestTrading:
    def table(self):
        return laid_out(
            "trade round 2 p0 trading [good good good] | food 3 wood 2 | food 2 cloth 1 | food 1 stone 1"
        )

    def test_both_sides_are_offered_together(self):
        table = self.table()
        picks = ["peg-wood-1", "peg-wood-2", "ask-1-cloth-1"]
        actions = BOARD.compose(table, picks).actions
        assert actions == ["trade p1", "give wood", "give wood", "ask cloth", "propose"]
        assert label_of(table, *picks) == "Offer Bo 2 wood for 1 cloth"

    @pytest.mark.parametrize(
        "picks",
        [["peg-wood-1"], ["ask-1-cloth-1"], ["peg-wood-1", "ask-1-cloth-1", "ask-2-stone-1"]],
        ids=str,
    )
    def test_a_gift_is_no_exchange_and_an_offer_is_made_to_one(self, picks):
        with pytest.raises(NotationError):
            BOARD.compose(self.table(), picks)

    def test_an_offer_begun_is_completed(self):
        table = self.table()
        table.play("trade p2", "give wood")
        assert BOARD.compose(table, ["ask-2-stone-1"]).actions == ["ask stone", "propose"]
        assert label_of(table, "ask-2-stone-1") == "Offer Chloé 1 wood for 1 stone"
        assert not any(key.startswith("ask-1") for key in BOARD.plan(table).picks)

    def test_an_answer_can_be_a_counter_offer(self):
        """R76: the one who answers ticks on their own peg board, and what the other has."""
        table = self.table()
        table.play("trade p1", "give wood", "ask cloth", "propose")
        picks = ["peg-cloth-1", "ask-0-wood-1", "ask-0-wood-2"]
        actions = BOARD.compose(table, picks).actions
        assert actions == ["counter", "give cloth", "ask wood", "ask wood", "propose"]
        assert label_of(table, *picks) == "Offer Ada 1 cloth for 2 wood instead"
        buttons = {choice.action for choice in controls_of(table, words()).choices}
        assert buttons == {"accept", "refuse"}

    def test_no_counter_offer_when_none_is_left(self):
        table = laid_out("answer p0 trading offers 6 with p1 give wood 1 ask stone 1 | wood 1 | stone 1")
        assert BOARD.plan(table) is None

    def test_a_gift_is_for_somebody(self):
        """R78: with several opponents one is chosen first."""
        table = laid_out("trade p0 gifts | wood 2 | food 2 | food 1")
        with pytest.raises(NotationError):
            BOARD.compose(table, ["peg-wood-1"])
        buttons = {choice.action for choice in controls_of(table, words()).choices}
        assert {"trade p1", "trade p2"} <= buttons
        table.play("trade p2")
        assert BOARD.compose(table, ["peg-wood-1"]).actions == ["give wood", "propose"]
        assert label_of(table, "peg-wood-1") == "Offer Chloé 1 wood for nothing"


class TestLate:
    EXCHANGE = "exchange p0 late | food 3 wood 3 ships 2 shipping | food 3"

    def test_ships_exchange_what_is_ticked(self):
        """R75: as many to take as to give."""
        table = laid_out(self.EXCHANGE)
        picks = ["peg-wood-1", "peg-wood-2", "take-cloth-1", "take-stone-1"]
        expected = ["exchange wood for cloth", "exchange wood for stone"]
        assert BOARD.compose(table, picks).actions == expected
        assert label_of(table, *picks) == "Exchange 2 wood for 1 stone, 1 cloth"

    @pytest.mark.parametrize(
        "picks", [[], ["peg-wood-1"], ["take-cloth-1"], ["peg-wood-1", "take-wood-1"]], ids=str
    )
    def test_no_half_exchange(self, picks):
        with pytest.raises(NotationError):
            BOARD.compose(laid_out(self.EXCHANGE), picks)

    def test_ships_are_drawn_where_there_are_some(self):
        """R74: everybody's, in this edition only."""
        assert drawn(laid_out(self.EXCHANGE), 1, words()).count("#ages-ship") == 6 + 1
        assert 'href="#ages-ship"' not in drawn(laid_out("roll p0 [? ? ?] | food 3 | food 3"), 0, words())

    @pytest.mark.parametrize(
        ("position", "buttons"),
        [
            ("preserve p0 late [? ? ?] | food 3 pottery 1 preservation | -", {"preserve", "done"}),
            ("invade p0 late | spearheads 1 smithing | -", {"spearhead", "done"}),
            ("build p0 late workers 1 | wood 1 cloth 1 shipping | -", {"ship", "done"}),
        ],
    )
    def test_new_decisions_are_buttons(self, position, buttons):
        assert buttons == {choice.action for choice in controls_of(laid_out(position), words()).choices}


class TestScoreSheet:
    @for_every_setup
    def test_the_lines_add_up(self, players, options):
        for table in moments(players, options, seed=8):
            view = table.view()
            for seat, score in enumerate(table.scores()):
                lines = BOARD.score_sheet(view, seat)
                assert sum(points for _, points in lines) == score
        assert all(words(code).say(line) for line, _ in lines for code in ("en", "fr"))
