"""What a row may not combine though each part of it is well made: ambiguous, endless, circular, senseless. [IN-R75]"""

from typing import Any, Final

from orrery.games.invaders.cards.bounds import MOST_EFFECTS, MOST_LASTING
from orrery.games.invaders.cards.checks import Faults, inside

Row = dict[str, Any]

COSTS: Final = ["tokens", "ops_tokens", "discard", "drain", "sacrifice"]  # what may be paid, in the order in which it is
ANSWERING: Final = {"cancel": "card_played", "save": "destroy", "prevent": "drain"}  # operations that answer, and their window
INNER: Final = ("then", "else", "do")  # keys of an operation under which others stand


def combination(row: Row) -> Faults:
    """All of it, for one card."""
    found = counts(row)
    kinds: dict[str, int] = {}
    for place, ability in enumerate(row["abilities"], start=1):
        field = f"abilities[{place}]"
        kind = f"reaction from {ability['from']}" if ability["kind"] == "reaction" else ability["kind"]
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] == 2 and kind not in ("immediate", "triggered", "static"):
            found.append((field, f"a card has one ability {kind!r} at most"))
        if ability["kind"] == "reaction":
            found += inside(field, reaction_faults(row, ability))
        elif ability["kind"] != "static":
            found += inside(f"{field}.do", misplaced(ability["do"], []))
        if ability["kind"] == "activated" and ability["limit"] == "unlimited" and not ability.get("cost"):
            found.append((field, "an ability without limit needs a cost"))
        spends = ability["kind"] == "reaction" and ability["from"] == "play" and "prevent" in answers(ability)
        found += inside(f"{field}.cost", cost_faults(row, ability.get("cost", []), spends))
    return found


def counts(row: Row) -> Faults:
    """There are not too many effects on a card."""
    found: Faults = []
    lasting = sum(len(ability["effects"]) for ability in row["abilities"] if ability["kind"] == "static")
    every = lasting + sum(
        operations_in(ability[key]) for ability in row["abilities"] for key in ("do", "cost") if key in ability
    )
    if lasting > MOST_LASTING:
        found.append(("abilities", f"a card has {MOST_LASTING} lasting effects at most, not {lasting}"))
    if every > MOST_EFFECTS:
        found.append(("abilities", f"a card has {MOST_EFFECTS} operations and lasting effects at most, not {every}"))
    return found


def lists_in(operation: Row) -> list[tuple[str, list[Row]]]:
    """The lists of operations inside one, with their fields."""
    options = enumerate(operation.get("options", []), start=1)
    return [(key, operation[key]) for key in INNER if key in operation] + [(f"options[{n}]", each) for n, each in options]


def operations_in(operations: list[Row]) -> int:
    """How many there are, those inside others included."""
    return sum(1 + sum(operations_in(inner) for _, inner in lists_in(operation)) for operation in operations)


def answers(ability: Row) -> list[str]:
    """The operations with which a reaction answers its windows."""
    return [op for op, window in ANSWERING.items() if window in windows(ability)]


def windows(ability: Row) -> list[str]:
    """Drains and draws are answered alike."""
    return ["drain" if window == "draw" else window for window in ability.get("window", [])]


def misplaced(operations: list[Row], fitting: list[str]) -> Faults:
    """What answers something stands in a reaction to it, and there among the first operations, so that it is sure to happen."""
    found: Faults = []
    for place, operation in enumerate(operations, start=1):
        field = f"[{place}]"
        if operation["op"] in ANSWERING and operation["op"] not in fitting:
            found.append((field, f"{operation['op']!r} answers nothing here"))
        if operation["op"] == "tokens" and operation["n"] == "any":
            found.append((f"{field}.n", "'any' is for costs"))
        for key, inner in lists_in(operation):
            found += inside(f"{field}.{key}", misplaced(inner, []))
    return found


def reaction_faults(row: Row, ability: Row) -> Faults:
    """One kind of window, the operation that answers it, and a sense of where it is given from."""
    asked, fitting = set(windows(ability)), answers(ability)
    if len(asked) > 1:
        return [("window", "a reaction answers either cards played, or destruction, or drains and draws")]
    found = inside("do", misplaced(ability["do"], fitting))
    given = [operation["op"] for operation in ability["do"]]
    answer = fitting[0]
    if answer not in given:
        found.append(("do", f"{answer!r} is missing"))
    elif answer == "cancel" and given != ["cancel"]:
        found.append(("do", "a card that cancels does nothing else"))
    elif given.count(answer) > 1:
        found.append(("do", f"{answer!r} stands here twice"))
    if ability["from"] == "hand":
        if row["power"] is not None:
            found.append(("from", "a card with power has no reaction from hand"))
        if answer == "save":
            found.append(("window", "no card is played from hand against destruction"))
        if ability.get("cost"):
            found.append(("cost", "a reaction from hand is paid by the card's own cost"))
    elif answer == "cancel":
        found.append(("from", "no card in play answers a card that is played"))
    spent = any(operation["n"] == "tokens_spent" for operation in ability["do"] if operation["op"] == "prevent")
    if spent and not any(operation.get("n") == "any" for operation in ability.get("cost", [])):
        found.append(("do", "'tokens_spent' needs tokens in the cost, as many as one likes"))
    elif spent and given[0] != "prevent":
        found.append(("do", "'tokens_spent' comes first"))  # others may be spent before it is read
    return found


def cost_faults(row: Row, cost: list[Row], spends: bool) -> Faults:
    """A cost is its owner's, and whether it can be paid is seen before: each part once, the card itself last. [IN-R80]"""
    found: Faults = []
    places = [COSTS.index(operation["op"]) for operation in cost]
    if len(set(places)) < len(places):
        found.append(("", "each part of a cost stands there once"))
    elif places != sorted(places):
        found.append(("", f"the parts of a cost stand in this order: {', '.join(COSTS)}"))
    for place, operation in enumerate(cost, start=1):
        field, kind, amount = f"[{place}]", operation["op"], operation.get("n")
        if operation.get("who", "own") != "own":
            found.append((f"{field}.who", "nobody else pays a cost"))
        if "how" in operation:
            found.append((f"{field}.how", "whoever pays chooses the cards"))
        if kind == "tokens" and operation["target"] != "self":
            found.append((f"{field}.target", "only the card's own tokens pay"))
        if kind == "tokens" and amount == "any" and not spends:
            found.append((f"{field}.n", "'any' is for reactions in play to drains and draws"))
        elif kind == "tokens" and amount == "any" and len(cost) > 1:
            found.append((f"{field}.n", "'any' is the whole of a cost"))
        if kind in ("tokens", "ops_tokens") and isinstance(amount, int) and amount >= 0:
            found.append((f"{field}.n", "tokens that are paid go away: the number is below 0"))
        if kind == "ops_tokens" and row["side"] != "mankind":
            found.append((field, "the Ops Centre is Mankind's"))
        if kind == "sacrifice" and operation["target"] != "self" and operation["target"].get("up_to"):
            found.append((f"{field}.target", "a cost is paid whole"))
    return found
