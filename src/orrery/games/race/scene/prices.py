"""What a card takes now: its cost after every discount, the strength that stands against it, what a good sells for."""

from typing import NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.race.cards import BOOSTS, CARD_COUNT, DEFENCES, DIPLOMACY, NUMBER_OF, Card
from orrery.games.race.empire import Empire, may_be_paid_for
from orrery.games.race.rules.developing import DEVELOP_BONUS
from orrery.games.race.rules.scoring import card_score
from orrery.games.race.scene.view import Position

NO_WAY = -1


class Price(NamedTuple):
    """Cards to pay, or NO_WAY; and for a military world the lasting strength of the empire against it."""

    pay: int
    strength: int


def counted(position: Position, seat: int) -> Empire:
    """An empire as the rules count it, from what everybody sees of it."""
    empire = Empire()
    empire.sums = vec[i64](position.empires[seat]["sums"])
    return empire


def price_now(position: Position, seat: int, card: Card) -> Price:
    """What placing a card of the hand takes, with the bonus of the action if it is the moment for it. [RG-7.2] [RG-7.3]"""
    empire = counted(position, seat)
    if not card.is_world:
        return Price(int(empire.develop_cost(card.number, develop_bonus(position, seat))), 0)
    if not card.military:
        return Price(int(empire.settle_cost(card.number)), 0)
    openers = [power for shown in position.active(seat) for power in DIPLOMACY[shown.number]]
    ways = [int(empire.settle_cost(card.number, opener.discount)) for opener in openers if may_be_paid_for(card.number, opener)]
    return Price(min(ways, default=NO_WAY), int(empire.strength_against(card.number)))


def develop_bonus(position: Position, seat: int) -> int:
    """One card less while a Develop phase that the seat chose goes on. [RG-6]"""
    for question in reversed(position.agenda):
        parts = question[1:] if question[0] == "begin" else question
        if str(parts[0]).startswith("develop"):
            role = "develop-2" if parts[-1] == 1 else "develop"
            return int(DEVELOP_BONUS) if role in position.empires[seat]["chosen"] else 0
    return 0


def sells_for(position: Position, seat: int, world: Card) -> int:
    """Cards for the good on a world, with all bonuses of trade. [RG-7.4]"""
    return int(counted(position, seat).price(world.number, True))


def temporary_military(position: Position, seat: int) -> int:
    """The most that temporary powers could add, if every price is paid. [RG-R11]"""
    return sum(int(power.amount) for card in position.active(seat) for power in BOOSTS[card.number])


def temporary_defense(position: Position, seat: int) -> int:
    """The same in defence against an invasion card. [RG-9.4]"""
    return sum(int(power.amount) for card in position.active(seat) for power in DEFENCES[card.number])


def worth_now(position: Position, seat: int, scorer: Card) -> int:
    """What a card of conditional points is worth as things stand, in the tableau or as if it were there. [RG-3.6]"""
    row = position.empires[seat]
    empire, damaged = counted(position, seat), vec[i64]([0] * int(CARD_COUNT))
    empire.chips, empire.war_chips = row["chips"], row["war_chips"]
    for shown in row["tableau"]:
        number = NUMBER_OF[shown["card"]]
        empire.tableau = append(empire.tableau, number)
        damaged[number] = int(shown["damaged"])
    if all(shown["card"] != scorer.id for shown in row["tableau"]):
        empire.tableau = append(empire.tableau, scorer.number)
    return int(card_score(empire, damaged, scorer.number))
