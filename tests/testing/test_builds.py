"""Playing records from source in another process."""

import pytest

from orrery.core import RecordError, Replay
from orrery.testing import Trial, uncompiled
from orrery.testing.builds import interpret, marked, replay
from tests.core.miniatures import miniature

GAME = miniature("moorings")
MAKER = "tests.core.miniatures:miniature"


def test_a_record_gets_a_fingerprint_after_every_line() -> None:
    record = marked(GAME, Trial(GAME, 2, GAME.printed, 1).record())
    assert all(len(line.mark) == 8 for line in record.lines)
    Replay(GAME, record).finish()


def test_good_records_pass_silently_and_bad_ones_give_a_message() -> None:
    true, false = (marked(GAME, Trial(GAME, 2, GAME.printed, 1).record()) for _ in range(2))
    false.lines[3].mark = "00000000"
    told = interpret([true, false], MAKER)
    assert told[0] == ""
    assert told[1].startswith("record:13: the game that these lines play is not the one that was recorded")
    with pytest.raises(RecordError):
        Replay(GAME, false).finish()


def test_a_missing_maker_is_reported() -> None:
    with pytest.raises(AssertionError, match=r"the records could not be played from source:(.|\n)*No module named 'nowhere'"):
        interpret([Trial(GAME, 2, GAME.printed, 1).record()], "nowhere:make")


def test_a_maker_must_make_a_game() -> None:
    with pytest.raises(AssertionError, match="builtins:list does not make a game"):
        replay("builtins:list", Trial(GAME, 2, GAME.printed, 1).record().write())


def test_modules_that_run_from_source_are_named() -> None:
    here = uncompiled("tests.core.miniatures.moorings", "orrery.catalog")
    assert here == (
        "tests.core.miniatures.moorings, orrery.catalog run from source here, so there is no compiled build to compare"
    )
    assert uncompiled("orrery.catalog").startswith("orrery.catalog runs from source here")
    assert uncompiled() == ""
