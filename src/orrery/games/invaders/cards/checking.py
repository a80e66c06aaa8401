"""What is wrong with a row of cards, in sentences: unknown keys, wrong values, and what a row may not combine. [IN-6]"""

from typing import Any, Final

from orrery.games.invaders.board import SIDES, ZONES
from orrery.games.invaders.cards.checks import Check, Faults, at_least, keyed, one_of, some_of, whole, words_of, yes
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
IN_COSTS: Final = {"discard", "drain", "sacrifice", "tokens", "ops_tokens"}
LIMITS: Final = ["turn", "unlimited"]
FROM: Final = ["play", "hand"]
MOST_KEYWORDS: Final = 60
MOST_OPTIONS: Final = 4


# Filters, targets, values, conditions


def filter_of(value: Any) -> Faults:
    allowed: dict[str, Check] = {
        "side": one_of(WHO[:2]),
        "icon": some_of(ICONS),
        "not_icon": some_of(ICONS),
        "keyword": words_of,
        "card": words_of,
        "opposing": yes,
        "zone": one_of(PLACES),
        "other": yes,
        "self": yes,
        "any": filters_of,
        "power_max": whole,
    }
    return keyed(value, {}, allowed, "filter")


def filters_of(value: Any) -> Faults:
    if not isinstance(value, list) or not value:
        return [f"{value!r} is not a list of filters"]
    return [fault for row in value for fault in filter_of(row)]


def value_of(value: Any) -> Faults:
    if isinstance(value, dict):
        return keyed(value, {"per": filter_of, "times": whole}, {}, "value")
    return whole(value)


def target_of(value: Any) -> Faults:
    if value == "self":
        return []
    if isinstance(value, dict) and "all" in value:
        return keyed(value, {"all": filter_of}, {}, "target")
    return keyed(value, {"pick": filter_of, "n": at_least(1)}, {"up_to": yes}, "target")


def condition_of(value: Any) -> Faults:
    kind = value.get("cond") if isinstance(value, dict) else None
    needed: dict[str, dict[str, Check]] = {
        "exists": {"filter": filter_of},
        "plot_max": {"n": whole},
        "drained_this_turn": {},
    }
    if kind not in needed:
        return [f"{value!r} is no condition"]
    return keyed(value, {"cond": one_of(list(needed)), **needed[kind]}, {}, "condition")


def conditions_of(value: Any) -> Faults:
    if not isinstance(value, list):
        return [f"{value!r} is not a list of conditions"]
    return [fault for row in value for fault in condition_of(row)]


# Operations


def amount_of_tokens(value: Any) -> Faults:
    return [] if value == "any" else whole(value)


def amount_prevented(value: Any) -> Faults:
    return [] if value == "tokens_spent" else at_least(1)(value)


def lists_of(value: Any) -> Faults:
    if not isinstance(value, list) or not 2 <= len(value) <= MOST_OPTIONS:
        return [f"a choice has 2 to {MOST_OPTIONS} lists of operations"]
    return [fault for row in value for fault in operations_of(row)]


def operations_of(value: Any) -> Faults:
    if not isinstance(value, list) or not value:
        return [f"{value!r} is not a list of operations"]
    return [fault for row in value for fault in operation_of(row)]


def operation_of(row: Any) -> Faults:
    kind = row.get("op") if isinstance(row, dict) else None
    if kind not in OPERATIONS:
        return [f"{kind!r} is no operation; there are: {', '.join(OPS)}"]
    needed, allowed = OPERATIONS[kind]
    return keyed(row, {"op": one_of(OPS), **needed}, allowed, kind)


WHOM: Final = one_of(WHO)
TARGET: Final[dict[str, Check]] = {"target": target_of}
COUNT: Final[dict[str, Check]] = {"who": WHOM, "n": at_least(1)}
ZONE: Final[dict[str, Check]] = {"zone": one_of(["here", "picked"]), "n": at_least(1)}
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
    "plot": ({"delta": whole}, {}),
    "recycle": (COUNT, {}),
    "redraw_hand": ({"who": WHOM}, {}),
    "retrieve": ({"filter": filter_of, "n": at_least(1), "pick": one_of(["latest"])}, {}),
    "bounce": (TARGET, {}),
    "reveal_top": ({"who": one_of(WHO[:2]), "match": filter_of, "then": operations_of}, {}),
    "skip_attack": ({"n": at_least(1)}, {}),
    "attack": ({"zone": one_of(["here"]), "max": at_least(1)}, {}),
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
    found = operations_of(value)
    if not found:
        found = [f"{row['op']!r} cannot be a cost" for row in value if row["op"] not in IN_COSTS]
    return found


# Static effects and abilities


def static_of(row: Any) -> Faults:
    kind = row.get("effect") if isinstance(row, dict) else None
    if kind not in STATIC:
        return [f"{kind!r} is no lasting effect; there are: {', '.join(STATICS)}"]
    needed, allowed = STATIC[kind]
    return keyed(row, {"effect": one_of(STATICS), **needed}, allowed, kind)


def whom_of_power(value: Any) -> Faults:
    return [] if value == "self" else keyed(value, {"all": filter_of}, {}, "target")


STATIC: Final[dict[str, tuple[dict[str, Check], dict[str, Check]]]] = {
    "power": ({"target": whom_of_power, "value": value_of}, {"if": conditions_of}),
    "impervious": ({"to": filter_of}, {}),
    "shield": ({"zone": one_of(["here"]), "n": at_least(1)}, {}),
    "forbid": ({"what": one_of(FORBIDDEN), "zone": one_of(["here"]), "who": WHOM}, {}),
    "victory_tokens": ({"n": at_least(1)}, {}),
    "cost": ({"who": WHOM, "filter": filter_of, "discard": at_least(0), "drain": at_least(0)}, {}),
}


def statics_of(value: Any) -> Faults:
    if not isinstance(value, list) or not value:
        return [f"{value!r} is not a list of lasting effects"]
    found = [fault for row in value for fault in static_of(row)]
    if not found and any("power_max" in str(row) for row in value if row["effect"] == "power"):
        found.append("a lasting effect on power cannot depend on power")  # it would define itself [IN-R75]
    return found


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
    kind = row.get("kind") if isinstance(row, dict) else None
    if kind not in ABILITIES:
        return [f"{kind!r} is no kind of ability; there are: {', '.join(ABILITIES)}"]
    needed, allowed = ABILITIES[kind]
    return keyed(row, {"kind": one_of(list(ABILITIES)), **needed}, allowed, kind)


def abilities_of(value: Any) -> Faults:
    if not isinstance(value, list):
        return [f"{value!r} is not a list of abilities"]
    return [fault for row in value for fault in ability_of(row)]


def combination(row: dict[str, Any]) -> Faults:
    """What would be ambiguous, endless or circular. [IN-R75]"""
    abilities = row["abilities"]
    reactions = [ability for ability in abilities if ability["kind"] == "reaction"]
    activated = [ability for ability in abilities if ability["kind"] == "activated"]
    found = []
    if len(activated) > 1:
        found.append("a card has at most one activated ability")
    found += [
        f"a card has at most one reaction from {place}"
        for place in FROM
        if sum(1 for ability in reactions if ability["from"] == place) > 1
    ]
    if row["power"] is not None and any(ability["from"] == "hand" for ability in reactions):
        found.append("a card with power has no reaction from hand")
    if any(ability["limit"] == "unlimited" and not ability.get("cost") for ability in activated):
        found.append("an ability without limit needs a cost")
    if any(ability["from"] == "hand" and "destroy" in ability["window"] for ability in reactions):
        found.append("no card is played from hand against destruction")
    if any(ability["from"] == "hand" and ability.get("cost") for ability in reactions):
        found.append("a reaction from hand is paid by the card's own cost")
    return found


def name_of(value: Any) -> Faults:
    fits = isinstance(value, str) and 0 < len(value) <= 80 and value.isprintable()
    return [] if fits else ["a name has 1 to 80 printable characters"]


def id_of(value: Any) -> Faults:
    fits = isinstance(value, str) and 0 < len(value) <= 20 and value.isascii() and value.replace("_", "").isalnum()
    return [] if fits else [f"{value!r} is no id: letters, digits and underscores, 20 at most"]


def price_of(value: Any) -> Faults:
    return keyed(value, {"discard": at_least(0), "drain": at_least(0)}, {}, "cost")


def power_of(value: Any) -> Faults:
    return [] if value is None else whole(value)


def anything(_value: Any) -> Faults:
    return []


COMMON: Final[dict[str, Check]] = {
    "id": id_of,
    "name": name_of,
    "side": one_of(SIDES),
    "type": one_of(TYPES),
    "icons": some_of(ICONS),
    "keywords": words_of,
    "power": power_of,
    "abilities": abilities_of,
}


def card_faults(row: Any) -> Faults:
    """All that is wrong with the row of a card."""
    notes: dict[str, Check] = dict.fromkeys(NOTES, anything)
    allowed = {"play_zones": some_of(ZONES), **notes}
    return keyed(row, {**COMMON, "cost": price_of, "copies": at_least(0)}, allowed, "card") or combination(row)


def hero_faults(row: Any) -> Faults:
    """All that is wrong with the row of a Hero."""
    notes: dict[str, Check] = dict.fromkeys(NOTES, anything)
    return keyed(row, {**COMMON, "mobile": one_of(MOBILE)}, notes, "hero") or combination(row)
