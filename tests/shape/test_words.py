"""Both languages say everything: every question, answer, option, refusal and rule of every game."""

import ast
import re
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from orrery.catalog import FOLDERS, game
from orrery.core import EVENT, GALLERY, LANGUAGES, NATURE, OVER, Refusal, Rng, State, Telling, Words, read_words

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "orrery"
ANCHOR = re.compile(r"\[([A-Z]{2}-[\w.]+)\]")
LINES = re.compile(r"\(l\.\d+(–\d+)?(, \d+(–\d+)?)*\)$")
FIELD = re.compile(r"{\w+}")
UNFILLED = re.compile(r"[{}|]")
COMMON = {"over", "not-yours", "not-asked"}  # refusals of the core: they come of no rule of a game

every_game = pytest.mark.parametrize("name", FOLDERS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def trees(name: str) -> list[tuple[Path, ast.Module]]:
    """The sources of a game."""
    folder = PACKAGE / "games" / FOLDERS[name]
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(folder.rglob("*.py"))]


def class_texts(name: str, field: str) -> set[str]:
    """What the classes of a game say of themselves: `ask` and `rule` of its questions."""
    return {
        node.value.value
        for _, tree in trees(name)
        for cls in ast.walk(tree)
        if isinstance(cls, ast.ClassDef)
        for node in cls.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == field
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }


def results(node: ast.expr | None) -> list[str]:
    """The texts that an expression can be, its branches included but not what they depend on."""
    if isinstance(node, ast.IfExp):
        return results(node.body) + results(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def refusals(name: str) -> set[str]:
    """Every key that a game's `why` methods and its module of refusals return."""
    return {
        text
        for path, tree in trees(name)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and (function.name == "why" or path.name == "refusals.py")
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
        for text in results(node.value)
        if text
    }


def anchors() -> set[str]:
    return {anchor for page in (ROOT / "docs" / "rules").glob("*.md") for anchor in ANCHOR.findall(page.read_text("utf-8"))}


def missing(words: Words, keys: list[str]) -> list[str]:
    return [key for key in keys if not words.here.get(key, "").strip()]


@every_game
def test_both_languages_have_the_same_keys(name: str) -> None:
    french, english = (set(game(name).words.into(lang).here) for lang in LANGUAGES)
    assert french ^ english == set()


@every_game
def test_a_sentence_has_the_same_fields_in_both_languages(name: str) -> None:
    french, english = (game(name).words.into(lang).here for lang in LANGUAGES)
    assert [key for key in french if sorted(FIELD.findall(french[key])) != sorted(FIELD.findall(english[key]))] == []


@every_game
@every_language
def test_every_action_has_a_label_and_a_sentence_of_its_own(name: str, lang: str) -> None:
    words = game(name).words.into(lang)
    for action in game(name).table.actions:
        label, told = words.label(action.text), words.told("Ada", action.text)
        assert label != action.text
        assert told != f"Ada {action.text}"
        assert not FIELD.search(label + told)


@every_game
@every_language
def test_every_event_has_a_sentence_with_its_fields(name: str, lang: str) -> None:
    words = game(name).words.into(lang)
    events = game(name).events
    assert missing(words, [f"event.{event.name}" for event in events]) == []
    for event in events:
        told = Telling(event, [0] * len(event.fields))
        for listener in (0, GALLERY):
            line = words.line(EVENT, told.heard(listener), ["Ada", "Grace"])
            assert line and not UNFILLED.search(line)


@every_game
@every_language
def test_every_question_has_a_prompt_and_its_rule_a_text(name: str, lang: str) -> None:
    words = game(name).words.into(lang)
    asks, rules = class_texts(name, "ask"), class_texts(name, "rule")
    assert len(asks) > 3
    assert missing(words, [f"ask.{ask}" for ask in asks] + [f"rule.{rule}" for rule in rules]) == []


@every_game
def test_every_rule_told_stands_on_the_page_and_names_the_booklets_lines(name: str) -> None:
    known = anchors()
    for lang in LANGUAGES:
        told = {key: text for key, text in game(name).words.into(lang).here.items() if key.startswith("rule.")}
        assert [key for key in told if key.removeprefix("rule.") not in known] == []
        assert [key for key, text in told.items() if not LINES.search(text)] == []


@every_game
@every_language
def test_every_refusal_has_a_sentence_that_ends_with_its_rule(name: str, lang: str) -> None:
    words, known = game(name).words.into(lang), anchors()
    keys = refusals(name)
    assert missing(words, [f"why.{key}" for key in sorted(keys)]) == []
    assert [key for key in sorted(keys - COMMON) if words.reason(key)[1] not in known] == []


@every_game
@every_language
def test_every_option_and_value_has_its_sentence(name: str, lang: str) -> None:
    keys = []
    for choice in game(name).printed.choices:
        keys += [f"option.{choice.name}", *(f"option.{choice.name}.{value}" for value in choice.values)]
    assert missing(game(name).words.into(lang), keys) == []


@every_game
@every_language
def test_a_game_has_a_title_and_says_what_it_is_about(name: str, lang: str) -> None:
    assert missing(game(name).words.into(lang), ["title", "about"]) == []


def tables(name: str) -> list[State]:
    """A game of every number of seats with each value of each option, as far as the box allows them together."""
    texts = {"", *(f"{choice.name}={value}" for choice in game(name).printed.choices for value in choice.values)}
    started = []
    for seats, text in product(game(name).seats, sorted(texts)):
        with suppress(Refusal):
            started.append(game(name).start(seats, game(name).options(text)))
    return started


@every_game
def test_every_prompt_is_filled_in_and_every_outcome_told(name: str) -> None:
    """Random games until every question has been asked."""
    unasked = class_texts(name, "ask") - {""}
    beginnings, rng, played = tables(name), Rng(1), 0
    while played < 2 or unasked:
        assert played < 300, f"never asked: {sorted(unasked)}"
        state = beginnings[played % len(beginnings)].clone()
        while (seat := state.turn()) != OVER:
            decision = state.decision(seat)
            if decision.ask in unasked or rng.below(20) == 0:
                unasked.discard(decision.ask)
                for lang in LANGUAGES:
                    prompt = game(name).words.into(lang).prompt(decision.ask, decision.about)
                    assert prompt != f"ask.{decision.ask}"
                    assert not FIELD.search(prompt)
            state.apply(seat, state.chance(rng) if seat == NATURE else decision.options[rng.below(len(decision.options))])
        outcome = state.outcome()
        assert outcome is not None
        assert all(game(name).words.into(lang).has(f"outcome.{outcome.reason}") for lang in LANGUAGES)
        played += 1


def test_words_common_to_all_games_are_in_both_languages() -> None:
    french, english = (read_words("orrery.core").into(lang).here for lang in LANGUAGES)
    assert set(french) == set(english)
    assert {f"why.{key}" for key in COMMON} <= set(french)
