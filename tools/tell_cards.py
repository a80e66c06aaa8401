"""Write the pages of docs/cards: what every card of a game can do, in both languages, and where in the golden records it did.

Games whose cards have effects get a page. The records are played again, and their events name the effects in fields of the kind
`power`. An effect that no record shows is an error: add a record in which it happens.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "records"
CARDS = ROOT / "docs" / "cards"
sys.path.insert(0, str(ROOT / "src"))

import orrery  # noqa: E402
from orrery.catalog import game_of  # noqa: E402
from orrery.core import Game, Replay, Telling, read_record  # noqa: E402

Place = tuple[str, int]  # a record's file name, and a line of it

HEAD = """# {title}: what the cards do

Every effect of every card, as the rules' own vocabulary tells it in English and in French, and the first line of the
[golden records](../../tests/records/{name}) after which it took place. Written by `make cards`; a test compares.

| card | when | effect | carte | quand | effet | happened |
|---|---|---|---|---|---|---|
"""


def effects_named(event: Telling) -> list[str]:
    """The ids of the effects that an event is about."""
    fields = zip(event.event.fields, event.values, strict=True)
    return [field.spell(value) for field, value in fields if field.kind == "power"]


def happened(game: Game) -> dict[str, Place]:
    """Where each effect first took place, by its id, record by record in the order of their names."""
    places: dict[str, Place] = {}
    for path in sorted((RECORDS / game.name).glob("*.orr")):
        record = read_record(path.read_text("utf-8"), path.name)
        replay = Replay(game_of(record), record)
        for line in replay.record.lines:
            replay.step()
            for event in replay.told:
                for effect in effects_named(event):
                    places.setdefault(effect, (path.name, line.number))
    return places


def page(game: Game) -> str:
    """The page of a game."""
    places, rows = happened(game), []
    for effect in game.effects():
        assert effect.id in places, f"no record of {game.name} shows {effect.card}: {effect.texts['en']}"
        record, line = places[effect.id]
        cells = []
        for lang in ("en", "fr"):
            words = game.words.into(lang)
            cells += [words.name(effect.card), words.say(effect.when), effect.texts[lang]]
        link = f"[{record}:{line}](../../tests/records/{game.name}/{record}#L{line})"
        rows.append("| " + " | ".join([*cells, link]) + " |")
    return HEAD.format(title=game.title(), name=game.name) + "\n".join(rows) + "\n"


def pages() -> dict[Path, str]:
    """Every generated page, by where it lies."""
    games = [orrery.game(name) for name in orrery.games()]
    return {CARDS / f"{game.name}.md": page(game) for game in games if game.effects()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, "utf-8")
