"""Rows of data become filters, operations and abilities that the rules read. [IN-6]"""

from typing import Any, Final

from mypy_extensions import i64

from orrery.games.invaders.cards.vocabulary import (
    BITS,
    CONDITIONS,
    FORBIDDEN,
    HERE,
    HOW,
    ICONS,
    MOVE,
    NONE,
    ON_DRAIN,
    ON_DRAW,
    OPS,
    PLACES,
    PREVENT,
    REACHES,
    STATICS,
    TRIGGERS,
    VICTORY_TOKENS,
    WHO,
    WINDOWS,
    Card,
    Condition,
    Filter,
    Operation,
    Static,
    Strategy,
    Target,
    Use,
)


class Reader:
    """Reads rows one after the other; programs, keywords and effects are numbered as they come."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers: Final = numbers  # of all cards, by id
        self.keywords: Final[dict[str, int]] = {}
        self.programs: Final[list[list[Operation]]] = []
        self.operations: Final[list[Operation]] = []
        self.effects: Final[list[tuple[str, str, Operation | Static]]] = []  # whose, when, what
        self.owner = ""
        self.when = ""

    # Small parts

    def mask(self, words: list[str], known: list[str]) -> i64:
        bits: i64 = 0
        for word in words:
            bits |= BITS[known.index(word)]
        return bits

    def keyword_mask(self, words: list[str]) -> i64:
        bits: i64 = 0
        for word in words:
            bits |= BITS[self.keywords.setdefault(word, len(self.keywords))]
        return bits

    def filter(self, row: dict[str, Any]) -> Filter:
        read = Filter(row)
        if "side" in row:
            read.side = WHO.index(row["side"])
        read.icons = self.mask(row.get("icon", []), ICONS)
        read.not_icons = self.mask(row.get("not_icon", []), ICONS)
        read.keywords = self.keyword_mask(row.get("keyword", []))
        read.named = "card" in row
        read.cards = [self.numbers.get(card, -1) for card in row.get("card", [])]
        read.opposing = row.get("opposing", False)
        if "zone" in row:
            read.zone = PLACES.index(row["zone"])
        read.other = row.get("other", False)
        read.itself = row.get("self", False)
        if "power_max" in row:
            read.power_max = row["power_max"]
        read.options = [self.filter(option) for option in row.get("any", [])]
        return read

    def target(self, row: Any) -> Target:
        if row == "self":
            return Target(True, None, 0, False)
        if "all" in row:
            return Target(False, self.filter(row["all"]), 0, False)
        return Target(False, self.filter(row["pick"]), row["n"], row.get("up_to", False))

    def condition(self, row: dict[str, Any]) -> Condition:
        asked = self.filter(row["filter"]) if "filter" in row else None
        return Condition(CONDITIONS.index(row["cond"]), row.get("n", 0), asked)

    # Operations

    def program(self, rows: list[dict[str, Any]], counted: bool = True) -> i64:
        """A list of operations; its number, or NONE for an empty one. Costs are no effects, so they are not counted."""
        if not rows:
            return NONE
        number = len(self.programs)
        operations: list[Operation] = []
        self.programs.append(operations)
        operations.extend([self.operation(row, counted) for row in rows])
        return number

    def operation(self, row: dict[str, Any], counted: bool) -> Operation:
        read = Operation(OPS.index(row["op"]), row)
        read.id = len(self.operations)
        self.operations.append(read)
        if counted:
            read.number = len(self.effects)
            self.effects.append((self.owner, self.when, read))
        read.who = WHO.index(row.get("who", "own"))
        self.amount(read, row)
        read.how = HOW.index(row.get("how", ""))
        if "target" in row:
            read.target = self.target(row["target"])
        read.reach = REACHES.index(row.get("to", "any"))
        read.zone = PLACES.index(row.get("zone", "here"))
        for key in ("filter", "match"):
            if key in row:
                read.filter = self.filter(row[key])
        if "cond" in row:
            read.condition = self.condition(row["cond"])
        read.then = self.program(row.get("then", row.get("do", [])), counted)
        read.otherwise = self.program(row.get("else", []), counted)
        read.options = [int(self.program(option, counted)) for option in row.get("options", [])]
        return read

    def amount(self, read: Operation, row: dict[str, Any]) -> None:
        """`n`, `delta`, `max` or `value`: each operation has one of them at most."""
        value = row.get("n", row.get("delta", row.get("max", row.get("value", 0))))
        if isinstance(value, dict):
            read.per = self.filter(value["per"])
            read.n = value["times"]
        elif isinstance(value, str):
            read.as_spent = True  # "any" in a cost, "tokens_spent" in its effect
        else:
            read.n = value

    # Static effects

    def static(self, row: dict[str, Any]) -> Static:
        read = Static(STATICS.index(row["effect"]), row)
        read.number = len(self.effects)
        self.effects.append((self.owner, self.when, read))
        value = row.get("value", row.get("n", 0))
        if isinstance(value, dict):
            read.per = self.filter(value["per"])
            read.n = value["times"]
        else:
            read.n = value
        target = row.get("target")
        read.itself = target == "self"
        for filtered in (row.get("to"), row.get("filter"), target["all"] if isinstance(target, dict) else None):
            if filtered is not None:
                read.filter = self.filter(filtered)
        read.conditions = [self.condition(condition) for condition in row.get("if", [])]
        if "what" in row:
            read.what = FORBIDDEN.index(row["what"])
        read.who = WHO.index(row.get("who", "both"))
        read.discard = row.get("discard", 0)
        read.drain = row.get("drain", 0)
        return read

    # Cards and strategies

    def card(self, number: i64, side: i64, row: dict[str, Any]) -> Card:
        read = Card(number, side, row)
        self.owner = read.id
        read.icons = self.mask(row["icons"], ICONS)
        read.keywords = self.keyword_mask(row["keywords"])
        immediate: list[dict[str, Any]] = []
        triggered: dict[str, list[dict[str, Any]]] = {}
        for ability in row["abilities"]:
            self.when = ability["kind"]
            if ability["kind"] == "immediate":
                immediate += ability["do"]
            elif ability["kind"] == "triggered":
                triggered.setdefault(ability["on"], []).extend(ability["do"])
            elif ability["kind"] == "static":
                read.statics += [self.static(effect) for effect in ability["effects"]]
            elif ability["kind"] == "activated":
                read.activated = self.use(ability)
            elif ability["from"] == "play":
                read.from_play = self.use(ability)
            else:
                read.from_hand = self.use(ability)
        self.when = "immediate"
        read.immediate = self.program(immediate)
        for on, rows in triggered.items():
            self.when = on
            read.triggers[TRIGGERS.index(on)] = self.program(rows)
        for static in read.statics:
            if static.kind == VICTORY_TOKENS:
                read.victory_tokens = static.n
        return read

    def use(self, row: dict[str, Any]) -> Use:
        """An activated ability, or a reaction."""
        read = Use(row, self.program(row.get("cost", []), counted=False), self.program(row["do"]))
        read.conditions = [self.condition(condition) for condition in row.get("if", [])]
        operations = self.programs[read.effect]
        read.only_moves = all(operation.kind == MOVE for operation in operations)
        read.moves_itself = read.only_moves and all(
            operation.target is not None and operation.target.itself and operation.reach != HERE for operation in operations
        )
        read.windows = self.windows(row.get("window", []))
        read.match = self.filter(row.get("match", {}))
        for operation in operations:
            if operation.kind == PREVENT:
                read.prevents = operation.n
        if read.cost != NONE:
            read.spends_tokens = any(operation.as_spent for operation in self.programs[read.cost])
        if read.spends_tokens:
            alone = len(self.programs[read.cost]) == 1 and len(operations) == 1 and operations[0].as_spent
            read.trades_tokens = alone and read.windows == ON_DRAIN | ON_DRAW
        return read

    def windows(self, words: list[str]) -> i64:
        return self.mask(words, WINDOWS)

    def strategy(self, number: i64, side: i64, row: dict[str, Any]) -> Strategy:
        self.owner, self.when = row["id"], "strategy"
        read = Strategy(number, side, row, self.program(row.get("cost", []), counted=False), self.program(row["do"]))
        read.windows = self.windows(row.get("window", []))
        if "match" in row:
            read.match = self.filter(row["match"])
        self.when = "lasting"
        read.lasting = [self.static(effect) for effect in row.get("lasting", [])]
        return read
