"""Note what each version of a game's rules is, so that no change of rules or data goes without a new version.

`tests/records/versions.json` has a row for each version of each game: digests of the game's data, and for each golden record
two more, of the course that it takes (fingerprints, events, result) and of the shape of its states. A record is known by what
was answered, not by its file. Records that are new are added to the row of the version that stands; a row that says
otherwise by now is left alone, because people have tables and records of that version: raise `version` in the game, say in
`Game.upgraded` how older states read, and note the new row. `--unpublished` writes the rows of the versions that stand anew,
for versions that nobody has yet.

    python tools/note_versions.py [--unpublished] [GAME …]
"""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2s
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "records"
VERSIONS = RECORDS / "versions.json"
sys.path.insert(0, str(ROOT / "src"))

from orrery.catalog import FOLDERS, game, game_of, modules  # noqa: E402
from orrery.core import Game, OrreryError, Record, read_record  # noqa: E402
from orrery.core.record import begin  # noqa: E402
from orrery.core.referee import play  # noqa: E402

ESTIMATES = "estimate"  # begins the names of data that only bots read
Row = dict[str, Any]


def digest(value: object) -> str:
    """Eight digits for anything that JSON can hold."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2s(text.encode(), digest_size=4).hexdigest()


def data_of(name: str) -> list[str]:
    """A digest for each data file of a game, its box's included, without their names; in one fixed order."""
    folder = ROOT / "src" / Path(*modules()[name].split(".")).parent  # of the sources: compiled modules lie elsewhere
    own = [folder, *folder.parents][: FOLDERS[name].count(".") + 1]
    files = [file for each in own for file in (each / "data").rglob("*.json") if not file.name.startswith(ESTIMATES)]
    return sorted(digest(json.loads(file.read_text("utf-8"))) for file in files)


def script_of(record: Record) -> str:
    """What a record is known by: the table and all answers."""
    table = {key: record.headers.get(key, "") for key in ("Game", "Options", "Data")}
    return digest([table, len(record.names()), [[line.seat, line.text] for line in record.lines]])


def course_of(record: Record) -> str:
    """Where the answers lead, and what is told on the way."""
    return digest([record.headers["Result"], [[line.told, line.mark] for line in record.lines]])


def shape_of(game: Game, record: Record) -> str:
    """The keys and kinds of all values in the states of a record, wherever they stand."""
    state = begin(game, record)
    found = set(kinds(state.to_json(), ""))
    try:
        for line in record.lines:
            play(state, line.seat, game.table.parse(line.text))
            found.update(kinds(state.to_json(), ""))
    except OrreryError:
        return "refused"  # it must be made again
    return digest(sorted(found))


def kinds(value: object, where: str) -> Iterator[str]:
    """Where each kind of value stands, the places of a list being one place."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from kinds(each, f"{where}.{key}")
    elif isinstance(value, list):
        for each in value:
            yield from kinds(each, f"{where}[]")
    yield f"{where} {type(value).__name__}"


def records_of(name: str) -> list[Record]:
    return [read_record(path.read_text("utf-8"), path.name) for path in sorted((RECORDS / name).glob("*.orr"))]


def row_of(name: str) -> Row:
    """What the version that stands is, as it is noted."""
    courses = {script_of(each): f"{course_of(each)} {shape_of(game_of(each), each)}" for each in records_of(name)}
    return {"data": " ".join(data_of(name)), "records": dict(sorted(courses.items()))}


def differences(name: str, noted: Row, found: Row) -> list[str]:
    """What has changed although the version has not, a sentence each."""
    told: list[str] = []
    if noted["data"] != found["data"]:
        told.append(f"{name}: its data have changed")
    files = {script_of(record): record.where for record in records_of(name)}
    for script, was in noted["records"].items():
        now = found["records"].get(script)
        if now is None:
            told.append(f"{name}: the record {script} is gone, or other answers are given in it")
        elif now != was:
            what = "course" if now.split()[0] != was.split()[0] else "shape of states"
            told.append(f"{name}: the {what} of {files[script]} has changed")
    return told


def read_versions() -> dict[str, dict[str, Row]]:
    versions: dict[str, dict[str, Row]] = json.loads(VERSIONS.read_text("utf-8")) if VERSIONS.exists() else {}
    return versions


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Note what each version of a game's rules is.")
    parser.add_argument("--unpublished", action="store_true", help="write rows anew, of versions that nobody has yet")
    parser.add_argument("games", nargs="*", help="all games by default")
    given = parser.parse_args(arguments)
    anew, versions, status = given.unpublished, read_versions(), 0
    for name in given.games or FOLDERS:
        rows, version, found = versions.setdefault(name, {}), str(game(name).version), row_of(name)
        noted = rows.get(version)
        problems = differences(name, noted, found) if noted else []
        if problems and not anew:
            sys.stderr.write("\n".join(problems) + f"\n{name}: raise its version, which is {version}\n")
            status = 1
        else:
            rows[version] = found
    VERSIONS.write_text(json.dumps(versions, indent=1) + "\n", "utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
