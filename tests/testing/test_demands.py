"""Every requirement can fail, and then gives a message."""

import shutil
from pathlib import Path

import pytest

from orrery.catalog import game
from orrery.core import Words
from orrery.testing import demands
from orrery.testing.demands import Files
from tests.every_game.test_demands import files_of

NAME = "battlestar-galactica-1978"


@pytest.fixture
def files(tmp_path: Path) -> Files:
    """A copy of a game's files, to be broken."""
    real = files_of(NAME)
    pages = tmp_path / "rules"
    pages.mkdir()
    for page in (real.rules, real.rules.with_suffix(".fr.md")):
        shutil.copy(page, pages)
    for name in ("records", "counts", "sources", "tests"):
        shutil.copytree(getattr(real, name), tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    return Files(tmp_path / "sources", tmp_path / "records", tmp_path / "counts", pages / real.rules.name, tmp_path / "tests")


def spoken(monkeypatch: pytest.MonkeyPatch, key: str, french: str | None) -> None:
    """Battlestar with one French sentence replaced or removed."""
    words = game(NAME).words
    texts = {lang: dict(own) for lang, own in words.texts.items()}
    if french is None:
        del texts["fr"][key]
    else:
        texts["fr"][key] = french
    monkeypatch.setattr(game(NAME), "words", Words(texts))


def test_a_missing_word_is_named(monkeypatch: pytest.MonkeyPatch, files: Files) -> None:
    spoken(monkeypatch, "event.won", None)
    assert demands.has_words_in_both_languages(game(NAME), files) == ["words: 'event.won' is in one language only"]
    assert demands.names_everything(game(NAME), files)[0] == "words (fr): there is no 'event.won'"


def test_other_fields_are_named(monkeypatch: pytest.MonkeyPatch, files: Files) -> None:
    spoken(monkeypatch, "event.won", "{0} bat {1}")
    assert demands.has_words_in_both_languages(game(NAME), files) == [
        "words: 'event.won' has other fields in the other language"
    ]


def test_an_event_with_unfilled_fields_is_named(monkeypatch: pytest.MonkeyPatch, files: Files) -> None:
    spoken(monkeypatch, "event.captured", "{0} capture en {4}")
    assert "words (fr): 'event.captured' leaves something open: 'Ada capture en {4}'" in demands.names_everything(
        game(NAME), files
    )


def test_an_action_without_a_label_is_named(monkeypatch: pytest.MonkeyPatch, files: Files) -> None:
    spoken(monkeypatch, "action.stay", None)
    assert demands.names_everything(game(NAME), files) == ["words (fr): the action 'stay' has no label of its own"]


def test_a_refusal_without_its_rule_is_named(monkeypatch: pytest.MonkeyPatch, files: Files) -> None:
    spoken(monkeypatch, "why.banish-occupied", "Pas une planète.")
    assert demands.cites_its_rules(game(NAME), files) == [
        "words (fr): 'why.banish-occupied' does not end with a rule that exists"
    ]


def test_a_prompt_with_unfilled_fields_is_named(monkeypatch: pytest.MonkeyPatch, files: Files) -> None:
    spoken(monkeypatch, "ask.command", "Carte {card} ?")
    assert demands.asks_in_words(game(NAME), files) == [
        "words (fr): the prompt of 'command' leaves something open: 'Carte {card} ?'"
    ]


def test_missing_pages_anchors_and_gaps_are_named(files: Files) -> None:
    page = files.rules.read_text("utf-8")
    files.rules.write_text(page.replace("[BG-R12]", "[BG-R99]", 1), "utf-8")
    found = demands.has_rules_pages(game(NAME), files)
    assert "rules: the numbers of R1, R2… have a gap" in found
    assert "rules: [BG-R12] is cited and stands on no page" in found
    assert "rules: no code and no test cites [BG-R99]" in found
    files.rules.with_suffix(".fr.md").unlink()
    assert any("there is no French page" in sentence for sentence in demands.has_rules_pages(game(NAME), files))
    files.rules.unlink()
    assert demands.has_rules_pages(game(NAME), files) == [f"rules: there is no page {NAME}.md"]


def test_what_no_record_shows_is_named(files: Files) -> None:
    for path in files.records.glob("*.orr"):
        if path.name != "whole-game-of-two.orr":
            path.unlink()
    found = demands.has_records(game(NAME), files)
    assert {
        "records: there is no whole game of 3",
        "records: none has free-battle=yes",
        "records: in none 'challenge' is asked",
        "records: in none 'decline' is said",
        "records: in none 'not-sent' happens",
    } <= set(found)


def test_a_record_that_was_tampered_with_is_named(files: Files) -> None:
    path = files.records / "whole-game-of-two.orr"
    path.write_text(path.read_text("utf-8").replace(";> spun P1 1", ";> spun P1 2", 1), "utf-8")
    assert [sentence for sentence in demands.has_records(game(NAME), files) if "what happens is spun P1 1" in sentence]


def test_a_wrong_count_is_named(files: Files) -> None:
    path = files.counts / "battle.perft"
    path.write_text(path.read_text("utf-8").replace("\n2 49\n", "\n2 48\n"), "utf-8")
    assert demands.has_counted_positions(game(NAME), files) == ["perft: battle.perft has 48 ways to depth 2, but there are 49"]
