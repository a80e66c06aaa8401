"""Laws 7 to 9 can fail: every known way to leak a secret is tried on a miniature, and detected."""

import pytest

from orrery.core import Action, Event, Json, Pool, Rng, Seat
from orrery.testing import LawError, Opening, Trial, law_7_imagining, law_8_being_asked, law_9_secrets, laws, trials_from
from tests.core.miniatures import miniature
from tests.core.miniatures.bulwark import WARP, Wall
from tests.core.miniatures.freighters import EMPTY, Flying, Lanes, Loading
from tests.core.miniatures.jamming import JAM, Duel
from tests.core.miniatures.moorings import Ring
from tests.core.miniatures.smugglers import LAYS, Laying, Quay, Tolling
from tests.laws.breaking import broken

# 7. imagine(seat, rng).observe(seat) equals observe(seat)


def test_imagining_the_seats_own_hand_breaks_law_7(monkeypatch: pytest.MonkeyPatch) -> None:
    imagine = Quay.imagine

    def dreamy(self: Quay, seat: Seat, rng: Rng) -> Quay:
        world = imagine(self, seat, rng)
        world.hands.reverse()
        return world

    monkeypatch.setattr(Quay, "imagine", dreamy)
    broken(law_7_imagining, "smugglers", "imagines a world that looks different to it")


def test_imagining_that_draws_on_the_true_deck_breaks_law_7(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Wall, _seat: Seat, _rng: Rng) -> Wall:
        world = self.clone()
        world.stock = self.stock
        return world

    monkeypatch.setattr(Wall, "imagine", careless)
    broken(law_7_imagining, "bulwark", "changes the truth")


def test_imagining_promises_that_cannot_be_kept_breaks_law_7(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that a player has openly promised must leave the hidden hand, or `imagine` may deal it elsewhere."""

    def counting_on_the_hand(self: Wall, seat: Seat, count: int) -> None:
        self.promised[seat] += count

    def spending_from_the_hand(self: Wall, kept: bool) -> None:
        for seat, warps in enumerate(self.promised):
            self.spend(seat, WARP, warps if kept else 0)
        self.promised = [0] * self.seats

    monkeypatch.setattr(Wall, "promise", counting_on_the_hand)
    monkeypatch.setattr(Wall, "settle_promises", spending_from_the_hand)
    game = miniature("bulwark")
    with pytest.raises(LawError, match=r"imagines a world that cannot go on: AssertionError.'that card is not in the pool'"):
        for seed in range(60):
            law_7_imagining(Trial(game, 3, game.printed, seed, keep=9))


# 8. In an imagined world the same seats are asked the same questions: being asked reveals nothing


def test_imagining_another_question_breaks_law_8(monkeypatch: pytest.MonkeyPatch) -> None:
    imagine = Quay.imagine

    def sleepy(self: Quay, seat: Seat, rng: Rng) -> Quay:
        world = imagine(self, seat, rng)
        if world.secret():
            world.seals.done[:] = [other != seat for other in range(self.seats)]
        return world

    monkeypatch.setattr(Quay, "imagine", sleepy)
    broken(law_8_being_asked, "smugglers", "imagines, by who is asked what")


def test_asking_only_the_real_holder_of_a_card_breaks_law_8(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Duel, "may_jam", lambda self, seat: self.payable(seat, JAM))
    broken(law_8_being_asked, "jamming", "two games apart that it hears alike, by who is asked what")


# 9. A view does not change when only what is hidden from its seat changes; nor what is heard, nor what imagine deals


def test_a_view_of_all_hands_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Quay, "observe", lambda self, _: self.to_json())
    broken(law_9_secrets, "smugglers", "by its view")


def test_a_view_that_shows_how_many_picks_a_seat_has_made_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    observe = Quay.observe
    monkeypatch.setattr(
        Quay, "observe", lambda self, seat: {**observe(self, seat), "how-far": [len(picks) for picks in self.seals.picks]}
    )
    broken(law_9_secrets, "smugglers", "by its view")


def test_imagining_the_truth_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Quay, "imagine", lambda self, *_: self.clone())
    broken(law_9_secrets, "smugglers", "by what it imagines")


def test_imagining_the_true_number_of_picks_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    imagine = Quay.imagine

    def knowing(self: Quay, seat: Seat, rng: Rng) -> Quay:
        world = imagine(self, seat, rng)
        for other in range(self.seats):
            if other != seat and self.seals.done[other] and self.seals.picks[other]:
                number = 2 if self.seals.picks[other][1] in LAYS else 1
                hand: Pool = world.hands[other].clone()
                lot = [LAYS[card] for card in hand.deal(Rng(1), number)]
                world.seals.picks[other] = [*lot, self.seals.picks[other][1]][:2]
        return world

    monkeypatch.setattr(Quay, "imagine", knowing)
    broken(law_9_secrets, "smugglers", "by what it imagines")


def test_imagining_what_the_players_have_really_seen_breaks_law_9_for_the_gallery(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Duel, "observe", lambda self, _: {**self.public(), "sizes": [int(hand.size) for hand in self.hands]})

    def knowing(self: Duel, seat: Seat, rng: Rng) -> Duel:
        world = self.clone()
        for other in (0, 1):
            if other != seat:
                unseen = self.decks[other].clone()
                unseen.pour(self.hands[other])
                world.hands[other] = unseen.split(rng, self.hands[other].size)
                world.decks[other] = unseen
        return world

    monkeypatch.setattr(Duel, "imagine", knowing)
    broken(law_9_secrets, "jamming", "by what it imagines after . answers 'reveal' or 'reveal'")


def test_showing_the_gallery_how_much_is_still_seen_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    observe = Duel.observe
    monkeypatch.setattr(
        Duel, "observe", lambda self, seat: {**observe(self, seat), "seen-by-number": [int(seen.size) for seen in self.seen]}
    )
    broken(law_9_secrets, "jamming", "gallery can tell the truth from a world that it imagines, by its view")


def test_telling_everybody_what_was_drawn_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Quay, "heard", lambda *answer: answer[-1].text)
    broken(law_9_secrets, "smugglers", "though only others see the difference")


def test_hearing_the_same_answer_differently_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Lanes.heard

    def hinting(self: Lanes, seat: Seat, who: Seat, action: Action) -> str:
        return action.text if self.cargo[0] == 2 else heard(self, seat, who, action)

    monkeypatch.setattr(Lanes, "heard", hinting)
    broken(law_9_secrets, "freighters", "by what it hears")


def test_a_reason_that_reveals_what_another_holds_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    def chatty(_self: Tolling, state: Quay, _seat: Seat, _action: Action) -> str:
        return "not-yours" if state.hands[state.captain()].counts[0] else "not-asked"

    monkeypatch.setattr(Tolling, "why", chatty)
    broken(law_9_secrets, "smugglers", "by asking why")


def test_an_answer_that_reveals_something_itself_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    """It could be taken back: look, undo, and choose again."""
    answer = Flying.answer

    def peeking(self: Flying, state: Lanes, seat: Seat, action: Action) -> None:
        answer(self, state, seat, action)
        if action.text.startswith("look"):
            state.agenda.pop()
            state.known["ABCD".index(action.text[-1])][self.seat % 2] = True

    monkeypatch.setattr(Flying, "answer", peeking)
    broken(law_9_secrets, "freighters", "two games apart that it hears alike, by its view after P. answers 'look")


def test_options_that_depend_on_others_sealed_picks_break_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Laying.options

    def picky(self: Laying, state: Quay, seat: Seat) -> list[Action]:
        taken = [pick for other, picks in enumerate(state.seals.picks) if other != seat for pick in picks[:1]]
        return [option for option in options(self, state, seat) if option not in taken] or options(self, state, seat)

    monkeypatch.setattr(Laying, "options", picky)
    monkeypatch.setattr(Laying, "essential", picky)
    broken(law_9_secrets, "smugglers", "by its own question")


def test_a_seat_that_does_not_hear_its_own_answer_breaks_law_9(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ring, "heard", lambda _, seat, who, action: "?" if seat == who else action.text)
    broken(law_9_secrets, "moorings", "does not hear its own answer")


def nearly_empty_bag() -> Json:
    """Freighters with gold, ore and sand, one to be loaded, and two loads left in the bag."""
    game = miniature("freighters")
    position = game.start(2, game.options("goal=12")).to_json()
    loads = {"cargo": [2, EMPTY, 0, 1], "bag": [1, 0, 1], "spent": [4, 5, 4]}
    return {**position, **loads, "agenda": [["fly", 0], ["load", 1]]}


def test_telling_what_was_hidden_long_ago_breaks_law_9_only_in_a_world_that_is_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two games that go on from one position have the same old loads; and a bag with one load left is rare in random play."""
    answer, glitters = Loading.answer, Event("glitters")

    def glittering(self: Loading, state: Lanes, seat: Seat, action: Action) -> None:
        answer(self, state, seat, action)
        if state.bag.size == 1 and state.cargo[0] == 2:
            state.tell(glitters)

    openings = [Opening("a-bag-nearly-empty", nearly_empty_bag())]
    for trial in trials_from(miniature("freighters"), openings):
        law_9_secrets(trial)
    monkeypatch.setattr(Loading, "answer", glittering)
    with pytest.raises(
        LawError, match=r"imagines, by what it hears happen after \* .* from 'a-bag-nearly-empty', after 0 answers"
    ):
        for trial in trials_from(miniature("freighters"), openings):
            law_9_secrets(trial)
    monkeypatch.setattr(laws, "SOON", 0)
    for trial in trials_from(miniature("freighters"), openings):
        law_9_secrets(trial)
