"""`orrery arena`: a tournament over all seat orders."""

import sys
from pathlib import Path

from orrery import catalog
from orrery.arena.plot import check_plot, plot
from orrery.arena.series import Series, named
from orrery.arena.tournament import Standing, Tournament, compete, seat_orders
from orrery.cli.report import percent, progress_bar, write_json, write_table
from orrery.core import Refusal


def run_tournament(
    game_name: str,
    bots: str,
    games: int,
    seats: int | None,
    options: str,
    seed: int,
    workers: int,
    picture: Path | None,
    as_json: bool,
    data: str = "",
) -> None:
    game = catalog.game(game_name, data)
    text = game.options(options).text()
    names = named(game, bots)
    if len(names) < 2:
        raise Refusal(f"a tournament is held between two bots or more, not {bots!r} alone")
    if seats is None:
        seats = len(names) if len(names) in game.seats else game.seats[0]
    game.check_seats(seats)
    if picture:
        check_plot(picture)
    series = Series(game.name, text, seed, seat_orders(names, seats), data=data)
    with progress_bar(games, game.title()) as progress:
        tournament = compete(series, games, workers, progress)
    if picture:
        plot(tournament, picture)
    if as_json:
        write_json(tournament.to_json())
    else:
        tell(tournament)


def tell(tournament: Tournament) -> None:
    """The report as people read it, the best bot first."""
    series = tournament.series
    variant = f" ({series.options_text})" if series.options_text else ""
    sys.stdout.write(
        f"{series.game.title()}{variant}, {series.seats} seats, {len(series.lineups)} seat orders: "
        f"{tournament.finished} of {tournament.games} games finished, seed {series.seed}\n\n"
    )
    rows = [["bot", "games", "win rate", "95 % interval", "mean rank"]]
    if tournament.ratings:
        rows[0] += ["rating", "95 % interval"]
    write_table(rows + [row(standing) for standing in tournament.ranking()])
    if not tournament.ratings:
        sys.stdout.write(
            "\nRatings need openskill, which is not installed; `pip install 'orrery-games[ratings]'` installs it.\n"
        )


def row(standing: Standing) -> list[str]:
    low, high = standing.interval()
    rank = standing.mean_rank()
    cells = [
        standing.name,
        str(standing.games),
        percent(standing.win_rate()),
        f"{percent(low)} – {percent(high)}",
        "–" if rank is None else f"{rank:.3f}",
    ]
    if standing.rating:
        low, high = standing.rating.interval()
        cells += [f"{standing.rating.mu:.1f}", f"{low:.1f} – {high:.1f}"]
    return cells
