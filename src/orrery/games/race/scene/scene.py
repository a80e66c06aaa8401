"""What a view looks like: a table of cards without a board, and the marks that mean each answer."""

from orrery.core.protocol import Decision
from orrery.core.scene import Scene
from orrery.core.values import GALLERY, NATURE, Json, Seat
from orrery.core.words import Words
from orrery.games.race.scene.held import FROM_HAND, held_id
from orrery.games.race.scene.panels import button_id, needs_a_button, panels
from orrery.games.race.scene.phases import role_id
from orrery.games.race.scene.shown import shown_id
from orrery.games.race.scene.view import PHASE_OF_ROLE, Position


def scene(view: Json, decision: Decision | None, words: Words, reader: Seat = GALLERY) -> Scene:
    """The picture of a view, with the reader's own empire in the middle, even when no card is left that only they see."""
    position = Position(view, words)
    return Scene(
        0,
        0,
        position.title(),
        [],
        [],
        panels=panels(position, decision, reader),
        actions={option.text: meant(position, decision, option.text) for option in decision.options} if decision else {},
    )


def meant(position: Position, decision: Decision, answer: str) -> list[str]:
    """Every mark that means an answer, by its notation: actions, cards in hand and tableau, buttons.

    A good is meant by its world: one button inside another would confuse those who hear the page.
    """
    verb, *rest = answer.split(" ")
    seat = decision.seat
    if seat == NATURE:
        return ["deck"]
    if verb in PHASE_OF_ROLE:
        return [role_id(verb)]
    if verb in FROM_HAND:
        copies = position.empires[seat]["hand"].count(rest[0])
        return [held_id(rest[0], copy) for copy in range(copies)]
    if verb == "keep-start":
        return [f"dealt-{rest[0]}"]
    button = [button_id(answer)] if needs_a_button(answer) else []
    tableau = {row["card"] for row in position.empires[seat]["tableau"]}
    cards = [shown_id(seat, card) for card in rest if card in tableau]
    if verb == "bonus" and rest:
        return [*cards, role_id("produce")]  # a power of the same world may do the same: the action tells them apart
    return [*button, *cards]
