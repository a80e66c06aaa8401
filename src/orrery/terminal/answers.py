"""Numbered answers in few lines: those that differ in one thing only share what they say."""

from dataclasses import dataclass

from orrery.core import Action, Words

BLANK = "…"


@dataclass(frozen=True)
class Answer:
    """One legal answer: its number, its notation, and what it says that its neighbours do not."""

    number: int
    text: str
    thing: str


@dataclass(frozen=True)
class Group:
    """Answers that read alike but for one thing: `Fly to …`, and the places."""

    heading: str
    answers: list[Answer]


def grouped(options: list[Action], words: Words, labels: list[str] | None = None) -> list[Group]:
    """The answers that read alike together; one whose label says more than its words stands alone, below the others."""
    groups: list[Group] = []
    for number, option in enumerate(options, start=1):
        heading, thing = split(option.text, words)
        if labels and labels[number - 1] != words.label(option.text):
            heading, thing = labels[number - 1], ""
        answer = Answer(number, option.text, thing)
        same = next((group for group in groups if thing and group.heading == heading), None)
        if same:
            same.answers.append(answer)
        else:
            groups.append(Group(heading, [answer]))
    return groups


def split(text: str, words: Words) -> tuple[str, str]:
    """A label without the last thing it names, and that thing; the whole label if it names none.

    >>> split("fly D4", Words({"en": {"action.fly": "Fly to {0}"}}, "en"))
    ('Fly to …', 'D4')
    """
    label = words.label(text)
    opening, _, last = text.rpartition(" ")
    thing = words.name(last)
    if not opening or thing not in label:
        return label, ""
    before, _, after = label.rpartition(thing)
    return f"{before}{BLANK}{after}", thing


def alone(group: Group) -> str:
    """The whole label of an answer that has no neighbours."""
    return group.heading.replace(BLANK, group.answers[0].thing)
