"""The board, the box, the first turn and the platform: sections 2 to 5 of the annotated rules. [BG-2] [BG-4]"""

from collections.abc import Callable
from typing import Any

import pytest

from orrery.core import GALLERY, NATURE, Refusal, Rng, State
from orrery.core.resources import read_data
from tests.games.battlestar.boards import GAME, active, asked, board, say, shown, texts
from tests.games.battlestar.reference import CELLS

BOX: dict[str, Any] = read_data("orrery.games.battlestar", "data", "board.json")
PACK = ["turbo", "laser"]


def named(verb: str) -> list[str]:
    """What follows a verb in the table of all actions."""
    return [action.text.removeprefix(f"{verb} ") for action in GAME.table.actions if action.text.startswith(f"{verb} ")]


# The board


def test_the_board_has_325_cells_and_one_way_home() -> None:  # [BG-R1]
    assert sorted(named("move")) == sorted([*CELLS, "home"]) and len(CELLS) == 325


def test_the_lines_are_column_j_and_row_10() -> None:  # [BG-R2]
    assert {cell["id"] for cell in BOX["cells"] if cell["line"]} == {
        cell for cell in CELLS if cell[0] == "J" or cell[1:] == "10"
    }
    assert len(BOX["lines"]["cells"]) == 37


def test_every_quarter_has_72_cells_besides_its_lines() -> None:  # [BG-R2] [BG-R6]
    inside = {"red": "ABCDEFGHI", "yellow": "ABCDEFGHI", "blue": "KLMNOPQRS", "green": "KLMNOPQRS"}
    north = {"red", "blue"}
    for colour, columns in inside.items():
        quarter = {cell["id"] for cell in BOX["cells"] if cell["quadrants"] == [colour]}
        rows = range(1, 10) if colour in north else range(11, 20)
        assert quarter == {cell for cell in CELLS if cell[0] in columns and int(cell[1:]) in rows} and len(quarter) == 72


def test_there_is_a_black_hole_in_every_quarter() -> None:  # [BG-R4]
    assert named("jump") == ["F6", "N6", "N14", "F14"]


def test_there_is_a_purple_planet_in_every_quarter() -> None:  # [BG-R5]
    assert named("banish") == ["H8", "L8", "L12", "H12"]


@pytest.mark.parametrize(("seats", "camps"), [(2, "red green"), (3, "red blue green"), (4, "red blue green yellow")])
def test_two_sit_opposite_and_three_leave_yellow_out(seats: int, camps: str) -> None:  # [BG-R6] [BG-R7]
    assert GAME.start(seats, GAME.options("")).to_json()["camps"] == camps.split()


@pytest.mark.parametrize(
    ("seats", "colour", "camps"),
    [(2, "blue", "blue yellow"), (3, "green", "green yellow red"), (4, "yellow", "yellow red blue green")],
)
def test_a_table_may_choose_the_first_seats_colour(seats: int, colour: str, camps: str) -> None:  # [BG-R7]
    assert GAME.start(seats, GAME.options(f"colour={colour}")).to_json()["camps"] == camps.split()


@pytest.mark.parametrize(
    ("seats", "options", "camps"),
    [
        (2, "colour-2=blue", "red blue"),
        (2, "colour=green colour-2=red", "green red"),
        (2, "colour-2=red", "red green"),  # the first seat has it already
        (3, "colour-2=green", "red green yellow"),  # the third seat's own is taken
        (3, "colour=blue colour-3=red", "blue green red"),
        (4, "colour-2=yellow colour-3=blue", "red yellow blue green"),
        (4, "colour=yellow colour-2=green colour-3=blue colour-4=red", "yellow green blue red"),
    ],
)
def test_every_seat_may_choose_its_colour(seats: int, options: str, camps: str) -> None:  # [BG-R7]
    assert GAME.start(seats, GAME.options(options)).to_json()["camps"] == camps.split()


def test_the_turn_passes_clockwise_whoever_chose_which_colour() -> None:  # [BG-R7]
    state, rng = GAME.start(4, GAME.options("colour-2=yellow colour-3=blue")), Rng(7)
    followed: list[int] = []
    while len(followed) < 9:
        seat = state.turn()
        state.apply(seat, state.chance(rng) if seat == NATURE else state.options(seat)[0])
        if not state.to_json()["turns"]:
            continue
        if not followed or followed[-1] != active(state):
            followed.append(active(state))
    red = followed.index(0)
    assert followed[red : red + 4] == [0, 2, 3, 1]


def turned(x: int, y: int) -> tuple[int, int]:
    """Where a cell comes to lie after a quarter turn clockwise."""
    return 20 - y, x


def mirrored(x: int, y: int) -> tuple[int, int]:
    """The same in a mirror that leaves blue's and yellow's corners where they are, and swaps red's and green's."""
    return 20 - y, 20 - x


@pytest.mark.parametrize(
    ("moved", "colours"), [(turned, "blue green yellow red"), (mirrored, "green blue red yellow")], ids=["turned", "mirrored"]
)
def test_no_corner_of_the_board_is_better_than_another(moved: Callable[[int, int], tuple[int, int]], colours: str) -> None:
    """So that with three players the seats differ only in who sits between the others. [BG-R7]"""
    becomes = dict(zip(["red", "blue", "green", "yellow"], colours.split(), strict=True))
    by_place = {(cell["x"], cell["y"]): cell for cell in BOX["cells"]}
    for (x, y), cell in by_place.items():
        other = by_place[moved(x, y)]
        assert (cell["kind"], cell["line"]) == (other["kind"], other["line"]), cell["id"]
        assert {becomes[colour] for colour in cell["quadrants"]} == set(other["quadrants"]), cell["id"]
    doors = {station["colour"]: set(station["doors"]) for station in BOX["stations"]}
    for colour, cells in doors.items():
        places = {moved(cell["x"], cell["y"]) for cell in BOX["cells"] if cell["id"] in cells}
        assert doors[becomes[colour]] == {by_place[place]["id"] for place in places}, colour


@pytest.mark.parametrize("seats", [1, 5])
def test_the_box_is_for_two_to_four(seats: int) -> None:  # [BG-4]
    with pytest.raises(Refusal, match=f"Battlestar Galactica is for 2 to 4 seats, not {seats}"):
        GAME.start(seats, GAME.options(""))


# The dial


def test_every_number_is_as_likely_as_the_dial_is_wide() -> None:  # [BG-R8]
    state = board("red J5")
    sectors = BOX["spinner"]["segments"]
    widths = {f"spin {n}": sum(s["weight"] for s in sectors if s.get("number") == n) for n in range(1, 7)}
    widths["spin line"] = sum(s["weight"] for s in sectors if s["type"] == "line")
    assert dict(zip(texts(state), state.odds(), strict=True)) == {stop: width / 100 for stop, width in widths.items()}


def test_every_quarter_is_as_likely_as_the_dial_is_wide() -> None:  # [BG-R8]
    state = board("red J5", spin=1)
    say(state, "P1 move J6", "P1 play laser", "* spin 1")
    sectors = BOX["spinner"]["segments"]
    widths = {
        f"aim {c}": sum(s["weight"] for s in sectors if s.get("quadrant") == c) for c in ("red", "blue", "green", "yellow")
    }
    widths["spin line"] = sum(s["weight"] for s in sectors if s["type"] == "line")
    assert dict(zip(texts(state), state.odds(), strict=True)) == {stop: width / 100 for stop, width in widths.items()}


@pytest.mark.parametrize("aiming", [False, True])
def test_the_arrow_follows_its_odds(aiming: bool) -> None:  # [BG-R8]
    state = board("red J5")
    if aiming:
        say(state, "* spin 1", "P1 move J6", "P1 play laser", "* spin 1")
    rng = Rng(1978)
    stops = [state.chance(rng).text for _ in range(20_000)]
    for text, odds in zip(texts(state), state.odds(), strict=True):
        assert abs(stops.count(text) / 20_000 - odds) < 0.01


@pytest.mark.parametrize("before", [[], ["P1 move J6", "P1 play laser"], ["P1 move J6", "P1 play turbo"]])
def test_a_stop_on_a_line_is_spun_again_for_every_kind_of_spin(before: list[str]) -> None:  # [BG-R8]
    state = board("red J5", spin=1 if before else 0)
    say(state, *before)
    question = asked(state)
    say(state, "* spin line", "* spin line")
    assert asked(state) == question and question.startswith("* ")


def test_pilots_neither_spin_nor_turn_up_cards() -> None:  # [BG-R13]
    state = board("red J5")
    with pytest.raises(Refusal, match=r"P1 is not asked anything; waiting for \* \(spin\)"):
        say(state, "P1 spin 6")


# The cards


def test_every_pack_has_three_of_each_kind() -> None:  # [BG-R9]
    assert GAME.start(4, GAME.options("")).to_json()["packs"] == [[3, 3, 3]] * 4


@pytest.mark.parametrize("split", ["3-3-3", "5-2-2", "4-3-2", "3-2-4", "2-3-4"])
def test_the_option_cards_changes_the_split_of_nine(split: str) -> None:  # [BG-R9]
    counts = [int(count) for count in split.split("-")]
    assert sum(counts) == 9
    state = GAME.start(3, GAME.options(f"cards={split}"))
    assert state.to_json()["packs"] == [counts] * 3
    assert state.odds() == [count / 9 for count in counts]


def test_nobody_knows_the_order_of_a_pack_and_all_else_is_open() -> None:  # [BG-2] [BG-R10]
    state = GAME.start(2, GAME.options(""))
    say(state, "* draw turbo")
    assert state.odds() == [2 / 8, 3 / 8, 3 / 8]  # any card left may be the next
    views = [state.observe(seat) for seat in (0, 1, GALLERY)]
    assert views == [state.to_json()] * 3


def test_cards_are_turned_up_before_the_first_spins() -> None:  # [BG-4]
    state = GAME.start(2, GAME.options(""))
    say(state, "* draw turbo", "* draw laser")
    assert shown(state, 0) == PACK and asked(state) == "* turn-up"
    say(state, "* draw force", "* draw force")
    assert shown(state, 1) == ["force", "force"] and asked(state) == "* first-spin"


# The first turn


def test_the_highest_number_starts_and_those_lower_do_not_spin_again() -> None:  # [BG-R11]
    state = dealt(3)
    say(state, "* spin 4", "* spin line", "* spin 2", "* spin 4")
    spinners = []
    for number in (5, 5, 1, 3):
        spinners.append(state.decision(NATURE).about["camp"])
        say(state, f"* spin {number}")
    assert spinners == ["red", "green", "red", "green"]
    assert active(state) == 2 and asked(state) == "* spin"


def test_turns_pass_clockwise() -> None:  # [BG-4] [BG-R6]
    state = dealt(3)
    say(state, "* spin 1", "* spin 6", "* spin 1")
    turns = []
    for step in ("Q4", "P19", "D1", "R4"):
        turns.append(active(state))
        say(state, "* spin 1", f"P{turns[-1] + 1} move {step}", f"P{turns[-1] + 1} end")
        if step == "D1":
            say(state, "* spin line")  # on a line: still blue's spin
    assert turns == [1, 2, 0, 1]


def dealt(seats: int) -> State:
    """A new game after everybody has turned up two cards."""
    state = GAME.start(seats, GAME.options(""))
    say(state, *(f"* draw {card}" for _ in range(seats) for card in PACK))
    return state


# The platform


def test_the_rules_know_nothing_of_who_plays() -> None:  # [BG-R43]
    known = set(GAME.start(2, GAME.options("")).to_json())
    cards, board_ = {"shown", "packs", "evasions"}, {"camps", "ships", "raider", "carrier"}
    course = {"options", "turns", "active", "number", "dial", "agenda", "winner"}
    assert known == cards | board_ | course
