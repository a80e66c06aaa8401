"""Cards that nobody would print: drawn from the whole vocabulary with numbers up to every bound, and then perhaps mangled."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from orrery.games.invaders.board import DATA, SIDES, ZONES
from orrery.games.invaders.cards.bounds import MOST, MOST_STEPS
from orrery.games.invaders.cards.checking import LIMITS
from orrery.games.invaders.cards.vocabulary import FORBIDDEN, ICONS, OPS, PLACES, REACHES, STATICS, TRIGGERS, TYPES, WHO

Row = dict[str, Any]
KEYWORDS = ["Tank", "Robot", "Beast", "Own"]
JUNK: list[Any] = [
    None, True, False, -1, 0, 1, 100, -100, 10**12, -(10**12), 2**62, -(2**62), 2**63, 10**30, 10**400, 1.5, float("inf"),
    "", "self", "any", "tokens_spent", "x" * 5_000, "{0} {count|a|b}", "\u2028\x00", "<b>é</b>",
    [], {}, [[]], [{}], ["Tank"] * 300, ["Tank"] * 5_000, {"op": "draw"},
    {"op": ["draw"]}, {"kind": {}}, {"cond": []}, {"all": {}}, {"per": {}, "times": 10**18}, {"pick": {}, "n": 10**9},
]  # fmt: skip


class Maker:
    """Rows at random; the same seed makes the same ones."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def number(self, least: int = 1, most: int = MOST) -> int:
        """Small as a rule, so that games last; now and then anything up to the bounds."""
        if self.often(0.85):
            return self.rng.randint(max(least, -2), min(2, most))
        return self.rng.choice([least, self.rng.randint(least, most), most])

    def often(self, share: float) -> bool:
        return self.rng.random() < share

    def filter(self, depth: int = 2, power: bool = True) -> Row:
        pick = self.rng
        row: Row = {}
        if self.often(0.3):
            row["side"] = pick.choice(WHO[:2])
        if self.often(0.2):
            row["icon"] = pick.sample(ICONS, pick.randint(1, 3))
        if self.often(0.1):
            row["not_icon"] = [pick.choice(ICONS)]
        if self.often(0.1):
            row["keyword"] = [pick.choice(KEYWORDS)]
        if self.often(0.05):
            row["card"] = [pick.choice(["M01", "I01", "own_1", "nobody"])]
        for key in ("opposing", "other", "self"):
            if self.often(0.07):
                row[key] = True
        if self.often(0.2):
            row["zone"] = pick.choice(PLACES)
        if power and self.often(0.15):
            row["power_max"] = self.number(-MOST)
        if depth and self.often(0.1):
            row["any"] = [self.filter(depth - 1, power) for _ in range(pick.randint(1, 4))]
        return row

    def value(self, power: bool = True) -> Any:
        if self.often(0.5):
            return {"per": self.filter(power=power), "times": self.number(-MOST)}
        return self.number(-MOST)

    def target(self) -> Any:
        kind = self.rng.choice(["self", "all", "pick", "up_to"])
        if kind == "self":
            return "self"
        if kind == "all":
            return {"all": self.filter()}
        return {"pick": self.filter(), "n": self.number(), **({"up_to": True} if kind == "up_to" else {})}

    def condition(self, power: bool = True) -> Row:
        made: list[Row] = [
            {"cond": "exists", "filter": self.filter(power=power)},
            {"cond": "plot_max", "n": self.number(-MOST)},
            {"cond": "drained_this_turn"},
        ]
        return self.rng.choice(made)

    def operation(self, depth: int = 2) -> Row:
        op = self.rng.choice([op for op in OPS[:25] if depth or op not in ("reveal_top", "choose_one", "may", "if")])
        who = self.rng.choice(WHO)
        row: Row = {"op": op}
        if op in ("drain", "draw", "discard", "recycle"):
            row |= {"who": who, "n": self.number()}
            if op == "discard" and self.often(0.6):
                row["how"] = self.rng.choice(["random", "seen"])
        elif op in ("look_hand", "redraw_hand"):
            row["who"] = who
        elif op in ("destroy", "sacrifice", "bounce", "borrow_power", "move", "power_tokens", "tokens"):
            row["target"] = self.target()
            row |= {"move": {"to": self.rng.choice(REACHES)}, "power_tokens": {"value": self.value()}}.get(op, {})
            row |= {"n": self.number(-MOST)} if op == "tokens" else {}
        elif op in ("zone_damage", "zone_repair"):
            row |= {"zone": self.rng.choice(["here", "picked"]), "n": self.number()}
        elif op == "retrieve":
            row |= {"filter": self.filter(), "n": self.number(), "pick": "latest"}
        else:
            row |= self.rarer(op, depth)
        return row

    def rarer(self, op: str, depth: int) -> Row:
        made: dict[str, Callable[[], Row]] = {
            "ops_tokens": lambda: {"n": self.number(-MOST)},
            "plot": lambda: {"delta": self.number(-MOST_STEPS, MOST_STEPS)},
            "skip_attack": lambda: {"n": self.number()},
            "attack": lambda: {"zone": "here", "max": self.number()},
            "reveal_top": lambda: {"who": self.rng.choice(WHO[:2]), "match": self.filter(), "then": self.operations(depth - 1)},
            "choose_one": lambda: {"options": [self.operations(depth - 1) for _ in range(self.rng.randint(2, 4))]},
            "may": lambda: {"do": self.operations(depth - 1)},
            "if": lambda: {"cond": self.condition(), "then": self.operations(depth - 1), "else": self.operations(depth - 1)},
        }
        return made[op]() if op in made else {}

    def operations(self, depth: int = 2) -> list[Row]:
        return [self.operation(depth) for _ in range(self.rng.randint(1, 3))]

    def cost(self, side: str) -> list[Row]:
        made: list[Row] = [
            {"op": "tokens", "target": "self", "n": -self.number(1, 3)},
            {"op": "ops_tokens", "n": -1},
            {"op": "discard", "who": "own", "n": self.number(1, 3)},
            {"op": "drain", "who": "own", "n": self.number(1, 3)},
            {"op": "sacrifice", "target": self.rng.choice(["self", {"pick": {"side": "own"}, "n": self.number(1, 2)}])},
        ]
        return [part for part in made if self.often(0.4) and (part["op"] != "ops_tokens" or side == "mankind")]

    def static(self) -> Row:
        effect = self.rng.choice(STATICS)
        row: Row = {"effect": effect}
        if effect == "power":
            row |= {"target": self.rng.choice(["self", {"all": self.filter(power=False)}]), "value": self.value(power=False)}
            row |= {"if": [self.condition(power=False)]} if self.often(0.4) else {}
        elif effect == "impervious":
            row["to"] = self.filter()
        elif effect == "forbid":
            row |= {"what": self.rng.choice(FORBIDDEN), "zone": "here", "who": self.rng.choice(WHO)}
        elif effect == "cost":
            row |= {
                "who": self.rng.choice(WHO),
                "filter": self.filter(),
                "discard": self.number(0, 3),
                "drain": self.number(0, 3),
            }
        else:
            row |= {"n": self.number()} | ({"zone": "here"} if effect == "shield" else {})
        return row

    def reaction(self, place: str) -> Row:
        answer = self.rng.choice(["cancel", "prevent"] if place == "hand" else ["save", "prevent", "prevent"])
        row: Row = {"kind": "reaction", "from": place, "limit": self.rng.choice(LIMITS)}
        if answer == "prevent":
            row["window"] = self.rng.choice([["drain"], ["draw"], ["drain", "draw"]])
            row["do"] = [*(self.operations(1) if self.often(0.3) else []), {"op": "prevent", "n": self.number()}]
        else:
            row |= {"window": ["card_played" if answer == "cancel" else "destroy"], "do": [{"op": answer}]}
            row["match"] = self.filter()
            if answer == "save":
                row["do"] += self.operations(1) if self.often(0.3) else []
        if place == "play":
            row["cost"] = self.cost("invaders")
            if answer == "prevent" and self.often(0.5):
                row |= {
                    "cost": [{"op": "tokens", "target": "self", "n": "any"}],
                    "do": [{"op": "prevent", "n": "tokens_spent"}],
                }
        return row

    def card(self, number: int) -> Row:
        side = self.rng.choice(SIDES)
        one_shot = self.often(0.25)
        abilities: list[Row] = []
        if one_shot and self.often(0.4):
            abilities.append(self.reaction("hand"))
        for kind, share in (("immediate", 0.5), ("activated", 0.4), ("triggered", 0.5), ("static", 0.4), ("reaction", 0.3)):
            if self.often(share):
                abilities.append(self.ability(kind, side))
        return {
            "id": f"own_{number}", "name": self.rng.choice(["Own", "{0}", "{n|a|b}", "L'Œil <1>"]), "side": side,
            "type": self.rng.choice(TYPES[1:]), "icons": self.rng.sample(ICONS, self.rng.randint(1, 3)),
            "keywords": self.rng.sample(KEYWORDS, self.rng.randint(0, 2)), "copies": 0,
            "cost": {"discard": self.rng.choice([0, 0, 1, MOST]), "drain": self.rng.choice([0, 0, 1, 2])},
            "power": None if one_shot else self.number(-MOST), "abilities": abilities,
            **({"play_zones": self.rng.sample(ZONES, 2)} if self.often(0.2) else {}),
        }  # fmt: skip

    def ability(self, kind: str, side: str) -> Row:
        if kind == "static":
            return {"kind": kind, "effects": [self.static() for _ in range(self.rng.randint(1, 3))]}
        if kind == "reaction":
            return self.reaction("play")
        row: Row = {"kind": kind, "do": self.operations()}
        if kind == "triggered":
            row["on"] = self.rng.choice(TRIGGERS)
        elif kind == "activated":
            cost = self.cost(side)
            row |= {"cost": cost, "limit": self.rng.choice(LIMITS) if cost else "turn"}
            row |= {"if": [self.condition()]} if self.often(0.3) else {}
        return row

    def mangled(self, row: Row) -> Row:
        """The same with something else at some places of the tree."""
        whole = copy.deepcopy(row)
        for _ in range(self.rng.choice([1, 1, 2, 4])):
            part: Any = whole
            while True:
                keys = list(part) if isinstance(part, dict) else list(range(len(part)))
                if not keys:
                    break
                key = self.rng.choice(keys)
                if isinstance(part[key], (dict, list)) and part[key] and self.often(0.8):
                    part = part[key]
                    continue
                if isinstance(part, dict) and self.often(0.2):
                    del part[key]
                else:
                    part[key] = self.rng.choice(JUNK)
                break
        return whole

    def deck(self, rows: list[Row], copies: int = 4, spoilt: bool = False) -> str:
        """Both decks, as full of these cards as they can be; perhaps one of the cards is mangled."""
        written = [*rows[:-1], self.mangled(rows[-1])] if spoilt else rows
        lines = [f"card {json.dumps(row, ensure_ascii=self.often(0.5))}" for row in written]
        for side in SIDES:
            lines += [f"side {side}", *(f"{copies} {row['id']}" for row in rows if row["side"] == side)]
            lines += [f"2 {row['id']}" for row in DATA["cards"] if row["side"] == side]
        return "\n".join(lines) + "\n"
