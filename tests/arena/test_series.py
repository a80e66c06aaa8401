"""Games of a series: the same in any process, and counted by the rules of counting."""

from pathlib import Path

import pytest

from orrery import catalog
from orrery.arena.series import Played, Series, lineup_of
from orrery.core import NotationError, Refusal, Replay, read_record

GALACTICA = "battlestar-galactica-1978"


def series(*lineup: str, seed: int = 1, records: Path | None = None) -> Series:
    return Series(GALACTICA, "", seed, [list(lineup)], records)


def test_a_game_is_the_same_each_time_and_unlike_its_neighbours() -> None:
    games = series("random", "random")
    assert games.play(3) == games.play(3)
    assert len({games.play(number).digest for number in range(1, 4)}) == 3
    assert games.play(1).digest != series("random", "random", seed=2).play(1).digest


def test_the_fast_loop_and_the_ordinary_loop_play_the_same_random_game(tmp_path: Path) -> None:
    fast, ordinary = series("random", "random"), series("random", "random", records=tmp_path)
    assert fast.play(1) == ordinary.play(1)


def test_a_record_replays_to_the_same_result_and_names_the_bots(tmp_path: Path) -> None:
    games = series("random", "cadet", records=tmp_path)
    played = games.play(2)
    file = tmp_path / f"{GALACTICA}-seed-1-game-2.orr"
    record = read_record(file.read_text("utf-8"), file.name)
    outcome = Replay(catalog.game(GALACTICA), record).finish().outcome()
    assert record.names() == ["random", "cadet"]
    assert outcome is not None and outcome.ranks == played.ranks
    assert sum(line.seat >= 0 for line in record.lines) == played.decisions


def test_line_ups_rotate(tmp_path: Path) -> None:
    games = Series(GALACTICA, "", 1, [["random", "cadet"], ["cadet", "random"]], tmp_path)
    for number in (1, 2, 3):
        games.play(number)
    seats = [read_record(file.read_text("utf-8")).headers["Seats"] for file in sorted(tmp_path.iterdir())]
    assert seats == ["random, cadet", "cadet, random", "random, cadet"]


@pytest.mark.parametrize(
    ("ranks", "teams", "wins"),
    [
        ([1, 2, 3], [0, 1, 2], [60, 0, 0]),
        ([1, 1, 2], [0, 1, 2], [30, 30, 0]),
        ([1, 1, 1], [0, 1, 2], [20, 20, 20]),
        ([1, 2, 1, 2], [0, 1, 0, 1], [60, 0, 60, 0]),
        ([1, 1, 1, 1], [0, 1, 0, 1], [30, 30, 30, 30]),
        ([1, 1, 1], [0, 0, 0], [60, 60, 60]),
        ([2, 2, 2], [0, 0, 0], [0, 0, 0]),
        ([], [0, 1], [0, 0]),
    ],
)
def test_a_win_is_whole_for_one_team_shared_between_tied_ones_and_nobodys_in_a_lost_co_op(
    ranks: list[int], teams: list[int], wins: list[int]
) -> None:
    assert Played(1, ranks, teams, "", "").wins() == wins


def test_one_name_fills_the_fewest_seats_allowed() -> None:
    game = catalog.game(GALACTICA)
    assert lineup_of(game, "random", None) == ["random", "random"]
    assert lineup_of(game, "random , cadet,random", 3) == ["random", "cadet", "random"]


def test_wrong_line_ups_are_refused_with_a_message() -> None:
    game = catalog.game(GALACTICA)
    with pytest.raises(Refusal, match=r"^3 bots are named for 2 seats; name one for all seats, or one for each$"):
        lineup_of(game, "random,random,random", None)
    with pytest.raises(NotationError, match=r"^no bot is called 'randm'; did you mean 'random'\?$"):
        lineup_of(game, "randm", 2)
    with pytest.raises(Refusal, match=r"^Battlestar Galactica is for 2 to 4 seats, not 5$"):
        lineup_of(game, "random", 5)
