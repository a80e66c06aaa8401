"""The games as a lobby lists them, and their rules in words."""

from datetime import UTC, datetime
from functools import cache

from orrery.bots import LEVELS
from orrery.catalog import boxes, games
from orrery.catalog import game as game_named
from orrery.core import LANGUAGES, Choice, Game, NotationError
from orrery.server import messages
from orrery.server.problems import Problem
from orrery.server.storage.store import Store
from orrery.server.tables.frames import words_of
from orrery.server.tables.seating import digest


def offered() -> messages.Games:
    """Every game that this program has; a new one appears by itself."""
    return messages.Games([game_offered(name) for name in games()], list(LEVELS), ["fr", "en"])


@cache
def game_offered(name: str) -> messages.GameOffered:
    game = game_named(name)
    options = [option_offered(game, choice) for choice in game.printed.choices]
    box = next(box for box, inside in boxes().items() if name in inside)
    title = both(game, "title")
    named = both(game, "box")
    box_title = messages.Bilingual(fr=named.fr or title.fr, en=named.en or title.en)
    takes_data = type(game).with_data is not Game.with_data
    cover = (game.cover or f"planet {name} steel bands ring").replace(" ", "_")
    return messages.GameOffered(name, box, box_title, cover, title, both(game, "about"), list(game.seats), options, takes_data)


def option_offered(game: Game, choice: Choice) -> messages.OptionOffered:
    texts = {
        value: messages.Bilingual(*(words_of(game.name, lang).option(choice, value) for lang in LANGUAGES))
        for value in choice.values
    }
    return messages.OptionOffered(choice.name, choice.default, choice.values, both(game, f"option.{choice.name}"), texts)


def both(game: Game, key: str) -> messages.Bilingual:
    """A sentence in both languages, or nothing where a game has none."""
    said = {lang: words.say(key) if (words := words_of(game.name, lang)).has(key) else "" for lang in LANGUAGES}
    return messages.Bilingual(**said)


def rules_of(name: str, lang: str) -> list[messages.Rule]:
    try:
        words = words_of(game_named(name).name, lang)
    except NotationError as problem:
        raise Problem("not-found", cause=problem) from None
    return [messages.Rule(key.removeprefix("rule."), text) for key, text in words.here.items() if key.startswith("rule.")]


def rule_of(name: str, rule: str, lang: str) -> messages.Rule:
    for each in rules_of(name, lang):
        if each.rule == rule:
            return each
    raise Problem("not-found", "no-rule", {"title": words_of(name, lang).say("title"), "rule": rule[:40]})


async def tables_of(store: Store, tokens: list[str], lang: str) -> messages.MyTables:
    """The tables that these tokens open, the latest first."""
    places = {digest(token): place for place, token in enumerate(tokens)}
    rows = [row for row in await store.tables_of(list(places)) if row["game"] in games()] if places else []
    names: dict[str, list[str]] = {}
    for each in await store.names_of([row["id"] for row in rows]) if rows else []:
        names.setdefault(each["table"], []).append(each["name"])
    return messages.MyTables(
        [
            messages.MyTable(
                table=row["id"],
                game=row["game"],
                title=words_of(row["game"], lang).say("title"),
                seat=row["seat"],
                place=places[row["token"]],
                names=names[row["id"]],
                asked=str(row["seat"]) in row["asked"].split(),
                over=row["over"],
                turns=row["turns"],
                changed=datetime.fromtimestamp(row["changed"] / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            )
            for row in rows
        ]
    )
