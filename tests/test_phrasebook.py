"""Refusals in French: nothing that the rules can refuse an order with stays English."""

import ast
import re
from pathlib import Path

import pytest

from orrery.cli import main
from orrery.phrasebook import LONGEST, in_language, patterns

SOURCE = Path(__file__).parents[1] / "src" / "orrery"
REFUSING = [
    "catalog.py",
    "core/options.py",
    "core/protocol.py",
    "core/record.py",
    *(f"games/{game}" for game in ("race", "terra_galactix")),
]
ERRORS = {"NotationError", "Refusal", "RecordError"}


def sentences(path: Path) -> list[str]:
    """Every refusal that a module makes, with a number in each field; those that only add a place to one are left out."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS and node.args:
            parts = node.args[0].values if isinstance(node.args[0], ast.JoinedStr) else [node.args[0]]
            found.append("".join(filled(part) for part in parts))
    return [sentence for sentence in found if sentence.strip("2: ")]


def filled(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    if ast.unparse(part.value) == "hint":
        return "there are: 2"
    return "'2'" if part.conversion == ord("r") else "2"


REFUSALS = [
    sentence
    for name in REFUSING
    for path in ([SOURCE / name] if name.endswith(".py") else sorted((SOURCE / name).rglob("*.py")))
    for sentence in sentences(path)
]


def test_refusals_are_found_in_the_sources() -> None:
    assert "bases=2 is for 2 players, not 2" in REFUSALS
    assert len(REFUSALS) > 20


@pytest.mark.parametrize("sentence", REFUSALS)
def test_every_refusal_of_an_order_has_a_french_sentence(sentence: str) -> None:
    assert in_language(sentence, "fr") != sentence
    assert in_language(sentence, "en") == sentence


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("no game is called 'chess'; there are: go", "aucun jeu ne s'appelle «\u00a0chess\u00a0»\u00a0; il y a\u00a0: go"),
        (
            'no option is called "d\'or"; there are: none',
            "aucune option ne s'appelle «\u00a0d'or\u00a0»\u00a0: ce jeu n'en a pas",
        ),
        ("option 'vies' takes 3 or 1, not 'vies=x'", "l'option «\u00a0vies\u00a0» prend 3 ou 1, et non «\u00a0vies=x\u00a0»"),
        (
            "Terra Galactix: The War of the Invaders is for 2 or 4 seats, not 3",
            "Terra Galactix : La Guerre des Envahisseurs demande 2 ou 4 places, et non 3",
        ),
        ("line 2: no card is called 'x'\nline 3: ?", "ligne 2\u00a0: aucune carte ne s'appelle «\u00a0x\u00a0»\nline 3: ?"),
        ("the deck of mankind has 1 cards; 70 are the least", "le paquet de mankind a 1 carte\u00a0; il en faut au moins 70"),
        ("x.orr:7: there is no seat P9 in this game", "x.orr:7\u00a0: il n'y a pas de place P9 dans cette partie"),
        ("nobody has ever said this: so it stays", "nobody has ever said this: so it stays"),
    ],
)
def test_a_refusal_is_said_in_french(english: str, french: str) -> None:
    assert in_language(english, "fr") == french


MOST_WAYS = 100_000  # a matcher tries them in a few milliseconds
BUSY = ["' to '", " is for 2 seats", " cannot answer '' to '' (rule ", "; did you mean '", ": ", "option '' takes , not ''"]


def ways(pattern: re.Pattern[str], text: str) -> int:
    """In how many ways the fixed pieces of a pattern, or its first ones, can be laid into a text: what a matcher tries."""
    first, *pieces = (re.compile(piece) for piece in re.split(r"\(\?P<\w+>\.\*\)", pattern.pattern))
    found = first.match(text)
    ends, tried = {found.end(): 1} if found else {}, 0
    for piece in pieces:
        before, after = 0, dict[int, int]()
        for place in range(len(text) + 1):
            before += ends.get(place, 0)
            if before and (found := piece.match(text, place)):
                after[found.end()] = after.get(found.end(), 0) + before
        tried += sum(after.values())
        ends = after
    return tried


@pytest.mark.parametrize("begin", ["no game is called '", ""])
@pytest.mark.parametrize("part", BUSY)
def test_a_text_that_is_made_to_keep_us_busy_is_soon_done(begin: str, part: str) -> None:
    text = (begin + part * LONGEST)[:LONGEST]
    assert sum(ways(pattern, text) for pattern in patterns().values()) < MOST_WAYS


def test_a_text_longer_than_that_is_not_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "no game is called 'x'; there are: "
    assert in_language(text.ljust(LONGEST, "x"), "fr").startswith("aucun jeu ne s'appelle ")
    monkeypatch.setattr("orrery.phrasebook.patterns", None)  # so that to look it up fails
    assert in_language(text.ljust(LONGEST + 1, "x"), "fr") == text.ljust(LONGEST + 1, "x")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["games", "", "--lang", "fr"], "aucun jeu ne s'appelle «\u00a0\u00a0»\u00a0; il y a\u00a0: "),
        (["play", "invaders", "--seats", "3", "--lang=fr"], "Invaders demande 2 places, et non 3\n"),
        (["play", "--lang", "fr"], "Il manque l'argument «\u00a0GAME\u00a0».\n"),
        (["games", "x", "--lang", "en"], "no game is called 'x'"),
    ],
)
def test_the_command_complains_in_the_language_that_was_asked_for(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith(f"orrery: {sentence}")


def test_the_command_complains_in_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["simulate", "invaders", "--games", "0"]) == 2
    assert capsys.readouterr().err == "orrery: --games prend un nombre entier d'au moins 1, et non «\u00a00\u00a0»\n"
