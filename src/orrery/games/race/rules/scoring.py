"""Points: chips, cards, awards and tiles; the conditional ones by a table of what each card is worth to each. [RG-3.6]"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.protocol import Outcome
from orrery.games.race.cards import CARD_COUNT, CARDS, NUMBER_OF, VP, Card, hyphens
from orrery.games.race.empire import Empire
from orrery.games.race.events import BEST_ADMIRAL, BEST_WAR_EFFORT, TOTAL
from orrery.games.race.powers import ANY, KINDS, MILITARY, NONE
from orrery.games.race.waves import ADMIRAL_VP, WAR_EFFORT_VP

if TYPE_CHECKING:
    from orrery.games.race.state import Race

DEFEATED: Final = "empires-defeated"


def matches(card: Card, match: dict[str, Any]) -> bool:
    """Whether a card is what a scoring rule names: every given key must hold."""
    if "type" in match and (match["type"] == "world") != card.is_world:
        return False
    if "flags" in match and not all(flag in card.flags for flag in match["flags"]):
        return False
    if "good" in match and card.kind != KINDS.index(match["good"]):
        return False
    if "production" in match and card.production != match["production"]:
        return False
    if "cost" in match and (card.military or card.cost != match["cost"]):
        return False
    if "card" in match and card.number != NUMBER_OF[hyphens(match["card"])]:
        return False
    return "power_phase" not in match or any(power.row["phase"] == match["power_phase"] for power in card.powers)


def worth(scorer: Card, card: Card) -> int:
    """What a card brings to a scoring card: its best category only. [RG-3.6]"""
    rules = [rule for rule in scorer.row["scoring"] if "match" in rule]
    return max((rule["vp"] for rule in rules if matches(card, rule["match"])), default=0)


def for_chips(scorer: Card) -> tuple[int, int]:
    """Points for every so many points of chips, or none."""
    rules = [(rule["vp"], rule["per_vp_chips"]) for rule in scorer.row["scoring"] if "per_vp_chips" in rule]
    return rules[0] if rules else (0, 1)


def for_military(scorer: Card) -> int:
    """Points for each general military strength."""
    return sum(rule["vp"] for rule in scorer.row["scoring"] if rule.get("per") == "general_military")


SCORERS: Final = [card for card in CARDS if card.row["scoring"]]
SCORER: Final = vec[i64]([SCORERS.index(card) if card in SCORERS else NONE for card in CARDS])
WORTH: Final = vec[i64]([worth(scorer, card) for scorer in SCORERS for card in CARDS])
PER_CHIPS: Final = vec[i64]([for_chips(scorer)[0] for scorer in SCORERS])
CHIPS_EACH: Final = vec[i64]([for_chips(scorer)[1] for scorer in SCORERS])
PER_MILITARY: Final = vec[i64]([for_military(scorer) for scorer in SCORERS])


def printed(empire: Empire, damaged: vec[i64]) -> i64:
    """The fixed points of the undamaged cards."""
    points: i64 = 0
    for card in empire.tableau:
        if not damaged[card]:
            points += VP[card]
    return points


def conditional(empire: Empire, damaged: vec[i64]) -> i64:
    """The points of all undamaged cards that score by what stands beside them."""
    points: i64 = 0
    for card in empire.tableau:
        if SCORER[card] != NONE and not damaged[card]:
            points += card_score(empire, damaged, card)
    return points


def card_score(empire: Empire, damaged: vec[i64], scorer: i64) -> i64:
    """What one scoring card is worth now; negative military counts. [RG-R25]"""
    row = SCORER[scorer]
    points = PER_MILITARY[row] * empire.sums[MILITARY]
    points += PER_CHIPS[row] * ((empire.chips + empire.war_chips) // CHIPS_EACH[row])
    for card in empire.tableau:
        if not damaged[card]:
            points += WORTH[row * CARD_COUNT + card]
    return points


def awards_tiles(state: "Race") -> bool:
    """The two tiles are there in the Invasion mode, unless the empires are defeated. [RG-R20]"""
    return state.chosen.invasion and state.reason != DEFEATED


def is_best_admiral(state: "Race", seat: i64) -> bool:
    """Nobody is stronger against the Xenos; everyone tied has the tile. [RG-R6]"""
    own = state.empires[seat].against_xenos()
    for empire in state.empires:
        if empire.against_xenos() > own:
            return False
    return True


def is_best_giver(state: "Race", seat: i64) -> bool:
    """Nobody has given more to the war effort; everyone tied has the tile. [RG-R6]"""
    own = state.empires[seat].war_chips
    for empire in state.empires:
        if empire.war_chips > own:
            return False
    return True


def tiles(state: "Race", seat: i64) -> i64:
    """Best Admiral and Best War Effort. [RG-R6] [RG-R20]"""
    if not awards_tiles(state):
        return 0
    admiral = ADMIRAL_VP if is_best_admiral(state, seat) else 0
    return admiral + WAR_EFFORT_VP if is_best_giver(state, seat) else admiral


def score(state: "Race", seat: i64) -> i64:
    """All points of a seat as they stand, tiles included. [RG-8]"""
    empire = state.empires[seat]
    points = empire.chips + empire.war_chips + empire.awards
    points += printed(empire, state.damaged) + conditional(empire, state.damaged)
    return points + tiles(state, seat)


def sheet(state: "Race", seat: i64) -> dict[str, int]:
    """The same, category by category."""
    empire = state.empires[seat]
    return {
        "chips": int(empire.chips + empire.war_chips),
        "printed": int(printed(empire, state.damaged)),
        "conditional": int(conditional(empire, state.damaged)),
        "awards": int(empire.awards),
        "tiles": int(tiles(state, seat)),
        "total": int(score(state, seat)),
    }


def tell_totals(state: "Race") -> None:
    """At the end: the tiles, and every seat's points by category. [RG-8]"""
    for seat in range(i64(state.seats)):
        empire = state.empires[seat]
        if awards_tiles(state) and is_best_admiral(state, seat):
            state.tell(BEST_ADMIRAL, seat, empire.against_xenos(), ADMIRAL_VP)
        if awards_tiles(state) and is_best_giver(state, seat):
            state.tell(BEST_WAR_EFFORT, seat, empire.war_chips, WAR_EFFORT_VP)
    for seat in range(i64(state.seats)):
        empire = state.empires[seat]
        cards = printed(empire, state.damaged) + conditional(empire, state.damaged)
        chips = empire.chips + empire.war_chips
        state.tell(TOTAL, seat, score(state, seat), chips, cards, empire.awards, tiles(state, seat))


def outcome(state: "Race") -> Outcome:
    """The highest total wins; ties by hand cards and goods, and what is still tied is shared. [RG-R21]"""
    totals = [int(score(state, seat)) for seat in range(i64(state.seats))]
    leftovers = [int(len(empire.hand) + empire.goods[ANY]) for empire in state.empires]
    standing = list(zip(totals, leftovers, strict=True))
    ranks = [1 + sum(other > own for other in standing) for own in standing]
    return Outcome(ranks, [float(total) for total in totals], state.reason)
