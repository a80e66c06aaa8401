"""What every game says about itself."""

import pytest

from orrery.core import NotationError, Refusal
from orrery.core.protocol import span
from tests.core.miniatures import miniature


def refused(name: str, seats: int) -> str:
    with pytest.raises(Refusal) as problem:
        miniature(name).check_seats(seats)
    return str(problem.value)


def test_a_wrong_number_of_seats_is_refused_with_a_message() -> None:
    assert refused("smugglers", 6) == "Smugglers is for 2 to 5 seats, not 6"
    assert refused("freighters", 3) == "Freighters is for 2 or 4 seats, not 3"
    assert refused("jamming", 1) == "Jamming is for 2 seats, not 1"
    assert refused("moorings", 4) == "Moorings is for 2 or 3 seats, not 4"


def test_every_number_of_seats_of_the_box_is_allowed() -> None:
    for seats in miniature("freighters").seats:
        miniature("freighters").check_seats(seats)


def test_numbers_of_seats_are_written_as_people_write_them() -> None:
    said = [span(seats) for seats in (range(2, 5), range(2, 5, 2), range(2, 3), range(2, 4), range(2, 7, 2))]
    assert said == ["2 to 4", "2 or 4", "2", "2 or 3", "2 or 4 or 6"]


def test_options_are_read_by_the_game() -> None:
    game = miniature("smugglers")
    assert game.options("dark rounds=2").text() == "dark rounds=2"
    with pytest.raises(NotationError, match="no option is called 'dar'; did you mean 'dark'"):
        game.options("dar")


def test_a_game_is_called_by_its_english_title_in_messages() -> None:
    assert miniature("smugglers").title() == "Smugglers"
