"""A small game of your own: take one, two or three of ten coins in turn; whoever takes the last one wins."""

from typing import cast

from orrery import core
from orrery.core.record import result_of
from orrery.core.referee import play

TAKES = [core.Action("take 1"), core.Action("take 2"), core.Action("take 3")]


class Taking(core.Question["Pile"]):
    """The seat whose turn it is takes some coins."""

    ask, rule = "take", "LC-1"

    def turn(self, state: "Pile") -> int:
        return state.turn_count % 2

    def options(self, state: "Pile", seat: int) -> list[core.Action]:
        return TAKES[: state.coins]

    def answer(self, state: "Pile", seat: int, action: core.Action) -> None:
        state.coins -= 1 + TAKES.index(action)
        state.turn_count += 1
        if not state.coins:
            state.agenda = []


class Pile(core.AgendaState):
    """The coins that are left; nothing is hidden."""

    def __init__(self, coins: int, turns: int) -> None:
        self.teams, self.coins, self.turn_count = [0, 1], coins, turns
        self.agenda = [Taking()] if coins else []

    def clone(self) -> "Pile":
        return Pile(self.coins, self.turn_count)

    def imagine(self, seat: int, rng: core.Rng) -> "Pile":
        return self.clone()

    def outcome(self) -> core.Outcome | None:
        last = (self.turn_count - 1) % 2
        return None if self.coins else core.Outcome([1 + last, 2 - last], [1.0 - last, float(last)], "last-coin")

    def key(self) -> int:
        return self.coins * 2 + self.turn_count % 2

    def to_json(self) -> core.Json:
        return {"coins": self.coins, "turns": self.turn_count}

    def observe(self, seat: int) -> core.Json:
        return self.to_json()


class PileEncoder(core.Encoder):
    """What a learner reads: how many coins are left, whether I take now, and what is left over of fours."""

    def __init__(self, seats: int, picks: bool) -> None:
        super().__init__(seats, ["coins", "my turn", "rest 0", "rest 1", "rest 2", "rest 3"], [], picks)

    def position(self, state: core.State, seat: int, row: core.Encoding) -> None:
        assert isinstance(state, Pile)
        row.share(0, state.coins, 10)
        row.put(1, float(state.turn_count % 2 == seat))
        row.mark(2 + state.coins % 4)


class LastCoin(core.Game):
    """Ten coins, two seats, no luck."""

    name, seats, version, longest = "last-coin", range(2, 3), 1, 10

    def __init__(self) -> None:
        self.table = core.ActionTable("Last Coin", TAKES)
        self.words = core.Words({"fr": {"title": "La dernière pièce"}, "en": {"title": "Last Coin"}})
        self.printed = core.Options([], {})

    def start(self, seats: int, options: core.Options) -> Pile:
        self.check_seats(seats)
        return Pile(10, 0)

    def load(self, data: core.Json) -> Pile:
        return Pile(cast(int, data["coins"]), cast(int, data["turns"]))

    def judge(self, state: core.State, seat: int) -> float:
        assert isinstance(state, Pile)
        return float((state.coins % 4 > 0) == (state.turn_count % 2 == seat))  # to leave a multiple of four is to win

    def encoder(self, seats: int, picks: bool = True) -> core.Encoder:
        return PileEncoder(seats, picks)

    def scene(self, view: core.Json, decision: core.Decision | None, words: core.Words) -> core.Scene:
        coins = [core.Mark(f"coin-{number}", "disc", number + 0.5, 0.5) for number in range(cast(int, view["coins"]))]
        takes = (
            {take.text: [coin.id for coin in coins[-1 - TAKES.index(take) :]] for take in decision.options} if decision else {}
        )
        return core.Scene(10, 1, f"{words.say('title')}: {len(coins)}", [], coins, actions=takes)


game = LastCoin()

if __name__ == "__main__":
    state, rng = game.start(2, game.printed), core.Rng(1)
    while (seat := state.turn()) != core.OVER:
        options = state.options(seat)
        play(state, seat, options[rng.below(len(options))])
    print(f"ranks: {result_of(state)}")
