"""The track of the Invasion mode: the threat, the admirals' strengths, the waves and the cards that attack. [RG-9.4]"""

from typing import Final, cast

from orrery.core.scene import Mark
from orrery.core.values import name
from orrery.games.race.scene.cards import words_mark
from orrery.games.race.scene.view import Position
from orrery.games.race.waves import FIRST_INVASION, HIGHEST_SPACE, LOWEST_SPACE

LINE: Final = 220.0
LEFT: Final = 206.0  # where the track begins
ROW: Final = 161.0  # of the markers above the track
NEAR_THE_END: Final = 90.0  # where a name has no room on the left
SPACES: Final = int(HIGHEST_SPACE) - int(LOWEST_SPACE)


def track_x(space: int, width: float) -> float:
    """Where a space of the track lies; what is beyond its ends lies on them. [RG-R4]"""
    bounded = max(int(LOWEST_SPACE), min(int(HIGHEST_SPACE), space))
    return LEFT + (width - LEFT - 190) / SPACES * (bounded - int(LOWEST_SPACE))


def track_ground(position: Position, width: float) -> list[Mark]:
    """The line with its numbers, and the names of what lies beside it."""
    start, end = track_x(int(LOWEST_SPACE), width), track_x(int(HIGHEST_SPACE), width)
    found = [
        Mark("track", "line", (start + end) / 2, LINE - 14, "frontier", width=end - start),
        words_mark("waves-name", 16, 138, position.say("board.waves"), 13, "left faint"),
        words_mark("track-name", LEFT + 4, 138, position.say("board.track"), 13, "left faint"),
        words_mark("attacks-name", width - 172, 138, position.say("board.attacks"), 13, "left faint"),
    ]
    spaces = range(0, int(HIGHEST_SPACE) + 1, 5)
    return found + [words_mark(f"space-{space}", track_x(space, width), LINE + 8, str(space), 13, "faint") for space in spaces]


def track_pieces(position: Position, width: float) -> list[Mark]:
    """The threat, the empires' total, every admiral's disc, the cards left of each wave and those turned up."""
    return [*markers(position, width), *waves(position), *turned_up(position, width), *discs(position, width)]


def markers(position: Position, width: float) -> list[Mark]:
    """The threat and what all empires have together, each with its number and name; side by side where they meet."""
    counts = [
        ("total", sum(position.against_xenos(seat) for seat in range(position.seats)), "green"),
        ("threat", position.number("threat"), "red"),
    ]
    counts.sort(key=lambda each: each[1])
    (left, right), found = (track_x(each[1], width) for each in counts), []
    spare = max(0.0, 38 - (right - left)) / 2
    ends = ("left" if left < LEFT + NEAR_THE_END < right - NEAR_THE_END else "right", "left")
    for (key, count, style), x, anchor in zip(counts, (left - spare, right + spare), ends, strict=True):
        word = words_mark(
            f"{key}-word", 22 if anchor == "left" else -22, 0, position.say(f"board.{key}"), 13, f"{anchor} strong"
        )
        label = position.say(key, count=count)
        found.append(Mark(key, "diamond", x, ROW, style, label, width=34, text=str(count), parts=[word]))
    return found


def waves(position: Position) -> list[Mark]:
    """The cards left of each wave, and how often all empires have failed."""
    found = []
    for wave, left in enumerate(cast(list[int], position.view["left"])):
        label = position.say("wave", wave=wave + 1, count=left)
        found.append(
            Mark(
                f"wave-{wave + 1}",
                "pile" if left else "gap",
                34 + 42 * wave,
                181,
                "red",
                label,
                width=32,
                height=46,
                text=str(left),
            )
        )
    defeats = position.number("defeats")
    label = position.say("defeats", count=defeats)
    found.append(Mark("defeats", "chip", 166, 181, "red" if defeats else "spent", label, width=36, text=f"{defeats}/2"))
    return found


def turned_up(position: Position, width: float) -> list[Mark]:
    """The invasion cards of this step with the seats that they attack, or when the first ones come."""
    attacks = [(seat, str(empire["attack"])) for seat, empire in enumerate(position.empires) if empire["attack"]]
    waiting = [(-1, text) for text in cast(list[str], position.view["revealed"])]
    found = []
    for place, (seat, text) in enumerate(attacks or waiting):
        strength, own = text.partition(" ")[2], f"attack-{place}"
        whom = name(seat) if seat >= 0 else "?"
        label = position.say("attack", seat=whom, strength=strength)
        failed = seat >= 0 and position.empires[seat]["failed"]
        parts = [
            Mark(f"{own}-claw", "claw", 0, -12, "red", width=15),
            words_mark(f"{own}-strength", 0, 6, strength, 15 if len(strength) < 3 else 11, "on-dark strong"),
            words_mark(f"{own}-whom", 0, 22, whom, 10, "on-dark"),
        ]
        style = "red given" if failed else "red"
        found.append(Mark(own, "slip", width - 158 + 34 * place, 182, style, label, width=31, height=58, parts=parts))
    if not found and position.number("turns") < int(FIRST_INVASION):
        text = position.say("board.first", turn=int(FIRST_INVASION))
        found.append(words_mark("first-invasion", width - 92, 180, text, 12, "faint", 150))
    return found


def discs(position: Position, width: float) -> list[Mark]:
    """Each admiral's disc on its space, in a stack from bottom to top."""
    heights: dict[int, int] = {}
    found = []
    for seat in cast(list[int], position.view["track"]):
        space = int(position.empires[seat]["space"])
        level = heights.get(space, 0)
        heights[space] = level + 1
        label = position.say("disc", seat=name(seat), strength=position.against_xenos(seat))
        x, y = track_x(space, width), LINE - 14 - 9 * level
        found.append(Mark(f"disc-{seat}", "disc", x, y, "blue", label, width=22, text=str(seat + 1)))
    return found
