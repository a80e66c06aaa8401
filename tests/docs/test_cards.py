"""The card pages: regenerating them changes nothing, nothing is missing, and every line that they cite is right."""

import re
from pathlib import Path

import pytest

import orrery
from orrery.catalog import game_of
from orrery.core import Game, Replay, read_record
from tools.tell_cards import CARDS, RECORDS, effects_named, pages

PAGES = sorted(CARDS.glob("*.md"))
CITED = re.compile(r"\[([\w-]+\.orr):(\d+)\]\(\.\./\.\./tests/records/([\w-]+)/\1#L\2\) \|$")


def rows(page: Path) -> list[str]:
    """The effects that a page lists, one row each."""
    return [row for row in page.read_text("utf-8").splitlines() if row.startswith("| ")][1:]


def seen_at(game: Game, record: str, number: int) -> list[str]:
    """The effects that take place when one line of a record is played."""
    path = RECORDS / game.name / record
    kept = read_record(path.read_text("utf-8"), record)
    replay = Replay(game_of(kept), kept)
    while replay.record.lines[replay.at].number < number:
        replay.step()
    assert replay.record.lines[replay.at].number == number, "an answer stands on the cited line"
    replay.step()
    return [effect for event in replay.told for effect in effects_named(event)]


def test_the_pages_are_up_to_date() -> None:
    assert {page: page.read_text("utf-8") for page in PAGES} == pages()


def test_every_game_with_effects_has_a_page() -> None:
    assert {page.stem for page in PAGES} == {name for name in orrery.games() if orrery.game(name).effects()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_lists_every_effect_in_both_languages(page: Path) -> None:
    game = orrery.game(page.stem)
    for row, effect in zip(rows(page), game.effects(), strict=True):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert (cells[2], cells[5]) == (effect.texts["en"], effect.texts["fr"])
        assert (cells[0], cells[3]) == tuple(game.words.into(lang).name(effect.card) for lang in ("en", "fr"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_cited_line_is_where_the_effect_took_place(page: Path) -> None:
    game = orrery.game(page.stem)
    places: dict[tuple[str, int], list[str]] = {}
    for effect, row in zip(game.effects(), rows(page), strict=True):
        cited = CITED.search(row)
        assert cited and cited.group(3) == game.name, row
        places.setdefault((cited.group(1), int(cited.group(2))), []).append(effect.id)
    for (record, line), effects in places.items():
        assert set(effects) <= set(seen_at(game, record, line)), f"{record}:{line}"
