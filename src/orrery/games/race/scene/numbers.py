"""An empire's numbers, each beside its icon: points, chips, hand, tableau, strengths, discounts, bonuses."""

from typing import Final, NamedTuple

from orrery.core.scene import Mark
from orrery.games.race.powers import (
    AGAINST,
    ANY,
    DEVELOP_DISCOUNT,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    KINDS,
    MILITARY,
    SETTLE_DISCOUNT,
    TRADE_BONUS,
)
from orrery.games.race.scene.cards import minus, words_mark
from orrery.games.race.scene.prices import temporary_defense, temporary_military
from orrery.games.race.scene.view import Position
from orrery.games.race.texts import signed

HAND_LIMIT: Final = 10
FULL_TABLEAU: Final = 12


class Number(NamedTuple):
    """One number: its key, the shape and style of its icon, what is written and what is said."""

    key: str
    shape: str
    style: str
    text: str
    label: str


def numbers(
    position: Position, seat: int, at: tuple[float, float], right: float, size: float, whole: bool
) -> tuple[list[Mark], float]:
    """An empire's numbers in rows from a place on, and where the last row is; the whole set, or what rivals watch."""
    (left, y), found = at, []
    x = left
    for number in found_numbers(position, seat, whole):
        room = size * 1.5 + len(number.text) * size * 0.6 + size * 0.7
        if x + room > right and x > left:
            x, y = left, y + size * 1.5
        icon = Mark(
            f"number-{seat}-{number.key}", number.shape, x + size * 0.6, y, number.style, number.label, width=size * 1.15
        )
        found.append(icon)
        found.append(words_mark(f"number-{seat}-{number.key}-text", x + size * 1.4, y, number.text, size, "left strong"))
        x += room
    return found, y


def found_numbers(position: Position, seat: int, whole: bool) -> list[Number]:
    empire, points = position.empires[seat], position.points()[seat]
    chips, hand, tableau = empire["chips"] + empire["war_chips"], len(empire["hand"]), len(empire["tableau"])
    found = [
        Number("points", "hexagon", "yellow", str(points["total"]), position.say("number.points", **points)),
        Number("chips", "chip", "yellow", str(chips), position.say("number.chips", count=chips)),
        Number("hand", "fan", "inked", f"{hand}/{HAND_LIMIT}" if whole else str(hand), position.say("number.hand", count=hand)),
        Number("tableau", "gem", "neutral", f"{tableau}/{FULL_TABLEAU}", position.say("number.tableau", count=tableau)),
        *strengths(position, seat),
    ]
    return found + reductions(position, seat)


def strengths(position: Position, seat: int) -> list[Number]:
    """General and special military, what is temporary, and in the Invasion mode defence, awards and the war effort."""
    sums = position.empires[seat]["sums"]
    special = [
        (sort, sums[int(MILITARY) + place]) for place, sort in enumerate(AGAINST) if sort and sums[int(MILITARY) + place]
    ]
    text = minus(sums[int(MILITARY)])
    text += "".join(f" {signed(amount)}{position.say(f'short.{sort}')}" for sort, amount in special)
    label = position.say("number.military", count=minus(sums[int(MILITARY)]))
    label += "".join(f", {signed(amount)}{position.words.say(f'against.{sort}')}" for sort, amount in special)
    temporary = temporary_military(position, seat)
    if temporary:
        text += f" (+{temporary})"
        label += position.say("number.temporary", count=temporary)
    found = [Number("military", "blade", "red", text, label)]
    return found + invaded(position, seat) if position.invasion else found


def invaded(position: Position, seat: int) -> list[Number]:
    """What counts in the Invasion mode only."""
    empire, temporary = position.empires[seat], temporary_defense(position, seat)
    xenos, defended = position.against_xenos(seat), position.against_xenos(seat) + position.defense(seat)
    text = minus(defended) + (f" (+{temporary})" if temporary else "")
    label = position.say("number.defense", count=minus(defended), defense=position.defense(seat), temporary=temporary)
    return [
        Number("xenos", "claw", "red", minus(xenos), position.say("number.xenos", count=minus(xenos))),
        Number("defense", "guard", "blue", text, label),
        Number("awards", "star", "yellow", str(empire["awards"]), position.say("number.awards", count=empire["awards"])),
        Number("war", "crate", "green", str(empire["war_chips"]), position.say("number.war", count=empire["war_chips"])),
    ]


def reductions(position: Position, seat: int) -> list[Number]:
    """What an empire draws and keeps more when exploring, pays less, and sells for more; nothing where there is nothing."""
    sums = position.empires[seat]["sums"]
    draw, keep, less = (sums[int(slot)] for slot in (EXPLORE_DRAW, EXPLORE_KEEP, DEVELOP_DISCOUNT))
    found = []
    if draw or keep:
        found.append(
            Number("explore", "lens", "inked", f"+{draw}+{keep}", position.say("number.explore", draw=draw, keep=keep))
        )
    if less:
        found.append(Number("develop", "cog", "inked", f"−{less}", position.say("number.develop", count=less)))
    for key, shape, first, sign in [("settle", "flag", int(SETTLE_DISCOUNT), "−"), ("trade", "barter", int(TRADE_BONUS), "+")]:
        amounts = [("", sums[first + int(ANY)])] + [(kind, sums[first + place]) for place, kind in enumerate(KINDS)]
        given = [(kind, amount) for kind, amount in amounts if amount]
        if given:
            text = " ".join(f"{sign}{amount}{position.say(f'sign.{kind}') if kind else ''}" for kind, amount in given)
            words = ", ".join(f"{amount} ({position.words.name(kind or 'any')})" for kind, amount in given)
            found.append(Number(key, shape, "inked", text, position.say(f"number.{key}", amounts=words)))
    return found
