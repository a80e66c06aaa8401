"""Taking back this turn, further back by steps, and giving the same answers and the same draws back."""

from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from orrery.catalog import game
from orrery.cli import main
from orrery.core import NATURE, Rng, Seat
from orrery.core.committed_luck import Luck
from orrery.server.problems import Problem
from orrery.server.tables import undo_rules
from orrery.server.tables.match import Event, Match
from orrery.server.tables.seating import Chair
from tests.server.kit import BATTLESTAR, HIDDEN, Message, Party, Server, bot, people
from tests.server.test_commands import move_and_command
from tests.waiting import wait_until

RACE = "race-xeno-invasion"


def undo(party: Party, what: str, seat: Seat = 0, *, everybody: bool = False) -> httpx.Response:
    body = {"tokens": list(party.tokens.values())} if everybody else {}
    return party.post("undo", seat, seq=party.state(seat)["seq"], what=what, **body)


def seen(state: Message) -> object:
    """What a person sees of a position, and how it came about."""
    return state["view"], state["decision"], state["turns"], [(line["seat"], line["action"]) for line in state["log"]]


def looked(party: Party, seat: Seat = 0) -> object:
    return seen(party.state(seat))


def turns_begun(party: Party, rng: Rng, count: int) -> None:
    """Play until a person's next turn begins, some times."""
    begun = party.asked()[1]["turns"]
    while count:
        party.play(rng)
        state = party.asked()[1]
        if state["turns"] != begun:
            begun, count = state["turns"], count - 1


# This turn, and further back


def test_restarting_a_turn_goes_to_the_beginning_of_this_turn_and_no_further(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()])
    turns_begun(party, Rng(2), 2)
    state = party.asked()[1]
    assert (state["undo"]["step"], state["undo"]["turn"]) == (True, False)
    refused = undo(party, "turn")
    assert refused.status_code == 422
    assert refused.json()["reason"].endswith("Undo goes further back, one of your answers at a time.")
    assert seen(party.state(0)) == seen(state)
    plain = next(each["action"] for each in state["decision"]["options"] if not each.get("final"))
    after = party.answer(0, plain, state["seq"]).json()
    assert (after["turns"], after["undo"]["turn"]) == (state["turns"], True)
    undo(party, "turn")
    assert looked(party) == seen(state)


def test_further_back_goes_by_steps_across_rivals_turns(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()])
    turns_begun(party, Rng(2), 2)
    turns = [party.state(0)["turns"]]
    while party.state(0)["undo"]["step"]:
        back = undo(party, "step").json()
        turns.append(back["turns"])
        assert back["undo"]["redo"] is True
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) == 3
    assert undo(party, "step").json()["reason"] == "You have not answered anything that could be taken back."


# Redo


def test_redo_gives_the_same_answers_and_the_same_draws_back(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()])
    turns_begun(party, Rng(2), 3)
    seens = [looked(party)]
    for _ in range(4):
        assert undo(party, "step").status_code == 200
        seens.append(looked(party))
    seqs = [party.state(0)["seq"]]
    for expected in reversed(seens[:-1]):
        back = undo(party, "redo").json()
        assert looked(party) == expected
        seqs.append(back["seq"])
    assert all(one < other for one, other in pairwise(seqs))
    assert party.state(0)["undo"]["redo"] is False
    assert undo(party, "redo").status_code == 422


def test_luck_checks_whatever_was_redone(client: httpx.Client, tmp_path: Path) -> None:
    party = Party(client, [*people("Ada"), bot()], game=HIDDEN)
    for seed in (4, 5, 6):
        party.finish(Rng(seed))
        over = looked(party)
        for what in ("step", "step", "step", "redo", "redo", "redo"):
            assert undo(party, what).status_code == 200
        assert looked(party) == over
        for what in ("step", "step", "step", "step", "redo"):
            assert undo(party, what).status_code == 200
        party.play(Rng(seed))  # something new: other draws from here on
    party.finish(Rng(7))
    path = tmp_path / "game.orr"
    path.write_text(client.get(party.path("/record")).text)
    assert "[Drawn " in path.read_text() and '[Practice "yes"]' in path.read_text()
    assert main(["replay", "--check", str(path)]) == 0


def test_something_new_ends_what_can_be_redone(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()])
    turns_begun(party, Rng(2), 1)
    undo(party, "step")
    assert party.state(0)["undo"]["redo"] is True
    party.play(Rng(4))
    assert party.asked()[1]["undo"]["redo"] is False
    refused = undo(party, "redo")
    assert (refused.status_code, refused.json()["reason"][:27]) == (422, "There is nothing to redo: n")


def test_a_redo_sent_twice_gives_back_one_undo(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()])
    turns_begun(party, Rng(2), 2)
    for _ in range(2):
        assert undo(party, "step").status_code == 200
    seq = party.state(0)["seq"]
    first, second = (party.post("undo", 0, seq=seq, what="redo").json() for _ in range(2))
    assert first == second
    assert first["undo"]["redo"] is True
    assert party.post("undo", 0, seq=0, what="redo").status_code == 409


def test_a_game_that_was_over_is_over_again(client: httpx.Client) -> None:
    party = Party(client, [*people("Ada"), bot()], game=HIDDEN)
    party.finish(Rng(3))
    over = party.state(0)
    assert undo(party, "step").json()["outcome"] is None
    assert undo(party, "redo").json()["outcome"] == over["outcome"]
    assert looked(party) == seen(over)


def test_a_killed_server_loses_nothing_that_can_be_redone(database: str) -> None:
    with Server(database) as server, server.client() as client:
        party = Party(client, [*people("Ada"), bot()])
        turns_begun(party, Rng(2), 2)
        seens = [looked(party)]
        for _ in range(2):
            undo(party, "step")
            seens.append(looked(party))
        server.kill()
        server.start()
        assert looked(party) == seens[2]
        undo(party, "redo")
        assert looked(party) == seens[1]
        server.kill()
        server.start()
        assert looked(party) == seens[1]
        undo(party, "redo")
        assert looked(party) == seens[0]


def test_what_a_bot_answers_meanwhile_gives_way(client: httpx.Client) -> None:
    """Under a secret question the bot, whose answer was taken back too, is asked again at once."""
    party = Party(client, [*people("Ada"), bot()], game=HIDDEN)
    rng = Rng(2)
    for _ in range(4):
        party.play(rng)
    party.asked()
    wait_until(lambda: party.state(0)["seats"][1]["status"] == "sealed", "the bot has answered")
    before = looked(party)
    undo(party, "step")
    wait_until(lambda: party.state(0)["seats"][1]["status"] == "sealed", "the bot has answered again")
    assert party.state(0)["undo"]["redo"] is True
    assert undo(party, "redo").status_code == 200
    assert looked(party) == before


# With others


def test_between_people_one_gives_back_only_what_one_took_back_oneself(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, _, after = move_and_command(party)
    seens = [looked(party, each) for each in (0, 1)]
    back = undo(party, "step", seat).json()
    other = party.state(1 - seat)
    assert (back["undo"]["redo"], other["undo"]["redo"], other["undo"]["together"]["redo"]) == (True, False, False)
    assert other["log_from"] + len(other["log"]) < len(after["log"]) + after["log_from"]
    assert undo(party, "redo", 1 - seat).status_code == 422
    assert undo(party, "redo", seat).status_code == 200
    assert [looked(party, each) for each in (0, 1)] == seens
    assert party.state(1 - seat)["seq"] > other["seq"]
    assert party.state(seat)["practice"] is False


def test_what_all_agreed_to_take_back_is_not_given_back(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, _, state = move_and_command(party)
    final = next(each for each in state["decision"]["options"] if each.get("final"))
    party.answer(seat, final["action"], state["seq"])
    undo(party, "ask", seat)
    line = party.state(1 - seat)["undo"]["asked"]["line"]
    party.post("consent", 1 - seat, line=line, agree=True)
    for each in (0, 1):
        shown = party.state(each)["undo"]
        assert (shown["asked"], shown["redo"], shown["together"]["redo"]) == (None, False, False)
        assert undo(party, "redo", each).status_code == 422


def test_on_one_screen_all_is_given_back_with_all_tokens(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    rng = Rng(3)
    while party.asked()[1]["turns"] < 4:
        party.play(rng)
    seens = [[looked(party, seat) for seat in (0, 1)]]
    for _ in range(4):
        seat = party.asked()[0]
        assert any(party.state(each)["undo"]["together"]["step"] for each in (0, 1))
        assert undo(party, "step", seat, everybody=True).status_code == 200
        seens.append([looked(party, seat) for seat in (0, 1)])
    for expected in reversed(seens[:-1]):
        seat = party.asked()[0]
        assert party.state(seat)["undo"]["together"]["redo"] is True
        assert undo(party, "redo", seat, everybody=True).status_code == 200
        assert [looked(party, seat) for seat in (0, 1)] == expected
    undo(party, "step", everybody=True)
    for seat in (0, 1):  # by itself a seat may not: luck and the other are concerned
        assert party.state(seat)["undo"]["redo"] is False
        assert undo(party, "redo", seat).status_code == 422


def test_nobody_notices_that_a_secret_pick_was_taken_back_and_given_back(client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    other, state = party.state(1), party.state(0)
    after = party.answer(0, state["decision"]["options"][0]["action"], state["seq"]).json()
    undo(party, "step")
    assert party.state(1) == other
    given = undo(party, "redo").json()
    assert (given["decision"], given["view"]) == (after["decision"], after["view"])
    assert party.state(1) == other


# The law


class Played:
    """Random answers, undos and redos at one match, of one person with bots or of all on one screen."""

    def __init__(self, name: str, seats: int, persons: set[Seat], seed: int) -> None:
        self.match = self.made(name, seats)
        self.mine, self.rng, self.events = persons, Rng(seed), list[Event]()
        self.chairs = [Chair(seat, "", "human" if seat in persons else "bot", "") for seat in range(seats)]
        self.known: list[object] = []  # positions before each undo that can be given back

    def made(self, name: str, seats: int) -> Match:
        return Match(game(name), seats, game(name).options(""), Luck("a key"))

    def position(self) -> object:
        match = self.match
        answers = [(entry.seat, entry.action.text) for entry in match.journal.entries]
        told = {seat: [(line.place, line.text) for line in shown.lines] for seat, shown in match.shown.items()}
        return match.mark(), answers, match.draws, match.by_hand, match.telling, told

    def settle(self) -> None:
        while self.match.journal.state.turn() == NATURE:
            self.events.append(self.match.take(NATURE, self.match.chance()))

    def answer(self) -> None:
        state = self.match.journal.state
        waiting = state.waiting()
        if waiting:
            seat = waiting[self.rng.below(len(waiting))]
            options, person = state.options(seat), seat in self.mine
            action = options[self.rng.below(len(options))]
            self.events.append(self.match.take(seat, action, self.match.shown[seat].seq if person else None))
            if person:
                self.known.clear()
            self.settle()

    def undo(self, what: str) -> None:
        before, seat = self.position(), min(self.mine)
        try:
            places = undo_rules.places_to_take_back(self.match, self.chairs, seat, self.mine, what)
        except Problem:
            return
        self.events.append(self.match.take_back(seat, places, what, self.match.shown[seat].seq))
        self.known.append(before)

    def redo(self) -> None:
        seat = min(self.mine)
        offered = any(undo_rules.offers_redo(self.match, each, free=True) for each in self.mine)
        assert offered or not self.known
        if offered:  # what a seat took back of its own stays its own, whatever others seal meanwhile
            number, places = undo_rules.undo_to_give_back(self.match, self.chairs, self.mine)
            self.events.append(self.match.give_back(seat, number, places, self.match.shown[seat].seq))
            self.settle()
            assert not self.known or self.position() == self.known.pop()

    def check_luck(self) -> None:
        """As `orrery replay --check` does: the numbers grow, and each draw is the key's."""
        state, numbers = self.match.journal.begin(), [draw for draw in self.match.draws if draw >= 0]
        assert numbers == sorted(set(numbers))
        for entry, number in zip(self.match.journal.entries, self.match.draws, strict=True):
            assert number < 0 or state.chance(self.match.luck.rng(number)) == entry.action
            state.apply(entry.seat, entry.action)

    def check_reload(self, name: str, seats: int) -> None:
        """The events alone make the same match, with the same left to redo."""
        again = self.made(name, seats)
        for event in self.events:
            again.follow(event)
        assert again.undone.undos == self.match.undone.undos
        assert (again.mark(), again.draws, again.requests, again.practice) == (
            self.match.mark(),
            self.match.draws,
            self.match.requests,
            self.match.practice,
        )
        for seat, shown in self.match.shown.items():
            assert (shown.seq, shown.asked_at, shown.lines) == (
                again.shown[seat].seq,
                again.shown[seat].asked_at,
                again.shown[seat].lines,
            )


@pytest.mark.parametrize(
    ("name", "persons"),
    [(BATTLESTAR, {0}), (BATTLESTAR, {0, 1, 2}), (HIDDEN, {1}), (HIDDEN, {0, 1, 2}), (RACE, {0}), (RACE, {0, 1, 2})],
)
def test_whatever_is_taken_back_and_given_back_the_game_is_as_it_was(name: str, persons: set[Seat]) -> None:
    redone = 0
    for seed in range(3):
        played = Played(name, 3, persons, seed)
        played.settle()
        for _ in range(120):
            choice = played.rng.below(10)
            if choice < 5:
                played.answer()
            elif choice < 8:
                played.undo(["step", "step", "turn"][choice - 5])
            else:
                redone += bool(played.known)
                played.redo()
        played.check_luck()
        played.check_reload(name, 3)
    assert redone > 10
