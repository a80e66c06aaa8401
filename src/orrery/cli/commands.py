"""Every command of `orrery`; each imports what it needs when it is run."""

import typer

from orrery.cli import arguments as given

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback()
def orrery(version: given.Version = False) -> None:  # its own callback prints it
    """Seven space board games from five boxes, for people in a browser or a terminal and for programs at great speed."""


@app.command()
def games(name: given.MaybeName = None, as_json: given.AsJson = False, lang: given.Lang = None) -> None:
    """List the games, or one game's seats and options."""
    from orrery.cli.games import show_games

    show_games(name, as_json, lang)


@app.command()
def simulate(
    name: given.Name,
    games: given.Games,
    seats: given.Seats = None,
    bots: given.Lineup = "random",
    options: given.Variant = "",
    seed: given.Seed = 1,
    workers: given.Workers = 1,
    records: given.Records = None,
    data: given.Data = None,
    as_json: given.AsJson = False,
) -> None:
    """Play many games between bots and report the results."""
    from orrery.cli.simulate import run_simulation

    run_simulation(name, games, seats, bots, options, seed, workers, records, as_json, data or "")


@app.command()
def arena(
    name: given.Name,
    bots: given.Rivals,
    games: given.Games,
    seats: given.Chairs = None,
    options: given.Variant = "",
    seed: given.Seed = 1,
    workers: given.Workers = 1,
    plot: given.Plot = None,
    data: given.Data = None,
    as_json: given.AsJson = False,
) -> None:
    """Run a tournament of two or more bots over all seat orders."""
    from orrery.cli.arena import run_tournament

    run_tournament(name, bots, games, seats, options, seed, workers, plot, as_json, data or "")


@app.command()
def replay(
    files: given.Files,
    check: given.Check = False,
    to: given.To = None,
    svg: given.Pictures = None,
    lang: given.Lang = None,
) -> int:
    """Step through a record, or check records."""
    from orrery.cli.replay import run_replay

    return run_replay(files, check, to, svg, lang)


@app.command()
def bench(names: given.Names = None, peers: given.Peers = False, as_json: given.AsJson = False) -> None:
    """Measure random play and search, compiled and interpreted."""
    from orrery.cli.bench import run_bench

    run_bench(names or [], peers, as_json)


@app.command()
def play(
    name: given.Name,
    seats: given.Seats = None,
    you: given.You = 1,
    bots: given.Level = "pilot",
    options: given.Variant = "",
    seed: given.MaybeSeed = None,
    lang: given.Lang = None,
    plain: given.Plain = False,
    data: given.Data = None,
) -> None:
    """Play in the terminal against bots."""
    from orrery.cli.play import run_play

    run_play(name, seats, you, bots, options, seed, lang, plain, data or "")


deck = typer.Typer(help="Check your own deck files.", rich_markup_mode=None)
app.add_typer(deck, name="deck")


@deck.callback()
def decks() -> None:
    """Check your own deck files."""


@deck.command("check")
def check_decks(files: given.Decks, name: given.OfGame = None) -> int:
    """Say, line by line, what is wrong with deck files."""
    from orrery.cli.deck import run_check

    return run_check(files, name)


@app.command()
def serve(
    host: given.Host = "127.0.0.1",
    port: given.Port = 8000,
    database: given.Database = None,
    page: given.Open = False,
    allowed_hosts: given.AllowedHosts = None,
    bots: given.AllowedBots = None,
    table_memory: given.TableMemory = 512,
    keep_days: given.KeepDays = 0,
    exports: given.Exports = None,
) -> None:
    """Run the table server with its lobby."""
    from orrery.cli.serve import run_server

    run_server(host, port, database, page, allowed_hosts or [], bots or [], table_memory, keep_days, exports)


@app.command()
def backup(file: given.BackupFile, database: given.Database = None) -> None:
    """Copy the tables of a server, running or not, into one file."""
    from orrery.cli.backup import run_backup

    run_backup(file, database)


@app.command()
def restore(file: given.BackupFile, database: given.Database = None) -> None:
    """Load a backup into an empty database."""
    from orrery.cli.backup import run_restore

    run_restore(file, database)


@app.command("new-game")
def new_game(name: given.NewName, folder: given.NewFolder) -> None:
    """Write a small working game with tests, as a start for your own."""
    from orrery.cli.new_game import run_new_game

    run_new_game(name, folder)
