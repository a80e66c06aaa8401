"""What a card does in a few words each, for its face; the whole sentences are in its label."""

from typing import Any, Final

from orrery.core.words import Words
from orrery.games.race.cards import Card
from orrery.games.race.powers import Power
from orrery.games.race.texts import points_of, score_text, signed

ICON: Final = {
    "explore": "lens",
    "develop": "cog",
    "settle": "flag",
    "placement": "flag",
    "invasion": "claw",
    "trade": "barter",
    "consume": "tray",
    "produce": "crate",
    "score": "star",
}
TAB: Final = {
    "explore": "tab-1",
    "develop": "tab-2",
    "settle": "tab-3",
    "placement": "tab-3",
    "trade": "tab-4",
    "consume": "tab-4",
    "produce": "tab-5",
    "invasion": "tab-6",
    "score": "yellow",
}


def face_rows(card: Card, words: Words) -> list[str]:
    """The rows of a card's face: icon, tab and words of each power, then of its conditional points."""
    found = [(power.row["phase"], brief(power, words)) for power in card.powers]
    found += [("score", brief_score(rule, words)) for rule in card.row["scoring"]]
    return [f"{ICON[phase]} {TAB[phase]} {text}" for phase, text in found]


def brief(power: Power, words: Words) -> str:
    """A power in a few words."""
    return words.say("brief." + power.word, fields(power.row, words))


def fields(row: dict[str, Any], words: Words) -> dict[str, str]:
    """What the short templates speak of."""
    amount: int = row.get("amount", row.get("max_cards", 0))
    kind = row.get("good", "any")
    price = words.say("brief.price." + row["discard"]) if "discard" in row else ""
    points = row.get("vp_total", row.get("vp_each", amount))
    found = {
        "n": str(amount),
        "s": signed(amount),
        "vp": points_of(points, words),
        "per": words.say("brief.per." + row["per"]) if "per" in row else "",
        "against": words.say("brief.against." + row["against"]) if "against" in row else "",
        "price": price,
        "paid": words.say("brief.paid", {"price": price}) if price else "",
        "only": words.say("brief.only.chromosome" if row.get("only") else "brief.only"),
        "less": words.say("brief.less", {"n": str(row["discount"])}) if row.get("discount") else "",
        "sold": words.say("brief.sold." + kind),
        "bonuses": words.say("brief.bonuses.yes" if row.get("trade_bonuses") else "brief.bonuses.no"),
        "offset": signed(row.get("vp_offset", 0)),
        "each": words.say("brief.each") if "vp_each" in row else "",
    }
    return found | of_a_kind(kind, words) | of_consuming(row, words)


def of_a_kind(kind: str, words: Words) -> dict[str, str]:
    """Worlds and windfalls of a kind, or of all."""
    if kind in ("any", "this_world"):
        return {"kind": "", "worlds": words.say("brief.worlds.any"), "windfall": words.say("brief.windfall.any")}
    short = {"kind": words.say("brief.kind." + kind)}
    worlds = words.say(f"brief.worlds.{kind}" if words.has(f"brief.worlds.{kind}") else "brief.worlds", short)
    return short | {"worlds": worlds, "windfall": words.say("brief.windfall." + kind)}


def of_consuming(row: dict[str, Any], words: Words) -> dict[str, str]:
    """Goods that are used up, what they bring, and how often."""
    found = {}
    if "goods" in row:
        rewards = [points_of(row["vp"], words)] if row["vp"] else []
        if row["cards"]:
            rewards.append(words.say("brief.card" if row["cards"] == 1 else "brief.cards.many", {"n": str(row["cards"])}))
        together = "brief.goods." + " ".join(row["goods"])
        kinds = [words.say("brief.goods." + kind) for kind in row["goods"]]
        found["goods"] = words.say(together) if words.has(together) else " + ".join(kinds)
        found["reward"] = " + ".join(rewards)
        found["times"] = words.say("brief.times", {"n": str(row["max_uses"])}) if row["max_uses"] > 1 else ""
    if "max_kinds" in row:
        exactly = row["min_kinds"] == row["max_kinds"]
        found["kinds"] = words.say("brief.kinds.exactly" if exactly else "brief.kinds.up-to", {"n": str(row["max_kinds"])})
    return found


def brief_score(rule: dict[str, Any], words: Words) -> str:
    """One rule of conditional points, in few words. [RG-3.6]"""
    return score_text(rule, words, "brief.score")
