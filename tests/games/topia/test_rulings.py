"""What the book leaves open: one test for each ruling at the end of the rulebook, in its order."""

import itertools

import pytest

import gobelet
from tests.games.rulings import HEADINGS, read_rulings, read_tests
from tests.games.topia import power_positions as powers
from tests.games.topia.notation import (
    DISTRICTS,
    MISSIONS,
    after,
    changed,
    choose,
    city,
    ended,
    full,
    last_turn,
    legal,
    list_turns,
    midway,
    missions,
    named,
    phase,
    ranks,
    refused,
    scores,
    table_at,
    turn,
)
from tests.games.topia.power_positions import (
    CITY,
    DICE,
    END,
    GUGU,
    HIGH,
    LOW,
    NETHAL,
    OTHER,
    POINTS,
    moment,
    put,
)

RETURNED = {"p0": "missions even odd returned high", "p1": "missions low lowest returned sum_15"}
TWO_EACH = midway("gugu3 bank1", "agency3 bank2", p1="faction hollows")
SWAP = ["take nethal1", "choose p1-1", "choose p1-2"]  # two dice of p1


def seats(first="", other="", dice=DICE):
    """The seats of CITY with these words."""
    return f"{powers.line(first, dice)} | {powers.line(other, OTHER)}"


class TestRulings:
    def test_five_slots(self):
        """R2: one is for 3 and one for 4 players only, which makes « 30 emplacements de la cité »."""
        for players, slots in ((2, 3), (3, 4), (4, 5)):
            table = gobelet.game("topia").table(players=players, seed=1)
            expected = [f"{district}{slot}" for district in DISTRICTS for slot in range(1, slots + 1)]
            assert expected == list(city(table.position))

    @pytest.mark.parametrize(("seat", "slot"), [(0, "agency1"), (1, "agency2")])
    def test_the_third_mission(self, seat, slot):
        """R4: « se défaussent de la troisième carte », then « Mélangez les cartes missions restantes »."""
        taken = [["", ""], ["agency1", ""]][seat]
        position = f"take p{seat} {midway(*taken, **RETURNED)}"
        table = table_at(position, f"take {slot}")
        assert table.pending == len(MISSIONS) - 4
        table.draw("high")
        assert "high" in missions(table.position, seat)
        out = table_at(position.replace(" [", " third_mission out [", 1), f"take {slot}")
        assert out.pending == len(MISSIONS) - 6

    def test_who_begins(self):
        """R6: the first seat, whoever was put there; « Déterminez le premier joueur au hasard »."""
        turns = list_turns(gobelet.game("topia").table(players=3, seed=1, scenario="no_powers"))
        assert turns[:3] == [(1, 0), (1, 1), (1, 2)]

    @pytest.mark.parametrize(
        ("start", "steps"),
        [
            (midway("bank1", "bank2"), ["take nethal1", "choose p0-1", "choose p1-1"]),
            (midway("gugu3", "agency3"), ["take bank2", "choose bank1", "choose p0-2"]),
            (midway("gugu3", "agency3", "bank3"), ["take twilight1", "choose nethal1", "choose twilight4"]),
        ],
    )
    def test_pieces_that_are_alike(self, start, steps):
        """R8: « l’action du quartier (si possible) » is done, though it changes nothing."""
        position = f"take round 2 p0 {start}"
        last = after(position, *steps)
        assert (phase(last), turn(last)) == ("take", 1)
        assert {steps[0].removeprefix("take "), "p0-2"} == set(changed(position, *steps))

    def test_whose_agents(self):
        """R9: « un agent dans un quartier » is anybody's, also the one just placed."""
        position = f"take round 2 p0 {CITY} | {seats()}"
        assert legal(position, "take waste1") == choose("nethal1", "bank1", "waste1")

    def test_one_card(self):
        """R10: « deux dés situés sur des cartes de faction » may be on the same one."""
        position = f"take round 2 p0 {midway('gugu3', 'agency3')}"
        swapped = changed(position, "take nethal1", "choose p0-2", "choose p0-1")
        assert swapped == {"nethal1": "p0", "p0-1": "teal2", "p0-2": "white2"}

    def test_never_used_up(self):
        """R18: where a power is not « Une fois par partie » but « À chaque fois », it stays."""
        position = f"take round 3 p0 {TWO_EACH}"
        assert "used" not in after(position, *SWAP, "raise p1-1")
        assert phase(after(position, *SWAP, "raise p1-1", "take nethal2", *SWAP[1:])) != "adapt"

    def test_the_whole_action_is_lost(self):
        """R19: « empêchez un dé d’être relancé ou déplacé », and nothing of the action is done."""
        position = NETHAL.before(other="faction banxa")
        assert NETHAL.lost(other="faction banxa used") == after(position, *NETHAL.steps, "block")

    def test_banxa_itself(self):
        """R19: « par une action de quartier », its own too: one more choice, and no question."""
        position = GUGU.before("faction banxa")
        assert legal(position, "take gugu2") == legal(GUGU.before(), "take gugu2") | {"block"}
        assert GUGU.lost("faction banxa used") == after(position, "take gugu2", "block")

    def test_what_bingmai_awards(self):
        """R20: having « décider qui contrôle un quartier en cas d’égalité », a mission counts it."""
        position = f"award round 6 p1 {END} | faction bingmai {LOW} | {HIGH}"
        plain = scores(position, "award nethal p1")
        held = scores(f"{position} missions control_nethal", "award nethal p1")
        assert held == [plain[0], plain[1] + POINTS["control_nethal"]]

    def test_the_best_two(self):
        """R21: nobody has to « décider des 2 cartes que vous utiliserez »: the best two count."""
        hand = ["every_colour", "two_of_each", "own_teal"]
        position = f"over round 6 p1 {{}} {END} | faction centauri {LOW} missions {{}} | {HIGH}"
        pairs = [scores(position.format("", " ".join(pair)))[0] for pair in itertools.combinations(hand, 2)]
        assert scores(position.format("", " ".join(hand)))[0] == max(pairs) > min(pairs)
        all_three = scores(position.format("scenario big_plans", " ".join(hand)))[0]
        assert all_three > max(pairs)

    def test_after_dangmer(self):
        """R22: what it copied « lors du décompte final » is what a mission looks at."""
        position = f"clone round 6 p1 {END} | faction dangmer {LOW} {{}} | {HIGH}"
        steps = ["choose p0-1", "colour p1-3"]  # a third purple die
        more = (
            scores(position.format("missions own_purple"), *steps)[0] - scores(position.format(""), *steps)[0]
        )
        assert more == 3 * POINTS["own_purple"]

    def test_another_district(self):
        """R23: an action « en lieu et place de celle que vous étiez tenu de faire » is another one."""
        offered = legal(f"take round 2 p0 {CITY} | {seats('faction ewo')}", "take nethal2")
        assert offered == {"go on", *(f"act {district}" for district in DISTRICTS if district != "nethal")}

    def test_one_action_is_one_time(self):
        """R24: « À chaque fois qu’un adversaire déplace un de vos agents », once, or for each piece."""
        position = f"take round 3 p0 {TWO_EACH}"
        assert moment(position, *SWAP, "raise p1-1") == "take round 3 p1"
        each = position.replace(" [", " hollows each_piece [", 1)
        assert moment(each, *SWAP, "raise p1-1") == "adapt round 3 p0"

    def test_when_shakra_may(self):
        """R26: « vous pouvez retirer du jeu un dé », in one's own turn, not between placing and acting."""
        own, other = (f"take round 2 p{seat} {CITY} | {seats('faction shakra')}" for seat in (0, 1))
        assert "power" in legal(own)
        assert refused(own, "take nethal2", "power")
        assert "power" in legal(own, *NETHAL.steps)
        assert refused(other, "power")

    def test_the_empty_slot(self):
        """R26: to « retirer du jeu » leaves nothing there, until the end."""
        table = table_at(f"take round 2 p0 {CITY} | {seats('faction shakra')}", "power", "choose gugu1")
        assert city(table.position)["gugu1"] == "-"
        table = gobelet.game("topia").table(position=table.position, seed=3)
        while not table.over:
            table.play(table.legal()[-1])
        assert "-" in city(table.position).values()

    def test_a_die_to_take(self):
        """R26: an agent has to change places « avec un dé du plateau cité »: one is left."""
        assert refused(last_turn(agency="white4", p1="faction shakra"), "power")
        lying = put(CITY, gugu1="-", gugu2="-")
        position = (
            f"take round 2 p0 named gugu {lying} | {seats('faction shakra', 'faction perceptioneers used')}"
        )
        assert refused(position, "power", "choose gugu3")

    def test_who_does_the_action(self):
        """R27: « sans toutefois réaliser l’action » is said of the Perceptioneers; or nobody does it."""
        position = f"hypnotise round 2 p0 {CITY} | {seats('', 'faction perceptioneers')}"
        steps = ["name gugu", "take gugu2"]
        assert moment(position, *steps) == "first round 2 p0"
        assert moment(position.replace(" [", " hypnosis no_action [", 1), *steps) == "take round 2 p1"

    @pytest.mark.parametrize("faction", ["shakra", "tuulu"])
    def test_a_named_turn(self, faction):
        """R27: they « choisir un quartier à la place d’un autre joueur », one with a die, and no more."""
        lying = put(CITY, waste1="-", waste2="-", waste3="-")
        position = f"hypnotise round 2 p0 {lying} | {seats(f'faction {faction}', 'faction perceptioneers')}"
        assert refused(position, "name waste")
        assert "power" in legal(position, "name gugu")

    def test_when_tuulu_may(self):
        """R28: « vous pouvez relancer deux dés différents » in one's own turn, not inside an action."""
        own, other = (f"take round 2 p{seat} {CITY} | {seats('faction tuulu')}" for seat in (0, 1))
        assert "power" in legal(own)
        assert "power" in legal(own, "take nethal2")
        assert refused(own, "take nethal2", "go on", "power")
        assert refused(other, "power")

    def test_a_borrowed_action(self):
        """R30: a block « ne peut jamais affecter celle d’une autre faction », a reaction does not."""
        steps = ["take gugu2", "act nethal", *NETHAL.choices]
        banxa, hollows = (seats("faction ewo", f"faction {faction}") for faction in ("banxa", "hollows"))
        assert moment(f"take round 2 p0 {CITY} | {banxa}", *steps) == "take round 2 p1"
        assert moment(f"take round 2 p0 {CITY} | {hollows}", *steps) == "adapt round 2 p0"

    @pytest.mark.parametrize("factions", [("dangmer", "bingmai"), ("bingmai", "dangmer")])
    def test_dangmer_before_bingmai(self, factions):
        """R32: « résolues dans l’ordre des joueurs » are powers of one moment; these have two."""
        first, other = (f"faction {faction}" for faction in factions)
        position = f"take round 6 p1 {powers.LAST} | {first} {LOW} | {other} {powers.HIGH_BUT_ONE}"
        assert moment(position, *powers.LAST_TURN) == "clone round 6 p1"
        assert moment(position, *powers.LAST_TURN, "pass") == "award round 6 p1"

    def test_ties(self):
        """R37: « le joueur qui contrôle le plus de quartiers » alone: two beat one and two shared."""
        rows = "p0 p0 p0 / p0 p2 / p0 p2 / p1 p1 p1 p0 / p1 p1 p1 p2 / p2 p2 p2"
        position = ended(rows, "", "dice purple2 purple1 purple1 purple1 purple1 purple1")
        assert (scores(position), ranks(position)) == ([17, 17, 17], [2, 1, 2])

    def test_four_alike(self):
        """R45: four are « deux paires de couleur et de valeur identiques », and six are three pairs (R44)."""
        four, others = (
            "dice teal2 teal2 teal2 teal2 white5 purple1",
            "dice white1 white2 white3 white1 white2 purple6",
        )
        rows = "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1"
        for card, mission in ((four, "twin_pairs"), ("", "three_pairs")):
            with_it, without = (
                scores(ended(rows, f"{card} {words}", others))[0] for words in (f"missions {mission}", "")
            )
            more = with_it - without
            assert more == POINTS[mission]

    def test_what_others_control(self):
        """R47: not where one is tied for the most; the book is silent."""
        tied = "p0 p1 / p0 p1 / p0 p0 p0 / p0 / p1 p1 / p1 p1"
        led = "p0 p1 p1 / p0 p1 p1 / p0 p0 p0 / p0 / p1 / p1"
        plain = [scores(ended(rows))[0] for rows in (tied, led)]
        held = [scores(ended(rows, "missions infiltrator"))[0] for rows in (tied, led)]
        assert [h - p for h, p in zip(held, plain, strict=True)] == [0, POINTS["infiltrator"]]

    def test_a_scenario_by_lot(self):
        """R50: « Choisissez en une, au hasard ou non »: with `random` each may come, and one always does."""
        table = gobelet.game("topia").table(scenario="random")
        scenarios = gobelet.game("topia").options[3].values
        assert table.pending == len(scenarios) - 2
        table.draw("glass_house")
        assert named(table.position, "scenario") == "glass_house"

    def test_a_6_that_counts_7(self):
        """R51: not where a tie is broken, and not for a mission about the sum; the book is silent."""
        rows, options = "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1", "scenario inflation"
        tied = ended(
            rows,
            "dice teal6 teal1 teal1 teal1 teal1 teal1",
            "dice purple4 purple4 purple1 purple1 purple1 purple1",
            options=options,
        )
        assert (scores(tied), ranks(tied)) == ([27, 27], [2, 1])
        card = "dice teal6 teal5 teal4 teal3 teal2 teal1"
        plain = scores(ended(rows, card, options=options))
        assert scores(ended(rows, f"{card} missions sum_21", options=options))[0] > plain[0]

    def test_turnabout(self):
        """R53: rounds 2, 4 and 6 go from the last seat to the first; the book is silent."""
        position = f"take p0 scenario turnabout {full(3)} | - | - | -"
        turns = list_turns(gobelet.game("topia").table(position=position, seed=5))
        first = {number: next(seat for each, seat in turns if each == number) for number in range(1, 7)}
        assert first == {1: 0, 2: 2, 3: 0, 4: 2, 5: 0, 6: 2}

    def test_steps_of_the_bank_card(self):
        """R54: not for a mission about the sum, and not where a tie is broken; the book is silent."""
        rows, options = "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1", "bank_card cubes 3 0 0"
        card = "dice teal6 teal5 teal4 teal3 teal2 teal1"
        plain = scores(ended(rows, card, options=options))[0]
        assert scores(ended(rows, f"{card} missions sum_21", options=options))[0] > plain
        tied = ended(rows, "", "dice purple6 purple6 purple6 purple4 purple1 purple1", options=options)
        assert (scores(tied), ranks(tied)) == ([39, 39], [2, 1])


@pytest.mark.parametrize("page", HEADINGS)
def test_every_ruling_has_its_test(page):
    """Both languages list the same rulings, and a test cites the same clause of the book for each."""
    assert read_tests(TestRulings) == read_rulings("topia", page)
