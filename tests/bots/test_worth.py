"""What a position is worth: results first, then judgements, shared by a team."""

import pytest

from orrery.bots.worth import won, worth
from orrery.core import Game, Outcome


@pytest.mark.parametrize(
    ("ranks", "teams", "shares"),
    [
        ([1, 2], [0, 1], [1.0, 0.0]),
        ([1, 1, 3], [0, 1, 2], [0.5, 0.5, 0.0]),
        ([1, 2, 1, 2], [0, 1, 0, 1], [1.0, 0.0, 1.0, 0.0]),
        ([2, 2, 2], [0, 0, 0], [0.0, 0.0, 0.0]),
    ],
)
def test_a_win_is_shared_between_tied_teams_only(ranks: list[int], teams: list[int], shares: list[float]) -> None:
    outcome = Outcome(ranks, [0.0] * len(ranks), "over")
    assert [won(outcome, teams, seat) for seat in range(len(teams))] == shares


def test_teammates_share_their_judgement(gifts: Game) -> None:
    state = gifts.start(4, gifts.printed)
    state.apply(0, gifts.table.parse("give"))
    assert [gifts.judge(state, seat) for seat in range(4)] == [0.0, 0.0, 0.25, 0.0]
    assert [worth(gifts, state, seat) for seat in range(4)] == [0.125, 0.0, 0.125, 0.0]
