"""Dicetopia on a page, looked at from the outside along random games."""

import functools
import itertools
import os
import random
import re

import pytest

import gobelet
from gobelet.engine.dice import new_rng
from gobelet.engine.errors import NotationError
from gobelet.web.boards import board_folder
from gobelet.web.rendering import page_language, render_board
from tests.web.table_board import TableBoard

GAME = gobelet.game("topia")
BOARD = TableBoard(GAME)
LANGUAGES = ("en", "fr")
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
STRIDE = 29 if UNCOMPILED else 8  # of the decisions of a game, those looked at
SETUPS = [
    (2, {}),
    (3, {"scenario": "busy_agency", "bank_card": "yes"}),
    (4, {"bank": "alike", "gugu": "by_one"}),
    (2, {"scenario": "open_books"}),
    (3, {"scenario": "no_powers"}),
    (4, {"scenario": "random", "third_mission": "out", "hollows": "each_piece"}),
]
for_every_setup = pytest.mark.parametrize(("players", "options"), SETUPS)
MAX_BYTES = 45_000
OWN_ACTION = (
    "first round 2 p0 doing nethal [p0 p0 purple5 / p1 white3 teal1 / purple1 teal4 white6"
    " / teal6 purple2 teal5 / purple6 teal3 white2 / white5 purple3 purple4]"
    " | faction {} dice teal2 white1 | dice white3"
)


def moments(players, seed, options, stride=STRIDE):
    """A table at every so many decisions of a random game, and at its end."""
    table, rng = GAME.table(players, seed=seed, **options), random.Random(seed)
    for k in itertools.count(seed):
        if k % stride == 0 or table.over:
            yield table
        if table.over:
            return
        table.play(rng.choice(table.legal_ids()))


@functools.cache
def first_moment(phase, **options):
    """The first decision of that phase in random games of two; or the first with a plan of that name."""
    for seed in itertools.count():
        for table in moments(2, seed, options, stride=1):
            plan = BOARD.plan(table)
            if phase in (table.view().phase, plan and plan.name):
                return table.copy()
    return None


def controls_of(table, code="en"):
    return BOARD.controls(table, page_language(code, GAME))


def draw(table, viewer, code="en", **context):
    return str(render_board(table, viewer, page_language(code, GAME), **context))


def draw_for_actor(table, code="en", **context):
    return draw(table, table.actor, code, controls=controls_of(table, code), **context)


def inputs_of(html):
    return re.findall(r'<input [^>]*data-piece="([^"]*)"', html)


def pairs_of(table):
    """Every two pieces that could be ticked together."""
    return itertools.combinations([pick.value for pick in BOARD.plan(table).picks.values()], 2)


class TestPieces:
    @for_every_setup
    @pytest.mark.parametrize("code", LANGUAGES)
    def test_each_is_an_input_exactly_once(self, players, options, code):
        """For the actor, whoever's board is drawn large: nothing that can be chosen is missing."""
        for table in moments(players, 1, options):
            if table.over:
                break
            controls = controls_of(table, code)
            expected = {*controls.by_piece, *(controls.plan.picks if controls.plan else ())}
            for shown in {table.actor, 0}:
                inputs = inputs_of(draw_for_actor(table, code, shown=shown))
                assert sorted(inputs) == sorted(expected)

    @for_every_setup
    @pytest.mark.parametrize("code", LANGUAGES)
    def test_nobody_else_has_any(self, players, options, code):
        """Other seats and spectators only look, also at the end."""
        for table in moments(players, 2, options):
            for viewer in (0, players - 1, None):
                assert "<input" not in draw(table, viewer, code)

    @pytest.mark.compiled
    @pytest.mark.parametrize(
        ("phase", "prefix", "options"),
        [
            ("keep", "mission-", {}),
            ("return", "mission-", {}),
            ("hypnotise", "district-", {}),
            ("award", "district-", {}),
            ("copy", "p", {}),
            ("adapt", "p", {}),
            ("cube", "cube-", {"bank_card": "yes"}),
        ],
    )
    def test_actions_lie_where_they_belong(self, phase, prefix, options):
        """Missions to give back, districts to name, dice on cards, cubes on their tracks."""
        found = BOARD.pieces(first_moment(phase, **options))
        assert found
        assert all(piece.startswith(prefix) for piece in found.values())

    @pytest.mark.compiled
    def test_a_power_is_a_piece_beside_dice_and_a_button_alone(self):
        table = next(t for s in range(99) for t in moments(2, s, {}, 1) if "power" in t.legal()).copy()
        assert "power" in controls_of(table).by_piece
        asked = first_moment("after")
        controls = controls_of(asked)
        assert [choice.action for choice in controls.loose] == ["power"]
        assert [choice.action for choice in controls.last] == ["done"]


class TestPlan:
    @pytest.mark.compiled
    @for_every_setup
    def test_two_pieces_are_accepted_together_or_not_at_all(self, players, options):
        """What compose gives can be played; each piece offered goes with some other; the label has words."""
        for table in moments(players, 3, options, stride=2):
            if (plan := BOARD.plan(table)) is None:
                continue
            values = [pick.value for pick in plan.picks.values()]
            for value in values:
                composed = compose_some(table, value, values)
                assert value in composed.actions
                table.copy().play(*composed.actions)
            for code in LANGUAGES:
                assert page_language(code, GAME).say(composed.label)

    @pytest.mark.compiled
    @pytest.mark.parametrize("step", ["nethal", "bank", "twilight", "waste", "pray"])
    def test_nonsense_is_refused(self, step):
        """Nothing, one piece, three, one twice, what cannot be parsed, what cannot be done now."""
        table = first_moment(step)
        values = [pick.value for pick in BOARD.plan(table).picks.values()]
        nonsense = [[], values[:1], values[:3], values[:1] * 2, ["x", "y"], ["done", "take bank1"]]
        for picks in nonsense:
            with pytest.raises(NotationError):
                BOARD.compose(table, picks)

    def test_where_nothing_is_ticked_nothing_is_composed(self):
        table = GAME.table(2, seed=0)
        assert BOARD.plan(table) is None
        with pytest.raises(NotationError):
            BOARD.compose(table, ["return even", "return odd"])

    @pytest.mark.parametrize(
        ("code", "label"),
        [
            ("en", "Power: block your own action, nothing is moved or rerolled"),
            ("fr", "Capacité\xa0: bloquer ta propre action, rien n’est déplacé ni relancé"),
        ],
    )
    def test_banxa_has_a_button_beside_the_pieces(self, code, label):
        """R19: its own action can be blocked; dice to swap are ticked as by the others."""
        plain, banxa = (GAME.table(position=OWN_ACTION.format(faction)) for faction in ("ewo used", "banxa"))
        assert BOARD.plan(plain).picks == BOARD.plan(banxa).picks
        assert [("block", label)] == [
            (choice.action, choice.label) for choice in controls_of(banxa, code).loose
        ]
        assert not controls_of(plain, code).loose

    @pytest.mark.compiled
    @for_every_setup
    def test_the_label_says_whose_points_change(self, players, options):
        """As far as the actor can know: hidden missions of others have no part in it."""
        for table in moments(players, 4, options, stride=2):
            plan = BOARD.plan(table)
            if plan is None or plan.name in ("pray", "return"):
                continue
            for pair in itertools.islice(pairs_of(table), 0, None, 29):
                try:
                    composed = BOARD.compose(table, pair)
                except NotationError:
                    continue
                assert told_changes(composed.label) == changes_after(table, composed.actions)

    @pytest.mark.compiled
    def test_busy_agency_returns_two_at_once(self):
        table = first_moment("return", scenario="busy_agency")
        composed = BOARD.compose(table, list(next(pairs_of(table))))
        assert composed.label.id == "web-return"
        table = table.copy()
        table.play(*composed.actions)
        assert table.view().phase != "return"


def compose_some(table, value, others):
    """The piece with the first of the others that it goes with."""
    for other in others:
        try:
            return BOARD.compose(table, [value, other])
        except NotationError:
            continue
    raise AssertionError(f"{value} goes with nothing.")


def told_changes(label):
    changes = label.args["changes"]
    if changes[0] == "web-no-change":
        return {}
    return {
        message.args["name"].args["seat"]: int(message.args["points"].replace("−", "-"))
        for message in changes
    }


def changes_after(table, actions):
    """By playing it on a copy; whatever is asked first is let happen."""
    after = table.copy()
    after.play(*actions)
    if after.view().phase == "block":
        after.play("allow")
    known = [own.missions is not None for own in table.view(table.actor).seats]
    before, now = (known_points(t, known) for t in (table, after))
    return {seat: now[seat] - before[seat] for seat in range(table.players) if now[seat] != before[seat]}


def known_points(table, known):
    public = [own.dice_points + own.city_points for own in table.view().seats]
    return [
        score if is_known else p for score, p, is_known in zip(table.scores(), public, known, strict=True)
    ]


class TestSecrets:
    @for_every_setup
    def test_what_a_seat_cannot_see_changes_nothing_on_its_page(self, players, options):
        """Board, controls and the labels of plans stay the same when all that is hidden is drawn again."""
        for table in moments(players, 5, options, stride=STRIDE + 2):
            for seat in range(players):
                state = GAME.copy_state(table.state)
                GAME.rules.hide(state, seat, new_rng(seat))
                assert draw(table.at(state), seat) == draw(table, seat)
                if seat == table.actor:
                    assert draw_for_actor(table.at(state)) == draw_for_actor(table)

    @for_every_setup
    def test_a_spectator_sees_no_mission_before_the_end(self, players, options):
        """Unless they lie open; at the end everybody sees all that are held."""
        is_open = options.get("scenario") == "open_books"
        for table in moments(players, 6, options):
            held = [own for seat in range(players) for own in table.view(seat).seats[seat].missions]
            html = draw(table, None)
            for own in held:
                assert (f"<strong>{own.mission.name['en']}</strong>" in html) == (is_open or table.over)

    @pytest.mark.compiled
    def test_the_label_of_a_swap_tells_no_secret(self):
        for table in moments(3, 8, {}, stride=1):
            if BOARD.plan(table) is None:
                continue
            state = GAME.copy_state(table.state)
            GAME.rules.hide(state, table.actor, new_rng(1))
            for pair in itertools.islice(pairs_of(table), 0, None, 11):
                try:
                    composed = BOARD.compose(table, pair)
                except NotationError:
                    continue
                assert BOARD.compose(table.at(state), pair) == composed


class TestScoreSheet:
    @for_every_setup
    def test_adds_up_to_the_score(self, players, options):
        """To what the viewer sees of it; to the whole of it for one's own."""
        for table in moments(players, 7, options):
            for viewer in (*range(players), None):
                view = table.view(viewer)
                for own in view.seats:
                    total = sum(points for _, points in BOARD.score_sheet(view, own.seat))
                    assert total == own.score
                    if viewer == own.seat or table.over:
                        assert total == table.scores()[own.seat]

    @pytest.mark.compiled
    def test_centauri_leaves_one_mission_out(self):
        """R21: its line is there, with nothing in it."""
        sheets = (
            (table, own.seat)
            for seed in range(99)
            for table in moments(2, seed, {})
            for own in table.view().seats
            if own.faction == "centauri" and table.view().phase not in ("keep", "return")
        )
        found = [BOARD.score_sheet(table.view(seat), seat) for table, seat in itertools.islice(sheets, 200)]
        left_out = [points for sheet in found for line, points in sheet if line.id == "web-sheet-left-out"]
        assert left_out
        assert not any(left_out)


BY_BEGINNING = ("web-plan-", "touch-")  # words looked up by what they are about


class TestPage:
    @pytest.mark.parametrize("code", LANGUAGES)
    def test_is_light_strict_and_sound(self, code):
        """No inline style or script (the policy forbids both), each id once, every symbol that is used."""
        for table in moments(4, 9, {}, stride=3 * STRIDE):
            html = draw(table, 0, code) if table.over else draw_for_actor(table, code)
            assert len(html.encode()) < MAX_BYTES
            assert not re.search(r"<script|\sstyle=|\son\w+=", html)
            ids = re.findall(r'\sid="([^"]*)"', html)
            assert len(set(ids)) == len(ids)
            assert {*re.findall(r'href="#([^"]*)"', html)} <= {*ids}

    def test_each_die_has_a_face_and_a_place_of_its_own(self):
        html = draw(GAME.table(2, seed=3), 0)
        dice = re.findall(r'id="die-([a-z]+\d)" data-face="(?:teal|purple|white)[1-6]"', html)
        assert len(dice) == 18

    @pytest.mark.parametrize(
        ("scenario", "words"),
        [
            ("none", ["draw a mission, then return one", "keep three missions; the best two count"]),
            ("busy_agency", ["draw 2 missions, then return 2", "keep three missions; the best two count"]),
            (
                "big_plans",
                ["draw a mission, then return one", "like everyone in this scenario; all three count"],
            ),
        ],
    )
    def test_a_scenario_is_said_where_it_changes_something(self, scenario, words):
        """R52: in the district of the Agency, on the card of Centauri."""
        table = GAME.table(2, scenario=scenario)
        table.draw("centauri", "ewo")
        html = draw(table, 0)
        assert all(text in html for text in words)

    @pytest.mark.parametrize(
        ("code", "expected"), [("en", "not completed (13 points)"), ("fr", "non accomplie (13 points)")]
    )
    def test_a_mission_to_fulfil_says_that_its_number_is_points(self, code, expected):
        say = page_language(code, GAME).say
        assert expected == say("web-mission-open", points=13)

    def test_both_languages_have_the_same_words(self):
        texts = [
            (board_folder(gobelet.game("topia")) / "lang" / f"{code}.ftl").read_text("utf-8")
            for code in LANGUAGES
        ]
        english, french = (re.findall(r"^([\w-]+) =", text, re.MULTILINE) for text in texts)
        assert english == french
        assert all(name.startswith(("web-", "touch-")) for name in english)

    def test_every_word_is_used(self):
        """In the template, or in the module, by its id or by how that begins."""
        folder = board_folder(gobelet.game("topia"))
        source = (folder / "board.html").read_text("utf-8") + (folder / "__init__.py").read_text("utf-8")
        names = re.findall(r"^([\w-]+) =", (folder / "lang" / "en.ftl").read_text("utf-8"), re.MULTILINE)
        unused = [name for name in names if f'"{name}"' not in source and not name.startswith(BY_BEGINNING)]
        assert unused == []
