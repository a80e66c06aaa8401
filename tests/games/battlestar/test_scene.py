"""What a view of Battlestar looks like, and that every answer can be pointed at."""

import json
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

import orrery
from orrery.core import GALLERY, NATURE, OVER, Decision, Mark, Rng, Scene, State
from orrery.draw import ground_svg

GAME = orrery.game("battlestar-galactica-1978")
SAVED = Path(__file__).parent.parent.parent / "scenes" / "battlestar-galactica-1978"
LANGUAGES = [GAME.words.into("fr"), GAME.words.into("en")]


def asked(state: State) -> Decision | None:
    return None if state.turn() == OVER else state.decision(state.turn())


def seen(name: str, lang: str = "en", seat: int = GALLERY) -> Scene:
    state = GAME.load(json.loads((SAVED / f"{name}.json").read_text("utf-8"))["state"])
    decision = None if state.turn() in (NATURE, OVER) else state.decision(state.turn())
    return GAME.scene_from(seat, state.observe(0), decision, GAME.words.into(lang))


def mark(scene: Scene, id: str) -> Mark:
    return next(mark for mark in scene.marks() if mark.id == id)


def ids(scene: Scene, opening: str) -> set[str]:
    return {name.removeprefix(opening) for name in scene.ids() if name.startswith(opening)}


def check_that_every_option_can_be_pointed_at(scene: Scene, decision: Decision) -> None:
    names = [mark.id for mark in scene.marks()]
    assert len(names) == len(set(names))
    assert set(scene.actions) == {option.text for option in decision.options}
    assert all(scene.actions.values())
    assert scene.pointers() <= scene.ids() - {mark.id for mark in scene.ground}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ["", "free-battle loose-home"])
def test_every_option_of_random_play_means_marks_that_exist(seats: int, options: str) -> None:
    state, rng = GAME.start(seats, GAME.options(options)), Rng(seats, len(options))
    asks = set()
    for step in range(700):
        decision = asked(state)
        if decision is None:
            break
        if step % 3 == 0:
            check_that_every_option_can_be_pointed_at(GAME.scene(state.observe(0), decision, LANGUAGES[step % 2]), decision)
            asks.add(decision.ask)
        options_now = state.options(state.turn())
        action = state.chance(rng) if state.turn() == NATURE else options_now[rng.below(len(options_now))]
        state.apply(state.turn(), action)
    assert {"move", "command", "spin", "turn-up"} <= asks


@pytest.mark.parametrize(
    "question",
    [
        ["move", 0, 0],
        ["jump", 0, 0],
        ["challenge", 0, 0],
        ["banish", 0, 1],
        ["command", 0, 0],
        ["evade", 0, 4],
        ["evade", 2, 1],
        ["first-spin", [0, 2], [4]],
        ["turn-up", 3, 0],
        ["spin", 1, 3],
        ["duel", 0, 1, 0],
        ["duel", 0, 1, 4],
        ["arm", 0, 0],
        ["aim", 0, 3],
    ],
    ids=str,
)
def test_every_option_of_every_question_means_marks_that_exist(question: list[object]) -> None:
    saved = json.loads((SAVED / "battle.json").read_text("utf-8"))["state"]
    state = GAME.load(saved | {"options": "free-battle", "agenda": [["command", 0, 0], question]})
    decision = state.decision(state.turn())
    check_that_every_option_can_be_pointed_at(GAME.scene(state.observe(0), decision, LANGUAGES[0]), decision)


@pytest.mark.parametrize("words", LANGUAGES, ids=["fr", "en"])
def test_nothing_is_left_without_words(words: orrery.core.Words) -> None:
    for path in SAVED.glob("*.json"):
        state = GAME.load(json.loads(path.read_text("utf-8"))["state"])
        scene = GAME.scene(state.observe(0), asked(state), words)
        texts = [scene.title, *(panel.title for panel in scene.panels)]
        texts += [text for mark in scene.marks() for text in (mark.text, mark.label)]
        assert [text for text in texts if "scene." in text or "{" in text] == []


def test_both_languages_have_the_same_words_for_scenes() -> None:
    french, english = ({key for key in words.here if key.startswith(("scene.", "name."))} for words in LANGUAGES)
    assert french == english


def test_the_title_is_the_position_in_words() -> None:
    assert seen("carrier").title == (
        "Battlestar Galactica. Turn 12, Red. Red (P1): K6, blue quadrant. "
        "Blue (P2), carrying the Cylon raider: N8, blue quadrant. "
        "Green (P3): in its launching station. Yellow (P4): E12, yellow quadrant. The arrow points at 5. "
        "Red has spun 5: where to fly?"
    )
    assert seen("start", "fr").title.endswith(
        "Épave Cylon libre en J10. La flèche indique 6. Rouge a obtenu 6\u00a0: où voler\u00a0?"
    )


def test_the_ground_is_the_same_for_every_position_of_a_seat() -> None:
    assert len({ground_svg(seen(path.stem)) for path in SAVED.glob("*.json")}) == 1
    assert len({ground_svg(seen("carrier", seat=seat)) for seat in range(4)}) == 4


@pytest.mark.parametrize("seat", range(4))
def test_the_viewers_station_lies_at_the_lower_right(seat: int) -> None:
    scene = seen("carrier", seat=seat)
    own = mark(scene, f"station-{['red', 'blue', 'green', 'yellow'][seat]}")
    assert (own.x, own.y) == (scene.width - 90, scene.height - 90)


def test_a_turned_board_keeps_every_neighbour_and_every_word_upright() -> None:
    for seat in range(4):
        scene = seen("carrier", seat=seat)
        hole, planet = mark(scene, "hole-F6"), mark(scene, "planet-H8")
        assert (abs(hole.x - planet.x), abs(hole.y - planet.y)) == (80, 80)
        assert {mark.angle for mark in scene.marks() if mark.shape == "text"} == {0}


def test_the_viewers_panel_comes_first_and_the_others_follow_around_the_table() -> None:
    for seat in range(4):
        pilots = [panel for panel in seen("carrier", seat=seat).panels if panel.seat is not None]
        assert [panel.seat for panel in pilots] == [(seat + k) % 4 for k in range(4)]
        assert [panel.part for panel in pilots] == ["mine", "rival", "rival", "rival"]


def test_people_are_called_by_their_names_at_a_table() -> None:
    words = LANGUAGES[1].seating(["Ada", "Grace", "Emmy", "Vera"])
    saved = json.loads((SAVED / "carrier.json").read_text("utf-8"))["state"]
    scene = GAME.scene_from(0, saved, None, words)
    assert [panel.title.partition(" · ")[0] for panel in scene.panels if panel.seat is not None] == words.people
    assert mark(scene, "goal-holder").text == "Grace carries the Cylon raider"
    assert scene.camps == ["red", "blue", "green", "yellow"]


def test_ships_stand_within_their_cells_and_apart_where_two_meet() -> None:
    saved = json.loads((SAVED / "carrier.json").read_text("utf-8"))["state"]
    scene = GAME.scene(saved | {"ships": ["H8", "H8", "home", "E12"]}, None, LANGUAGES[1])
    red, blue = mark(scene, "ship-red"), mark(scene, "ship-blue")
    assert (red.x, red.y) != (blue.x, blue.y)
    assert all(ship.width <= 40 and part.width <= 40 for ship in [red, blue] for part in ship.parts)


def test_what_cannot_be_done_can_be_asked_about() -> None:
    scene = seen("carrier")
    assert "move *" in mark(scene, "sky").could
    assert mark(scene, "planet-H8").could == ["move H8", "banish H8"]
    table = GAME.table
    for each in scene.marks():
        for notation in each.could:
            assert table.parse(notation.replace("*", "A4"))


def test_the_raider_lies_below_its_carrier_and_wider_than_when_free() -> None:
    scene, free = seen("carrier"), mark(seen("start"), "raider")
    raider, carrier = mark(scene, "raider"), mark(scene, "ship-blue")
    assert (raider.x, raider.y) == (carrier.x, carrier.y)
    assert scene.pieces.index(raider) < scene.pieces.index(carrier)
    assert raider.width > carrier.width > 0
    assert raider.width > free.width


def test_ships_point_at_their_goal() -> None:
    scene = seen("home")
    assert mark(scene, "hull-red").angle == pytest.approx(-76.0, abs=0.1)  # from F3 to its own station
    assert mark(seen("start"), "hull-red").angle == 135  # from the north-west to the centre


def test_each_kind_of_destination_has_its_own_sign() -> None:
    shapes = {
        "plain": mark(seen("carrier"), "target-J10").shape,
        "hole": mark(seen("carrier"), "target-F6").shape,
        "battle": mark(seen("carrier"), "target-N7").shape,
        "home": mark(seen("home"), "target-home").shape,
        "planet": mark(seen("banish"), "target-L8").shape,
        "stay": mark(seen("jump"), "target-stay").shape,
    }
    assert list(shapes.values()) == ["dot", "whirl", "clash", "harbour", "brackets", "halo"]
    assert mark(seen("jump"), "target-N14").style == "target raider"


def test_a_hole_next_to_the_carrier_warns_of_the_battle() -> None:
    saved = json.loads((SAVED / "carrier.json").read_text("utf-8"))["state"]
    state = GAME.load(saved | {"ships": ["K6", "O7", "home", "E12"]})
    hole = mark(GAME.scene(state.observe(0), asked(state), LANGUAGES[1]), "target-N6")
    assert (hole.shape, hole.style) == ("whirl", "target hole battle")
    assert hole.label == "Black hole N6. N6: battle against Blue, an even fight"


def test_a_pending_force_field_marks_its_planet() -> None:
    saved = json.loads((SAVED / "battle.json").read_text("utf-8"))["state"]
    scene = GAME.scene(saved | {"agenda": [["command", 0, 0], ["evade", 1, 2]]}, None, LANGUAGES[1])
    threat, planet = mark(scene, "threat-planet"), mark(scene, "planet-L12")
    assert (threat.x, threat.y) == (planet.x, planet.y)
    assert threat.label == "Red wants to send Blue to planet L12: evade?"


def test_every_destination_is_followed_by_a_way_to_it_of_the_right_length() -> None:
    scene = seen("carrier")
    for place, piece in enumerate(scene.pieces):
        if piece.id.startswith("target-"):
            route = scene.pieces[place + 1]
            assert route.id == piece.id.replace("target", "route")
            points = [tuple(map(float, point.split())) for point in route.path.removeprefix("M").split("L")]
            assert points[0] == (450, 250)  # K6
            assert points[-1] == (piece.x, piece.y)
            assert 2 <= len(points) <= 6
            assert all(abs(a - c) + abs(b - d) == 40 for (a, b), (c, d) in pairwise(points))


def test_a_force_field_is_its_card_its_victim_and_its_planet() -> None:
    assert seen("force").actions["play force blue H8"] == ["card-green-force-0", "ship-blue", "target-H8"]


def test_either_of_two_equal_cards_plays_one() -> None:
    state = GAME.load(
        json.loads((SAVED / "force.json").read_text("utf-8"))["state"] | {"shown": [[], [], ["laser", "laser"], []]}
    )
    scene = GAME.scene(state.observe(0), asked(state), LANGUAGES[1])
    assert scene.actions["play laser"] == ["card-green-laser-0", "card-green-laser-1"]


def test_evading_works_by_button_or_by_card() -> None:
    assert seen("volley").actions == {
        "evade": ["button-evade", "evasion-blue-0", "evasion-blue-1"],
        "accept": ["button-accept"],
    }


def test_lasers_cover_the_quarter_with_its_lines() -> None:
    volley = mark(seen("volley"), "volley")
    assert (volley.x - volley.width / 2, volley.y + volley.width / 2) == (390, 430)  # from J to S, from 1 to 10 [BG-R2]
    assert "volley" not in seen("carrier").ids()


def test_the_dial_shows_where_the_arrow_stopped() -> None:
    assert mark(seen("carrier"), "dial-red-5").style == "sector red stop"
    assert mark(seen("volley"), "dial-blue").style == "sector blue stop"
    assert not [mark for mark in seen("volley").marks() if "stop" in mark.style.split() and mark.id != "dial-blue"]
    assert mark(seen("carrier"), "dial-arrow").angle == 270 + 4.5 * 15
    assert len(ids(seen("carrier"), "dial-line-")) == 4


def test_a_stop_on_a_line_points_at_a_line() -> None:
    saved = json.loads((SAVED / "battle.json").read_text("utf-8"))["state"] | {"dial": "spin line"}
    scene = GAME.scene(saved, None, LANGUAGES[1])
    assert mark(scene, "dial-line-red").style == "line-sector stop"
    assert mark(scene, "dial-arrow").angle % 90 == 0
    assert "Yellow line: the arrow spins again" in scene.title


def test_cards_left_and_cards_spent_are_shown() -> None:
    scene = seen("over")
    assert ids(scene, "evasion-red-") >= {"0", "1", "gap-2"}
    assert mark(scene, "pack-green").shape == "gap"
    assert mark(scene, "pack-red").label == "Pack of 3 cards face down: 2 turbo-thrusts, 1 force field, 0 laser torpedoes"


def test_colour_is_never_the_only_distinction() -> None:
    scene = seen("carrier")
    ships = [mark(scene, f"ship-{colour}") for colour in ["red", "blue", "green", "yellow"]]
    assert len({ship.shape for ship in ships}) == 4
    assert len({ship.glyph for ship in ships}) == 4


def test_the_sign_of_victory_leaves_the_name_and_the_emblem_of_the_station_free() -> None:
    scene = seen("over")
    ring, station = mark(scene, "victory"), mark(scene, "station-red")
    name, emblem = mark(scene, "name-red"), mark(scene, "emblem-red")
    assert abs(name.y - station.y) - name.height / 2 > ring.width * 0.46
    assert hypot(emblem.x, emblem.y) - emblem.width / 2 > ring.width * 0.46


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_raider_brought_home_is_no_goal_any_more(lang: str) -> None:
    said = [mark(seen(name, lang), "goal-words").text for name in ("carrier", "over")]
    assert said == [GAME.words.into(lang).say(key) for key in ("scene.goal", "scene.goal.over")]
