"""What is wrong with a row of cards, in sentences: unknown keys, wrong values, and what a row may not combine. [IN-6]"""

from typing import Any, Final

from orrery.games.invaders.board import SIDES, ZONES
from orrery.games.invaders.cards.bounds import (
    LONGEST_ID,
    LONGEST_KEYWORD,
    LONGEST_NAME,
    MOST_OPTIONS,
    MOST_STEPS,
    quoted,
)
from orrery.games.invaders.cards.checks import (
    Check,
    Faults,
    each_of,
    keyed,
    kind_of,
    number,
    one_of,
    some_of,
    text,
    told,
    whole,
    wrong,
    yes,
)
from orrery.games.invaders.cards.combining import COSTS, combination
from orrery.games.invaders.cards.vocabulary import (
    FORBIDDEN,
    HOW,
    ICONS,
    MOBILE,
    OPS,
    PLACES,
    REACHES,
    STATICS,
    TRIGGERS,
    TYPES,
    WHO,
    WINDOWS,
)

NOTES: Final = {"text", "source", "field_sources", "rulebook_lines"}  # keys without rules
LIMITS: Final = ["turn", "unlimited"]
FROM: Final = ["play", "hand"]
AMOUNT: Final = number(1)
PRICE: Final = number(0)


# Filters, targets, values, conditions


WORDS: Final = each_of(text(LONGEST_KEYWORD))


def filter_of(value: Any) -> Faults:
    allowed: dict[str, Check] = {
        "side": one_of(WHO[:2]),
        "icon": some_of(ICONS),
        "not_icon": some_of(ICONS),
        "keyword": WORDS,
        "card": WORDS,
        "opposing": yes,
        "zone": one_of(PLACES),
        "other": yes,
        "self": yes,
        "any": each_of(filter_of),
        "power_max": whole,
    }
    return keyed(value, {}, allowed)


def value_of(value: Any) -> Faults:
    if isinstance(value, dict):
        return keyed(value, {"per": filter_of, "times": whole}, {})
    return whole(value)


def target_of(value: Any) -> Faults:
    if value == "self":
        return []
    if isinstance(value, dict) and "all" in value:
        return keyed(value, {"all": filter_of}, {})
    return keyed(value, {"pick": filter_of, "n": AMOUNT}, {"up_to": yes})


CONDITIONS: Final[dict[str, dict[str, Check]]] = {
    "exists": {"filter": filter_of},
    "plot_max": {"n": whole},
    "drained_this_turn": {},
}


def condition_of(value: Any) -> Faults:
    kind = kind_of(value, "cond")
    if kind not in CONDITIONS:
        return wrong(f"{quoted(kind)} is no condition; there are: {', '.join(CONDITIONS)}")
    return keyed(value, {"cond": one_of(list(CONDITIONS)), **CONDITIONS[kind]}, {})


def conditions_of(value: Any) -> Faults:
    return each_of(condition_of, least=0)(value)


# Operations


def amount_of_tokens(value: Any) -> Faults:
    return [] if value == "any" else whole(value)


def amount_prevented(value: Any) -> Faults:
    return [] if value == "tokens_spent" else AMOUNT(value)


def lists_of(value: Any) -> Faults:
    return each_of(operations_of, 2, MOST_OPTIONS)(value)


def operations_of(value: Any) -> Faults:
    return each_of(operation_of)(value)


def operation_of(row: Any) -> Faults:
    kind = kind_of(row, "op")
    if kind not in OPERATIONS:
        return wrong(f"{quoted(kind)} is no operation; there are: {', '.join(OPS)}")
    needed, allowed = OPERATIONS[kind]
    return keyed(row, {"op": one_of(OPS), **needed}, allowed)


WHOM: Final = one_of(WHO)
TARGET: Final[dict[str, Check]] = {"target": target_of}
COUNT: Final[dict[str, Check]] = {"who": WHOM, "n": AMOUNT}
ZONE: Final[dict[str, Check]] = {"zone": one_of(["here", "picked"]), "n": AMOUNT}
OPERATIONS: Final[dict[str, tuple[dict[str, Check], dict[str, Check]]]] = {  # keys that are needed, and others allowed
    "drain": (COUNT, {}),
    "draw": (COUNT, {}),
    "discard": (COUNT, {"how": one_of(HOW[1:])}),
    "look_hand": ({"who": WHOM}, {}),
    "destroy": (TARGET, {}),
    "sacrifice": (TARGET, {}),
    "move": ({**TARGET, "to": one_of(REACHES)}, {}),
    "power_tokens": ({**TARGET, "value": value_of}, {}),
    "tokens": ({**TARGET, "n": amount_of_tokens}, {}),
    "ops_tokens": ({"n": whole}, {}),
    "pick_zone": ({}, {}),
    "zone_damage": (ZONE, {}),
    "zone_repair": (ZONE, {}),
    "plot": ({"delta": number(-MOST_STEPS, MOST_STEPS)}, {}),
    "recycle": (COUNT, {}),
    "redraw_hand": ({"who": WHOM}, {}),
    "retrieve": ({"filter": filter_of, "n": AMOUNT, "pick": one_of(["latest"])}, {}),
    "bounce": (TARGET, {}),
    "reveal_top": ({"who": one_of(WHO[:2]), "match": filter_of, "then": operations_of}, {}),
    "skip_attack": ({"n": AMOUNT}, {}),
    "attack": ({"zone": one_of(["here"]), "max": AMOUNT}, {}),
    "borrow_power": (TARGET, {}),
    "choose_one": ({"options": lists_of}, {}),
    "may": ({"do": operations_of}, {}),
    "if": ({"cond": condition_of, "then": operations_of}, {"else": operations_of}),
    "cancel": ({}, {}),
    "prevent": ({"n": amount_prevented}, {}),
    "save": ({}, {}),
}


def costs_of(value: Any) -> Faults:
    """Costs are paid, not chosen: few operations may stand in them. [IN-R75]"""
    return each_of(cost_of, least=0)(value)


def cost_of(row: Any) -> Faults:
    kind = kind_of(row, "op")
    return operation_of(row) if kind in COSTS else wrong(f"{quoted(kind)} cannot be a cost; there are: {', '.join(COSTS)}")


# Static effects and abilities


def static_of(row: Any) -> Faults:
    kind = kind_of(row, "effect")
    if kind not in STATIC:
        return wrong(f"{quoted(kind)} is no lasting effect; there are: {', '.join(STATICS)}")
    needed, allowed = STATIC[kind]
    found = keyed(row, {"effect": one_of(STATICS), **needed}, allowed)
    if not found and kind == "power" and "'power_max':" in repr(row):
        found = wrong("a lasting effect on power cannot depend on power")  # it would define itself [IN-R75]
    return found


def whom_of_power(value: Any) -> Faults:
    return [] if value == "self" else keyed(value, {"all": filter_of}, {})


STATIC: Final[dict[str, tuple[dict[str, Check], dict[str, Check]]]] = {
    "power": ({"target": whom_of_power, "value": value_of}, {"if": conditions_of}),
    "impervious": ({"to": filter_of}, {}),
    "shield": ({"zone": one_of(["here"]), "n": AMOUNT}, {}),
    "forbid": ({"what": one_of(FORBIDDEN), "zone": one_of(["here"]), "who": WHOM}, {}),
    "victory_tokens": ({"n": AMOUNT}, {}),
    "cost": ({"who": WHOM, "filter": filter_of, "discard": PRICE, "drain": PRICE}, {}),
}


def statics_of(value: Any) -> Faults:
    return each_of(static_of)(value)


ABILITIES: Final[dict[str, tuple[dict[str, Check], dict[str, Check]]]] = {
    "immediate": ({"do": operations_of}, {}),
    "activated": ({"limit": one_of(LIMITS), "do": operations_of}, {"cost": costs_of, "if": conditions_of}),
    "triggered": ({"on": one_of(TRIGGERS), "do": operations_of}, {}),
    "reaction": (
        {"window": some_of(WINDOWS), "from": one_of(FROM), "limit": one_of(LIMITS), "do": operations_of},
        {"match": filter_of, "cost": costs_of},
    ),
    "static": ({"effects": statics_of}, {}),
}


def ability_of(row: Any) -> Faults:
    kind = kind_of(row, "kind")
    if kind not in ABILITIES:
        return wrong(f"{quoted(kind)} is no kind of ability; there are: {', '.join(ABILITIES)}")
    needed, allowed = ABILITIES[kind]
    return keyed(row, {"kind": one_of(list(ABILITIES)), **needed}, allowed)


def id_of(value: Any) -> Faults:
    fits = isinstance(value, str) and 0 < len(value) <= LONGEST_ID and value.isascii() and value.replace("_", "").isalnum()
    return [] if fits else wrong(f"{quoted(value)} is no id: letters, digits and underscores, {LONGEST_ID} at most")


def price_of(value: Any) -> Faults:
    return keyed(value, {"discard": PRICE, "drain": PRICE}, {})


def power_of(value: Any) -> Faults:
    return [] if value is None else whole(value)


def anything(_value: Any) -> Faults:
    return []


COMMON: Final[dict[str, Check]] = {
    "id": id_of,
    "name": text(LONGEST_NAME),
    "side": one_of(SIDES),
    "icons": some_of(ICONS),
    "keywords": each_of(text(LONGEST_KEYWORD), least=0),  # most cards have one [IN-R80]
    "power": power_of,
    "abilities": each_of(ability_of, least=0),
}


def card_faults(row: Any) -> list[str]:
    """All that is wrong with the row of a card."""
    notes: dict[str, Check] = dict.fromkeys(NOTES, anything)
    needed: dict[str, Check] = {**COMMON, "type": one_of(TYPES[1:]), "cost": price_of, "copies": PRICE}
    found = keyed(row, needed, {"play_zones": some_of(ZONES), **notes})
    return [told(fault) for fault in found or combination(row)]


def hero_faults(row: Any) -> list[str]:
    """All that is wrong with the row of a Hero."""
    notes: dict[str, Check] = dict.fromkeys(NOTES, anything)
    found = keyed(row, {**COMMON, "type": one_of(TYPES[:1]), "mobile": one_of(MOBILE)}, notes)
    return [told(fault) for fault in found or combination(row)]
