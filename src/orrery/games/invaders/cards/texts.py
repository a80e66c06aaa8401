"""What a card says, in French and in English, made from its row: text and behaviour cannot part. [IN-R58]"""

from typing import Any

from orrery.core.actions import Action
from orrery.core.events import Effect
from orrery.core.words import LANGUAGES, Words
from orrery.games.invaders.actions import Actions, Luck, Play, Prevent
from orrery.games.invaders.board import NO_ZONE, SLOTS, ZONES
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.vocabulary import Card, Operation, Static, Strategy

Row = dict[str, Any]


def signed(number: int) -> str:
    """
    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Filters and targets


def kinds(row: Row, words: Words) -> str:
    """Icons and keywords of a filter, joined by "or"."""
    found = [words.say("icon." + icon) for icon in row.get("icon", [])]
    found += row.get("keyword", [])
    found += [words.name(card) for card in row.get("card", [])]
    for option in row.get("any", []):
        inner = kinds(option, words)
        found += [inner] if inner else []
    return words.say("or").join(found)


def noun(row: Row, many: bool, words: Words) -> str:
    """The cards that a filter means, without a number: "enemy Defender or Tech cards with power 3 or less"."""
    number = "many" if many else "one"
    side = "opposing" if row.get("opposing") else row.get("side", "")
    named = kinds(row, words)
    place = words.say("place." + row["zone"]) if "zone" in row else ""
    fields = {
        "side": words.say(f"side.{side}.{number}") if side else "",
        "kinds": words.say("kinds", {"kinds": named}) if named else "",
        "other": words.say(f"other.{number}") if row.get("other") else "",
        "place": "" if row.get("opposing") else place,
        "power": words.say("power-max", {"n": str(row["power_max"])}) if "power_max" in row else "",
        "except": except_text(row, words),
    }
    return words.say(f"noun.{number}", fields)


def except_text(row: Row, words: Words) -> str:
    if "not_icon" not in row:
        return ""
    return words.say("except", {"kinds": words.say("or").join(words.say("icon." + icon) for icon in row["not_icon"])})


def target_text(target: Any, words: Words) -> str:
    """Whom an operation strikes."""
    if target == "self":
        return words.say("target.self")
    if "all" in target:
        return words.say("target.all", {"cards": noun(target["all"], True, words)})
    number: int = target["n"]
    key = "target.up-to" if target.get("up_to") else "target.pick"
    count = words.say(f"count.{number}") if words.has(f"count.{number}") else str(number)
    return words.say(key, {"count": count, "cards": noun(target["pick"], number > 1, words)})


def condition_text(row: Row, words: Words) -> str:
    fields = {"n": str(row.get("n", ""))}
    if "filter" in row:
        fields["cards"] = noun(row["filter"], False, words)
    return words.say("cond." + row["cond"], fields)


def conditions_text(rows: list[Row], words: Words) -> str:
    return words.say("and").join(condition_text(row, words) for row in rows)


def value_text(value: Any, words: Words) -> str:
    if isinstance(value, dict):
        return words.say("per", {"value": signed(value["times"]), "cards": noun(value["per"], False, words)})
    return signed(value)


# Operations


def operation_text(row: Row, words: Words) -> str:
    """One operation as a clause without a full stop."""
    kind: str = row["op"]
    key = f"op.{kind}"
    amount = row.get("n", row.get("delta", row.get("max", 0)))
    number = amount if isinstance(amount, int) else 0
    fields = {"n": str(abs(number)), "value": value_text(row["value"], words) if "value" in row else ""}
    if "target" in row:
        fields["target"] = target_text(row["target"], words)
    for variant in variants(row, amount):
        if words.has(f"op.{kind}.{variant}"):
            key = f"op.{kind}.{variant}"
            break
    if "filter" in row:
        fields["cards"] = noun(row["filter"], number > 1, words)
    if "match" in row:
        fields["cards"] = noun(row["match"], False, words)
    for inner in ("then", "else", "do"):
        fields[inner] = operations_text(row[inner], words) if inner in row else ""
    if "cond" in row:
        fields["cond"] = condition_text(row["cond"], words)
        key = "op.if.else" if "else" in row else "op.if"
    if "options" in row:
        fields["options"] = words.say("or-else").join(operations_text(option, words) for option in row["options"])
    return words.say(key, fields)


def variants(row: Row, amount: Any) -> list[str]:
    """What tells the sentences of one operation apart: who, how, where, up or down."""
    found = [f"{row['who']}.{row['how']}"] if "how" in row else []
    found += [row[key] for key in ("who", "to", "zone") if key in row]
    if isinstance(amount, int):
        found.append("less" if amount < 0 else "more")
    else:
        found.append("any")
    return found


def operations_text(rows: list[Row], words: Words) -> str:
    return words.say("then").join(operation_text(row, words) for row in rows)


def static_text(row: Row, words: Words) -> str:
    """One lasting effect as a clause."""
    kind: str = row["effect"]
    key = f"static.{kind}"
    fields = {"n": str(row.get("n", ""))}
    if kind == "power":
        key += ".self" if row["target"] == "self" else ".all"
        fields["value"] = value_text(row["value"], words)
        fields["cards"] = noun(row["target"]["all"], True, words) if row["target"] != "self" else ""
        fields["if"] = words.say("while", {"cond": conditions_text(row["if"], words)}) if row.get("if") else ""
    elif kind == "impervious":
        fields["cards"] = noun(row["to"], True, words)
    elif kind == "forbid":
        key += f".{row['what']}.{row['who']}"
    elif kind == "cost":
        fields["who"] = words.say(f"payer.{row['who']}")
        fields["cards"] = noun(row["filter"], True, words)
        fields["price"] = price_text(row["discard"], row["drain"], words)
    return words.say(key, fields)


def price_text(discards: int, drains: int, words: Words) -> str:
    """A cost in words: "1 discard and 2 drains"."""
    parts = [words.say("price.discard", {"n": str(discards)})] if discards else []
    parts += [words.say("price.drain", {"n": str(drains)})] if drains else []
    return words.say("and").join(parts) or words.say("price.nothing")


# Whole cards


def ability_text(row: Row, words: Words) -> list[str]:
    """One ability in sentences."""
    kind: str = row["kind"]
    if kind == "static":
        return [capital(static_text(effect, words)) + "." for effect in row["effects"]]
    if kind == "triggered":
        head = words.say(f"on.{row['on']}")
    elif kind == "reaction":
        windows = words.say("or").join(words.say(f"window.{window}") for window in row["window"])
        match = row.get("match", {})
        named = noun(match, False, words) if match and not match.get("self") else ""
        head = words.say("reaction.turn" if row["limit"] == "turn" else "reaction", {"window": windows})
        head += words.say("against", {"cards": named}) if named else ""
    else:
        head = words.say("immediate" if kind == "immediate" else f"activated.{row['limit']}")
    if row.get("if"):
        head += words.say("if-clause", {"cond": conditions_text(row["if"], words)})
    cost = words.say("pay-clause", {"cost": operations_text(row["cost"], words)}) if row.get("cost") else ""
    return [capital(words.say("ability", {"head": head, "cost": cost, "do": operations_text(row["do"], words)}))]


def card_text(card: Card, words: Words) -> list[str]:
    """Everything printed on a card, in sentences."""
    lines = [line for ability in card.row["abilities"] for line in ability_text(ability, words)]
    if "play_zones" in card.row:
        zones = words.say("or").join(words.name(zone) for zone in card.row["play_zones"])
        lines.insert(0, words.say("play-zones", {"zones": zones}))
    if card.is_hero:
        lines.insert(0, words.say(f"mobile.{card.row['mobile']}"))
    return lines


def strategy_text(strategy: Strategy, words: Words) -> list[str]:
    """What a strategy does, and what lasts of it."""
    row = strategy.row
    cost = words.say("pay-clause", {"cost": operations_text(row["cost"], words)}) if row.get("cost") else ""
    head = words.say(f"strategy.{row['timing']}" if strategy.once else "strategy.any")
    lines = [capital(words.say("ability", {"head": head, "cost": cost, "do": operations_text(row["do"], words)}))]
    return lines + [words.say("from-then-on", {"text": static_text(effect, words)}) for effect in row.get("lasting", [])]


def effects(box: Box, words: Words) -> list[Effect]:
    """All effects of the box, in the order of their numbers."""
    found = []
    for name, (owner, when, what) in zip(box.effect_ids, box.effects, strict=True):
        texts = {lang: effect_text(what, words.into(lang)) for lang in LANGUAGES}
        found.append(Effect(name, owner, f"when.{when}", texts))
    return found


def effect_text(what: Operation | Static, words: Words) -> str:
    return operation_text(what.row, words) if isinstance(what, Operation) else static_text(what.row, words)


# Names and actions


def speak(words: Words, box: Box, actions: Actions) -> None:
    """Add what follows from the cards to the words: names, and what each action that names a card means."""
    for lang in LANGUAGES:
        here = words.into(lang)
        for card in box.cards:
            here.here["name." + card.id] = card.row["name"]
        for strategy in box.strategies:
            here.here["name." + strategy.id] = strategy.row["name"]
            for static in strategy.lasting:
                here.here["name." + box.effect_ids[static.number]] = static_text(static.row, here)
        for place, slot in enumerate(SLOTS):
            zone = here.name(ZONES[place % 12 // 4])
            side = here.say("side-short.mankind" if place < 12 else "side-short.invaders")
            here.here["name." + slot] = here.say("slot", {"zone": zone, "side": side, "n": slot[-1]})
        for family in ("action", "log"):
            for action in actions.every():
                add_sentence(action, family, box, here)


def add_sentence(action: Action, family: str, box: Box, words: Words) -> None:
    """Plays and preventions have sentences of several forms, so each gets its own."""
    if isinstance(action, Play):
        card = box.cards[action.card]
        key = f"template.{family}.play" + ("" if action.zone == NO_ZONE else ".to") + (".less" if action.less else "")
        what = words.say("less.discard" if action.less == 1 else "less.drain") if action.less else ""
        zone = words.name(ZONES[action.zone]) if action.zone != NO_ZONE else ""
        words.here[f"{family}.{action.text}"] = words.say(key, {"0": card.row["name"], "1": zone, "less": what})
    elif isinstance(action, Luck):
        verb = action.text.split(" ")[0]
        card = box.cards[action.card]
        named = {"0": words.name(card.id), "side": words.name(card.row["side"])}
        words.here[f"{family}.{action.text}"] = words.say(f"template.{family}.luck.{verb}", named)
    elif isinstance(action, Prevent):
        key = f"template.{family}.prevent" + (".tokens" if action.tokens else "")
        slot = words.name(SLOTS[action.slot])
        words.here[f"{family}.{action.text}"] = words.say(key, {"0": slot, "n": str(action.tokens)})
