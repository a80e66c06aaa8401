"""The state as JSON, the whole truth or what one seat may know of it, and back again. [IN-2]"""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.hashing import agenda_hash, mixed
from orrery.core.pool import load_pool
from orrery.core.values import GALLERY, Json, Seat, ints, texts
from orrery.games.invaders.board import NO_SLOT, SIDE_SLOTS, SLOTS, ZONE_COUNT, ZONES, changed_by
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.vocabulary import BITS
from orrery.games.invaders.side import Side

if TYPE_CHECKING:
    from orrery.games.invaders.state import Invaders

PHASES: Final = ["draw", "main", "attack"]


def names(box: Box, cards: vec[i64]) -> list[object]:
    return [box.cards[card].id for card in cards]


def counted(box: Box, side: Side, counts: vec[i64]) -> list[object]:
    """Cards by name, each as often as it is counted."""
    return [box.cards[side.first + local].id for local in range(i64(len(counts))) for _ in range(counts[local])]


def truth(state: "Invaders") -> Json:
    """Everything, hidden or not."""
    data = public(state)
    box = state.box
    data["hands"] = [names(box, side.hand) for side in state.sides]
    data["seen"] = [counted(box, side, side.seen) for side in state.sides]
    data["shown"] = [counted(box, side, side.shown) for side in state.sides]
    data["decks"] = [side.deck.to_json() for side in state.sides]
    data["lists"] = [[int(count) for count in side.listing] for side in state.sides]
    data["seals"] = state.seals.to_json()
    return data


def view(state: "Invaders", seat: Seat) -> Json:
    """The own hand is open; of others only what was seen of it. Powers and sums are told, so that a picture needs no rules."""
    data = public(state)
    box = state.box
    hands: list[object] = []
    seen: list[object] = []
    lists: list[object] = []
    for number in range(2):
        side = state.sides[number]
        known = side.shown if seat == GALLERY else side.seen
        own = number == seat
        hidden = len(side.hand) - sum(int(count) for count in known)
        hands.append(names(box, side.hand) if own else [*counted(box, side, known), *[None] * hidden])
        seen.append(counted(box, side, known))
        told = own or side.is_public or not state.agenda
        lists.append([int(count) for count in side.listing] if told else None)
    data["hands"] = hands
    data["seen"] = seen
    data["lists"] = lists
    data["me"] = seat
    data["wins_needed"] = int(state.chosen.wins_needed)
    data["waiting"] = state.waiting()
    data["deck_sizes"] = [int(side.deck.size) for side in state.sides]
    data["seals"] = state.seals.seen_by(seat)
    add_sums(state, data)
    return data


def add_sums(state: "Invaders", data: Json) -> None:
    """Powers of cards and zones, and what cards cost now: made of what is public."""
    from orrery.games.invaders.rules.attacking import attack_power, defence_power
    from orrery.games.invaders.rules.matching import discard_cost, drain_cost, power_of, shield

    half, whole = int(SIDE_SLOTS), 2 * int(SIDE_SLOTS)
    powers = [int(power_of(state, slot)) for slot in range(whole)]
    data["powers"] = [powers[:half], powers[half:]]
    zones = range(ZONE_COUNT)
    data["zone_power"] = [int(state.zone_power(zone)) for zone in zones]
    data["attack"] = [int(attack_power(state, zone)) for zone in zones]
    data["defence"] = [int(defence_power(state, zone)) for zone in zones]
    data["shields"] = [int(shield(state, zone, 0)) for zone in zones]
    dearer: Json = {}
    for card in state.box.cards[: int(state.box.first_hero)]:
        discards, drains = discard_cost(state, card.number), drain_cost(state, card.number)
        if discards != card.discard or drains != card.drain:
            dearer[card.id] = [int(discards), int(drains)]
    data["dearer"] = dearer


def public(state: "Invaders") -> Json:
    """What everybody sees."""
    box = state.box
    return {
        "options": state.chosen.text(),
        "turns": state.turn_count,
        "active": int(state.active),
        "phase": PHASES[state.phase],
        "score": [int(won) for won in state.score],
        "changed": [[int(count) for count in side.changed] for side in state.sides],
        "public_lists": [side.is_public for side in state.sides],
        "number": int(state.number),
        "columns": [[in_slot(state, slot + side * SIDE_SLOTS) for slot in range(SIDE_SLOTS)] for side in range(i64(2))],
        "used": [[int(state.used[slot + side * SIDE_SLOTS]) for slot in range(SIDE_SLOTS)] for side in range(i64(2))],
        "turned": state.turned,
        "heroes": [box.cards[box.first_hero + hero].id for hero in state.heroes.kinds()],
        "fallen": names(box, state.fallen),
        "damage": [int(tokens) for tokens in state.damage],
        "plot": int(state.plot),
        "ops": int(state.ops),
        "awake": [strategy.id for strategy in box.strategies if state.awake[strategy.number]],
        "piles": [names(box, side.pile) for side in state.sides],
        "announced": names(box, state.limbo),
        "invaded": state.invaded,
        "hero_moved": state.hero_moved,
        "drained": state.drained,
        "skip": int(state.skip),
        "attacked": [ZONES[zone] for zone in range(ZONE_COUNT) if state.attacked & BITS[zone]],
        "toll": int(state.toll),
        "spent": int(state.spent),
        "borrowed": SLOTS[state.borrowed] if state.borrowed != NO_SLOT else "",
        "agenda": [question.to_json() for question in state.agenda],
        "winner": int(state.winner),
        "reason": state.reason,
    }


def in_slot(state: "Invaders", slot: i64) -> Json | None:
    """A card in play and what lies on it."""
    if state.cards[slot] < 0:
        return None
    return {
        "card": state.box.cards[state.cards[slot]].id,
        "power_tokens": int(state.power_tokens[slot]),
        "tokens": int(state.tokens[slot]),
    }


# Back again


def numbers(box: Box, ids: object) -> vec[i64]:
    return vec[i64]([box.number_of[name] for name in texts(ids)])


def read_into(state: "Invaders", data: Json) -> None:
    """Fill a state that was set up with what `truth` wrote; agenda and seals are the game's to read."""
    box = state.box
    state.turn_count = cast(int, data["turns"])
    state.active = cast(int, data["active"])
    state.phase = PHASES.index(cast(str, data["phase"]))
    state.score = vec[i64](ints(data["score"]))
    state.number = cast(int, data["number"])
    state.turned = cast(bool, data["turned"])
    for hero in range(box.hero_count):
        state.heroes.take(hero)
    for name in texts(data["heroes"]):
        state.heroes.put(box.number_of[name] - box.first_hero)
    state.fallen = numbers(box, data["fallen"])
    state.damage = vec[i64](ints(data["damage"]))
    state.plot = cast(int, data["plot"])
    state.ops = cast(int, data["ops"])
    awake = texts(data["awake"])
    for strategy in box.strategies:
        if strategy.id in awake:
            state.wake(strategy.number)
    state.limbo = numbers(box, data["announced"])
    state.invaded = cast(bool, data["invaded"])
    state.hero_moved = cast(bool, data["hero_moved"])
    state.drained = cast(bool, data["drained"])
    state.skip = cast(int, data["skip"])
    for zone in texts(data["attacked"]):
        state.attacked |= BITS[ZONES.index(zone)]
    state.toll = cast(int, data["toll"])
    state.spent = cast(int, data["spent"])
    state.borrowed = SLOTS.index(cast(str, data["borrowed"])) if data["borrowed"] else NO_SLOT
    state.winner = cast(int, data["winner"])
    state.reason = cast(str, data["reason"])
    for side, columns in enumerate(cast(list[object], data["columns"])):
        for place, row in enumerate(cast(list[Json | None], columns)):
            if row is not None:
                read_slot(state, side * SIDE_SLOTS + place, row)
    state.used = vec[i64]([used for marks in cast(list[object], data["used"]) for used in ints(marks)])
    for side in range(2):
        read_side(state, side, data)


def read_slot(state: "Invaders", slot: i64, row: Json) -> None:
    card: i64 = state.box.number_of[cast(str, row["card"])]
    state.put(card, slot)
    state.power_tokens = changed_by(state.power_tokens, slot, cast(int, row["power_tokens"]))
    state.tokens = changed_by(state.tokens, slot, cast(int, row["tokens"]))


def read_side(state: "Invaders", number: int, data: Json) -> None:
    box, side = state.box, state.sides[number]
    side.listing = vec[i64](ints(cast(list[object], data["lists"])[number]))
    side.is_public = cast(bool, cast(list[object], data["public_lists"])[number])
    side.changed = vec[i64](ints(cast(list[object], data["changed"])[number]))
    side.deck = load_pool(cast(list[object], data["decks"])[number])
    for card in numbers(box, cast(list[object], data["hands"])[number]):
        side.take(card)
    for card in numbers(box, cast(list[object], data["piles"])[number]):
        side.pile = append(side.pile, card)
    for card in numbers(box, cast(list[object], data["seen"])[number]):
        side.seen = changed_by(side.seen, card - side.first, 1)
    for card in numbers(box, cast(list[object], data["shown"])[number]):
        side.shown = changed_by(side.shown, card - side.first, 1)


# The key of a position


def key(state: "Invaders") -> int:
    """A hash of board, hands, piles and what is asked."""
    word: i64 = state.turn_count * 16 + state.plot
    word = mixed(word, state.ops * 64 + state.active * 32 + state.phase * 8 + state.skip)
    flags: i64 = (1 if state.invaded else 0) + (2 if state.hero_moved else 0) + (4 if state.drained else 0)
    word = mixed(word, flags + 8 * state.attacked + 64 * (state.borrowed + 1) + (4096 if state.turned else 0))
    word = mixed(word, state.toll * 64 + state.spent)
    for slot in range(i64(len(state.cards))):
        if state.cards[slot] >= 0:
            tokens = state.tokens[slot] * 256 + (state.power_tokens[slot] + 64) * 4 + state.used[slot]
            word = mixed(mixed(word, slot * 256 + state.cards[slot]), tokens)
    for zone in range(ZONE_COUNT):
        word = mixed(word, state.damage[zone])
    for used in state.awake:
        word = mixed(word, used)
    for side in state.sides:
        word = mixed(word, 777 + side.deck.size)
        for card in side.hand:
            word = mixed(word, card + 1)
        for card in side.pile:
            word = mixed(word, card + 1)
        for count in side.listing:
            word = mixed(word, count)
    for won in state.score:
        word = mixed(word, won)
    for picks in state.seals.picks:
        for pick in picks:
            word = mixed(word, pick.index + 1)
    return int(agenda_hash(word, state.agenda))
