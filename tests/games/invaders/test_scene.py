"""What the picture shows beside the board: games won, discards, and announced cards."""

import re
from html import unescape
from math import hypot

import pytest

from orrery.core import Mark, Scene
from orrery.core.lettering import breadth
from orrery.core.words import LANGUAGES
from orrery.draw.shapes import SHAPES
from orrery.games.invaders.scene.board import BEAM, STEEPEST, balance, scale
from orrery.games.invaders.scene.cards import held_card, lying_card
from orrery.games.invaders.scene.panels import listed
from orrery.games.invaders.scene.view import Position
from orrery.games.invaders.state import Invaders
from tests.games.invaders.positions import GAME, position
from tests.games.invaders.test_attacks_and_matches import deck


def pictured(state: Invaders, lang: str = "en") -> Scene:
    return GAME.scene_from(0, state.observe(0), None, GAME.words.into(lang))


def marks(scene: Scene) -> dict[str, Mark]:
    return {mark.id: mark for mark in scene.marks()}


@pytest.mark.parametrize(("lang", "told"), [("en", "2 games won"), ("fr", "2 parties gagnées")])
def test_a_match_shows_who_has_won_how_many_games(lang: str, told: str) -> None:
    state = position("man", options="match=3")
    state.score[0] = 2
    scene = pictured(state, lang)
    assert marks(scene)["side-0-won"].label == told
    assert told in next(panel.title for panel in scene.panels if panel.id == "side-0")
    assert [marks(scene)[f"side-{side}-won-1"].style for side in (0, 1)] == ["gold", "dim"]
    assert "side-0-won" not in marks(pictured(position("man")))


def test_decks_of_ones_own_make_a_match_which_is_shown_from_the_start() -> None:
    game = GAME.with_data(deck("invaders", 70))
    state = game.start(2, game.printed)
    scene = game.scene_from(0, state.observe(0), None, game.words.into("en"))
    assert marks(scene)["side-1-won"].label == "0 games won"


def test_discards_are_shown_once_there_are_any() -> None:
    assert "piles" not in [panel.id for panel in pictured(position("man")).panels]
    assert "piles" in [panel.id for panel in pictured(position("man", piles=("M05", ""))).panels]


def test_an_announced_card_is_named_and_has_its_whole_text_when_enlarged() -> None:
    state = position("man")
    view = state.observe(0)
    view["announced"] = ["M05"]
    scene = GAME.scene_from(0, view, None, GAME.words.into("en"))
    card = marks(scene)["announced-0-M05"]
    assert card.text == card.label.partition(" (")[0]
    assert "\n" in card.label


@pytest.mark.parametrize(("lang", "told"), [("en", "1 card in hand"), ("fr", "1 carte en main")])
def test_numbers_are_said_in_words(lang: str, told: str) -> None:
    assert marks(pictured(position("man", mankind="M05"), lang))["side-0-numbers-hand"].label == told


def test_a_card_in_hand_has_a_brief_face_for_pages_with_little_room() -> None:
    found = marks(pictured(position("man", mankind="M05")))
    card, brief = found["hand-M05-0"], found["hand-M05-0-brief"]
    assert brief.shape == "brief_face" and brief.text == card.text.partition("\n")[0]
    assert brief.height < card.height / 2
    assert found["hand-M05-0-brief-discard-n"].text == found["hand-M05-0-discard-n"].text


def test_that_a_zone_was_attacked_is_told_inside_the_zone() -> None:
    view = position("inv").observe(1)
    view["attacked"], view["phase"] = ["eurasia"], "attack"
    found = marks(GAME.scene_from(1, view, None, GAME.words.into("en")))
    told, zone = found["attacked-eurasia"], found["zone-eurasia"]
    assert told.text == "attacked" and abs(told.y) + told.height / 2 < zone.height / 2


def test_no_line_of_a_french_card_begins_with_a_colon() -> None:
    texts = [mark.text for mark in pictured(position("man", mankind="M01"), "fr").marks()]
    assert any("Une fois par tour\u00a0: déplacez" in text for text in texts)
    assert not any(" :" in text for text in texts if "déplacez" in text)


def test_a_card_is_played_by_pointing_at_it_and_at_a_zone() -> None:
    state = position("inv", invaders="I13 I02 I02")
    actions = GAME.scene_from(1, state.observe(1), state.decision(1), GAME.words.into("en")).actions
    assert actions["play I13 africa"] == actions["play I13 africa less-drain"] == ["hand-I13-0", "zone-africa"]


def test_the_hero_walks_by_pointing_at_him_and_at_a_zone() -> None:
    state = position("man", hero="H07 Em1")
    actions = GAME.scene_from(0, state.observe(0), state.decision(0), GAME.words.into("en")).actions
    assert actions["hero africa"] == ["zone-africa", "slot-Em1"]


def read(lang: str, state: Invaders | None = None) -> Position:
    return Position((state or position("man")).observe(0), GAME.words.into(lang), GAME.box, 0)


def drawn_words(mark: Mark) -> list[str]:
    """What a mark and its parts show, each line for itself."""
    here = [unescape(line) for line in re.findall(r"<text[^>]*>([^<]*)", SHAPES[mark.shape](mark))]
    return here + [line for part in mark.parts if part.shape in SHAPES and part.shape != "art" for line in drawn_words(part)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_in_hand_is_cut(lang: str) -> None:
    faces = [SHAPES["illustrated"](held_card(read(lang), "card", card)) for card in GAME.box.cards]
    assert [re.findall(r"<text[^>]*>([^<]*…)", face) for face in faces if "…" in face] == []


def test_no_name_of_a_card_in_play_or_of_a_discard_is_cut() -> None:
    here = read("en")
    in_play = [card for card in GAME.box.cards if not card.one_shot]
    lying = [lying_card(here, "Em1", (0, 0), {"card": card.id, "tokens": 0}, 1, 0) for card in in_play]
    tiles = [listed(here, "tile", card.id, "", figure) for card in GAME.box.cards for figure in ("", "25", "×2")]
    assert [line for mark in lying + tiles for line in drawn_words(mark) if "…" in line] == []


def test_the_number_of_a_discard_keeps_clear_of_its_name() -> None:
    for card in GAME.box.cards:
        *lines, figure = listed(read("en"), "tile", card.id, "", "25").parts
        start = figure.x - breadth(figure.text, figure.height)
        assert all(line.x + breadth(line.text, line.height) <= start - 6 + 0.01 for line in lines), card.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tilt", [-STEEPEST, 0.0, STEEPEST])
def test_no_pan_of_a_balance_touches_words(lang: str, tilt: float) -> None:
    here = read(lang)
    pans = [scale(here, "pan", "attack", 1, 5, hand, tilt) for hand in (-1, 1)]
    assert all(hypot(pan.x, pan.y + 12) == pytest.approx(BEAM / 2 + 32) for pan in pans)
    words = [part for part in balance(here, 0).parts if part.shape == "text"]
    assert len(words) == 3
    for word in words:
        top, bottom = word.y - 0.4 * word.height, word.y + 0.4 * word.height
        assert all(bottom < pan.y - pan.width / 2 or top > pan.y + pan.width / 2 for pan in pans), word.text


@pytest.mark.parametrize(
    ("card", "slot", "told"),
    [
        ("M16", "Am1", "1 jeton de Mount Rushmore - Secret Research Facility, Africa 1 (Humains)"),
        ("M16", "Pm1", "1 jeton de Mount Rushmore - Secret Research Facility, Pacific Rim 1 (Humains)"),
        ("M29", "Pm1", "1 jeton d'EMP Warhead, Pacific Rim 1 (Humains)"),
        ("M06", "Em1", "1 jeton de Home Guard Militia, Eurasia 1 (Humains)"),
    ],
)
def test_a_button_elides_before_the_name_of_the_card_not_of_its_zone(card: str, slot: str, told: str) -> None:
    view = position("man", f"{card} {slot}", hero="H03 Em2").observe(0)
    assert GAME.label(view, f"prevent {slot} 1", GAME.words.into("fr")) == told
