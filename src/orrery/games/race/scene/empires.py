"""Every empire as a seat's panel: badge, name, what it does, its numbers in one grid, and its tableau."""

from typing import Final

from orrery.core import kit
from orrery.core.kit import Number
from orrery.core.scene import Panel
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
from orrery.games.race.scene.cards import GAP, SMALL, Size, least_of, minus
from orrery.games.race.scene.prices import temporary_defense, temporary_military
from orrery.games.race.scene.shown import shown_card
from orrery.games.race.scene.view import Position
from orrery.games.race.texts import signed

HAND_LIMIT: Final = 10
FULL_TABLEAU: Final = 12
WIDTH: Final = 352.0  # six numbers, or three small cards
NUMBER: Final = 50.0
NUMBER_INVADED: Final = 42.0  # one number more in a rival's row


def empire_panel(position: Position, seat: int, mine: bool, size: Size = SMALL) -> Panel:
    """A tableau in the order of placing below the empire's numbers; large where it is one's own."""
    cards = [shown_card(position, seat, row, size) for row in position.empires[seat]["tableau"]]
    own = f"empire-{seat}"
    return kit.seat_panel(
        own,
        seat,
        position.camp(seat),
        position.words.person(seat),
        doing=doing(position, seat),
        numbers=found_numbers(position, seat, mine),
        cards=kit.tableau(f"{own}-cards", cards, size, least=least_of(size) if mine else 0.96, gap=GAP),
        mine=mine,
        active=seat in position.asked(),
        weight=2 if mine else 1,
        width=WIDTH * 2 if mine else WIDTH,
        number=NUMBER_INVADED if position.invasion and not mine else NUMBER,
    )


def doing(position: Position, seat: int) -> str:
    """A seat this turn: its start world's number and its place in the order, the card it is placing or what it has chosen."""
    empire, start = position.empires[seat], position.start_number(seat)
    parts = []
    if start >= 0:
        parts.append(position.say("start", number=start, place=position.say(f"place.{position.priority(seat)}")))
    if position.has_sealed(seat):
        parts.append(position.say("sealed"))
    if empire["placing"]:
        parts.append(position.say("placing", name=position.card_name(empire["placing"])))
    else:
        parts += [position.words.name(role) for role in empire["chosen"]]
    return " · ".join(parts)


# Numbers


def found_numbers(position: Position, seat: int, whole: bool) -> list[Number]:
    """What every empire counts, in one order; one's own has more, and tells what its cards save and bring."""
    empire, points = position.empires[seat], position.points()[seat]
    chips, hand, tableau = empire["chips"] + empire["war_chips"], len(empire["hand"]), len(empire["tableau"])
    goods = sum(1 for card in empire["tableau"] if card["good"])
    held_goods = position.say("number.goods", count=goods)
    cards = "\n".join([position.say("number.tableau", count=tableau), *reductions(position, seat)])
    found = [
        number(position, "points", str(points["total"]), position.say("number.points", **points), "gold"),
        number(position, "hand", f"{hand}/{HAND_LIMIT}" if whole else str(hand), position.say("number.hand", count=hand)),
        military(position, seat),
        number(position, "goods" if whole or not position.invasion else "goods.short", str(goods), held_goods),
        number(position, "tableau", f"{tableau}/{FULL_TABLEAU}", cards),
    ]
    if whole:
        label = position.say("number.chips", count=chips)
        if position.invasion:
            label += "\n" + position.say("number.war", count=empire["war_chips"])
        found.append(number(position, "chips", str(chips), label))
    return found + (invaded(position, seat, whole) if position.invasion else [])


def number(position: Position, key: str, value: str, label: str, style: str = "") -> Number:
    return Number(key.partition(".")[0], value, position.say(f"word.{key}"), label, style)


def military(position: Position, seat: int) -> Number:
    """General strength, and in the label what is special or temporary."""
    sums = position.empires[seat]["sums"]
    special = [
        (sort, sums[int(MILITARY) + place]) for place, sort in enumerate(AGAINST) if sort and sums[int(MILITARY) + place]
    ]
    text, label = minus(sums[int(MILITARY)]), position.say("number.military", count=minus(sums[int(MILITARY)]))
    label += "".join(f", {signed(amount)}{position.words.say(f'against.{sort}')}" for sort, amount in special)
    temporary = temporary_military(position, seat)
    if temporary:
        text += f" (+{temporary})"
        label += position.say("number.temporary", count=temporary)
    return number(position, "military", text, label)


def invaded(position: Position, seat: int, whole: bool) -> list[Number]:
    """What counts in the Invasion mode only; the duels tell the defence of the others."""
    temporary = temporary_defense(position, seat)
    xenos, defended = position.against_xenos(seat), position.against_xenos(seat) + position.defense(seat)
    text = minus(defended) + (f" (+{temporary})" if temporary else "")
    label = position.say("number.defense", count=minus(defended), defense=position.defense(seat), temporary=temporary)
    found = [number(position, "xenos", minus(xenos), position.say("number.xenos", count=minus(xenos)))]
    if not whole:
        return found
    return [*found, number(position, "defense", text, label)]


def reductions(position: Position, seat: int) -> list[str]:
    """What an empire draws and keeps more when exploring, pays less, and sells for more; nothing where there is nothing."""
    sums = position.empires[seat]["sums"]
    draw, keep, less = (sums[int(slot)] for slot in (EXPLORE_DRAW, EXPLORE_KEEP, DEVELOP_DISCOUNT))
    found = []
    if draw or keep:
        found.append(position.say("number.explore", draw=draw, keep=keep))
    if less:
        found.append(position.say("number.develop", count=less))
    for key, first in [("settle", int(SETTLE_DISCOUNT)), ("trade", int(TRADE_BONUS))]:
        amounts = [("", sums[first + int(ANY)])] + [(kind, sums[first + place]) for place, kind in enumerate(KINDS)]
        given = [(kind, amount) for kind, amount in amounts if amount]
        if given:
            words = ", ".join(f"{amount} ({position.words.name(kind or 'any')})" for kind, amount in given)
            found.append(position.say(f"number.{key}", amounts=words))
    return found
