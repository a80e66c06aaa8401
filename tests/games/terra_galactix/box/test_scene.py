"""What a view of the star map looks like, what its marks mean, and that every flight on offer is legal step by step."""

from math import hypot

import pytest

import orrery
from orrery.core import GALLERY, LANGUAGES, NATURE, OVER, Game, Mark, Rng, Scene, State
from orrery.core.lettering import breadth
from orrery.games.terra_galactix.box.scene.panels import DIE
from tests.games.terra_galactix.invasion.boards import GAME, board, ends, rolled, say, where

WORDS = GAME.words.into("en")


def seen(state: State, seat: int | None = None) -> Scene:
    """The picture for whoever is asked, or for another seat."""
    turn = state.turn()
    viewer = seat if seat is not None else max(turn, 0)
    decision = None if turn in (NATURE, OVER) or viewer != turn else state.decision(turn)
    return GAME.scene_from(viewer, state.observe(viewer), decision, WORDS)


def mark(scene: Scene, id: str) -> Mark:
    return next(each for each in scene.marks() if each.id == id)


def pointed(scene: Scene, saucer: str) -> set[str]:
    """The marks on which a saucer's move can end."""
    ways = [(way.answers, way.marks) for way in scene.ways] + [([text], marks) for text, marks in scene.actions.items()]
    return {
        ids[-1].removeprefix("target-")
        for answers, ids in ways
        if answers[0].startswith(f"step {saucer} ") and ids[-1].startswith("target-")
    }


@pytest.mark.parametrize(
    "state",
    [
        board(phase="move", pips=(3, 0)),
        board("A-red R03.4", phase="move", pips=(1, 0)),
        board("A-red R05.1", "B-red R05.3", phase="move", pips=(4, 0)),
        board("A-red R03.1", "C-red R04.2", "D-red R05.1", phase="move", pips=(4, 0)),
        board("A-red R05.3", phase="move", pips=(5, 0), bunkers={"K03": "gone"}),
        board("A-red R05.3", "B-blue EARTH", phase="move", pips=(5, 0), bunkers={"K03": "gone"}),
        board("A-red R05.3", "B-red R05.2", phase="move", pips=(4, 0), options="saute-soucoupes"),
        board("A-red R11.4", phase="move", pips=(12, 0)),
    ],
    ids=["base", "one", "blocked", "nearly-blocked", "breach", "other-squadron", "jumping", "twelve"],
)
def test_every_end_of_a_move_can_be_pointed_at(state: State) -> None:  # [TG-4.4]
    assert pointed(seen(state), "A-red") == ends(state, "A-red")


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("terra-galactix-invasion", 3, ""),
        ("terra-galactix-invasion", 2, "saute-soucoupes"),
        ("terra-galactix-war", 2, ""),
        ("terra-galactix-war", 4, "alliance"),
        ("terra-galactix-war", 2, "duel"),
        ("terra-galactix-war", 3, "chevauchee"),
        ("terra-galactix-invaders-war", 2, ""),
        ("terra-galactix-invaders-war", 4, "squadrons-to-win=1"),
    ],
)
def test_every_way_leads_where_it_says(name: str, seats: int, options: str) -> None:
    game = orrery.game(name)
    state, rng, flown = game.start(seats, game.options(options)), Rng(5), 0
    for _ in range(700):
        turn = state.turn()
        if turn == OVER:
            break
        decision = state.decision(turn)
        scene = game.scene_from(turn, state.observe(max(turn, 0)), decision, game.words.into("fr"))
        assert set(scene.actions) == {option.text for option in decision.options}
        assert scene.pointers() <= scene.ids() - {each.id for each in scene.ground}
        for way in scene.ways:
            saucer, end = (
                way.answers[-1].split(" ")[1:] if len(way.answers[-1].split(" ")) > 2 else way.answers[-2].split(" ")[1:]
            )
            assert where(after(game, state, way.answers), saucer) == end, way.label
            flown += 1
        state.apply(turn, state.chance(rng) if turn == NATURE else decision.options[rng.below(len(decision.options))])
    assert flown > 100


def after(game: Game, state: State, row: list[str]) -> State:
    """Where these answers lead when a page gives them in turn, skipping those that the rules gave automatically."""
    copy, turn = state.clone(), state.turn()
    while row and copy.turn() == turn:
        offered = [option.text for option in copy.options(turn)]
        place = next((place for place, answer in enumerate(row) if answer in offered), -1)
        if place < 0:
            break
        copy.apply(turn, game.table.parse(row[place]))
        row = row[place + 1 :]
    return copy


def test_a_way_avoids_lines_of_fire_where_possible() -> None:  # [TG-8.1]
    state = rolled("A-red R04.3", dice="4 1 2", options="tirs-continus", hands={"A": {"bouclier": 1}})
    view = seen(state)
    way = next(way for way in view.ways if way.marks[0] == "saucer-A-red" and way.answers[-1].endswith("R04.5"))
    assert not any("R05" in answer for answer in way.answers)


def test_what_a_target_says() -> None:
    scene = seen(board("A-red R05.5", "A-blue R03.4", phase="move", pips=(1, 2)))
    assert mark(scene, "target-R05.4").label == "A-red to R05.4 (Betelgeuse), 1 step, on the line of number 2"
    assert mark(scene, "target-R03.4").label == "A-blue to R03.4, 2 steps, on a safe line"
    assert mark(scene, "pips-A-blue").text == "2"


def test_a_next_step_that_ends_no_move_is_marked() -> None:
    scene = seen(board("A-red R05.5", "A-blue R03.4", phase="move", pips=(1, 2)))
    assert scene.actions["step A-red R05.4"] == ["saucer-A-red", "target-R05.4"]
    assert scene.actions["step A-blue R03.5"] == ["saucer-A-blue", "next-R03.5"]
    assert mark(scene, "next-R03.5").label == "A-blue to R03.5, 1 step, on a safe line"
    assert "next-R05.4" not in scene.ids()


def test_a_target_where_the_mover_stands_hangs_on_a_ring_around_it() -> None:
    scene = seen(board("A-blue R03.4", phase="move", pips=(0, 2)))
    ring, target = mark(scene, "around-R03.4"), mark(scene, "target-R03.4")
    far = hypot(target.x - ring.x, target.y - ring.y)
    assert abs(far - ring.width / 2) < target.width / 2


def test_a_throw_that_is_over_is_dim() -> None:
    before = rolled("A-red R03.3", dice="3 1 2")
    assert mark(seen(before), "die-red").style == "red"
    state = GAME.load({**board().to_json(), "dice": before.to_json()["dice"]})
    die = mark(seen(state), "die-red")
    assert (die.style, die.text, die.label) == ("red idle", "3", "red die: 3, from an earlier throw")


def test_a_die_that_was_not_thrown_has_a_dash() -> None:  # [TG-R17]
    scene = seen(rolled("A-blue EARTH", "A-red R03.3", dice="3 2"))
    assert (mark(scene, "die-blue").style, mark(scene, "die-blue").text) == ("blue idle", "–")


def test_a_pulsar_hides_no_pip() -> None:
    scene = seen(GAME.load({**board().to_json(), "doubled": 1}))
    die, badge = mark(scene, "die-red"), mark(scene, "die-red-double")
    assert badge.y - badge.height / 2 > die.width / 2
    assert die.y + badge.y + badge.height / 2 <= DIE[1] / 2


def test_bunkers_fire_along_lit_lines() -> None:  # [TG-5.4]
    scene = seen(rolled("B-red R05.3", dice="3 1 2", hands={"B": {"bouclier": 1}}))
    assert {each.id for each in scene.pieces if each.shape == "beam"} == {"fire-K03", "fire-K10"}
    assert mark(scene, "threat-B-red").style == "danger"
    assert scene.actions["shield"] == ["card-B-bouclier-0", "saucer-B-red"]
    assert scene.actions["accept_hit"] == ["button-accept_hit"]


def test_bunkers_stand_retreat_or_leave_a_breach() -> None:  # [TG-2]
    scene = seen(board(bunkers={"K01": "retreat", "K02": "gone"}))
    assert [mark(scene, f"bunker-K0{number}").shape for number in (1, 2, 3)] == ["bunker", "breach", "bunker"]
    near, far = (abs(500 - mark(scene, f"bunker-{name}").y) for name in ("K01", "K14"))
    assert near < far


def test_saucers_on_one_intersection_are_stacked() -> None:  # [TG-R38]
    scene = seen(board("A-red R03.3", "B-red R03.3", "C-red R03.3", options="saute-soucoupes"))
    spots = [(mark(scene, f"saucer-{camp}-red").x, mark(scene, f"saucer-{camp}-red").y) for camp in "ABC"]
    assert len({x for x, _ in spots}) == 1
    assert len({y for _, y in spots}) == 3


def test_the_badge_of_a_covered_saucer_stands_beside_it() -> None:
    scene = seen(board("A-red R05.3", "B-red R05.3", "B-blue R09.1", options="saute-soucoupes"))
    across = {saucer: mark(scene, f"badge-{saucer}").x for saucer in ("A-red", "B-red", "B-blue")}
    assert sorted(across.values()) == [-36, 0, 0]
    assert across["B-blue"] == 0  # alone on its intersection


def test_two_camps_of_a_rival_share_a_panel() -> None:
    game = orrery.game("terra-galactix-invaders-war")
    state = game.start(2, game.options(""))
    rng = Rng(5)
    while state.turn() == NATURE:
        state.apply(NATURE, state.chance(rng))
    scene = game.scene_from(0, state.observe(0), None, game.words.into("en"))
    players = [panel for panel in scene.panels if panel.part in ("mine", "rival")]
    assert [panel.seat for panel in players] == [0, 0, 1]
    cards = next(each for each in players[-1].contents() if each.id.endswith("-cards"))
    assert "+" in cards.parts[0].text


def test_who_regenerates_is_told_before_the_badge_of_an_ally() -> None:
    game = orrery.game("terra-galactix-invaders-war")
    data = game.start(4, game.options("")).to_json()
    state = game.load({**data, "regeneration": [0, 0, 1, 0]})
    scene = game.scene_from(0, state.observe(0), None, game.words.into("fr"))
    tired, ally = mark(scene, "player-C-doing"), mark(scene, "player-C-ally")
    assert tired.x + breadth(tired.text, tired.height) < ally.x - ally.width / 2


def test_allies_show_each_others_badge() -> None:
    game = orrery.game("terra-galactix-war")
    state = game.start(4, game.options("alliance"))
    scene = game.scene_from(0, state.observe(0), None, game.words.into("en"))
    assert mark(scene, "player-A-ally").label == "with P3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_left_of_the_bunkers_follows_the_title_of_the_squadrons(lang: str) -> None:
    game = orrery.game("terra-galactix-invasion")
    state = game.start(4, game.options(""))
    scene = game.scene_from(0, state.observe(0), None, game.words.into(lang))
    title, facts = mark(scene, "squadrons-title"), mark(scene, "squadrons-facts")
    end = title.x + breadth(title.text, title.height)
    assert end + 12 < facts.x < end + 30 and "…" not in facts.text


def test_only_the_viewers_own_cards_are_shown() -> None:  # [TG-9]
    state = board(hands={"A": {"laser": 2}, "B": {"pulsar": 1}})
    assert {"card-A-laser-0", "card-A-laser-1"} <= seen(state, 0).ids()
    assert not any(each.startswith("card-A") for each in seen(state, 1).ids())
    assert not any(each.startswith("card-") for each in seen(state, GALLERY).ids())


def test_cards_dice_and_saucers_mean_what_they_do() -> None:
    scene = seen(board("A-red R03.3", hands={"A": {"pulsar": 2, "trou_noir": 2}}))
    pulsars, holes = ["card-A-pulsar-0", "card-A-pulsar-1"], ["card-A-trou_noir-0", "card-A-trou_noir-1"]
    assert scene.actions["pulsar red blue"] == [*pulsars, "die-both"]
    assert scene.actions["pulsar red"] == [*pulsars, "die-red"]
    assert scene.actions["discard pulsar"] == [*pulsars, "discards"]
    assert scene.actions["black_hole A-red"] == [*holes, "saucer-A-red"]


@pytest.mark.parametrize("name", ["terra-galactix-invasion", "terra-galactix-war", "terra-galactix-invaders-war"])
def test_the_ground_is_the_same_for_all(name: str) -> None:
    game = orrery.game(name)
    state = game.start(2, game.options(""))
    grounds = [game.scene_from(seat, state.observe(seat), None, WORDS).ground for seat in (0, 1, GALLERY)]
    assert len({str([each.to_json() for each in ground]) for ground in grounds}) == 1
    assert not any(each.could for each in grounds[0])


def test_only_the_readers_own_saucers_could_go_anywhere() -> None:
    state = board("A-red R05.3", "B-red R05.4")
    assert "step A-red *" in mark(seen(state, 0), "saucer-A-red").could
    assert "step A-red *" not in mark(seen(state, 1), "saucer-A-red").could


def test_every_mark_knows_what_it_could_mean() -> None:
    state = board("A-red R05.3", hands={"A": {"laser": 1, "mega_laser": 1, "trou_noir": 1, "bouclier": 1}})
    known = [text for each in seen(state).marks() for text in each.could]
    assert {"step A-red *", "bunker_laser A-red", "discard laser", "pulsar red", "step A-blue EARTH"} <= set(known)
    legal = {option.text for option in state.options(0)}
    for text in known:
        action = GAME.table.parse(text.replace("*", "R01.1"))
        assert text in legal or WORDS.reason(state.why(0, action))[0] != ""


def test_the_earth_turns_with_the_turns() -> None:
    first, later = board(), board()
    say(later, "P1 roll")
    data = later.to_json()
    later = GAME.load({**data, "turns": 2})
    texts = [mark(seen(state, 0), "earth-picture").text for state in (first, later)]
    assert texts[0] != texts[1]


def test_the_box_has_a_cover_and_a_title() -> None:
    game = orrery.game("terra-galactix-invasion")
    assert game.cover
    assert {game.words.into(lang).say("box") for lang in ("fr", "en")} == {"Terra Galactix"}
