"""The `orrery` command, called as a function: what it prints, its sentences and its exit statuses."""

import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from orrery import __version__, catalog
from orrery.arena import bench, peers, tournament
from orrery.cli import main
from orrery.core import read_record

GALACTICA = "battlestar-galactica-1978"
NOW = catalog.game(GALACTICA).version
RULES = f'[Rules "{NOW}"]'


class Ran:
    """The result of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def json(self) -> Any:
        assert self.status == 0, self.err
        return json.loads(self.out)


@pytest.fixture
def orrery(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str | Path) -> Ran:
        status = main([str(argument) for argument in arguments])
        return Ran(status, *capsys.readouterr())

    return run


# What they print


def test_games_lists_every_game(orrery: Any) -> None:
    ran = orrery("games", "--lang", "en")
    assert (ran.status, ran.err) == (0, "")
    assert [f"{GALACTICA}", "Battlestar", "Galactica"] in [line.split() for line in ran.out.splitlines()]


def test_games_prints_one_games_seats_and_options_in_either_language(orrery: Any) -> None:
    english, french = orrery("games", GALACTICA, "--lang", "en").out, orrery("games", GALACTICA, "--lang", "fr").out
    assert english.splitlines()[:2] == [f"Battlestar Galactica ({GALACTICA})", "Seats: 2, 3, 4"]
    assert french.splitlines()[1] == "Places\u00a0: 2, 3, 4"
    assert "  cards=3-3-3|5-2-2|4-3-2|3-2-4|2-3-4\n" in english
    assert "How the nine command cards of every pack are split." in english


def test_the_terminals_language_is_used_unless_another_is_requested(orrery: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert orrery("games", GALACTICA).out.splitlines()[1] == "Places\u00a0: 2, 3, 4"
    assert orrery("games", GALACTICA, "--lang", "en").out.splitlines()[1] == "Seats: 2, 3, 4"
    monkeypatch.setenv("LC_ALL", "C")
    assert orrery("games", GALACTICA).out.splitlines()[1] == "Seats: 2, 3, 4"


def test_games_runs_without_loading_typer_or_rich() -> None:
    program = (
        "import sys; from orrery.cli import main; main(['games']); sys.exit('typer' in sys.modules or 'rich' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode == 0


def test_games_as_json(orrery: Any) -> None:
    everything = orrery("games", "--json").json()
    assert list(everything) == ["games"]
    one = orrery("games", GALACTICA, "--json").json()["games"]
    assert one == [game for game in everything["games"] if game["name"] == GALACTICA]
    assert list(one[0]) == ["name", "title", "seats", "options"]
    assert one[0]["seats"] == [2, 3, 4]
    assert one[0]["title"] == {"fr": "Battlestar Galactica", "en": "Battlestar Galactica"}
    for option in one[0]["options"]:
        assert list(option) == ["name", "default", "values", "text"]
        assert option["default"] in option["values"]
        assert set(option["text"]) == {"fr", "en"} and all(" " in text for text in option["text"].values())


def test_simulate_as_json(orrery: Any) -> None:
    report = orrery("simulate", GALACTICA, "--games", "3", "--seats", "3", "--seed", "5", "--options", "cards=5-2-2", "--json")
    document = report.json()
    assert (document["game"], document["seats"], document["games"], document["seed"]) == (GALACTICA, 3, 3, 5)
    assert document["options"] == "cards=5-2-2"
    assert len(document["wins"]) == len(document["mean_ranks"]) == 3
    assert report.err == ""


def test_simulate_for_people(orrery: Any) -> None:
    ran = orrery("simulate", GALACTICA, "--games", "2", "--options", "free-battle")
    lines = ran.out.splitlines()
    assert lines[0] == "Battlestar Galactica (free-battle), 2 seats: 2 of 2 games finished, seed 1"
    assert lines[3].split() == ["seat", "wins", "mean", "rank"]
    assert [line.split()[:2] for line in lines[4:6]] == [["P1", "random"], ["P2", "random"]]
    assert lines[-2] == "ended by: raider-home 2"
    assert lines[-1].startswith("digest: ")


def test_records_of_a_simulation_pass_the_check_and_do_not_change_its_digest(orrery: Any, tmp_path: Path) -> None:
    folder = tmp_path / "kept" / "here"
    kept = orrery("simulate", GALACTICA, "--games", "10", "--records", folder, "--json").json()
    assert kept["digest"] == orrery("simulate", GALACTICA, "--games", "10", "--json").json()["digest"]
    files = sorted(folder.iterdir())
    assert [file.name for file in files[:2]] == [f"{GALACTICA}-seed-1-game-01.orr", f"{GALACTICA}-seed-1-game-02.orr"]
    checked = orrery("replay", "--check", *files)
    assert (checked.status, checked.err, len(checked.out.splitlines())) == (0, "", 10)
    assert "fingerprints are right, result" in checked.out


def test_arena_as_json_and_for_people(orrery: Any) -> None:
    document = orrery("arena", GALACTICA, "--bots", "random,cadet", "--games", "4", "--json").json()
    assert (document["seats"], document["seat_orders"], document["games"]) == (2, 2, 4)
    table = orrery("arena", GALACTICA, "--bots", "random,cadet", "--games", "4").out.splitlines()
    assert table[0] == "Battlestar Galactica, 2 seats, 2 seat orders: 4 of 4 games finished, seed 1"
    assert " ".join(table[2].split()) == "bot games win rate 95 % interval mean rank rating 95 % interval"
    assert sorted(row.split()[0] for row in table[3:]) == ["cadet", "random"]


def test_more_bots_than_seats_meet_in_all_choices(orrery: Any) -> None:
    document = orrery("arena", GALACTICA, "--bots", "random,cadet,pilot", "--seats", "2", "--games", "6", "--json").json()
    assert (document["seats"], document["seat_orders"]) == (2, 6)
    assert {bot["name"]: bot["games"] for bot in document["bots"]} == {"random": 4, "cadet": 4, "pilot": 4}


def test_fewer_bots_than_seats_take_several_seats_each(orrery: Any) -> None:
    document = orrery("arena", GALACTICA, "--bots", "random,cadet", "--seats", "3", "--games", "6", "--json").json()
    assert {bot["name"]: bot["games"] for bot in document["bots"]} == {"random": 9, "cadet": 9}


OWN_BOT = """
from orrery.bots import Bot

class LastBot(Bot):
    def __init__(self, game, rng):
        self.game = game

    def choose(self, perspective):
        return perspective.options()[-1]
"""


def test_users_bots_play_wherever_a_name_is_typed(orrery: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(OWN_BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    own = "my_bots:LastBot"
    for workers in ("1", "2"):
        ran = orrery("simulate", GALACTICA, "--games", "2", "--bots", f"{own},random", "--workers", workers, "--json")
        assert ran.status == 0 and ran.json()["games"] == 2
    document = orrery("arena", GALACTICA, "--bots", f"{own},random", "--games", "2", "--json").json()
    assert {bot["name"] for bot in document["bots"]} == {own, "random"}
    said = orrery("simulate", GALACTICA, "--games", "2", "--bots", "my_bots:FirstBot")
    assert (said.status, said.err) == (
        2,
        "orrery: the bot 'my_bots:FirstBot' cannot be loaded: the module 'my_bots' has no 'FirstBot'\n",
    )


def test_arena_draws_its_result(orrery: Any, tmp_path: Path) -> None:
    assert orrery("arena", GALACTICA, "--bots", "random,random", "--games", "2", "--plot", tmp_path / "x.png").status == 0
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")


def test_arena_says_what_ratings_need(orrery: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "can_rate", lambda: False)
    ran = orrery("arena", GALACTICA, "--bots", "random,random", "--games", "2")
    sentence = "Ratings need openskill, which is not installed; `pip install 'orrery-games[ratings]'` installs it."
    assert ran.out.splitlines()[-1] == sentence


def test_bench_as_json_and_for_people(orrery: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SLICE", 0.01)
    document = orrery("bench", GALACTICA, GALACTICA, "--json").json()
    assert [row["seats"] for row in document["games"]] == [2, 3, 4]
    for row in document["games"]:
        assert row["interpreted"] > 0 and row["simulations_per_second"] > 0 and row["against"] == {}
        assert (row["compiled"] is None) == (row["speedup"] is None)
    table = orrery("bench", GALACTICA).out.splitlines()
    assert table[2].split() == ["game", "seats", "compiled", "interpreted", "ratio", "simulations"]
    assert [row.split()[:2] for row in table[3:]] == [[GALACTICA, "2"], [GALACTICA, "3"], [GALACTICA, "4"]]


def test_without_a_command_there_is_help(orrery: Any) -> None:
    ran = orrery()
    assert ran.status == 0
    for command in ("games", "play", "simulate", "replay", "bench", "arena", "serve", "deck", "new-game", "backup", "restore"):
        assert f"\n  {command} " in ran.out


def test_the_version_is_that_of_the_package(orrery: Any) -> None:
    ran = orrery("--version")
    assert (ran.status, ran.out, ran.err) == (0, f"orrery {__version__}\n", "")


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "bench", "arena", "serve"])
def test_every_command_has_help(orrery: Any, command: str) -> None:
    ran = orrery(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Usage: orrery {command} ")


# What they say when something is wrong

SIMULATE = ["simulate", GALACTICA, "--games", "2"]
ARENA = ["arena", GALACTICA, "--games", "2"]
PLAY = ["play", GALACTICA, "--plain"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["games", "battlestar"], f"no game is called 'battlestar'; there are: {', '.join(catalog.games())}"),
        (["games", "battlestar-galactica"], f"no game is called 'battlestar-galactica'; did you mean '{GALACTICA}'?"),
        (["games", ""], f"no game is called ''; there are: {', '.join(catalog.games())}"),
        (["games", "", "--lang", "en"], f"no game is called ''; there are: {', '.join(catalog.games())}"),
        (["deck", "check", "--game", "", "x"], f"no game is called ''; there are: {', '.join(catalog.games())}"),
        ([*SIMULATE, "--data", ""], "--data takes the name of a file, not ''"),
        ([*SIMULATE, "--records", ""], "--records takes the name of a directory, not ''"),
        ([*ARENA, "--bots", "random,random", "--plot", ""], "--plot takes the name of a file, not ''"),
        (["replay", "x.orr", "--svg", ""], "--svg takes the name of a directory, not ''"),
        (["serve", "--host", ""], "--host takes an address such as 127.0.0.1, not ''"),
        (["games", "--lang", "de"], "--lang takes fr or en, not 'de'"),
        ([*SIMULATE, "--seats", "5"], "Battlestar Galactica is for 2 to 4 seats, not 5"),
        ([*SIMULATE, "--seats", "two"], "--seats takes a whole number of at least 1, not 'two'"),
        ([*SIMULATE, "--seats", "0"], "--seats takes a whole number of at least 1, not '0'"),
        ([*SIMULATE, "--workers", "0"], "--workers takes a whole number of 1 to 256, not '0'"),
        ([*SIMULATE, "--seed", "-1"], "--seed takes a whole number of at least 0, not '-1'"),
        (["simulate", GALACTICA, "--games", "-3"], "--games takes a whole number of at least 1, not '-3'"),
        (["simulate", GALACTICA], "Missing option '--games'."),
        ([*SIMULATE, "--options", "card=5-2-2"], "no option is called 'card'; did you mean 'cards'?"),
        ([*SIMULATE, "--options", "cards=9"], "option 'cards' takes 3-3-3 or 5-2-2 or 4-3-2 or 3-2-4 or 2-3-4, not 'cards=9'"),
        ([*SIMULATE, "--bots", "randm"], "no bot is called 'randm'; did you mean 'random'?"),
        (
            [*SIMULATE, "--bots", "random,random,cadet"],
            "3 bots are named for 2 seats; name one for all seats, or one for each",
        ),
        ([*ARENA, "--bots", "random"], "a tournament is held between two bots or more, not 'random' alone"),
        ([*ARENA, "--bots", "random,random", "--seats", "5"], "Battlestar Galactica is for 2 to 4 seats, not 5"),
        ([*ARENA, "--bots", "random,random", "--plot", "x.doc"], "a plot is written as .png, .svg or .pdf, not as 'x.doc'"),
        (["bench", "chess"], f"no game is called 'chess'; there are: {', '.join(catalog.games())}"),
        ([*PLAY, "--you", "3"], "there is no seat 3 at a table of 2; --you takes 1 to 2"),
        ([*PLAY, "--you", "0"], "--you takes a whole number of at least 1, not '0'"),
        ([*PLAY, "--seats", "7"], "Battlestar Galactica is for 2 to 4 seats, not 7"),
        ([*PLAY, "--bots", "caddet"], "no bot is called 'caddet'; did you mean 'cadet'?"),
        (["replay"], "Missing argument 'FILE'."),
        (
            ["replay", "--check", "--to", "5", "x.orr"],
            "--check looks at whole records and draws nothing; leave out --to and --svg",
        ),
        (["simulat"], "No such command 'simulat'. Did you mean 'simulate'?"),
        ([*SIMULATE, "--recrods", "x"], "No such option: --recrods (Possible options: --records)"),
        ([*SIMULATE, "--workers", "100000"], "--workers takes a whole number of 1 to 256, not '100000'"),
        (["backup", "x", "--database", ""], "--database takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"),
        (["serve", "--port", "70000"], "--port takes a whole number of 1 to 65535, not '70000'"),
        ([*SIMULATE, "extra"], "Got unexpected extra argument(s) (extra)"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(orrery: Any, arguments: list[str], sentence: str) -> None:
    ran = orrery(*arguments)
    assert (ran.status, ran.out, ran.err) == (2, "", f"orrery: {sentence}\n")


def test_an_empty_bot_name_gets_the_known_names(orrery: Any) -> None:
    ran = orrery(*SIMULATE, "--bots", "random,")
    assert ran.status == 2
    assert ran.err.startswith("orrery: no bot is called ''; there are: ") and "random" in ran.err


def test_a_directory_that_cannot_be_made_is_refused_before_anything_is_played(orrery: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ran = orrery(*SIMULATE, "--records", tmp_path / "file" / "records")
    assert ran.status == 2
    assert ran.err == f"orrery: the directory '{tmp_path}/file/records' cannot be made: Not a directory\n"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_bad_input_writes_nothing(orrery: Any, tmp_path: Path) -> None:
    assert orrery(*SIMULATE, "--bots", "nobody", "--records", tmp_path / "records").status == 2
    assert list(tmp_path.iterdir()) == []


def test_missing_peers_are_named(orrery: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    ran = orrery("bench", "--peers")
    assert ran.status == 2
    sentence = "the peers need open_spiel, which is not installed; `pip install 'orrery-games[peers]'` installs it"
    assert ran.err == f"orrery: {sentence}\n"


# Records that cannot be trusted


@pytest.fixture
def record(orrery: Any, tmp_path: Path) -> Path:
    orrery("simulate", GALACTICA, "--games", "1", "--records", tmp_path)
    return tmp_path / f"{GALACTICA}-seed-1-game-1.orr"


def edited(record: Path, old: str, new: str) -> Path:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), "utf-8")
    return record


def test_replay_prints_every_line_and_the_end(orrery: Any, record: Path) -> None:
    ran = orrery("replay", record, "--lang", "en")
    lines = ran.out.splitlines()
    assert lines[0] == "Battlestar Galactica: P1 random (red), P2 random (green)"
    assert lines[1].startswith("    1  P1 turns up a command card: ")
    assert lines[-3].endswith(" has brought the Cylon raider home and wins the game.")
    assert sorted(lines[-2:]) == lines[-2:] and lines[-2].startswith("1. P")
    rows = record.read_text("utf-8").splitlines()
    told = ["move home", "play force", "banish"]
    told_by_event = ("* draw", "* spin", *(f"P{seat} {verb}" for seat in (1, 2) for verb in told))  # have no line
    answers = [row for row in rows if row[:1] in ("P", "*") and not row.startswith(told_by_event)]
    assert len(lines) == 4 + len(answers) + sum(row.startswith(";>") for row in rows)


@pytest.mark.parametrize("how", [["--check"], ["--lang", "en"]])
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (f'[Game "{GALACTICA}"]', '[Game "chess"]', f": no game is called 'chess'; there are: {', '.join(catalog.games())}"),
        ('[Seats "random, random"]', '[Seats "random"]', ": Battlestar Galactica is for 2 to 4 seats, not 1"),
        ('[Options ""]', '[Options "moon"]', ": no option is called 'moon'; there are: loose-home, free-battle, cards"),
        (RULES + "\n", "", ": this is not a record: the header 'Rules' is missing"),
        ("* draw", "* drwa", ":7: no Battlestar Galactica action reads 'drwa "),
        ("* draw", "what is this", ":7: this is not a line of a record: 'what is this "),
    ],
)
def test_a_record_that_is_not_one_gets_its_file_and_line(
    orrery: Any, record: Path, how: list[str], old: str, new: str, complaint: str
) -> None:
    ran = orrery("replay", edited(record, old, new), *how)
    assert ran.status == 2
    assert ran.err.startswith(f"orrery: {record}{complaint}") and ran.err.count("\n") == 1


def test_a_record_of_other_rules_is_checked_and_told_as_far_as_these_follow_it(orrery: Any, record: Path) -> None:
    edited(record, RULES, '[Rules "0"]')
    ran = orrery("replay", "--check", record)
    assert ran.status == 0 and "although it was played under rules 0" in ran.out
    rows = record.read_text("utf-8").splitlines()
    place = next(number for number, row in enumerate(rows) if row.startswith("P1 move"))
    rows[place] = "P1 move nowhere"
    record.write_text("\n".join(rows) + "\n", "utf-8")
    ran = orrery("replay", "--check", record)
    assert ran.status == 2
    assert f"played under rules 0 of Battlestar Galactica; these are rules {NOW}, and follow it up to here only" in ran.err
    ran = orrery("replay", record, "--lang", "fr")
    told = [row.split() for row in ran.out.splitlines()]
    assert ran.status == 0 and "jouée avec les règles 0 de Battlestar Galactica" in ran.out
    assert [str(place + 1), "P1", "move", "nowhere"] in told
    left = [row for row in rows[place:] if row[:1] in ("P", "*")]
    assert len(told) == next(n for n, row in enumerate(told) if row[:1] == [str(place + 1)]) + len(left)


def test_an_edited_draw_is_detected(orrery: Any, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    drawn = lines[6].split()[-1]
    lines[6] = "* draw " + ("laser" if drawn != "laser" else "turbo")
    record.write_text("\n".join(lines) + "\n", "utf-8")
    ran = orrery("replay", "--check", record)
    assert ran.status == 2
    assert ran.err.startswith(f"orrery: {record}:")


def test_a_record_that_is_cut_off_is_detected(orrery: Any, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(lines[:-1]) + "\n", "utf-8")
    ran = orrery("replay", "--check", record)
    assert ran.err == f"orrery: {record}: the record is cut off: it does not end with a fingerprint\n"
    place = max(number for number, line in enumerate(lines[:-1]) if line.startswith("="))
    record.write_text("\n".join(lines[: place + 1]) + "\n", "utf-8")
    assert "its result is '*', but its header says" in orrery("replay", "--check", record).err


def test_every_file_is_checked_even_after_a_bad_one(orrery: Any, record: Path, tmp_path: Path) -> None:
    (tmp_path / "bytes.orr").write_bytes(b"\xff\xfe")
    ran = orrery("replay", "--check", tmp_path / "none.orr", tmp_path / "bytes.orr", tmp_path, record)
    assert ran.status == 2
    assert ran.err.splitlines() == [
        f"orrery: {tmp_path}/none.orr: this file cannot be read: No such file or directory",
        f"orrery: {tmp_path}/bytes.orr: this is not a record: it is not text",
        f"orrery: {tmp_path}: this file cannot be read: Is a directory",
    ]
    assert ran.out.startswith(f"{record}: ")


def test_every_deck_file_is_checked_even_after_one_that_cannot_be_read(orrery: Any, tmp_path: Path) -> None:
    (tmp_path / "bytes.deck").write_bytes(b"\xff\xfe")
    (tmp_path / "empty.deck").write_text("", "utf-8")
    ran = orrery("deck", "check", tmp_path / "bytes.deck", tmp_path, tmp_path / "empty.deck")
    assert ran.status == 2
    assert ran.err.splitlines() == [
        f"orrery: {tmp_path}/bytes.deck: this file is not a text in UTF-8",
        f"orrery: {tmp_path}: this file cannot be read: Is a directory",
    ]
    assert ran.out == f"{tmp_path}/empty.deck: nothing is wrong with it\n"


def test_a_line_after_the_last_answer_cannot_be_gone_to(orrery: Any, record: Path) -> None:
    answers = len(read_record(record.read_text("utf-8")).lines)
    ran = orrery("replay", record, "--to", str(answers + 1))
    assert ran.status == 2
    assert ran.err == f"orrery: {record}: there is no line {answers + 1}: this record has {answers} answers\n"


def test_a_server_is_not_started_on_an_address_it_cannot_bind(orrery: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = orrery("serve", "--port", str(port))
    assert ran.status == 2
    assert ran.err.startswith(f"orrery: cannot listen on port {port} of 127.0.0.1 (")


def test_a_server_is_not_started_on_a_database_it_cannot_reach(orrery: Any) -> None:
    ran = orrery("serve", "--port", "47183", "--database", "mysql://tables")
    assert ran.status == 2
    assert ran.err == "orrery: --database takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not mysql://…\n"
