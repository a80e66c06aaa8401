"""A second scorer of the tableaus: it reads the cards' rows and a saved state, and uses none of the scoring code. [RG-3.6]"""

import json
from pathlib import Path
from typing import Any

import orrery

DATA = Path(orrery.__file__).parent / "games" / "race" / "data" / "cards.json"
CARD: dict[str, dict[str, Any]] = {card["id"]: card for card in json.loads(DATA.read_text("utf-8"))["cards"]}


def totals(data: dict[str, Any]) -> list[float]:
    """The scores of all seats. [RG-8]"""
    empires = data["empires"]
    with_tiles = "mode=invasion" in data["options"] and data["reason"] != "empires-defeated"
    scores = [float(points_of(empire)) for empire in empires]
    if with_tiles:
        strengths = [military(empire, ("", "xeno")) for empire in empires]
        givers = [empire["war_chips"] for empire in empires]
        scores = [
            score + 5 * (strength == max(strengths)) + 5 * (given == max(givers))
            for score, strength, given in zip(scores, strengths, givers, strict=True)
        ]
    return scores


def ranks(data: dict[str, Any]) -> list[int]:
    """The places of all seats: more points first, then more cards in hand and goods on worlds. [RG-R21]"""
    left = [len(empire["hand"]) + sum(bool(row["good"]) for row in empire["tableau"]) for empire in data["empires"]]
    standing = list(zip(totals(data), left, strict=True))
    return [1 + sum(other > own for other in standing) for own in standing]


def upright(empire: dict[str, Any]) -> list[dict[str, Any]]:
    return [CARD[row["card"].replace("-", "_")] for row in empire["tableau"] if not row["damaged"]]


def military(empire: dict[str, Any], sorts: tuple[str, ...]) -> int:
    cards, total = upright(empire), 0
    worlds = [card for card in cards if card["type"] == "world"]
    counts = {
        None: 1,
        "chromosome_world": sum("chromosome" in card["flags"] for card in worlds),
        "imperium_card": sum("imperium" in card["flags"] for card in cards),
        "nonmilitary_world": sum("military" not in card["flags"] for card in worlds),
        "rebel_military_world": sum({"rebel", "military"} <= set(card["flags"]) for card in worlds),
    }
    for card in cards:
        for power in card["powers"]:
            if power["power"] == "military" and power.get("against", "") in sorts:
                total += power["amount"] * counts[power.get("per")]
    return total


def points_of(empire: dict[str, Any]) -> int:
    cards = upright(empire)
    chips = empire["chips"] + empire["war_chips"]
    points: int = chips + empire["awards"] + sum(card["vp"] or 0 for card in cards)
    for scorer in cards:
        for rule in scorer["scoring"]:
            if "per_vp_chips" in rule:
                points += rule["vp"] * (chips // rule["per_vp_chips"])
            elif rule.get("per") == "general_military":
                points += rule["vp"] * military(empire, ("",))
        rules = [rule for rule in scorer["scoring"] if "match" in rule]
        points += sum(max((rule["vp"] for rule in rules if holds(rule["match"], card)), default=0) for card in cards)
    return points


def holds(match: dict[str, Any], card: dict[str, Any]) -> bool:
    facts = {
        "type": card["type"],
        "good": card["good"],
        "production": card["production"],
        "cost": card["cost"],
        "card": card["id"],
    }
    if not set(match.get("flags", [])) <= set(card["flags"]):
        return False
    if "power_phase" in match and match["power_phase"] not in {power["phase"] for power in card["powers"]}:
        return False
    return all(facts[key] == value for key, value in match.items() if key in facts)
