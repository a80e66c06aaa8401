"""Positions drawn in a few words: what lies where, who holds what, whose main phase it is. [IN-10]"""

from collections import Counter

import orrery
from orrery.core import NATURE, OVER, Question, Rng
from orrery.core.referee import play as referee_play
from orrery.core.values import seat_named
from orrery.games.invaders.board import SIDES, SLOTS, ZONES, changed_by
from orrery.games.invaders.game import InvadersGame
from orrery.games.invaders.options import InvadersOptions
from orrery.games.invaders.rules.attacking import ATTACKING, EVALUATING
from orrery.games.invaders.rules.main import MAIN
from orrery.games.invaders.rules.turning import TURNS
from orrery.games.invaders.state import ATTACK_PHASE, MAIN_PHASE, Invaders

MADE = orrery.game("invaders")
assert isinstance(MADE, InvadersGame)
GAME: InvadersGame = MADE
PLAIN = {"mankind": ["M05", "M05"], "invaders": ["I03", "I03"]}  # hands that no scenario mentions
WINDOWS = {"reply", "prevent", "save"}


def number(card: str) -> int:
    return GAME.box.number_of[card]


def position(
    turn: str,
    board: str = "",
    *,
    mankind: str | None = None,
    invaders: str | None = None,
    decks: tuple[int, int] = (30, 30),
    hero: str = "H03 Am1",
    options: str = "",
    plot: int = 10,
    ops: int = 1,
    awake: str = "",
    lost: int = 0,
    damage: str = "",
    piles: tuple[str, str] = ("", ""),
    skip: int = 0,
) -> Invaders:
    """A position as the scenarios draw it. `turn` is `man`, `inv` (in the main phase), `attack`, `turn-man` or `turn-inv`.

    The board reads `M16 Pm1 tokens=8, M03 Em1 power=2`; a hand that is not named holds two plain cards.
    """
    chosen = GAME.options(options)
    assert isinstance(chosen, InvadersOptions)
    state = GAME.fresh(chosen)
    state.plot, state.ops, state.skip, state.turn_count = plot, ops, skip, 4
    for part in [*board.split(","), hero]:
        if part.strip():
            put(state, part.split())
    for place in damage.split():
        state.damage[ZONES.index(place)] += 1
    for strategy in GAME.box.strategies:
        if strategy.id in awake.split():
            state.wake(strategy.number)
            state.charge_more(GAME.box.lasting_taxes[strategy.number], 1)
    for fallen in state.heroes.kinds()[:lost]:
        state.heroes.take(fallen)
        state.bury(int(GAME.box.first_hero) + fallen)
    for side, hand in enumerate([mankind, invaders]):
        held = PLAIN[SIDES[side]] if hand is None else hand.replace(",", " ").split()
        fill_side(state, side, held, piles[side].replace(",", " ").split(), decks[side])
    begin(state, turn)
    return state


def put(state: Invaders, words: list[str]) -> None:
    """`M16 Pm1 tokens=8 power=2 turned`"""
    card, slot = number(words[0]), SLOTS.index(words[1])
    state.put(card, slot)
    for word in words[2:]:
        key, _, value = word.partition("=")
        if key == "tokens":
            state.tokens = changed_by(state.tokens, slot, int(value))
        elif key == "power":
            state.power_tokens = changed_by(state.power_tokens, slot, int(value))
        elif key == "turned":
            state.turned = True
    if card >= GAME.box.first_hero:
        state.heroes.take(card - int(GAME.box.first_hero))
    else:
        side = state.sides[int(GAME.box.side[card])]
        if side.deck.counts[card - side.first]:
            side.deck.take(card - side.first)


def fill_side(state: Invaders, number_of_side: int, held: list[str], pile: list[str], size: int) -> None:
    """Hand and pile as named; the deck has that many cards, including those with reactions if there are any."""
    side = state.sides[number_of_side]
    for card in held:
        if side.deck.counts[number(card) - side.first]:
            side.deck.take(number(card) - side.first)
        side.take(number(card))
    for card in pile:
        if side.deck.counts[number(card) - side.first]:
            side.deck.take(number(card) - side.first)
        side.bury(number(card))
    replies = [card.number - side.first for card in GAME.box.replies[number_of_side]]
    others = [local for local in range(len(side.listing)) if local not in replies]
    for local in reversed([*replies, *others]):
        while side.deck.size > size and side.deck.counts[local]:
            side.deck.take(local)


def begin(state: Invaders, turn: str) -> None:
    bottom: list[Question[Invaders]] = [TURNS]
    if turn == "man":
        state.active, state.phase = 0, MAIN_PHASE
        state.agenda = [*bottom, MAIN[0]]
    elif turn == "inv":
        state.active, state.phase = 1, MAIN_PHASE
        state.agenda = [*bottom, EVALUATING, ATTACKING, MAIN[1]]
    elif turn == "attack":
        state.active, state.phase = 1, MAIN_PHASE
        state.agenda = [*bottom, EVALUATING, ATTACKING]
    else:
        state.active, state.phase = (1 if turn == "turn-man" else 0), ATTACK_PHASE
        state.agenda = bottom
    state.run_automatic()


def do(state: Invaders, *lines: str) -> None:
    """Play these lines; before each, Nature answers at random and reactions are passed until the line can be played."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat, action = seat_named(who), GAME.table.parse(text)
        for _ in range(60):
            turn = state.turn()
            if turn == seat and action in state.options(seat):
                break
            if not step(state):
                break
        referee_play(state, seat, action)


def step(state: Invaders) -> bool:
    """Nature answers, or a reaction is passed; False if neither is asked."""
    turn = state.turn()
    if turn == OVER:
        return False
    if turn == NATURE:
        state.apply(NATURE, state.chance(Rng(5)))
        return True
    if state.decision(turn).ask in WINDOWS:
        state.apply(turn, state.actions.passing)
        return True
    return False


def calm(state: Invaders) -> None:
    """Let Nature answer and reactions be passed until something else is asked."""
    while step(state):
        pass


def asked(state: Invaders) -> str:
    """Who is asked what: `P1 reply`, `* drain`, or `over`."""
    turn = state.turn()
    if turn == OVER:
        return "over"
    return f"{'*' if turn == NATURE else f'P{turn + 1}'} {state.decision(turn).ask}"


def at(state: Invaders, slot: str) -> str:
    """The card in a slot."""
    card = state.cards[SLOTS.index(slot)]
    return GAME.box.cards[card].id if card >= 0 else ""


def pile(state: Invaders, side: int) -> list[str]:
    return [GAME.box.cards[card].id for card in state.sides[side].pile]


def hand(state: Invaders, side: int) -> list[str]:
    return [GAME.box.cards[card].id for card in state.sides[side].hand]


def sizes(state: Invaders) -> list[int]:
    """Hands and decks: Mankind's hand, the Invaders', Mankind's deck, the Invaders'."""
    return [*(int(state.hand_size(side)) for side in range(2)), *(int(state.deck_size(side)) for side in range(2))]


def ended(state: Invaders) -> str:
    """`mankind-plot`, or nothing while the game goes on."""
    outcome = state.outcome()
    return outcome.reason if outcome else ""


def cards_of(state: Invaders, side: int) -> Counter[str]:
    """Every card of a side, wherever it is."""
    box, own = GAME.box if state.box is GAME.box else state.box, state.sides[side]
    found = Counter(box.cards[card].id for card in [*own.hand, *own.pile])
    for local, count in enumerate(own.deck.counts):
        found[box.cards[own.first + local].id] += int(count)
    for card in [*state.cards, *state.limbo, *waiting_to_enter(state)]:
        if 0 <= card < box.first_hero and box.side[card] == side:
            found[box.cards[card].id] += 1
    return +found


def waiting_to_enter(state: Invaders) -> list[int]:
    """A card that is waiting for room to be made is nowhere else."""
    return [int(row[1]) for question in state.agenda for row in [question.to_json()] if row[0] == "room"]  # type: ignore[call-overload]
