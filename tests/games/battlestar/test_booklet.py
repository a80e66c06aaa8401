"""The rules and the plain procedure of the booklet side by side: the same questions, the same answers, the same board."""

import pytest

from orrery.core import NATURE, OVER, Action, Rng, State
from tests.games.battlestar.boards import COLOURS, GAME, board, evasions, raider, shown
from tests.games.battlestar.booklet import PLANETS, Booklet, Course
from tests.games.battlestar.reference import CELLS, DOORS, HOLES, apart


def compare(state: State, booklet: Booklet, course: Course, rng: Rng, answers: int) -> bool:
    """Give both the same answers and compare them before each; returns whether the game ended."""
    who, expected = next(course)
    for _ in range(answers):
        seat = state.turn()
        assert seat != OVER
        assert who == ("*" if seat == NATURE else booklet.colours[seat])
        actions = state.options(seat)
        assert {action.text for action in actions} == expected
        check_board(state, booklet)
        action = state.chance(rng) if seat == NATURE else chosen(actions, booklet, rng)
        state.apply(seat, action)
        try:
            who, expected = course.send(action.text)
        except StopIteration:
            assert state.turn() == OVER and state.outcome() is not None
            return True
    return False


def chosen(actions: list[Action], booklet: Booklet, rng: Rng) -> Action:
    """A random answer, but home or the free raider whenever they are legal."""
    keen = [action for action in actions if action.text in ("move home", f"move {booklet.raider}")]
    answers = keen or actions
    return answers[rng.below(len(answers))]


def check_board(state: State, booklet: Booklet) -> None:
    data = state.to_json()
    assert data["ships"] == list(booklet.ships.values())
    assert raider(state) == (booklet.carrier or booklet.raider)
    for seat, colour in enumerate(booklet.colours):
        assert sorted(shown(state, seat)) == sorted(booklet.shown[colour])
        assert evasions(state, seat) == booklet.evasions[colour]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_from_the_start_go_as_the_booklet_goes(seats: int) -> None:  # [BG-4] [BG-5]
    for seed in range(4):
        booklet = Booklet(COLOURS[seats])
        compare(GAME.start(seats, GAME.options("")), booklet, booklet.from_the_start(), Rng(seed, seats), 150)


def test_games_with_chosen_colours_go_as_the_booklet_goes() -> None:  # [BG-R7]
    for seed, colours in enumerate([["red", "green", "blue"], ["green", "blue", "yellow", "red"]]):
        wishes = " ".join(["colour", "colour-2", "colour-3", "colour-4"][at] + "=" + each for at, each in enumerate(colours))
        booklet = Booklet(colours)
        compare(GAME.start(len(colours), GAME.options(wishes)), booklet, booklet.from_the_start(), Rng(seed), 300)


@pytest.mark.parametrize("options", ["", "loose-home", "free-battle"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_from_crowded_boards_go_as_the_booklet_goes(seats: int, options: str) -> None:  # [BG-5]
    rng = Rng(1978, seats)
    ended = 0
    for _ in range(30):
        booklet, state = crowded(seats, options, rng)
        ended += compare(state, booklet, booklet.course(booklet.colours[0]), rng, 60)
    assert ended


def crowded(seats: int, options: str, rng: Rng) -> tuple[Booklet, State]:
    """Ships and raider within a few steps of each other, cards and evasion cards at random, red to spin."""
    booklet = Booklet(COLOURS[seats], options)
    door = DOORS[booklet.colours[rng.below(seats)]][rng.below(6)]
    spot = [door, "J10", "F6", CELLS[rng.below(len(CELLS))]][rng.below(4)]
    near = [cell for cell in CELLS if apart(cell, spot) <= 5]
    for colour in booklet.colours:
        booklet.ships[colour] = near.pop(rng.below(len(near)))
        booklet.evasions[colour] = rng.below(3)
        for _ in range(2):
            card = booklet.packs[colour].pop(rng.below(len(booklet.packs[colour])))
            booklet.shown[colour].append(card)
    marked = [cell for cell in [*PLANETS, *sorted(HOLES)] if cell in near]
    spots = marked or near
    booklet.raider = spots[rng.below(len(spots))]
    if rng.below(3):
        booklet.raider, booklet.carrier = "", booklet.colours[rng.below(seats)]
    drawn = [f"{colour}{'*' if colour == booklet.carrier else ''} {cell}" for colour, cell in booklet.ships.items()]
    state = board(
        *drawn,
        raider=booklet.raider,
        seats=seats,
        shown=booklet.shown,
        packs=booklet.packs,
        evasions=booklet.evasions,
        options=options,
    )
    return booklet, state
