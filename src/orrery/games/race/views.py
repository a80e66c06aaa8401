"""The state as JSON, the whole truth or what one seat may know of it, and back again. [RG-4]"""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.hashing import MASK, agenda_hash, mixed
from orrery.core.pool import Pool
from orrery.core.values import UNHEARD, Json, Seat, ints, items, texts
from orrery.games.race.acting import Acting
from orrery.games.race.actions import BITS, ROLES
from orrery.games.race.cards import CARDS, NUMBER_OF, POWERS
from orrery.games.race.empire import Empire
from orrery.games.race.powers import NONE
from orrery.games.race.rules.scoring import sheet
from orrery.games.race.waves import INVADERS

if TYPE_CHECKING:
    from orrery.games.race.state import Race

TOKEN_TEXT: Final = "token"  # a good without a card  # noqa: S105


def names(cards: vec[i64]) -> list[object]:
    return [CARDS[card].id for card in cards]


def blanks(cards: vec[i64]) -> list[object]:
    return [None for _ in cards]


def power_name(number: i64) -> str:
    """A power as notation names it: its card and its place there."""
    power = POWERS[number]
    return f"{CARDS[power.card].id} {power.place}"


def truth(state: "Race") -> Json:
    """Everything, hidden or not."""
    data = public(state)
    data["empires"] = [empire_json(state, empire, True, True) for empire in state.empires]
    data["seals"] = state.seals.to_json()
    data["deck"] = state.deck.to_json()
    data["discard"] = state.discard.to_json()
    data["floor"] = int(state.acting.floor)
    return data


def view(state: "Race", seat: Seat) -> Json:
    """Own hand and picks open; others' cards, piles and the faces of goods are hidden. Who is asked and all points are told."""
    data = public(state)
    data["waiting"] = state.waiting()
    data["points"] = [sheet(state, other) for other in range(i64(state.seats))]
    data["empires"] = [empire_json(state, state.empires[other], other == seat, False) for other in range(state.seats)]
    data["seals"] = state.seals.seen_by(seat)
    data["deck"] = None
    data["discard"] = None
    data["floor"] = int(state.acting.floor) if state.turn() == seat and not state.secret() else None
    return data


def public(state: "Race") -> Json:
    """What everybody sees."""
    return {
        "options": state.chosen.text(),
        "turns": state.turn_count,
        "first": int(state.first),
        "vp_pool": int(state.vp_pool),
        "deck_size": int(state.deck.size),
        "discard_size": int(state.discard.size),
        "produced": [card.id for card in CARDS if state.has_made[card.number]],
        "ready": [power_name(power) for power in state.acting.ready],
        "subject": int(state.acting.subject),
        "owed": int(state.acting.owed),
        "boost": int(state.acting.boost),
        "bonus": int(state.acting.bonus),
        "halves": int(state.acting.halves),
        "bunker": int(state.acting.bunker),
        "threat": int(state.threat),
        "defeats": int(state.defeats),
        "track": state.track,
        "waves": state.waves.to_json(),
        "left": [int(count) for count in state.left],
        "spent": state.spent.to_json(),
        "revealed": [INVADERS[sort].text for sort in state.revealed],
        "agenda": [question.to_json() for question in state.agenda],
        "reason": state.reason,
        "memory": [roles_of(empire.chosen_before) for empire in state.empires],
    }


def empire_json(state: "Race", empire: Empire, own: bool, all_seen: bool) -> Json:
    """One empire; its hand is seen by its owner, the faces of its goods by nobody."""
    return {
        "hand": names(empire.hand) if own else blanks(empire.hand),
        "dealt": names(empire.dealt) if own else blanks(empire.dealt),
        "tableau": [shown(state, card, all_seen) for card in empire.tableau],
        "chips": int(empire.chips),
        "war_chips": int(empire.war_chips),
        "awards": int(empire.awards),
        "chosen": roles_of(empire.chosen),
        "placing": CARDS[empire.placing].id if empire.placing != NONE else "",
        "limit": int(empire.limit),
        "due": int(empire.due),
        "made": [int(count) for count in empire.made],
        "sums": [int(amount) for amount in empire.sums],
        "stale": empire.stale,
        "space": int(empire.space),
        "attack": INVADERS[empire.attack].text if empire.attack != NONE else "",
        "rank": int(empire.rank),
        "failed": empire.failed,
    }


def roles_of(chosen: i64) -> list[str]:
    """Action cards by their names, from a bit for each."""
    return [ROLES[role] for role in range(len(ROLES)) if chosen & BITS[role]]


def shown(state: "Race", card: i64, all_seen: bool) -> Json:
    """A card of a tableau; a good is named in the truth, and lies face down in every view."""
    good = state.good_on[card]
    text = "" if good == NONE else TOKEN_TEXT if good < NONE else CARDS[good].id if all_seen else UNHEARD
    return {"card": CARDS[card].id, "good": text, "damaged": state.damaged[card] == 1}


# Back again


def read_numbers(names_in_order: object) -> vec[i64]:
    return vec[i64]([NUMBER_OF[text] for text in texts(names_in_order)])


def read_invader(text: str) -> int:
    return next(sort for sort, invader in enumerate(INVADERS) if invader.text == text)


def read_roles(names_of_roles: object) -> int:
    return sum(BITS[ROLES.index(role)] for role in texts(names_of_roles))


def read_power_name(text: str) -> int:
    card, _, place = text.partition(" ")
    return int(CARDS[NUMBER_OF[card]].powers[int(place)].number)


def read_into(state: "Race", data: Json) -> None:
    """Fill a state that was set up with what `truth` wrote; agenda and seals are the game's to read."""
    state.turn_count = cast(int, data["turns"])
    state.first = cast(int, data["first"])
    state.vp_pool = cast(int, data["vp_pool"])
    state.empires = vec[Empire]([read_empire(state, row) for row in items(data["empires"])])
    for empire, roles in zip(state.empires, cast(list[object], data.get("memory", [])), strict=False):
        empire.chosen_before = read_roles(roles)
    state.deck = Pool(vec[i64](ints(data["deck"])))
    state.discard = Pool(vec[i64](ints(data["discard"])))
    for world in texts(data["produced"]):
        state.has_made[NUMBER_OF[world]] = 1
    state.acting.ready = vec[i64]([read_power_name(text) for text in texts(data["ready"])])
    state.acting.floor = cast(int, data["floor"])
    state.acting.subject = cast(int, data["subject"])
    state.acting.owed = cast(int, data["owed"])
    state.acting.boost = cast(int, data["boost"])
    state.acting.bonus = cast(int, data["bonus"])
    state.acting.halves = cast(int, data["halves"])
    state.acting.bunker = cast(int, data["bunker"])
    state.threat = cast(int, data["threat"])
    state.defeats = cast(int, data["defeats"])
    state.track = ints(data["track"])
    state.waves = Pool(vec[i64](ints(data["waves"])))
    state.left = vec[i64](ints(data["left"]))
    state.spent = Pool(vec[i64](ints(data["spent"])))
    state.revealed = [read_invader(text) for text in texts(data["revealed"])]
    state.reason = cast(str, data["reason"])


def read_empire(state: "Race", row: Json) -> Empire:
    empire = Empire()
    empire.hand = read_numbers(row["hand"])
    empire.dealt = read_numbers(row["dealt"])
    for shown_card in items(row["tableau"]):
        card = NUMBER_OF[cast(str, shown_card["card"])]
        empire.tableau = append(empire.tableau, card)
        state.damaged[card] = int(cast(bool, shown_card["damaged"]))
        good = cast(str, shown_card["good"])
        if good:
            state.good_on[card] = NONE - 1 if good == TOKEN_TEXT else NUMBER_OF[good]
            empire.goods[CARDS[card].kind] += 1
            empire.goods[len(empire.goods) - 1] += 1
    empire.chips = cast(int, row["chips"])
    empire.war_chips = cast(int, row["war_chips"])
    empire.awards = cast(int, row["awards"])
    empire.chosen = read_roles(row["chosen"])
    empire.placing = NUMBER_OF[cast(str, row["placing"])] if row["placing"] else NONE
    empire.limit = cast(int, row["limit"])
    empire.due = cast(int, row["due"])
    empire.made = vec[i64](ints(row["made"]))
    empire.sums = vec[i64](ints(row["sums"]))
    empire.stale = cast(bool, row["stale"])
    empire.space = cast(int, row["space"])
    empire.attack = read_invader(cast(str, row["attack"])) if row["attack"] else NONE
    empire.rank = cast(int, row["rank"])
    empire.failed = cast(bool, row["failed"])
    return empire


# The key of a position


def key(state: "Race") -> int:
    """A hash of hands, tableaus, goods, chips and what is asked; sealed picks count as sets."""
    word: i64 = state.turn_count * 512 + state.vp_pool + 256
    word = mixed(word, acting_key(state.acting))
    for empire in state.empires:
        word = mixed(word, empire_key(state, empire))
    for picks in state.seals.picks:
        sealed: i64 = 0
        for pick in picks:
            sealed += (pick.index + 1) * 7919
        word = mixed(word, sealed)
    for seat in state.track:
        word = mixed(word, seat + 1)
    return int(agenda_hash(word, state.agenda))


def acting_key(acting: Acting) -> i64:
    word: i64 = acting.owed * 64 + acting.boost * 8 + acting.halves * 4 + acting.bonus * 2 + acting.bunker
    word = mixed(word, acting.subject + 2)
    for power in acting.ready:
        word = mixed(word, power + 1)
    return word


def empire_key(state: "Race", empire: Empire) -> i64:
    word: i64 = empire.chosen * 4096 + empire.chips * 64 + empire.war_chips * 8 + empire.awards
    word = mixed(word, (empire.placing + 2) * 64 + empire.due)
    word = mixed(word, (empire.attack + 2) * 64 + empire.space + 8)
    for card in empire.hand:
        word = mixed(word, card + 1)
    word = mixed(word, 999)
    for card in empire.dealt:
        word = mixed(word, card + 1)
    tableau: i64 = 0
    for card in empire.tableau:
        good: i64 = 0 if state.good_on[card] == NONE else 2
        tableau += mixed(card + 1, good + state.damaged[card] + 4 * state.has_made[card])
    return mixed(word, tableau & MASK)
