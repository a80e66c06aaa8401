"""Law 15 can fail: every known fault of an encoder is tried on a miniature, and detected."""

import pytest

from orrery.core import Encoder, Encoding, Game, Refusal, Seat, State
from orrery.testing import law_15_encodings
from tests.core.miniatures.common import Miniature, ViewEncoder
from tests.laws.breaking import broken


def test_reading_the_truth_breaks_law_15(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ViewEncoder, "view", lambda _, state, __: state.to_json())
    broken(law_15_encodings, "smugglers", "two games apart that it hears alike, by the number 'view'")


def test_distinguishing_the_truth_from_an_imagined_world_breaks_law_15(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ViewEncoder, "view", lambda _, state, __: state.to_json())
    monkeypatch.setattr("orrery.testing.encodings.part", lambda *_: "")
    broken(law_15_encodings, "smugglers", "can tell the truth from an imagined world by the number 'view'")


def test_a_pick_outside_its_block_breaks_law_15(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: ViewEncoder, state: State, seat: Seat, row: Encoding) -> None:
        self.sealed(state, seat, row, 2)

    monkeypatch.setattr(ViewEncoder, "position", careless)
    broken(law_15_encodings, "smugglers", "'view again' tells what P. has picked, outside the block of picks")


@pytest.mark.parametrize(
    ("writes", "because"),
    [
        ([(0, 0.5), (0, 0.5)], "'turns' is written twice"),
        ([(0, 1.5)], "'turns' is 1.5, not between -1 and 1"),
        ([(99, 0.5)], "place 99 is written, of"),
    ],
)
def test_a_row_that_is_not_well_formed_breaks_law_15(
    monkeypatch: pytest.MonkeyPatch, writes: list[tuple[int, float]], because: str
) -> None:
    def clumsy(_self: ViewEncoder, _state: State, _seat: Seat, row: Encoding) -> None:
        for place, value in writes:
            row.put(place, value)

    monkeypatch.setattr(ViewEncoder, "position", clumsy)
    broken(law_15_encodings, "moorings", because)


def test_two_numbers_of_one_name_break_law_15(monkeypatch: pytest.MonkeyPatch) -> None:
    class Twice(ViewEncoder):
        def __init__(self, seats: int, picks: bool) -> None:
            Encoder.__init__(self, seats, ["turns", "turns", "view again"], ["own picks"], picks)

    monkeypatch.setattr(Miniature, "encoder", lambda _, seats, picks=True: Twice(seats, picks))
    broken(law_15_encodings, "moorings", "two numbers have one name")


def test_an_encoder_that_changes_the_state_breaks_law_15(monkeypatch: pytest.MonkeyPatch) -> None:
    def meddling(_self: ViewEncoder, state: State, _seat: Seat, _row: Encoding) -> None:
        state.turn_count += 1

    monkeypatch.setattr(ViewEncoder, "position", meddling)
    broken(law_15_encodings, "moorings", "encoding a state changes it")


def test_a_game_without_an_encoder_breaks_law_15(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(self: Game, _seats: int, _picks: bool = True) -> Encoder:
        raise Refusal(f"{self.title()} has no encoder, so learners cannot read it")

    monkeypatch.setattr(Miniature, "encoder", none)
    broken(law_15_encodings, "moorings", "has no encoder, so learners cannot read it")
