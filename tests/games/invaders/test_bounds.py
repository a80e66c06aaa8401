"""What a deck file may hold: every number and every count has a bound, told with line and field, in both languages. [IN-R81]"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.catalog import printed
from orrery.cli import main
from orrery.core import LANGUAGES, NATURE, OVER, NotationError, Rng
from orrery.core.encoding import Encoding
from orrery.games.invaders.cards import bounds
from orrery.games.invaders.cards.checking import card_faults
from orrery.games.invaders.cards.decks import deck_faults
from orrery.games.invaders.cards.texts import card_text
from orrery.games.invaders.game import InvadersGame
from orrery.phrasebook import in_language
from tests.games.invaders.made_up import Maker
from tests.games.invaders.test_attacks_and_matches import deck
from tests.games.invaders.test_decks import ROW

Row = dict[str, Any]
DECK = deck("invaders", 70)
HUGE = (10**12, 2**62, -(2**62), 2**63, 10**30, -(10**30), 10**3_000)


def effect(**fields: object) -> Row:
    """The card with one operation, at once."""
    return {**ROW, "abilities": [{"kind": "immediate", "do": [fields]}]}


def lasting(**fields: object) -> Row:
    return {**ROW, "abilities": [{"kind": "static", "effects": [fields]}]}


def text_of(row: object) -> str:
    return f"# mine\ncard {written(row)}\n{DECK}"


def written(value: object) -> str:
    """JSON of any whole number, also of one that Python would not print."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**100:
        return "1" + "0" * 3_000
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


NUMBERS: list[tuple[str, Any, str]] = [  # where a number stands, the card with it, and its bounds
    ("power", lambda n: {**ROW, "power": n}, "-99 to 99"),
    ("copies", lambda n: {**ROW, "copies": n}, "0 to 99"),
    ("cost.discard", lambda n: {**ROW, "cost": {"discard": n, "drain": 0}}, "0 to 99"),
    ("cost.drain", lambda n: {**ROW, "cost": {"discard": 0, "drain": n}}, "0 to 99"),
    ("abilities[1].do[1].n", lambda n: effect(op="draw", who="own", n=n), "1 to 99"),
    ("abilities[1].do[1].n", lambda n: effect(op="drain", who="both", n=n), "1 to 99"),
    ("abilities[1].do[1].n", lambda n: effect(op="discard", who="own", n=n), "1 to 99"),
    ("abilities[1].do[1].n", lambda n: effect(op="recycle", who="own", n=n), "1 to 99"),
    ("abilities[1].do[1].n", lambda n: effect(op="ops_tokens", n=n), "-99 to 99"),
    ("abilities[1].do[1].n", lambda n: effect(op="tokens", target="self", n=n), "-99 to 99"),
    ("abilities[1].do[1].n", lambda n: effect(op="zone_damage", zone="here", n=n), "1 to 99"),
    ("abilities[1].do[1].n", lambda n: effect(op="skip_attack", n=n), "1 to 99"),
    ("abilities[1].do[1].delta", lambda n: effect(op="plot", delta=n), "-12 to 12"),
    ("abilities[1].do[1].max", lambda n: effect(op="attack", zone="here", max=n), "1 to 99"),
    ("abilities[1].do[1].value", lambda n: effect(op="power_tokens", target="self", value=n), "-99 to 99"),
    (
        "abilities[1].do[1].value.times",
        lambda n: effect(op="power_tokens", target="self", value={"per": {}, "times": n}),
        "-99 to 99",
    ),
    ("abilities[1].do[1].target.n", lambda n: effect(op="destroy", target={"pick": {}, "n": n}), "1 to 99"),
    ("abilities[1].do[1].target.all.power_max", lambda n: effect(op="destroy", target={"all": {"power_max": n}}), "-99 to 99"),
    ("abilities[1].effects[1].n", lambda n: lasting(effect="shield", zone="here", n=n), "1 to 99"),
    ("abilities[1].effects[1].n", lambda n: lasting(effect="victory_tokens", n=n), "1 to 99"),
    (
        "abilities[1].effects[1].value.times",
        lambda n: lasting(effect="power", target="self", value={"per": {}, "times": n}),
        "-99 to 99",
    ),
    (
        "abilities[1].effects[1].discard",
        lambda n: lasting(effect="cost", who="both", filter={}, discard=n, drain=0),
        "0 to 99",
    ),
]


@pytest.mark.parametrize(("field", "made", "most"), NUMBERS, ids=[f"{at}-{n}" for n, (at, _, _) in enumerate(NUMBERS)])
def test_every_number_has_bounds_and_the_fault_names_line_field_and_bound(field: str, made: Any, most: str) -> None:
    least, largest = (int(part) for part in most.split(" to "))
    huge: Any
    for huge in (*HUGE, largest + 1, least - 1, 1.5, True, "1", None if field != "power" else []):
        [(line, sentence)] = deck_faults(text_of(made(huge)))
        assert line == 2 and sentence.startswith(f"{field}: ") and sentence.endswith(f" is not a whole number of {most}")
        french = in_language(f"line {line}: {sentence}", "fr")
        assert french.startswith(f"ligne 2\u00a0: {field}\u00a0: ") and french.endswith(f"entier de {most.replace('to', 'à')}")
    for fitting in (largest, max(1, least)):
        assert deck_faults(text_of(made(fitting))) == []


def wide(count: int, depth: int) -> Any:
    """Operations inside one another."""
    inner = [{"op": "draw", "who": "own", "n": 1}] * count
    return inner if not depth else [{"op": "may", "do": wide(count, depth - 1)}]


COUNTS: list[tuple[object, str]] = [
    ({**ROW, "keywords": ["Tank"] * 300}, "keywords: this list has 0 to 12 parts, not 300"),
    ({**ROW, "keywords": ["x" * 31]}, "keywords[1]: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' is no text of 1 to 30 printable letters"),
    ({**ROW, "name": "x" * 81}, "name: '" + "x" * 40 + "…' is no text of 1 to 80 printable letters"),
    ({**ROW, "id": "x" * 21}, "id: 'xxxxxxxxxxxxxxxxxxxxx' is no id: letters, digits and underscores, 20 at most"),
    ({**ROW, "id": "attack"}, "the id 'attack' is taken"),
    ({**ROW, "id": "africa"}, "the id 'africa' is taken"),
    ({**ROW, "type": "hero"}, "type: 'hero' is none of defender, "),
    ({**ROW, "abilities": [{"kind": "immediate", "do": wide(13, 0)}]}, "abilities[1].do: this list has 1 to 12 parts, not 13"),
    (
        {**ROW, "abilities": [{"kind": "immediate", "do": wide(9, 1)}] * 3},
        "abilities: a card has 24 operations and lasting effects at most, not 30",
    ),
    (
        {**ROW, "abilities": [{"kind": "static", "effects": [{"effect": "shield", "zone": "here", "n": 1}] * 9}]},
        "abilities: a card has 8 lasting effects at most, not 9",
    ),
    ({**ROW, "text": "x" * 4_000}, "a line has 4000 letters at most, not 4"),
    (wide(1, 30), "brackets stand 24 deep at most"),
    ({**ROW, "abilities": [{"kind": ["immediate"]}]}, "abilities[1]: '' is no kind of ability; there are: immediate, "),
    (effect(op=["draw"]), "abilities[1].do[1]: '' is no operation; there are: drain, "),
    (effect(op="if", cond={"cond": {}}, then=wide(1, 0)), "abilities[1].do[1].cond: '' is no condition; there are: exists, "),
    (lasting(effect=[]), "abilities[1].effects[1]: '' is no lasting effect; there are: power, "),
    ([], "[] is not an object"),
    ({**ROW, "abilities": 5}, "abilities: 5 is not a list"),
    (effect(op="move", target={"all": {"other": 1}}, to="any"), "abilities[1].do[1].target.all.other: 1 is not true"),
    ({key: value for key, value in ROW.items() if key != "power"}, "'power' is missing"),
]


@pytest.mark.parametrize(("row", "fault"), COUNTS, ids=[fault[:40] for _, fault in COUNTS])
def test_every_count_and_every_text_has_bounds(row: object, fault: str) -> None:
    [(line, sentence)] = deck_faults(text_of(row))
    assert line == 2 and sentence.startswith(fault)
    assert in_language(f"line 2: {sentence}", "fr").startswith("ligne 2")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# " + "x" * 60_000, (0, "a deck file has 60000 letters at most, not 60002")),
        (DECK + "1000 I01\n", (DECK.count("\n") + 1, "1000 is no number of copies: 1 to 999")),
        (DECK + "² I01\n", (DECK.count("\n") + 1, "'² I01' is neither 'side …', '<copies> <id>', 'card {…}' nor a comment")),
        (DECK + "9" * 3_000 + " I01\n", (DECK.count("\n") + 1, "9" * 20 + " is no number of copies: 1 to 999")),
        ("side invaders\n400 I01\n1 I02\n", (3, "the deck of invaders has 401 cards; 400 are the most")),
        ("side invaders\n70 " + "I" * 3_000 + "\n", (2, f"no card is called '{'I' * 40}…'")),
        ("side " + "x" * 3_000 + "\n", (1, f"'{'x' * 40}…' is no side; there are mankind and invaders")),
        ("card [" + "1" * 3_000 + "]\nside invaders\n", (1, "[11111111111111111111] is not an object")),
    ],
)
def test_the_file_itself_has_bounds(text: str, fault: tuple[int, str]) -> None:
    assert deck_faults(text) == [fault]
    assert in_language(fault[1], "fr") != fault[1]


def test_a_file_adds_so_many_cards_and_keywords() -> None:
    rows = [{**ROW, "id": f"own_{number}"} for number in range(bounds.MOST_ADDED + 1)]
    text = "".join(f"card {json.dumps(row)}\n" for row in rows) + DECK
    assert deck_faults(text) == [(101, "a file adds 100 cards at most")]
    rows = [
        {**ROW, "id": f"own_{number}", "keywords": [f"New{number}{letter}" for letter in "abcdefghijkl"]} for number in range(5)
    ]
    text = "".join(f"card {json.dumps(row)}\n" for row in rows) + DECK
    [(line, sentence)] = deck_faults(text)
    assert line == 3 and sentence.startswith("there can be 60 different keywords, not ")


def test_not_more_faults_are_told_than_anybody_reads() -> None:
    assert len(deck_faults("nonsense\n" * 5_000)) == bounds.MOST_FAULTS
    assert len(deck_faults("side mankind\n" + "1 M1\n" * 5_000)) <= bounds.MOST_FAULTS + 1


def test_the_command_and_the_catalog_refuse_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = text_of(effect(op="plot", delta=10**12))
    sentence = "line 2: abilities[1].do[1].delta: 1000000000000 is not a whole number of -12 to 12"
    with pytest.raises(NotationError) as refused:
        orrery.game("invaders", text)
    assert str(refused.value) == sentence
    path = tmp_path / "mine.deck"
    path.write_text(text, "utf-8")
    assert main(["deck", "check", str(path)]) == 2
    assert capsys.readouterr().err == f"orrery: {path}: {sentence}\n"


# Decks that nobody would make

READINGS = [
    "",
    "prevent=costs",
    "prevent=costs pay=free",
    "room=first ops=any",
    "room=play attack-order=board skip=whole pods=turned",
]


def told_well(game_text: str) -> bool:
    """Whether a text is refused, each fault with its sentence in French; False if it can be played."""
    faults = deck_faults(game_text, free_copies=True)
    for _, sentence in faults:
        assert len(sentence) < 600 and (in_language(sentence, "fr") != sentence), sentence
    return bool(faults)


def play_out(game: InvadersGame, options: str, seed: int, most: int) -> None:
    """Random answers, with a look at all that is made of the state now and then."""
    state = game.start(2, game.options(f"copies=free match=1 {options}".strip()))
    dice, luck, encoder = random.Random(seed), Rng(seed), game.encoder(2)
    for number in range(most):
        seat = state.turn()
        if seat == OVER:
            break
        state.apply(seat, state.chance(luck) if seat == NATURE else dice.choice(state.options(seat)))
        if number % 50 == 0:
            saved = state.to_json()
            assert game.load(saved).to_json() == saved
            assert game.load(saved).observe(0) == state.observe(0)
            assert max(abs(int(power)) for power in state.power) < 10**6
            game.judge(state, 0), game.estimate(state, 1)
            if state.turn() >= 0:
                encoder.encode(state, state.turn(), Encoding())
                game.scene(state.observe(state.turn()), state.decision(state.turn()), game.words.into("fr"))


@pytest.mark.parametrize("seed", range(10))
def test_mangled_decks_are_refused_with_sentences_or_can_be_played(seed: int) -> None:
    """Thirty decks each, one card of which is spoilt somewhere."""
    maker = Maker(seed)
    played = 0
    for number in range(30):
        rows = [maker.card(place) for place in range(6)]
        rows = [row for row in rows if not card_faults(row)]
        text = maker.deck(rows, spoilt=True) if number % 3 else mangled_text(maker, maker.deck(rows))
        if not told_well(text) and not played:
            played += 1
            made = printed("invaders").with_data(text)
            assert isinstance(made, InvadersGame)
            play_out(made, READINGS[number % len(READINGS)], seed, 400)


def mangled_text(maker: Maker, text: str) -> str:
    """Letters lost, doubled or changed."""
    for _ in range(3):
        at = maker.rng.randrange(len(text))
        text = text[:at] + maker.rng.choice(["", "[", '"', "9" * 50, "\n", "\x00", "é"]) + text[at + maker.rng.randrange(3) :]
    return text


@pytest.mark.parametrize("seed", range(10))
def test_the_wildest_cards_within_the_bounds_can_be_played_to_the_end(seed: int) -> None:
    maker = Maker(1_000 + seed)
    rows = [row for row in (maker.card(place) for place in range(20)) if not card_faults(row)]
    made = printed("invaders").with_data(maker.deck(rows, copies=6))
    assert isinstance(made, InvadersGame)
    for lang in LANGUAGES:
        assert all("op." not in line for card in made.box.cards for line in card_text(card, made.words.into(lang)))
    play_out(made, READINGS[seed % len(READINGS)], seed, 3_000)
