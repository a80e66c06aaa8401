"""Cards of one's own, where the booklet decides what the printed cards never ask: rulings 77 to 81. [IN-9]"""

import json
from collections.abc import Callable
from typing import Any

import pytest

from orrery.core import Journal, Refusal, Rng
from orrery.games.invaders.cards.checking import card_faults
from orrery.games.invaders.game import InvadersGame
from orrery.games.invaders.rules.doing import MOST_STEPS
from orrery.games.invaders.state import Invaders
from tests.games.invaders import positions
from tests.games.invaders.positions import asked, at, calm, do, pile, position, sizes
from tests.games.invaders.test_attacks_and_matches import deck

Row = dict[str, Any]
Made = Callable[..., InvadersGame]
DECKS = deck("mankind", 70) + deck("invaders", 70)


def card(id: str, side: str, *abilities: Row, **changes: object) -> Row:
    """A card with power 1 that costs nothing."""
    kind = "defender" if side == "mankind" else "invader"
    row: Row = {
        "id": id, "name": id, "side": side, "type": kind, "icons": [kind], "keywords": [],
        "cost": {"discard": 0, "drain": 0}, "power": 1, "copies": 0, "abilities": list(abilities),
    }  # fmt: skip
    return {**row, **changes}


def triggered(on: str, *operations: Row) -> Row:
    return {"kind": "triggered", "on": on, "do": list(operations)}


def used(cost: list[Row], *operations: Row, limit: str = "turn") -> Row:
    return {"kind": "activated", "limit": limit, "cost": cost, "do": list(operations)}


def spending(limit: str = "unlimited", window: tuple[str, ...] = ("drain", "draw")) -> Row:
    """A reaction as that of M16."""
    cost = [{"op": "tokens", "target": "self", "n": "any"}]
    prevented = [{"op": "prevent", "n": "tokens_spent"}]
    return {"kind": "reaction", "window": list(window), "from": "play", "limit": limit, "cost": cost, "do": prevented}


def draw(count: int = 1) -> Row:
    return {"op": "draw", "who": "own", "n": count}


PLOT_UP: Row = {"op": "plot", "delta": 1}
KILL_TWIN: Row = {"op": "destroy", "target": {"all": {"card": ["twin"]}}}


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Made:
    """Positions are drawn with the printed cards and these."""

    def made(*rows: Row) -> InvadersGame:
        game = positions.GAME.with_data("".join(f"card {json.dumps(row)}\n" for row in rows) + DECKS)
        monkeypatch.setattr(positions, "GAME", game)
        return game

    return made


# Triggers of cards that are not in play any more


@pytest.mark.parametrize("how", ["destroy", "bounce", "sacrifice"])
def test_at_the_start_of_a_turn_a_card_that_has_left_play_does_nothing(own: Made, how: str) -> None:  # [IN-R77]
    away = {"op": how, "target": {"all": {"card": ["twin"]}}}
    own(card("killer", "mankind", triggered("turn_start", away)), card("twin", "mankind", triggered("turn_start", PLOT_UP)))
    state = position("turn-man", "killer Pm1, twin Pm2")
    calm(state)
    assert at(state, "Pm2") == "" and state.plot == 10
    state = position("turn-man", "twin Pm1, killer Pm2")  # in board order the other acts first
    calm(state)
    assert at(state, "Pm1") == "" and state.plot == 11


def test_a_card_that_has_left_play_gains_nothing_from_a_zone_that_is_won(own: Made) -> None:  # [IN-R77]
    own(
        card("killer", "invaders", triggered("zone_won", KILL_TWIN), power=9),
        card("twin", "invaders", triggered("zone_won", PLOT_UP)),
    )
    for board, plot in (("killer Ei1, twin Ei2", 10), ("twin Ei1, killer Ei2", 11)):
        state = position("attack", board, mankind="", awake="S_SEED")
        do(state, "P2 attack eurasia")
        calm(state)
        assert "twin" in pile(state, 1) and state.plot == plot


def test_a_card_that_gives_itself_up_still_does_the_rest(own: Made) -> None:  # [IN-R77]
    gone = {"op": "sacrifice", "target": "self"}
    own(card("martyr", "mankind", triggered("turn_start", gone, PLOT_UP), triggered("destroyed", PLOT_UP)))
    state = position("turn-man", "martyr Pm1")
    calm(state)
    assert pile(state, 0) == ["martyr"] and state.plot == 11


# Lasting effects of strategies


def test_what_lasts_of_a_strategy_counts_after_its_draw_and_the_marker() -> None:  # [IN-R78]
    state = position("inv", mankind="M27, M01")
    do(state, "P2 activate S_MOON")
    assert asked(state) == "* draw"
    assert state.observe(0)["dearer"] == {}
    loaded = positions.GAME.load(state.to_json())
    assert loaded.observe(0)["dearer"] == {} and loaded.to_json() == state.to_json()
    calm(loaded)
    calm(state)
    assert state.plot == 8 and state.observe(0)["dearer"] != {}
    assert loaded.observe(0)["dearer"] == state.observe(0)["dearer"]
    assert positions.GAME.load(state.to_json()).observe(0)["dearer"] == state.observe(0)["dearer"]


def test_the_tax_of_the_moon_spares_a_cancel_during_its_own_draw(own: Made) -> None:  # [IN-R78]
    prevented = {"op": "prevent", "n": 1}
    reply = {"kind": "reaction", "window": ["draw"], "from": "hand", "limit": "unlimited", "do": [prevented]}
    own(card("veto", "invaders", reply, power=None), card("no", "mankind", CANCEL, power=None, icons=["tech"]))
    state = position("inv", invaders="veto", mankind="no")
    do(state, "P2 activate S_MOON", "P2 play veto", "P1 play no")  # with the tax it would cost a discard
    calm(state)
    assert pile(state, 0) == ["no"] and pile(state, 1) == ["veto"] and sizes(state)[1] == 2


CANCEL: Row = {"kind": "reaction", "window": ["card_played"], "from": "hand", "limit": "unlimited", "do": [{"op": "cancel"}]}


def test_what_lasts_is_told_when_it_begins() -> None:  # [IN-R78]
    state = position("inv")
    told: list[Any] = []
    state.told = told
    do(state, "P2 activate S_OCEAN")
    calm(state)
    names = [event.event.name for event in told]
    assert names.index("lasts") > names.index("marker") > names.index("woke")


# Tokens against one's own costs


def test_only_what_trades_tokens_for_cards_helps_to_pay(own: Made) -> None:  # [IN-R79]
    free = {**spending("turn"), "cost": [], "do": [{"op": "prevent", "n": 5}]}
    dear = {**spending(), "do": [{"op": "prevent", "n": "tokens_spent"}, draw()]}
    own(card("free", "mankind", free), card("dear", "mankind", dear), card("plain", "mankind", spending()))
    for name, helps in (("free", False), ("dear", False), ("plain", True)):
        state = position("man", f"{name} Pm1 tokens=8", mankind="M07", decks=(0, 30), options="prevent=costs")
        assert ("play M07 africa" in texts(state)) == helps, name


def texts(state: Invaders) -> list[str]:
    return [option.text for option in state.options(state.turn())]


def test_tokens_that_answer_once_a_turn_pay_once(own: Made) -> None:  # [IN-R79]
    own(card("once", "mankind", spending("turn")), card("dear", "mankind", cost={"discard": 0, "drain": 5}))
    state = position("man", "once Pm1 tokens=8", mankind="dear, dear", decks=(2, 30), options="prevent=costs")
    do(state, "P1 play dear africa")
    assert texts(state) == ["prevent Pm1 3", "prevent Pm1 4", "prevent Pm1 5"]  # less would leave too much for the deck
    do(state, "P1 prevent Pm1 5")
    assert sizes(state)[2] == 2 and asked(state) == "P1 main"
    assert "play dear africa" not in texts(state)  # it has answered in this turn
    state = position("man", "once Pm1 tokens=20", mankind="dear", decks=(0, 30), options="prevent=costs")
    assert "play dear africa" in texts(state)


def test_one_answer_spends_twelve_tokens_at_most(own: Made) -> None:  # [IN-R79]
    own(card("once", "mankind", spending("turn")), card("dear", "mankind", cost={"discard": 0, "drain": 14}))
    for deck_size, payable in ((1, False), (2, True)):
        state = position("man", "once Pm1 tokens=20", mankind="dear", decks=(deck_size, 30), options="prevent=costs")
        assert ("play dear africa" in texts(state)) == payable


def test_tokens_that_are_part_of_a_cost_do_not_pay_the_rest_of_it(own: Made) -> None:  # [IN-R79]
    cost = [{"op": "tokens", "target": "self", "n": -3}, {"op": "drain", "who": "own", "n": 4}]
    own(card("both", "mankind", spending(), used(cost, PLOT_UP)))
    for tokens, payable in ((6, False), (7, True)):
        state = position("man", f"both Pm1 tokens={tokens}", mankind="", decks=(0, 30), options="prevent=costs")
        assert ("use Pm1" in texts(state)) == payable
    do(state, "P1 use Pm1", "P1 prevent Pm1 4")
    assert state.plot == 11 and state.tokens[0] == 0


# Costs


def test_a_sacrifice_in_a_cost_needs_all_its_cards(own: Made) -> None:  # [IN-R80]
    cost = [{"op": "sacrifice", "target": {"pick": {"side": "own", "other": True, "card": ["M14", "M01"]}, "n": 2}}]
    own(card("altar", "mankind", used(cost, PLOT_UP)))
    state = position("man", "altar Pm1, M14 Pm2", mankind="")
    assert "use Pm1" not in texts(state)
    state = position("man", "altar Pm1, M14 Pm2, M01 Em1", mankind="")
    do(state, "P1 use Pm1")
    assert pile(state, 0) == ["M14", "M01"] and state.plot == 11


def part(op: str, **fields: object) -> Row:
    return {"op": op, **fields}


@pytest.mark.parametrize(
    ("cost", "fault"),
    [
        ([part("tokens", target="self", n=-2), part("tokens", target="self", n=-2)], "each part of a cost stands there once"),
        ([part("sacrifice", target="self"), part("tokens", target="self", n=-1)], "stand in this order"),
        ([part("tokens", target="self", n=2)], "cost[1].n: tokens that are paid go away"),
        ([part("tokens", target="self", n="any")], "cost[1].n: 'any' is for reactions in play"),
        ([part("tokens", target={"all": {"side": "enemy"}}, n=-1)], "cost[1].target: only the card's own tokens pay"),
        ([part("discard", who="enemy", n=1)], "cost[1].who: nobody else pays a cost"),
        ([part("discard", who="own", n=1, how="random")], "cost[1].how: whoever pays chooses the cards"),
        ([part("ops_tokens", n=-1)], "cost[1]: the Ops Centre is Mankind's"),
        ([part("sacrifice", target={"pick": {"side": "own"}, "n": 1, "up_to": True})], "cost[1].target: a cost is paid whole"),
        ([part("plot", delta=-1)], "cost[1]: 'plot' cannot be a cost"),
    ],
)
def test_a_cost_that_nobody_could_look_over_is_refused(cost: list[Row], fault: str) -> None:  # [IN-R80]
    found = card_faults(card("x", "invaders", used(cost, PLOT_UP)))
    assert any(fault in each and each.startswith("abilities[1].cost") for each in found), found


@pytest.mark.parametrize(
    ("ability", "fault"),
    [
        (used([], {"op": "save"}), "abilities[1].do[1]: 'save' answers nothing here"),
        (triggered("turn_start", {"op": "may", "do": [{"op": "prevent", "n": 1}]}), "abilities[1].do[1].do[1]: 'prevent'"),
        ({**spending(), "do": [draw()]}, "abilities[1].do: 'prevent' is missing"),
        ({**spending(), "window": ["drain", "destroy"]}, "abilities[1].window: a reaction answers either"),
        ({**CANCEL, "from": "play"}, "abilities[1].from: no card in play answers a card that is played"),
        ({**CANCEL, "do": [{"op": "cancel"}, draw()]}, "abilities[1].do: a card that cancels does nothing else"),
        ({**spending(), "window": ["destroy"], "cost": [], "do": [{"op": "save"}] * 2}, "'save' stands here twice"),
        ({**spending(), "cost": []}, "abilities[1].do: 'tokens_spent' needs tokens in the cost"),
        ({**spending(), "do": [draw(), {"op": "prevent", "n": "tokens_spent"}]}, "abilities[1].do: 'tokens_spent' comes first"),
        (used([], {"op": "tokens", "target": "self", "n": "any"}), "abilities[1].do[1].n: 'any' is for costs"),
    ],
)
def test_an_answer_to_nothing_is_refused(ability: Row, fault: str) -> None:  # [IN-R75]
    found = card_faults(card("x", "mankind", ability))
    assert any(fault in each for each in found), found


def test_a_card_needs_no_keyword(own: Made) -> None:  # [IN-R80]
    assert card_faults(card("x", "mankind", keywords=[])) == []
    game = own(card("x", "mankind"))
    assert game.box.cards[game.box.number_of["x"]].keywords == 0


def test_a_card_that_pays_with_the_one_it_saves_saves_nothing(own: Made) -> None:  # [IN-5.8]
    cost = [{"op": "sacrifice", "target": {"pick": {"card": ["M14"]}, "n": 1}}]
    saving = {"kind": "reaction", "window": ["destroy"], "from": "play", "limit": "unlimited", "match": {}, "cost": cost}
    killing = {"kind": "immediate", "do": [{"op": "destroy", "target": {"all": {"card": ["M14"]}}}]}
    own(card("medic", "mankind", {**saving, "do": [{"op": "save"}]}), card("bomb", "invaders", killing, power=None))
    state = position("inv", "medic Pm1, M14 Pm2", invaders="bomb", mankind="")
    do(state, "P2 play bomb", "P1 save")
    calm(state)
    assert pile(state, 0) == ["M14"] and pile(state, 1) == ["bomb"] and asked(state) == "P2 main"


# Effects without an end


def test_effects_are_cut_short_after_so_many_steps_of_one_answer(own: Made) -> None:  # [IN-R81]
    often = {"op": "redraw_hand", "who": "own"}
    game = own(card("churn", "mankind", triggered("turn_start", *[often] * 12)))
    slots = [f"{zone}m{number}" for zone in "PEA" for number in range(1, 5)][:-1]
    state = position("turn-inv", ", ".join(f"churn {slot}" for slot in slots), hero="H03 Am4", mankind=", ".join(["M01"] * 40))
    journal = Journal(game, 2, game.options(""))
    journal.state = state
    while asked(state) != "P2 main":
        assert positions.step(state)
    journal.play(1, game.table.parse("end"))
    answers = 0
    while state.turn() < 0 or asked(state) == "P2 attack":
        journal.play(state.turn(), state.chance(Rng(3)) if state.turn() < 0 else state.options(1)[0])
        answers += 1
    told = [event.text() for entry in journal.entries for event in entry.told]
    assert any(line.startswith("cut-short churn") for line in told)
    assert asked(state) == "P1 main" and answers < 2 * MOST_STEPS  # without a bound there were 5,500
    with pytest.raises(Refusal):
        journal.play(1, game.table.parse("end"))
    journal.play(0, game.table.parse("end"))


def test_the_marker_at_its_top_stays_there_once(own: Made) -> None:  # [IN-R11]
    own(card("lift", "mankind", {"kind": "immediate", "do": [{"op": "plot", "delta": 12}]}, power=None))
    state = position("man", mankind="lift", plot=11)
    told: list[Any] = []
    state.told = told
    do(state, "P1 play lift")
    calm(state)
    assert state.plot == 12
    assert [event.event.name for event in told].count("marker-stays") == 1
