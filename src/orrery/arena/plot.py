"""A tournament as a picture: every bot's win rate and rating, with what is uncertain about them."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from orrery.arena.tournament import Standing, Tournament
from orrery.core import OrreryError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS = [".png", ".svg", ".pdf"]


def check_plot(path: Path) -> None:
    """Refuse, before anything is played, a picture that could not be drawn."""
    if find_spec("matplotlib") is None:
        raise OrreryError("a plot needs matplotlib, which is not installed; `pip install 'orrery-games[ratings]'` installs it")
    if path.suffix.lower() not in FORMATS:
        raise OrreryError(f"a plot is written as {', '.join(FORMATS[:-1])} or {FORMATS[-1]}, not as {path.name!r}")
    if not path.parent.is_dir():
        raise OrreryError(f"there is no directory {str(path.parent)!r} to write the plot to")


def plot(tournament: Tournament, path: Path) -> None:
    """Write the picture of a tournament; the file's ending says its format."""
    from matplotlib.figure import Figure

    standings = tournament.ranking()[::-1]  # the best on top
    rated = tournament.ratings is not None
    figure = Figure(figsize=(9 if rated else 5.5, 1.6 + 0.45 * len(standings)), layout="constrained")
    figure.suptitle(f"{tournament.series.game.title()}: {tournament.games} games, {len(tournament.series.lineups)} seat orders")
    axes = figure.subplots(1, 2 if rated else 1, squeeze=False)[0]
    draw_bars(axes[0], standings, "win rate, with 95 % interval", [(one.win_rate(), one.interval()) for one in standings])
    axes[0].axvline(1 / tournament.series.seats, linestyle=":", color="gray")
    if rated:
        ratings = [(one.rating.mu, one.rating.interval()) for one in standings if one.rating]
        draw_bars(axes[1], standings, "rating (Plackett–Luce), with 95 % interval", ratings)
    figure.savefig(path)


def draw_bars(axes: "Axes", standings: list[Standing], title: str, values: list[tuple[float, tuple[float, float]]]) -> None:
    """One row per bot: a point, and a line over its interval."""
    middles = [middle for middle, _ in values]
    reach = [[middle - low for middle, (low, _) in values], [high - middle for middle, (_, high) in values]]
    axes.errorbar(middles, range(len(values)), xerr=reach, fmt="o", capsize=4)
    axes.set_yticks(range(len(values)), [standing.name for standing in standings])
    axes.set_ylim(-0.6, len(values) - 0.4)
    axes.set_xlabel(title)
    axes.grid(axis="x", alpha=0.3)
