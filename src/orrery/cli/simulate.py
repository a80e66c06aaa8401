"""`orrery simulate`: many games without people."""

import sys
from pathlib import Path

from orrery import catalog
from orrery.arena.series import WHOLE_WIN, Series, lineup_of
from orrery.arena.simulation import Simulation, simulate
from orrery.cli.report import make_directory, percent, progress_bar, write_json, write_table
from orrery.core import name


def run_simulation(
    game_name: str,
    games: int,
    seats: int | None,
    bots: str,
    options: str,
    seed: int,
    workers: int,
    records: Path | None,
    as_json: bool,
    data: str = "",
) -> None:
    game = catalog.game(game_name, data)
    text = game.options(options).text()
    lineup = lineup_of(game, bots, seats)
    if records:
        make_directory(records)
    series = Series(game.name, text, seed, [lineup], records, data, len(str(games)))
    with progress_bar(games, game.title()) as progress:
        simulation = simulate(series, games, workers, progress)
    if as_json:
        write_json(simulation.to_json())
    else:
        tell(simulation)


def tell(simulation: Simulation) -> None:
    """The report as people read it."""
    series, tally = simulation.series, simulation.tally
    variant = f" ({series.options_text})" if series.options_text else ""
    how = "compiled" if simulation.compiled() else "interpreted"
    sys.stdout.write(
        f"{series.game.title()}{variant}, {series.seats} seats: "
        f"{tally.finished} of {tally.games} games finished, seed {series.seed}\n"
        f"{tally.decisions:,} decisions in {simulation.seconds:.2f} s: {simulation.rate():,.0f} a second, {how}\n\n"
    )
    rows = [["seat", "wins", "", "mean rank"]]
    for seat, bot in enumerate(series.lineups[0]):
        wins = tally.wins[seat] / WHOLE_WIN
        rank = f"{tally.ranks[seat] / tally.finished:.3f}" if tally.finished else "–"
        rows.append([f"{name(seat)} {bot}", f"{wins:,.10g}", percent(wins / tally.games), rank])
    write_table(rows)
    reasons = ", ".join(f"{reason} {count:,}" for reason, count in tally.reasons.most_common())
    sys.stdout.write(f"\nended by: {reasons or 'no rule'}\ndigest: {simulation.hash.hexdigest()}\n")
