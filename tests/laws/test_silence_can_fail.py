"""Law 14, and law 9 for events, broken on purpose."""

from typing import Any

import pytest

from orrery.core import SEAT, Action, Event, Field, Seat
from orrery.testing import law_9_secrets, law_14_nothing_in_silence, trials
from tests.core.miniatures import miniature
from tests.core.miniatures.moorings import CAST_OFF, Laying, Moorings, Ring
from tests.core.miniatures.smugglers import Laying as Lots
from tests.core.miniatures.smugglers import Quay
from tests.laws.breaking import broken

PEEKED = Event("peeked", SEAT, Field("action", [str(number) for number in range(40)]))
PEEKED_BY_OWNER = Event("peeked", SEAT, Field("action", PEEKED.fields[1].ids), own="action")


def test_a_game_that_logs_everything_keeps_law_14() -> None:
    for trial in trials(miniature("moorings"), combinations=8):
        law_14_nothing_in_silence(trial)


def test_a_loss_that_is_not_logged_breaks_law_14(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's answer explains the berths it takes; what it casts off must be logged, or nobody learns of it."""
    monkeypatch.setattr(Laying, "shows", "stores")
    broken(law_14_nothing_in_silence, "moorings", "'berths' changed in silence by answer 1, 'lay ")


def test_a_loss_logged_for_another_player_breaks_law_14(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Laying.answer

    def stealing(self: Laying, state: Ring, seat: Seat, action: Action) -> None:
        answer(self, state, seat, action)
        other = (seat + 1) % state.seats
        state.stores[other] = max(0, state.stores[other] - 1)
        state.tell(CAST_OFF, seat, 1)

    monkeypatch.setattr(Laying, "answer", stealing)
    broken(law_14_nothing_in_silence, "moorings", "'stores' of P2 changed in silence by answer 1, 'lay ")


def test_an_event_that_the_game_does_not_list_breaks_law_14(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Moorings, "events", [])
    broken(law_14_nothing_in_silence, "moorings", "'cast-off P. .*' is told, which is not among the game's events")


@pytest.mark.parametrize("event", [PEEKED, PEEKED_BY_OWNER])
def test_an_event_that_reveals_a_secret_pick_breaks_law_9(event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Lots.answer

    def chattering(self: Lots, state: Quay, seat: Seat, action: Action) -> None:
        answer(self, state, seat, action)
        state.tell(event, seat, action.index)

    monkeypatch.setattr(Lots, "answer", chattering)
    if event is PEEKED:
        broken(law_9_secrets, "smugglers", "by what it hears happen")
    else:
        for trial in trials(miniature("smugglers"), combinations=4):
            law_9_secrets(trial)


def test_a_clone_reports_no_events() -> None:
    state: Any = miniature("moorings").start(2, miniature("moorings").printed)
    state.told = []
    clone = state.clone()
    assert clone.told is None
