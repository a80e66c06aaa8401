"""`orrery games`: what can be played, and with which variants."""

import json
import sys

from orrery import catalog
from orrery.core import LANGUAGES, Choice, Game, Json
from orrery.terminal.phrases import own_words, spoken_here


def answer_at_once(arguments: list[str]) -> bool:
    """The usual ways to type `orrery games`, without what reads the other commands: that takes longer than the answer."""
    names = [word for word in arguments if not word.startswith("-")]
    flags = [word for word in arguments if word.startswith("-")]
    if len(names) > 1 or flags not in ([], ["--json"]):
        return False
    show_games(names[0] if names else None, bool(flags))
    return True


def show_games(name: str | None, as_json: bool, lang: str | None = None) -> None:
    """All games, a line each; or one, with its options."""
    lang = lang or spoken_here()
    chosen = [catalog.game(known) for known in catalog.games()] if name is None else [catalog.game(name)]
    if as_json:
        text = json.dumps({"games": [described(game) for game in chosen]}, ensure_ascii=False, indent=2)
    elif name is not None:
        text = told(chosen[0], lang)
    else:
        width = max(len(game.name) for game in chosen)
        text = "\n".join(f"{game.name:{width}}  {game.words.into(lang).say('title')}" for game in chosen)
    sys.stdout.write(text + "\n")


def described(game: Game) -> Json:
    return {
        "name": game.name,
        "title": in_all_languages(game, "title"),
        "seats": list(game.seats),
        "options": [
            {
                "name": choice.name,
                "default": choice.default,
                "values": choice.values,
                **({"most": choice.most} if choice.most else {}),
                "text": in_all_languages(game, f"option.{choice.name}"),
            }
            for choice in game.printed.choices
        ],
    }


def in_all_languages(game: Game, key: str) -> dict[str, str]:
    return {lang: game.words.into(lang).say(key) for lang in LANGUAGES}


def told(game: Game, lang: str) -> str:
    """One game as people read it: seats, then each option with its values, the printed game's first."""
    words = game.words.into(lang)
    seats = ", ".join(str(count) for count in game.seats)
    rows = [f"{words.say('title')} ({game.name})", own_words(lang).say("games.seats", {"seats": seats})]
    for choice in game.printed.choices:
        rows += ["", f"  {typed(choice)}", f"      {words.say(f'option.{choice.name}')}"]
        width = max(len(value) for value in choice.values)
        rows += [f"      {value:{width}}  {words.option(choice, value)}" for value in choice.values]
    return "\n".join(rows)


def typed(choice: Choice) -> str:
    """How an option is typed.

    >>> typed(Choice("lives", ["3", "1"])), typed(Choice("turbo", ["no", "yes"]))
    ('lives=3|1', 'turbo')
    """
    return choice.name if choice.flag else f"{choice.name}={choice.spelt('|')}"
