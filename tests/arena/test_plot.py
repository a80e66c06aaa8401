"""The picture of a tournament."""

from pathlib import Path

import pytest

from orrery.arena import plot as plotting
from orrery.arena.plot import check_plot, plot
from orrery.arena.series import Played, Series
from orrery.arena.tournament import Tournament
from orrery.core import OrreryError

GALACTICA = "battlestar-galactica-1978"


def test_a_picture_names_the_bots_and_shows_both_scales(tmp_path: Path) -> None:
    held = Tournament(Series(GALACTICA, "", 1, [["random", "cadet"], ["cadet", "random"]]))
    for number in (1, 2):
        held.take(number, Played(10, [1, 2], [0, 1], "", ""))
    file = tmp_path / "arena.svg"
    check_plot(file)
    plot(held, file)
    text = file.read_text("utf-8")
    for word in ("random", "cadet", "win rate", "Plackett", "2 games, 2 seat orders"):
        assert word in text


def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(OrreryError, match=r"^a plot is written as \.png, \.svg or \.pdf, not as 'arena\.doc'$"):
        check_plot(tmp_path / "arena.doc")
    with pytest.raises(OrreryError, match=r"^there is no directory '.*nowhere' to write the plot to$"):
        check_plot(tmp_path / "nowhere" / "arena.png")
    monkeypatch.setattr(plotting, "find_spec", lambda _: None)
    with pytest.raises(
        OrreryError,
        match=r"^a plot needs matplotlib, which is not installed; `pip install 'orrery-games\[ratings\]'` installs it$",
    ):
        check_plot(tmp_path / "arena.png")
