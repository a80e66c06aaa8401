"""What the picture shows: chains, dangers, crews with their gaps, and answers with what they lead to."""

from orrery.core import Scene
from orrery.games.planet_raiders.state import Raiders
from tests.games.planet_raiders.boards import GAME, board, say


def pictured(state: Raiders, seat: int = 0, lang: str = "en") -> Scene:
    turn = state.turn()
    decision = state.decision(turn) if turn >= 0 else None
    return GAME.scene_from(seat, state.observe(seat), decision, GAME.words.into(lang))


def labels(scene: Scene) -> dict[str, str]:
    return {mark.id: mark.label or mark.text for mark in scene.marks()}


def test_a_raider_shows_every_pad_of_its_chains_and_what_could_be_taken() -> None:
    told = labels(pictured(board("R1 b3c3 V1 b5b6", "c3N:b c4N:r c5W:b b5N:b")))
    ways = [own for own in told if own.startswith("chain-R1-") and own.endswith("-flights")]
    assert [told[own] for own in ways] == ["1", "2", "3", "4"]
    assert told["chain-R1-b5b6"] == "b5b6: V1 of P2 can be reached"
    assert told["reach-0"] == "R1 can reach V1 of P2: 4 flights"


def test_a_raider_in_danger_is_marked_for_its_player_only() -> None:
    state = board("R1 b3c3 V1 b5b6", "c3N:b c4N:r c5W:b b5N:b")
    assert "threat-V1" not in labels(pictured(state, 0))
    told = labels(pictured(state, 1))
    assert told["threat-V1"] == told["reach-0"] == "Danger: R1 of P1 can capture V1: 4 flights"
    assert "chain-V1-from-R1" in told


def test_a_tray_has_the_shape_of_what_is_missing() -> None:
    told = labels(pictured(board("R1 b3c3 V1 b5b6", "", ask="place", reserve={"red": (1, 1)}, crew={"red": "SW V3"})))
    tray = [own for own in told if own.startswith("crew-red-") and own.count("-") in (2, 3)]
    assert tray == ["crew-red-SW", "crew-red-gap-1", "crew-red-V3", "crew-red-gap-3"]
    assert told["crew-red-gap-1"] == "Place for an alien"
    assert told["crew-red-gap-3"] == "Place for an alien or a captured raider"
    assert told["seat-red-doing"] == "lacks 1 alien, 1 of either"


def test_pointing_at_the_hand_takes_a_rocket() -> None:
    scene = pictured(board("R1 b3c3 V1 b5b6", "", ask="place", reserve={"red": (1, 1)}))
    assert scene.actions["take blue"] == ["hand-red-blue", "button-take-blue"]
    assert labels(scene)["hand-red-red"] == "1 red rocket in hand"


def test_pointing_at_another_players_rockets_gives_one() -> None:
    scene = pictured(board("R1 b3c3 V1 b5b6", "", seats=3, ask="place", reserve={"red": (1, 1)}))
    assert scene.actions["give blue violet"] == ["hand-violet-blue", "button-give-blue-violet"]
    could = {mark.id: mark.could for mark in scene.marks()}
    assert (could["hand-violet-blue"], could["hand-red-blue"]) == (["give blue violet"], ["take blue"])


def test_answers_say_where_they_lead_and_what_is_there() -> None:
    state = board("R1 g1h1 V1 b5b6", "h1N:b h1E:b", reserve={"red": (1, 0)})
    words = GAME.words.into("en")
    view = state.observe(0)
    assert GAME.label(view, "fly R1 h1E", words) == "Fly R1 to h1i1 (blue rocket h1E)"
    assert GAME.label(view, "fly R1 h1N", words) == "Fly R1 to h1h2 (blue rocket h1N): the south-east alien"
    say(state, "end-moves", "take blue", "zone e3")
    assert GAME.label(state.observe(0), "nose N", words) == "Point it north, at e3e4"


def test_an_empty_pad_could_mean_the_flights_that_end_there() -> None:
    pads = {mark.id: mark.could for mark in pictured(board("R1 g1h1 V1 b5b6", "")).ground}
    assert pads["pad-e3e4"] == [f"fly R{number} {slot}" for slot in ("e4S", "e3N") for number in (1, 2, 3)]
