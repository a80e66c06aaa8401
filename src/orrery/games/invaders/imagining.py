"""Worlds that a seat cannot tell from the true one: hidden cards are dealt anew. [IN-2]"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.pool import Pool
from orrery.core.rng import Rng
from orrery.core.values import GALLERY, Seat
from orrery.games.invaders.board import SIDE_SLOTS

if TYPE_CHECKING:
    from orrery.games.invaders.state import Invaders

TRIES: Final[i64] = 40


def imagine(state: "Invaders", seat: Seat, rng: Rng) -> "Invaders":
    """The rival's hand and deck are one heap to a seat; to the gallery both sides' are. A list changed in secret is guessed."""
    world = state.clone()
    for side in range(i64(2)):
        if side != seat:
            deal_side(world, side, seat == GALLERY, rng)
    pick_again(world, seat, rng)
    return world


def deal_side(world: "Invaders", number: i64, for_gallery: bool, rng: Rng) -> None:
    """What was seen of a hand stays there; the rest of it comes out of the heap again, and the heap is the deck."""
    side = world.sides[number]
    if for_gallery:
        side.seen = side.shown
    if not side.is_public and world.agenda:
        guess_list(world, number, rng)
    pool, seen = side.deck, side.seen
    hand = vec[i64](capacity=16)
    size = i64(len(side.hand))
    if side.is_public or not world.agenda:
        for card in side.hand:
            pool.put(card - side.first)
    for local in range(i64(len(seen))):
        for _ in range(seen[local]):
            pool.take(local)
            hand = append(hand, side.first + local)
    side.hand = hand
    for _ in range(size - len(hand)):
        local = pool.pick(rng)
        pool.take(local)
        side.take(side.first + local)


def needed(world: "Invaders", number: i64) -> vec[i64]:
    """Copies that the list must have: in play, on the pile, announced, or seen in the hand."""
    side = world.sides[number]
    counts = side.seen[:]
    for slot in range(number * SIDE_SLOTS, (number + 1) * SIDE_SLOTS):
        card = world.cards[slot]
        if 0 <= card < world.box.first_hero:
            counts[card - side.first] += 1
    for card in side.pile:
        counts[card - side.first] += 1
    for card in world.limbo:
        if world.box.side[card] == number:
            counts[card - side.first] += 1
    return counts


def guess_list(world: "Invaders", number: i64, rng: Rng) -> None:
    """A legal list that was made of the first one by as many swaps as were told, and has all cards that were seen. [IN-7.3]"""
    side = world.sides[number]
    must = needed(world, number)
    counts = side.base[:]
    for swaps in side.changed:
        swap(world, number, counts, must, swaps, rng)
    side.listing = counts
    left = counts[:]
    for local in range(i64(len(left))):
        left[local] = max(0, left[local] - must[local])
    seen: i64 = 0
    for count in side.seen:
        seen += count
    hidden = side.deck.size + i64(len(side.hand)) - seen
    pool = Pool(left)
    while pool.size > hidden:  # what was seen could not be explained in full: keep the numbers right
        pool.take(pool.pick(rng))
    while pool.size < hidden:
        pool.put(rng.below(len(left)))
    for local in range(i64(len(must))):
        for _ in range(side.seen[local]):
            pool.put(local)
    side.deck = pool


def swap(world: "Invaders", number: i64, counts: vec[i64], must: vec[i64], swaps: i64, rng: Rng) -> None:
    """One exchange: cards that must be there are put in first, and nothing that must stay is taken out."""
    box, first, kinds = world.box, world.sides[number].first, i64(len(counts))
    mark = vec[i64]([0] * len(counts))
    for _ in range(swaps):
        come = kinds
        for local in range(kinds):
            if must[local] > counts[local] and mark[local] != 1:
                come = local
        for _try in range(TRIES if come == kinds else 0):
            local = rng.below(kinds)
            limit = i64(1) if box.cards[first + local].victory_tokens else i64(4)
            if mark[local] != 1 and (world.chosen.free_copies or counts[local] < limit):
                come = local
                break
        go = kinds
        for _try in range(TRIES):
            local = rng.below(kinds)
            if local != come and mark[local] != 2 and counts[local] > must[local]:
                go = local
                break
        if come == kinds or go == kinds:
            return
        counts[come] += 1
        counts[go] -= 1
        mark[come] = 2
        mark[go] = 1


def pick_again(world: "Invaders", seat: Seat, rng: Rng) -> None:
    """A finished seal of another seat gets a legal set of swaps; unfinished picks become none."""
    if not world.secret():
        return
    seals, question = world.seals, world.agenda[-1]
    for other in range(2):
        if other == seat:
            continue
        finished = seals.done[other]
        none: list[Action] = []
        seals.picks[other] = none
        if finished:
            seals.done[other] = False
            while not seals.done[other]:
                options = question.essential(world, other)
                question.answer(world, other, options[rng.below(len(options))])
