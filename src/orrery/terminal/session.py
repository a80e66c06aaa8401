"""One person's game against bots: the journal, the luck, the bots, and what the person has been told so far."""

from collections.abc import Callable
from itertools import groupby

from orrery.bots import make_bot
from orrery.core import (
    NATURE,
    OVER,
    Action,
    Decision,
    Game,
    Journal,
    Json,
    Options,
    Outcome,
    Perspective,
    Refusal,
    Rng,
    Scene,
    Seat,
    Words,
    name,
)
from orrery.core.values import texts
from orrery.terminal.phrases import own_words


class Session:
    """Everything goes through the journal; the person sees what their seat may know, and nothing else."""

    def __init__(self, game: Game, seats: int, you: Seat, level: str, options: Options, seed: int, lang: str) -> None:
        self.journal = Journal(game, seats, options)
        if you >= seats:
            raise Refusal(f"there is no seat {you + 1} at a table of {seats}; --you takes 1 to {seats}")
        self.game = game
        self.you = you
        self.words: Words = game.words.into(lang)
        self.own: Words = own_words(lang)
        self.rng = Rng(seed)
        self.bots = {seat: make_bot(level, game, self.rng.fork(), own=True) for seat in range(seats) if seat != you}
        self.seats = [name(seat) for seat in range(seats)]
        self.names = [self.own.say("you") if seat == you else level for seat in range(seats)]
        self.told = 0  # answers of the journal that the person has read
        self.remarks: list[str] = []  # what the person is to read before the next news
        self.undone: list[list[Action]] = []  # what was taken back, the latest last, until something new is answered

    def draw(self) -> None:
        """Let Nature answer until a player is asked: who sits where may be drawn, and the greeting tells it."""
        while self.journal.state.turn() == NATURE:
            self.journal.play(NATURE, self.journal.state.chance(self.rng))

    def advance(self, waiting: Callable[[Seat], None] = lambda _: None) -> None:
        """Let Nature and the bots answer until the person is asked or the game is over; `waiting` hears for whom we wait."""
        state = self.journal.state
        while (seat := state.turn()) not in (self.you, OVER):
            if seat == NATURE:
                action = state.chance(self.rng)
            else:
                waiting(seat)
                action = self.bots[seat].choose(Perspective(state, seat))
            self.journal.play(seat, action)

    @property
    def over(self) -> bool:
        return self.journal.state.turn() == OVER

    def decision(self) -> Decision | None:
        """What the person is asked; nothing once the game is over."""
        return None if self.over else self.journal.state.decision(self.you)

    def view(self) -> Json:
        return self.journal.state.observe(self.you)

    def scene(self) -> Scene:
        return self.game.scene(self.view(), self.decision(), self.words)

    def labels(self) -> list[str]:
        """The answers in words, with what awaits there."""
        decision, view = self.decision(), self.view()
        return [self.game.label(view, option.text, self.words) for option in decision.options] if decision else []

    def seating(self) -> list[str]:
        """Who plays which colour, in games with colours."""
        camps = [self.words.name(camp) for camp in camps_of(self.view(), len(self.seats))]
        people = [f"{seat} {camp} ({who})" for seat, camp, who in zip(self.seats, camps, self.names, strict=False)]
        return [self.own.say("seating", {"seats": ", ".join(people)})] if people else []

    def variants(self) -> list[str]:
        """What is not as printed at this table, in sentences."""
        return self.words.variants(self.journal.options)

    def news(self) -> list[str]:
        """What has happened since the person last read it, in words."""
        log = self.log()
        news = self.remarks + log[self.told :]
        self.told = len(log)
        self.remarks = []
        return news

    def log(self) -> list[str]:
        """Everything that the person has heard of, in words."""
        lines = (self.words.line(seat, text, self.seats) for seat, text in self.journal.heard_by(self.you))
        return [line for line in lines if line]

    def prompt(self) -> str:
        """The question, with the seat and its camp; or how it ended."""
        decision = self.decision()
        if decision is None:
            return "\n".join(ending(self))
        fields = {"seat": name(self.you), "camp": self.words.name(decision.camp)}
        asked = self.words.prompt(decision.ask, decision.about)
        return self.own.say("asked" if fields["seat"] == fields["camp"] else "asked.camp", {**fields, "question": asked})

    def answer(self, action: Action) -> None:
        """Give a new answer of the person's."""
        self.journal.play(self.you, action)
        self.undone = []

    def take_back(self, whole_turn: bool) -> int:
        places = self.journal.takeable(self.you)
        taken = [self.journal.entries[place].action for place in reversed(places if whole_turn else places[:1])]
        self.journal.take_back(self.you, whole_turn)
        self.told = min(self.told, len(self.log()))
        if taken:
            self.undone.append(taken)
        return len(taken)

    def redo(self) -> int:
        """Give again what was taken back last: only the person's own answers are ever taken back here."""
        actions = self.undone.pop() if self.undone else []
        for action in actions:
            self.journal.play(self.you, action)
        return len(actions)


def once(sentences: list[str]) -> list[str]:
    """Sentences, with those that are said several times in a row told once.

    >>> once(["P2 passes", "P3 passes", "P3 passes"])
    ['P2 passes', 'P3 passes ×2']
    """
    counts = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [sentence if count == 1 else f"{sentence} ×{count}" for sentence, count in counts]


def ending(session: Session) -> list[str]:
    """How the game ended: the reason, then each seat's rank."""
    outcome = session.journal.state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    return told_ending(outcome, session.names, session.view(), session.words, session.own)


def camps_of(view: Json, seats: int) -> list[str]:
    """The colour of every seat, or its colours, as in `A+C`; nothing where seats have none.

    >>> camps_of({"camps": ["A", "B", "C", "D"], "seats": [0, 1, 0, 1]}, 2)
    ['A+C', 'B+D']
    """
    camps, owners = texts(view.get("camps", [])), view.get("seats", [])
    if len(camps) == seats:
        return camps
    if not camps or not isinstance(owners, list):
        return []
    return ["+".join(sorted(camp for camp, owner in zip(camps, owners, strict=True) if owner == seat)) for seat in range(seats)]


def told_ending(outcome: Outcome, names: list[str], view: Json, words: Words, own: Words) -> list[str]:
    """The reason, then every seat with its colour, its rank and, in games of points, its score, the best first."""
    seats = range(len(names))
    camps = [words.name(camp) for camp in camps_of(view, len(names))]
    named = bool(camps)
    winners = [f"{name(seat)} ({camps[seat]})" if named else name(seat) for seat in seats if outcome.ranks[seat] == 1]
    lines = [words.ending(outcome.reason, winners)]
    for seat in sorted(seats, key=lambda seat: outcome.ranks[seat]):
        called = f"{name(seat)}, {camps[seat]}" if named else name(seat)
        line = own.say("rank", {"rank": str(outcome.ranks[seat]), "seat": called, "name": names[seat]})
        score = words.score(outcome.scores[seat])
        lines.append(f"{line}, {score}" if score else line)
    return lines
