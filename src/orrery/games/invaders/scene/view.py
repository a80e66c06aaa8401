"""A view as the pictures read it: names, numbers, and what each card says."""

from typing import Any, Final, cast

from orrery.core.values import Json, Seat, texts
from orrery.core.words import Words
from orrery.games.invaders.board import SIDE_SLOTS, SIDES, SLOTS, ZONES
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.texts import card_text, operations_text, price_text
from orrery.games.invaders.cards.vocabulary import Card, Strategy


class Position:
    """One onlooker's view, with the words to tell it."""

    def __init__(self, view: Json, words: Words, box: Box, seat: Seat) -> None:
        self.view: Final[Any] = view
        self.words: Final = words
        self.box: Final = box
        self.seat: Final = cast(int, view["me"])
        self.near: Final = 1 if seat == 1 else 0  # the side at the lower edge

    def say(self, key: str, **fields: object) -> str:
        return self.words.say("scene." + key, {name: str(value) for name, value in fields.items()})

    def card(self, name: str) -> Card:
        return self.box.cards[self.box.number_of[name]]

    def card_in(self, slot: str) -> Card | None:
        """What stands in a slot."""
        place = SLOTS.index(slot)
        found = self.view["columns"][place // SIDE_SLOTS][place % SIDE_SLOTS]
        return self.card(found["card"]) if found else None

    def asking(self) -> dict[str, Any]:
        """The operation that the controller of a card is asked about."""
        row: dict[str, Any] = self.box.operations[self.view["agenda"][-1][2]].row
        return row

    def choice(self, number: int) -> str:
        """What one of its options does."""
        return operations_text(self.asking()["options"][number - 1], self.words)

    def allowed(self) -> str:
        """What happens if the controller agrees."""
        return operations_text(self.asking()["do"], self.words)

    def side_name(self, side: int) -> str:
        return self.words.name(SIDES[side])

    def zone_name(self, zone: int) -> str:
        return self.words.name(ZONES[zone])

    def cost(self, card: Card) -> tuple[int, int]:
        """What a card costs now, in discards and drains."""
        now = self.view["dearer"].get(card.id, [int(card.discard), int(card.drain)])
        return now[0], now[1]

    def label(self, card: Card) -> str:
        """Everything about a card in words: what it is, what it costs, what it does."""
        icons = ", ".join(self.words.say("icon." + icon) for icon in card.row["icons"])
        words = [*card.row["keywords"]]
        lines = [f"{card.row['name']} ({icons}{' · ' if words else ''}{', '.join(words)})"]
        if not card.is_hero:
            lines.append(self.say("cost", price=price_text(*self.cost(card), self.words)))
        if not card.one_shot:
            lines.append(self.say("power", n=card.power))
        return "\n".join([*lines, *card_text(card, self.words)])

    def would_drain(self, zone: int) -> int:
        """How many cards an attack on a zone would drain now."""
        view = self.view
        return max(0, int(view["attack"][zone]) - int(view["defence"][zone]) - int(view["shields"][zone]))

    def preview(self) -> str:
        """What the Invaders' attack would do now, in one sentence."""
        drains = [(zone, self.would_drain(zone)) for zone in range(3)]
        if self.view["skip"]:
            return self.say("preview-skipped")
        if not any(count for _, count in drains):
            return self.say("preview-nothing")
        zones = ", ".join(f"{self.zone_name(zone)} {count}" for zone, count in drains if count)
        who = "you" if self.seat == 0 else "they"
        return self.say(f"preview-{who}", n=sum(count for _, count in drains), zones=zones)

    def is_over(self) -> bool:
        return int(self.view["winner"]) >= 0 and not self.view["agenda"]

    def title(self) -> str:
        """The whole position in a few sentences."""
        view = self.view
        if self.is_over():
            return self.words.say(f"outcome.{SIDES[view['winner']]}-{view['reason']}")
        sums = "; ".join(
            self.say("zone-sums", zone=self.zone_name(zone), attack=view["attack"][zone], defence=view["defence"][zone])
            for zone in range(3)
        )
        return self.say(
            "title", side=self.side_name(view["active"]), plot=view["plot"], sums=sums, mankind=view["deck_sizes"][0],
            invaders=view["deck_sizes"][1],
        )  # fmt: skip

    def hand(self, side: int) -> list[str]:
        """The cards of a hand that this onlooker sees."""
        return [name for name in self.view["hands"][side] if name is not None]

    def listed(self) -> dict[str, int]:
        """How many copies of each card are in the reader's list of this game."""
        counts = self.view["lists"][self.seat] if self.seat >= 0 else None
        first = int(self.box.first[self.seat]) if counts else 0
        return {self.box.cards[first + place].id: count for place, count in enumerate(counts or [])}

    def strategy_words(self, strategy: Strategy) -> str:
        """The whole name of a strategy, and whether it sleeps."""
        state = self.say("awake" if strategy.id in self.awake() else "dormant")
        return f"{strategy.row['name']} ({state})"

    def awake(self) -> list[str]:
        return texts(self.view["awake"])
