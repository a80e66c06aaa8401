"""A game from the first question to the last, or until the person leaves."""

from orrery.terminal.faces import Face
from orrery.terminal.replies import reply
from orrery.terminal.session import Session


def play(session: Session, face: Face) -> None:
    """Show, ask, do what was typed; Nature and the bots answer in between."""
    session.draw()
    face.greet()
    while True:
        session.advance(face.waiting)
        face.show()
        if not converse(session, face):
            return


def converse(session: Session, face: Face) -> bool:
    """Take what is typed until the table is to be shown again; False when the person leaves."""
    while (line := face.ask()) is not None:
        answered = reply(session, line)
        if answered.text:
            face.say(answered.text)
        if answered.look:
            face.look()
        if answered.leave:
            return False
        if answered.changed:
            return True
    return False
