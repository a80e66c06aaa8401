"""What belongs to everybody: the phases of this turn, the piles, the pool, and the track of the Xenos. [RG-9.4]"""

from typing import Final, cast

from orrery.core.scene import Mark
from orrery.core.values import name
from orrery.games.race.scene_cards import words_mark
from orrery.games.race.scene_view import PHASES, Position
from orrery.games.race.waves import HIGHEST_SPACE, LOWEST_SPACE

WIDTH: Final = 820.0
PLAIN_HEIGHT: Final = 160.0
INVADED_HEIGHT: Final = 320.0
CELL: Final = 40.0
SLOT: Final = 112.0  # a phase of the bar
NUMERALS: Final = ["I", "II", "III", "IV", "V"]
STEP: Final = (WIDTH - 60) / float(HIGHEST_SPACE - LOWEST_SPACE)
TRACK: Final = 275.0


def height_of(position: Position) -> float:
    return INVADED_HEIGHT if position.invasion else PLAIN_HEIGHT


def ground(position: Position) -> list[Mark]:
    """The sky, the names of the piles and, in the Invasion mode, the numbered track."""
    height = height_of(position)
    found = [
        Mark("sky", "sky", WIDTH / 2, height / 2, "", width=WIDTH, height=height),
        Mark("stars", "starfield", WIDTH / 2, height / 2, "", width=WIDTH, height=height),
        words_mark("pool-name", 636, 24, position.say("board.pool"), 12, "faint"),
        words_mark("deck-name", 704, 24, position.say("board.deck"), 12, "faint"),
        words_mark("discard-name", 770, 24, position.say("board.discard"), 12, "faint"),
    ]
    if position.invasion:
        found.append(words_mark("track-name", 30, 130, position.say("board.track"), 13, "left faint"))
        found.append(Mark("track", "line", WIDTH / 2, TRACK, "frontier", width=WIDTH - 60))
        spaces = range(0, int(HIGHEST_SPACE) + 1, 5)
        found += [words_mark(f"space-{space}", track_x(space), TRACK + 18, str(space), 12, "faint") for space in spaces]
    return found


def track_x(space: int) -> float:
    """Where a space of the track lies; what is beyond its ends lies on them. [RG-R4]"""
    bounded = max(int(LOWEST_SPACE), min(int(HIGHEST_SPACE), space))
    return 30 + STEP * (bounded - int(LOWEST_SPACE))


def pieces(position: Position) -> list[Mark]:
    found = [*phase_bar(position), *piles(position)]
    return [*found, *invasion(position)] if position.invasion else found


def phase_bar(position: Position) -> list[Mark]:
    """The five phases: bright when they take place this turn, framed when it is their moment, with those who chose them."""
    found = []
    for phase, key in enumerate(PHASES):
        x = 66 + SLOT * phase
        choosers = ", ".join(name(seat) for seat in position.chosen(phase))
        lit = bool(choosers) or phase == position.phase()
        style = "green strong" if phase == position.phase() else "yellow strong" if lit else "faint spent"
        word = position.words.say(f"phase.{key}")
        label = position.say("phase.chosen", phase=word, seats=choosers) if choosers else word
        text = f"{NUMERALS[phase]} {word}"
        glyph = str(phase + 1) + ("*" if lit else " ")
        found.append(Mark(f"phase-{key}", "button", x, 50, style, label, width=SLOT - 8, height=46, text=text, glyph=glyph))
        found.append(words_mark(f"phase-{key}-seats", x, 88, choosers, 13, "strong"))
    return found


def counted(id: str, shape: str, x: float, y: float, style: str, label: str, count: int, width: float) -> Mark:
    """Something with a number on it; a pile of nothing is a gap."""
    return Mark(id, shape if count else "gap", x, y, style, label, width=width, height=width * 1.42, text=str(count))


def piles(position: Position) -> list[Mark]:
    """The pool of points, the draw pile and the discard, with their numbers."""
    deck, discard, pool = (position.number(key) for key in ("deck_size", "discard_size", "vp_pool"))
    return [
        Mark("pool", "chip", 636, 74, "yellow", position.say("pool", count=pool), width=58, text=str(pool), glyph="VP"),
        counted("deck", "pile", 704, 76, "blue", position.say("deck", count=deck), deck, 48),
        counted("discard", "back", 770, 76, "neutral", position.say("discard", count=discard), discard, 48),
    ]


def diamond(position: Position, key: str, count: int, y: float, style: str) -> Mark:
    """A marker of the track with its number."""
    return Mark(key, "diamond", track_x(count), y, style, position.say(key, count=count), width=32, text=str(count))


def invasion(position: Position) -> list[Mark]:
    """The threat, the empires' total, every admiral's disc, the cards left of each wave and those turned up."""
    total = sum(position.against_xenos(seat) for seat in range(position.seats))
    defeats = position.number("defeats")
    found = [
        diamond(position, "threat", position.number("threat"), TRACK - 66, "red"),
        diamond(position, "total", total, TRACK - 34, "green"),
        Mark("defeats", "chip", 490, 150, "red", position.say("defeats", count=defeats), width=40, text=str(defeats)),
    ]
    for wave, left in enumerate(cast(list[int], position.view["left"])):
        label = position.say("wave", wave=wave + 1, count=left)
        found.append(counted(f"wave-{wave + 1}", "pile", 300 + 54 * wave, 150, "red", label, left, 40))
    return [*found, *turned_up(position), *discs(position)]


def turned_up(position: Position) -> list[Mark]:
    """The invasion cards of this step, with the seats that they attack."""
    attacks = [(name(seat), str(empire["attack"])) for seat, empire in enumerate(position.empires) if empire["attack"]]
    waiting = [("?", text) for text in cast(list[str], position.view["revealed"])]
    found = []
    for place, (whom, text) in enumerate(attacks or waiting):
        strength = text.partition(" ")[2]
        own, label = f"attack-{place}", position.say("attack", seat=whom, strength=strength)
        parts = [
            words_mark(f"{own}-strength", 0, 0, strength, 17, "strong"),
            words_mark(f"{own}-whom", 0, 40, whom, 11, "faint"),
        ]
        found.append(Mark(own, "slip", 560 + 52 * place, 142, "red", label, width=42, height=56, parts=parts))
    return found


def discs(position: Position) -> list[Mark]:
    """Each admiral's disc on its space, in a stack from bottom to top."""
    heights: dict[int, int] = {}
    found = []
    for seat in cast(list[int], position.view["track"]):
        space = int(position.empires[seat]["space"])
        level = heights.get(space, 0)
        heights[space] = level + 1
        label = position.say("disc", seat=name(seat), strength=position.against_xenos(seat))
        x, y = track_x(space), TRACK - 17 * level
        found.append(Mark(f"disc-{seat}", "disc", x, y, "blue", label, width=24, text=str(seat + 1), glyph=name(seat)))
    return found
