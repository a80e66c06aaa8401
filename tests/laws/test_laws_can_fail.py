"""Every law can fail: miniatures are broken on purpose, and the law must detect it. Laws 7 to 9 have their own file."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from orrery.core import NATURE, Action, Decision, Json, Mark, Outcome, Scene, Seat, Words
from orrery.testing import (
    LAWS,
    LawError,
    Trial,
    law_1_replay,
    law_2_clones,
    law_3_json,
    law_4_notation,
    law_5_options,
    law_6_floor,
    law_10_ranks,
    law_11_ending,
    law_12_pictures,
    law_13_two_builds,
    uncompiled,
)
from tests.core.miniatures import miniature
from tests.core.miniatures.bulwark import Rolling, Volley, Wall
from tests.core.miniatures.common import Miniature
from tests.core.miniatures.moorings import Laying as Mooring
from tests.core.miniatures.moorings import Moorings, Ring
from tests.core.miniatures.smugglers import HIGH, LAYS, LOW, Dealing, Laying, Quay, Smugglers, Tolling
from tests.laws.breaking import broken

# 1. Replaying a record gives the same state, line by line


def test_a_game_that_starts_differently_each_time_breaks_law_1(monkeypatch: pytest.MonkeyPatch) -> None:
    start, starts = Smugglers.start, count()

    def fickle(self: Smugglers, seats: int, options: Any) -> Quay:
        state = start(self, seats, options)
        state.turn_count += next(starts) % 2
        return state

    monkeypatch.setattr(Smugglers, "start", fickle)
    broken(law_1_replay, "smugglers", "the game that these lines play is not the one that was recorded")


def test_an_answer_that_remembers_other_games_breaks_law_1(monkeypatch: pytest.MonkeyPatch) -> None:
    answer, tolls = Tolling.answer, count()

    def remember(self: Tolling, state: Quay, seat: Seat, action: Action) -> None:
        answer(self, state, seat, action if next(tolls) % 3 else HIGH)

    monkeypatch.setattr(Tolling, "answer", remember)
    broken(law_1_replay, "smugglers", "the game that these lines play is not the one that was recorded")


# 2. A clone equals its original, and no later action on one changes the other


def test_a_clone_that_forgets_a_field_breaks_law_2(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = Ring.clone

    def forgetful(self: Ring) -> Ring:
        copy = clone(self)
        copy.laid = []
        return copy

    monkeypatch.setattr(Ring, "clone", forgetful)
    broken(law_2_clones, "moorings", "a clone")


def test_a_clone_that_shares_a_hand_breaks_law_2(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = Quay.clone

    def sharing(self: Quay) -> Quay:
        copy = clone(self)
        copy.hands = self.hands[:]
        return copy

    monkeypatch.setattr(Quay, "clone", sharing)
    broken(law_2_clones, "smugglers", "changes its")


def test_a_view_that_is_a_part_of_the_state_breaks_law_2(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ring, "observe", lambda self, _: {"berths": self.berths})
    broken(law_2_clones, "moorings", "JSON taken from a state changes")


# 3. load(state.to_json()) equals the state, through real JSON text


def test_a_field_that_is_not_loaded_breaks_law_3(monkeypatch: pytest.MonkeyPatch) -> None:
    load = Moorings.load

    def forgetful(self: Moorings, data: Json) -> Ring:
        return load(self, {**data, "laid": []})

    monkeypatch.setattr(Moorings, "load", forgetful)
    broken(law_3_json, "moorings", "saved and loaded")


def test_a_field_that_is_neither_saved_nor_loaded_breaks_law_3(monkeypatch: pytest.MonkeyPatch) -> None:
    public, load = Wall.public, type(miniature("bulwark")).load
    monkeypatch.setattr(Wall, "public", lambda self: {**public(self), "rest": None})
    monkeypatch.setattr(
        type(miniature("bulwark")), "load", lambda self, data: load(self, {**data, "rest": [0] * len(data["hands"])})
    )
    broken(law_3_json, "bulwark", "the same answers lead a loaded state elsewhere")


# 4. table.parse(action.text) is action, and all texts of a table are different


def test_a_text_that_reads_as_another_action_breaks_law_4(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(miniature("smugglers").table.by_text, "lay 1", LAYS[1])
    broken(law_4_notation, "smugglers", "'lay 1' is not what reading it gives")


def test_an_action_of_the_wrong_index_breaks_law_4(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LAYS[0], "index", 3)
    broken(law_4_notation, "smugglers", "stands elsewhere in the table")


def test_an_option_out_of_no_table_breaks_law_4(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tolling, "options", lambda *_: [Action("toll none")])
    broken(law_4_notation, "smugglers", "P1 was offered 'toll none', which is not in the table")


# 5. Every option can be applied; the referee refuses everything else without changing the state


def test_an_option_that_cannot_be_applied_breaks_law_5(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Laying.options
    monkeypatch.setattr(Laying, "options", lambda self, state, seat: [*options(self, state, seat), HIGH])
    monkeypatch.setattr(Laying, "essential", lambda self, state, seat: options(self, state, seat))
    answer = Laying.answer

    def strict(self: Laying, state: Quay, seat: Seat, action: Action) -> None:
        if action is HIGH and state.turn_count:
            raise ValueError("a toll cannot be laid")
        answer(self, state, seat, action)

    monkeypatch.setattr(Laying, "answer", strict)
    game = miniature("smugglers")
    trial = Trial(game, 2, game.printed, 1, limit=11)
    assert trial.last.secret()
    with pytest.raises(LawError, match="P1 is offered 'toll high', but: ValueError"):
        law_5_options(trial)


def test_a_decision_that_offers_more_than_the_rules_breaks_law_5(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Ring, "decision", lambda _, seat: Decision(seat, "P1", "lay", {}, "MO-2", miniature("moorings").table.actions)
    )
    broken(law_5_options, "moorings", "is allowed 'lay .*', which is not offered")


def test_refusing_with_a_side_effect_breaks_law_5(monkeypatch: pytest.MonkeyPatch) -> None:
    def counting(_self: Mooring, state: Ring, _seat: Seat, _action: Action) -> str:
        state.turn_count += 1
        return "not-yours"

    monkeypatch.setattr(Mooring, "why", counting)
    broken(law_5_options, "moorings", "refusing, or offering, changes the state")


def test_a_reason_without_words_breaks_law_5(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(miniature("moorings").words.texts["fr"], "why.taken")
    broken(law_5_options, "moorings", r"the words have no reason for why\.taken \(fr\)")


def test_wrong_odds_break_law_5(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dealing, "odds", lambda *_: [1.0])
    broken(law_5_options, "smugglers", "Nature's odds are not the odds of her options")


def test_a_loaded_die_breaks_law_5(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Rolling, "chance", lambda self, state, rng: self.options(state, NATURE)[max(rng.below(6), rng.below(6))]
    )
    broken(law_5_options, "bulwark", "Nature's odds are not the odds of her options")


def test_essential_answers_that_are_no_options_break_law_5(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tolling, "essential", lambda *_: [HIGH, LOW, LAYS[0]])
    game = miniature("smugglers")
    trial = Trial(game, 2, game.printed, 1, limit=10)
    with pytest.raises(LawError, match="essentially something else"):
        law_5_options(trial)


# 6. At most one decision per seat; Nature is always asked alone; no decision is left when there is an outcome, and only then


def test_a_seat_that_is_asked_twice_breaks_law_6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Laying, "seats", lambda _, state: state.seals.owing() * 2)
    broken(law_6_floor, "smugglers", "are asked")


def test_a_seat_to_move_that_is_not_asked_breaks_law_6(monkeypatch: pytest.MonkeyPatch) -> None:
    game = miniature("moorings")
    trial = Trial(game, 2, game.printed, 1)
    monkeypatch.setattr(Ring, "waiting", lambda _: [])
    with pytest.raises(LawError, match=r"law 6 does not hold: it is for P1 to answer, but \[\] are asked"):
        law_6_floor(trial)


def test_nature_among_players_breaks_law_6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dealing, "seats", lambda *_: [NATURE, 0])
    game = miniature("smugglers")
    with pytest.raises(LawError, match="law 6 does not hold: it is for"):
        law_6_floor(Trial(game, 2, game.printed, 1, limit=1, keep=0))


def test_several_seats_asked_in_the_open_break_law_6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Laying, "sealed", False)
    broken(law_6_floor, "smugglers", "several seats are asked together, but not in secret")


def test_an_outcome_before_the_end_breaks_law_6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ring, "outcome", lambda self: Outcome([1] * self.seats, [0.0] * self.seats, "early"))
    broken(law_6_floor, "moorings", "or goes on with one")


# 10. Teammates share their rank; ranks and scores have one entry per seat


def test_partners_of_different_rank_break_law_10(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = Wall.outcome

    def unfair(self: Wall) -> Outcome | None:
        told = outcome(self)
        return told and Outcome(list(range(1, self.seats + 1)), told.scores, told.reason)

    monkeypatch.setattr(Wall, "outcome", unfair)
    broken(law_10_ranks, "bulwark", "teammates have different ranks")


def test_an_outcome_without_a_first_breaks_law_10(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ring, "outcome", lambda self: Outcome([2] * self.seats, [0.0] * self.seats, "lost"))
    broken(law_10_ranks, "moorings", "nobody is first")


def test_an_outcome_without_a_score_for_each_breaks_law_10(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ring, "outcome", lambda self: Outcome([1] * self.seats, [0.0], "short"))
    broken(law_10_ranks, "moorings", "not one rank and one score per seat")


# 11. Random play ends within `longest` answers


def test_a_game_without_end_breaks_law_11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Volley, "happen", lambda _, state: state.begin_watch())
    broken(law_11_ending, "bulwark", "random play is not over after 2000 answers")


# 12. Every view has a scene, every option of its decision is an action of that scene, and drawing twice gives the same


def redrawn(monkeypatch: pytest.MonkeyPatch, change: Callable[[Scene], Scene]) -> None:
    scene = Miniature.scene

    def other(self: Miniature, view: Json, decision: Decision | None, words: Words) -> Scene:
        return change(scene(self, view, decision, words))

    monkeypatch.setattr(Miniature, "scene", other)


def test_an_option_that_cannot_be_pointed_at_breaks_law_12(monkeypatch: pytest.MonkeyPatch) -> None:
    redrawn(monkeypatch, lambda drawn: Scene(9, 9, drawn.title, drawn.ground, drawn.pieces))
    broken(law_12_pictures, "moorings", "the option 'lay 1' is no action of the scene")


def test_an_action_that_is_no_option_breaks_law_12(monkeypatch: pytest.MonkeyPatch) -> None:
    redrawn(
        monkeypatch,
        lambda drawn: Scene(
            9, 9, drawn.title, drawn.ground, drawn.pieces, panels=drawn.panels, actions={**drawn.actions, "lay 99": []}
        ),
    )
    broken(law_12_pictures, "moorings", "the action 'lay 99' of the scene is no option")


def test_an_action_that_means_a_missing_mark_breaks_law_12(monkeypatch: pytest.MonkeyPatch) -> None:
    redrawn(monkeypatch, lambda drawn: Scene(9, 9, drawn.title, drawn.ground, drawn.pieces, actions=drawn.actions))
    broken(law_12_pictures, "moorings", "'lay 1' means the mark 'offer lay 1', which is not there")


def test_two_marks_of_one_id_break_law_12(monkeypatch: pytest.MonkeyPatch) -> None:
    redrawn(
        monkeypatch,
        lambda drawn: Scene(9, 9, drawn.title, drawn.ground * 2, drawn.pieces, panels=drawn.panels, actions=drawn.actions),
    )
    broken(law_12_pictures, "moorings", "two marks have the same id")


def test_a_picture_that_depends_on_the_time_breaks_law_12(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = count()
    redrawn(
        monkeypatch,
        lambda drawn: Scene(9, 9, f"{next(moments)}", drawn.ground, drawn.pieces, panels=drawn.panels, actions=drawn.actions),
    )
    broken(law_12_pictures, "moorings", "drawing twice gives two pictures")


def test_a_ground_that_changes_breaks_law_12(monkeypatch: pytest.MonkeyPatch) -> None:
    redrawn(
        monkeypatch,
        lambda drawn: Scene(
            9,
            9,
            drawn.title,
            [Mark("sea", "disc", len(drawn.actions), 0)],
            drawn.pieces,
            panels=drawn.panels,
            actions=drawn.actions,
        ),
    )
    broken(law_12_pictures, "moorings", "the ground is not that of the start")


def test_drawing_that_changes_the_view_breaks_law_12(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Miniature.scene

    def scribbling(self: Miniature, view: Json, decision: Decision | None, words: Words) -> Scene:
        drawn = scene(self, view, decision, words)
        view["seen"] = True
        return drawn

    monkeypatch.setattr(Miniature, "scene", scribbling)
    broken(law_12_pictures, "moorings", "drawing changes the view")


# 13. Compiled and interpreted, the same records give the same fingerprints at every line


def test_a_game_that_differs_between_builds_breaks_law_13() -> None:
    reason = uncompiled("orrery.core.protocol")
    if reason:
        pytest.skip(reason)
    game = miniature("moorings")
    with pytest.raises(LawError, match=r"law 13 does not hold: record:7: the game that these lines play is not the one"):
        law_13_two_builds(Trial(game, 2, game.printed, 1), maker="tests.laws.two_faced:make")


def test_the_unbroken_miniatures_keep_every_law() -> None:
    """The tests above have left nothing changed."""
    for name in ("smugglers", "bulwark", "moorings"):
        game = miniature(name)
        trial = Trial(game, 2, game.printed, 1)
        for law in LAWS[:12]:
            law(trial)
