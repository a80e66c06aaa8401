"""Events, and who hears them."""

from orrery.core import EVENT, GALLERY, NATURE, NUMBER, SEAT, Event, Field, Journal, Rng, Telling, Words
from tests.core.miniatures import miniature

CARD = Field("card", ["shield", "laser"])
GAVE = Event("gave", SEAT, SEAT, CARD, own="card", shows="hands")
DREW = Event("drew", SEAT, NUMBER, shows="hands")
TEXTS = {
    "event.gave": "{0} gives {1} a card: {2}",
    "event.gave.unheard": "{0} gives {1} a card",
    "event.drew": "{0} draws {1} {1|card|cards}",
    "log.reveal": "",
    "log.pass": "{who} passes",
    "name.laser": "laser torpedoes",
    "name.*": "Nature",
}
NAMES = ["Ada", "Grace", "Lin"]


def test_only_the_seats_named_hear_a_private_event() -> None:
    gift = Telling(GAVE, [0, 1, 1])
    assert [gift.heard(listener) for listener in (0, 1, 2, GALLERY)] == [
        "gave P1 P2 laser",
        "gave P1 P2 laser",
        "gave P1 P2 ?",
        "gave P1 P2 ?",
    ]
    assert gift.seats() == [0, 1] and repr(GAVE) == "<gave seat seat card>"


def test_events_and_answers_use_the_players_names() -> None:
    words = Words({"en": TEXTS}, "en")
    assert words.line(EVENT, "gave P1 P3 laser", NAMES) == "Ada gives Lin a card: laser torpedoes"
    assert words.line(EVENT, "gave P1 P3 ?", NAMES) == "Ada gives Lin a card"
    assert words.line(EVENT, "drew P2 1", NAMES) == "Grace draws 1 card"
    assert words.line(EVENT, "drew P2 0", NAMES) == "Grace draws 0 cards"
    assert words.line(2, "pass", NAMES) == "Lin passes"
    assert words.line(NATURE, "reveal", NAMES) == ""


def test_in_french_zero_is_singular() -> None:
    words = Words({"fr": {"event.drew": "{0} pioche {1} {1|carte|cartes}"}}, "fr")
    assert words.line(EVENT, "drew P1 0", NAMES) == "Ada pioche 0 carte"
    assert words.line(EVENT, "drew P1 2", NAMES) == "Ada pioche 2 cartes"


def test_the_journal_collects_the_events_of_an_answer_and_the_log_has_both() -> None:
    game = miniature("moorings")
    journal, rng = Journal(game, 2, game.printed), Rng(3)
    while not journal.entries or not journal.entries[-1].told:
        seat = journal.state.turn()
        options = journal.state.options(seat)
        journal.play(seat, options[rng.below(len(options))])
    last = journal.entries[-1]
    assert journal.heard_by(GALLERY)[-2:] == [(last.seat, last.action.text), (EVENT, last.told[0].text())]
    assert journal.state.told is None
