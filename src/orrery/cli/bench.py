"""`orrery bench`: decisions and simulations per second."""

import sys

from orrery import catalog
from orrery.arena import bench as measuring
from orrery.arena.peers import check_peers
from orrery.cli.report import progress_bar, write_json, write_table
from orrery.core import Json
from orrery.core.values import items


def run_bench(names: list[str], peers: bool, as_json: bool) -> None:
    games = [catalog.game(name).name for name in names or catalog.games()]
    if peers:
        check_peers()
    bench = measuring.Bench(list(dict.fromkeys(games)), peers, measuring.SLICE)
    with progress_bar((measuring.ROUNDS + 1) * len(bench.tasks()), "bench") as progress:
        bench.run(measuring.ROUNDS, progress)
    if as_json:
        write_json(bench.to_json())
    else:
        tell(bench.to_json())


def tell(report: Json) -> None:
    """The report as people read it: decisions per second of random play, and ratios."""
    peers = items(report["peers"])
    head = ["game", "seats", "compiled", "interpreted", "ratio", "simulations"]
    rows = [head + [f"× {peer['name']}" for peer in peers]]
    for game in items(report["games"]):
        against = game["against"]
        assert isinstance(against, dict)
        figures = [game["seats"], game["compiled"], game["interpreted"], game["speedup"], game["simulations_per_second"]]
        rows.append([str(game["game"]), *map(figure, figures), *map(figure, against.values())])
    sys.stdout.write(
        "Decisions per second of random play, simulations per second of search; medians of interleaved slices.\n\n"
    )
    write_table(rows)
    for peer in peers:
        rate = figure(peer["decisions_per_second"])
        sys.stdout.write(f"× {peer['name']}: times as fast as the C++ game of {peer['library']}, {rate} decisions per second\n")


def figure(value: object) -> str:
    """
    >>> figure(1234.5), figure(12.34), figure(None)
    ('1,234', '12.3', '–')
    """
    if not isinstance(value, (int, float)):
        return "–"
    return f"{value:.1f}" if isinstance(value, float) and value < 100 else f"{value:,.0f}"
