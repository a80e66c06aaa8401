"""What a card says, in French and in English, made from its row: text and behaviour cannot part. [RG-3]"""

from typing import Any

from orrery.core.actions import Action
from orrery.core.events import Effect
from orrery.core.words import LANGUAGES, Words
from orrery.games.race.actions import ALL, CHOOSE, ROLES, Bonus, Method, PowerAction
from orrery.games.race.cards import CARDS, POWERS, Card, hyphens
from orrery.games.race.events import INVADER, POWER
from orrery.games.race.powers import Power


def cards_of(count: int, words: Words) -> str:
    return words.say("cards.one" if count == 1 else "cards.many", {"n": str(count)})


def points_of(count: int, words: Words) -> str:
    return words.say("vp", {"n": str(count)})


def signed(number: int) -> str:
    """
    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"


def power_text(power: Power, words: Words) -> str:
    """One power as a sentence without its phase, from the template of its word."""
    return words.say("power." + power.word, {**common_fields(power.row, words), **consume_fields(power.row, words)})


def common_fields(row: dict[str, Any], words: Words) -> dict[str, str]:
    """What most words of the vocabulary speak of: amounts, counts, kinds, prices, exceptions."""
    amount: int = row.get("amount", row.get("max_cards", 0))
    price = words.say("price." + row["discard"]) if "discard" in row else ""
    if price and row["phase"] == "produce":
        price = words.say("price.to", {"price": price})
    discount: int = row.get("discount", 0)
    excludes: list[str] = row.get("excludes", [])
    return {
        "amount": str(amount),
        "cards": cards_of(amount, words),
        "strength": signed(amount),
        "vp": points_of(row.get("vp_each", amount), words),
        "per": words.say("per." + row["per"]) if "per" in row else "",
        "against": words.say("against." + row["against"]) if "against" in row else "",
        "good": words.say("kind." + row.get("good", "any")),
        "sold": words.say("sold." + row["good"]) if "good" in row else "",
        "price": price,
        "only": words.say("only." + row.get("only", "")),
        "excludes": words.say("excludes." + " ".join(excludes)) if excludes else "",
        "less": words.say("less", {"amount": str(discount)}) if discount else "",
    }


def consume_fields(row: dict[str, Any], words: Words) -> dict[str, str]:
    """What the words of consuming speak of besides: goods and rewards."""
    fields: dict[str, str] = {}
    if "goods" in row:
        uses: int = row["max_uses"]
        rewards = [points_of(row["vp"], words)] if row["vp"] else []
        rewards += [cards_of(row["cards"], words)] if row["cards"] else []
        fields["goods"] = goods_text(row["goods"], words)
        fields["reward"] = words.say("and").join(rewards)
        fields["times"] = words.say("times", {"n": str(uses)}) if uses > 1 else ""
    if "max_kinds" in row:
        exactly = row["min_kinds"] == row["max_kinds"]
        fields["kinds"] = words.say("kinds.exactly" if exactly else "kinds.up-to", {"n": str(row["max_kinds"])})
        fields["total"] = points_of(row["vp_total"], words) if "vp_total" in row else ""
        fields["each"] = words.say("each", {"vp": points_of(row["vp_each"], words)}) if "vp_each" in row else ""
    if "vp_offset" in row:
        fields["offset"] = signed(row["vp_offset"])
    if "trade_bonuses" in row:
        fields["bonuses"] = words.say("bonuses.yes" if row["trade_bonuses"] else "bonuses.no")
    return fields


def goods_text(kinds: list[str], words: Words) -> str:
    """Two goods have a phrase of their own where "a good and a good" would mislead."""
    together = "goods." + " ".join(kinds)
    if words.has(together):
        return words.say(together)
    return words.say("and").join(words.say("goods." + kind) for kind in kinds)


def score_text(rule: dict[str, Any], words: Words, family: str = "score") -> str:
    """One rule of conditional points, in the sentences of a family of words. [RG-3.6]"""
    points = {"vp": points_of(rule["vp"], words), "n": str(rule["vp"])}
    if "per_vp_chips" in rule:
        return words.say(f"{family}.per_vp_chips", {**points, "n": str(rule["per_vp_chips"])})
    if "match" not in rule:
        return words.say(f"{family}.{rule['per']}", points)
    match = rule["match"]
    if "card" in match:
        return words.say(f"{family}.card", {**points, "card": words.name(hyphens(match["card"]))})
    flags: list[str] = match.get("flags", [])
    fields = {
        "noun": words.say("noun." + match.get("type", "card")),
        "flags": "".join(words.say("flag." + flag) for flag in flags if flag != "military"),
        "military": words.say("flag.military") if "military" in flags else "",
        "good": words.say("kind." + match.get("good", "any")),
        "production": words.say("production." + match["production"]) if "production" in match else "",
        "cost": words.say("match.cost", {"n": str(match["cost"])}) if "cost" in match else "",
        "phase": "",
    }
    if "power_phase" in match:
        fields["phase"] = words.say("match.phase", {"phase": words.say("phase." + match["power_phase"])})
    return words.say(f"{family}.match", {**points, "card": words.say("match.order", fields)})


def card_lines(card: Card, words: Words) -> list[tuple[str, str]]:
    """Everything printed on a card: its powers, each under its phase, then its conditional points under `score`."""
    lines: list[tuple[str, str]] = [(power.row["phase"], power_text(power, words)) for power in card.powers]
    return lines + [("score", score_text(rule, words)) for rule in card.row["scoring"]]


def card_text(card: Card, words: Words) -> list[str]:
    """The same in sentences."""
    return [
        text + "." if phase == "score" else words.say("card.power", {"phase": words.say("phase." + phase), "text": text})
        for phase, text in card_lines(card, words)
    ]


def effects(words: Words) -> list[Effect]:
    """All powers of the box, in the order of their numbers."""
    return [
        Effect(
            POWER.spell(int(power.number)),
            CARDS[power.card].id,
            f"phase.{power.row['phase']}",
            {lang: power_text(power, words.into(lang)) for lang in LANGUAGES},
        )
        for power in POWERS
    ]


def speak(words: Words) -> None:
    """Add what follows from the cards to the words: their names, and what each action that names a power means."""
    for lang in LANGUAGES:
        here = words.into(lang)
        for card in CARDS:
            known = card.row["name"] if lang == "en" else card.row["name_fr"]
            if known:
                here.here["name." + card.id] = known
        for role, action in zip(ROLES, CHOOSE, strict=True):
            here.here["action." + action.text] = here.name(role)
            here.here["log." + action.text] = ""  # told when all are revealed
        for action in ALL:
            if isinstance(action, PowerAction):
                power = POWERS[action.power]
                add_action(action, "power", {"0": here.name(CARDS[power.card].id), "text": power_text(power, here)}, here)
            elif isinstance(action, Bonus):
                add_action(action, "bonus", {"0": here.name(CARDS[action.card].id)}, here)
            elif isinstance(action, Method):
                add_way(action, here)
        name_fields(here)


def name_fields(words: Words) -> None:
    """What events name: a power by its card and text, an invasion card by its wave and strength."""
    for power in POWERS:
        fields = {"0": words.name(CARDS[power.card].id), "text": power_text(power, words)}
        words.here["name." + POWER.spell(int(power.number))] = words.say("template.name.power", fields)
    for invader in INVADER.ids:
        wave, strength = invader.split("/")
        words.here["name." + invader] = words.say("template.name.invader", {"0": wave, "1": words.name(strength)})


def add_action(action: Action, kind: str, fields: dict[str, str], words: Words) -> None:
    """An action's label; the log needs none, because an event tells what it does."""
    words.here["action." + action.text] = words.say("template.action." + kind, fields)
    words.here["log." + action.text] = ""


def add_way(action: Method, words: Words) -> None:
    """A way of placing a world is told by the cards that open it."""
    cards = [words.name(CARDS[power.card].id) for power in (action.diplomacy, action.free) if power is not None]
    if not cards:
        return
    kind = "free" if action.diplomacy is None else "way" if action.free is None else "way-free"
    add_action(action, kind, {str(place): card for place, card in enumerate(cards)}, words)
