"""Answers with similar words are grouped."""

from orrery import catalog
from orrery.core import Words
from orrery.terminal.answers import alone, grouped

GALACTICA = catalog.game("battlestar-galactica-1978")


def shown(lang: str, *texts: str) -> list[tuple[str, list[tuple[int, str]]]]:
    options = [GALACTICA.table.parse(text) for text in texts]
    groups = grouped(options, GALACTICA.words.into(lang))
    return [(group.heading, [(answer.number, answer.thing) for answer in group.answers]) for group in groups]


def test_places_share_their_verb() -> None:
    assert shown("en", "move D4", "move E5", "move home") == [
        ("Fly to …", [(1, "D4"), (2, "E5")]),
        ("Bring the raider home", [(3, "")]),
    ]


def test_answers_that_differ_in_two_things_are_grouped_by_the_first() -> None:
    groups = shown("fr", "end", "play force green H8", "play force green L8", "play force blue H8")
    assert [numbers for _, numbers in groups] == [[(1, "")], [(2, "H8"), (3, "L8")], [(4, "H8")]]
    assert "vert" in groups[1][0] and "bleu" in groups[2][0]


def test_answers_with_other_words_are_listed_alone_below_the_groups() -> None:
    options = [GALACTICA.table.parse(text) for text in ("move D4", "move F6", "move E5")]
    labels = ["Fly to D4", "Black hole F6", "Fly to E5"]
    groups = grouped(options, GALACTICA.words.into("en"), labels)
    assert [(group.heading, [answer.number for answer in group.answers]) for group in groups] == [
        ("Fly to …", [1, 3]),
        ("Black hole F6", [2]),
    ]


def test_an_answer_outside_any_group_reads_like_a_button() -> None:
    words = GALACTICA.words.into("en")
    for text in ("move D4", "stay", "play force red H12", "play turbo"):
        assert alone(grouped([GALACTICA.table.parse(text)], words)[0]) == words.label(text)


def test_an_action_without_words_is_shown_by_its_notation() -> None:
    nothing = Words({"en": {}}, "en")
    group = grouped([GALACTICA.table.parse("move D4")], nothing)[0]
    assert alone(group) == "move D4"
