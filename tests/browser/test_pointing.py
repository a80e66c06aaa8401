"""The law of pointing, over positions of golden records: what glows can be clicked, and what can be clicked glows.

It holds at every stage: for each answer in turn the marks that mean it are clicked one after the other, and after each click
what is drawn as clickable is compared with that on which a click acts. Every answer is given in the end, or is declared to need
a button (`tests/pointing.py`).
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from playwright.sync_api import Page, expect

from orrery.catalog import game_of
from orrery.core import Replay, Rng, read_record
from tests.browser.conftest import NewPage
from tests.browser.player import picture
from tests.browser.positions import NAMES
from tests.pointing import Meanings, needs_a_button, pointed
from tests.server.kit import Party, people

RECORDS = Path(__file__).parents[1] / "records"
GAMES = sorted(path.name for path in RECORDS.iterdir() if any(path.glob("*.orr")))
POINTING = Path(__file__).with_name("pointing.js").read_text("utf-8").partition("\n")[2].rstrip()
SAMPLE = 2  # positions of each game in an ordinary run
LOOKED_FOR = 6  # among so many
STAGES = 2  # of narrowing that are compared in each of them
EVERY = 1_000_000
MOST = 6  # answers that are pointed at in each of them


class Position(NamedTuple):
    """A question of a record: after how many lines, to whom, and which marks mean each answer."""

    path: Path
    line: int
    seat: int
    ask: str
    meanings: Meanings


def questions(path: Path, after: int = 0) -> Iterator[Position]:
    """Every question of a record to somebody, after so many lines; none that looks like one before it."""
    record = read_record(path.read_text("utf-8"), path.name)
    game = game_of(record)
    words, replay, seen = game.words.into("en"), Replay(game, record), set()
    for line in range(len(record.lines) + 1):
        for seat in replay.state.waiting() if line >= after else []:
            if seat < 0:
                continue
            decision = replay.state.decision(seat)
            meanings = pointed(game.scene_from(seat, replay.state.observe(seat), decision, words))
            looks = frozenset((answer, *marks) for answer, marks in meanings.items())
            if meanings and looks not in seen:
                seen.add(looks)
                yield Position(path, line, seat, decision.ask, meanings)
        replay.step()


def sample(name: str) -> list[Position]:
    """A few positions of a game, from anywhere in its records; different questions before the same again."""
    rng = Rng(sum(name.encode()))
    paths = sorted((RECORDS / name).glob("*.orr"))
    found: list[Position] = []
    for _ in range(LOOKED_FOR):
        path = paths[rng.below(len(paths))]
        lines = len(read_record(path.read_text("utf-8"), path.name).lines)
        found.extend(islice(questions(path, rng.below(lines)), 1))
    again = [sum(other.ask == each.ask for other in found[:place]) for place, each in enumerate(found)]
    return [each for _, each in sorted(zip(again, found, strict=True), key=lambda one: one[0])][:SAMPLE]


def sit(page: Page, client: httpx.Client, position: Position) -> None:
    """Opens the table of a position at the seat that is asked, and waits for what can be pointed at."""
    record = position.path.read_text("utf-8").split("\n")
    headers = ['[Result "*"]' if row.startswith("[Result") else row for row in record if row.startswith("[")]
    answers = [row for row in record if row.startswith(("P", "* "))][: position.line]
    at = {"record": "\n".join([*headers, "", *answers, ""]), "line": len(answers)}
    game = position.path.parent.name
    seats = read_record("\n".join(record), position.path.name).headers["Seats"].count(",") + 1
    party = Party(client, people(*NAMES[:seats]), game=game, **{"from": at})
    page.goto(party.link(position.seat))
    page.wait_for_selector(".play g[role=button]")
    page.wait_for_function("document.fonts.ready.then(() => true)")


def explored(page: Page, meanings: Meanings, most: int) -> Any:
    return page.evaluate(f"async (given) => (await {POINTING}.explore(given))", {"meanings": meanings, "most": most})


def look_at(page: Page, client: httpx.Client, position: Position, *, stages: int = STAGES, most: int = MOST) -> list[str]:
    """What is wrong with pointing in a position; named after the question."""
    sit(page, client, position)
    chosen = list(position.meanings.items())
    rng = Rng(position.line)
    while len(chosen) > most:
        chosen.pop(rng.below(len(chosen)))
    found = explored(page, dict(chosen), stages)
    game = position.path.parent.name
    stuck = [f"{answer} cannot be pointed at" for answer in found["unmeant"] if not needs_a_button(game, answer)]
    where = f"{position.path.stem}, line {position.line}, {position.ask}"
    return [f"{where}: {fault}" for fault in [*found["faults"], *stuck]]


@pytest.mark.parametrize("name", GAMES)
def test_what_glows_can_be_clicked_and_the_other_way_round(new_page: NewPage, client: httpx.Client, name: str) -> None:
    page = new_page(viewport={"width": 1440, "height": 900})
    faults = [fault for position in sample(name) for fault in look_at(page, client, position)]
    picture(page, f"pointing-{name}")
    assert faults == []


@pytest.mark.soak
@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.orr")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_glows_can_be_clicked_everywhere(new_page: NewPage, client: httpx.Client, path: Path) -> None:
    page = new_page(viewport={"width": 1440, "height": 900})
    for position in questions(path):
        assert look_at(page, client, position, stages=EVERY, most=EVERY) == []


@pytest.mark.parametrize(
    ("name", "ask"),
    [
        ("battlestar-galactica-1978/whole-game-four-begin-with-yellow", "evade"),
        ("terra-galactix-invasion/whole-game-of-four", "dodge"),
    ],
)
def test_signs_of_danger_do_not_glow(new_page: NewPage, client: httpx.Client, name: str, ask: str) -> None:
    position = next(each for each in questions(RECORDS / f"{name}.orr") if each.ask == ask)
    page = new_page(viewport={"width": 1440, "height": 900})
    assert look_at(page, client, position) == []
    assert page.locator(".play g[id^=threat]").count() > 0
    picture(page, f"danger-{ask}")


def test_one_of_two_pulsars_is_laid_on_one_die(new_page: NewPage, client: httpx.Client) -> None:
    path = RECORDS / "terra-galactix-war" / "a-rider-comes-home.orr"
    position = next(each for each in questions(path) if "pulsar red blue" in each.meanings)
    page = new_page(viewport={"width": 1440, "height": 900})
    sit(page, client, position)
    page.locator("g.slip[id*=pulsar][role=button]").first.click()
    for die in ("red", "blue", "both"):
        expect(page.locator(f"#die-{die}")).to_have_attribute("role", "button")
    picture(page, "two-pulsars")
    page.locator("#die-red").click()
    expect(page.locator(".log")).to_contain_text("plays a Pulsar on the red die")
