"""What people do at a table, each as one thing that happens, checked before anything changes."""

import time

import msgspec

from orrery.core import NotationError, Seat
from orrery.core.actions import nearest
from orrery.server import messages
from orrery.server.problems import Problem, sentence
from orrery.server.storage.changes import Change
from orrery.server.tables import undo_rules
from orrery.server.tables.creation import checked_level, cleaned
from orrery.server.tables.frames import words_of
from orrery.server.tables.match import ASKED, REDO, Event, Match
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import CHATS_KEPT, Chat, Room, now
from orrery.server.tables.seating import STANDINGS, Standing, digest, new_token, people

NOT_ASKED, NOT_YOURS = "not-asked", "not-yours"  # refusals of the core, which come of no rule


async def answer(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Answer, lang: str) -> None:
    """An answer to what the seat is asked; sent twice, it is given once."""
    text = " ".join(wanted.action.split())

    def act() -> list[Event]:
        match = room.match
        if match.is_known(seat, wanted.seq, text):
            return []
        refuse_stale(match, seat, wanted.seq)
        action, decision = match.game.table.by_text.get(text), match.question(seat)
        if action is None or decision is None or action not in decision.options:
            verdict = why(match, seat, text, lang)
            raise Problem("illegal", reason=verdict.reason, rule=verdict.rule)
        return [match.take(seat, action, wanted.seq)]

    await registry.apply_change(room, act)  # what carries requests breaks none off, however its sender goes away


def refuse_stale(match: Match, seat: Seat, seq: int) -> None:
    shown = match.shown[seat]
    if not shown.asked_at <= seq <= shown.seq:
        raise Problem("stale", seq=shown.seq)


def why(match: Match, seat: Seat, text: str, lang: str) -> messages.Why:
    """Whether a seat may answer so now, and the sentence and rule that say why not."""
    words = words_of(match.game.name, lang, match.game.data)
    decision = match.question(seat)
    rule = decision.rule if decision else ""
    try:
        action = match.game.table.parse(text)
    except NotationError:
        near = nearest(text, list(match.game.table.by_text))
        key = "no-action-near" if near else "no-action"
        reason = sentence(lang, key, {"action": text, "near": near})
        return messages.Why(text, False, reason, rule, rule_text(match, rule, lang), known=False)
    if decision and action in decision.options:
        return messages.Why(text, True, words.label(action.text), rule, rule_text(match, rule, lang))
    refusal = match.journal.state.refusal(seat, action)
    reason, cited = words.reason(refusal)
    if decision and refusal == NOT_ASKED:
        asked = words.prompt(decision.ask, decision.about)
        reason = sentence(lang, NOT_ASKED, {"label": words.label(action.text), "asked": asked})
    told = refusal not in (NOT_ASKED, NOT_YOURS)
    return messages.Why(text, False, reason, cited or rule, rule_text(match, cited or rule, lang), asked=told)


def rule_text(match: Match, rule: str, lang: str) -> str:
    words = words_of(match.game.name, lang, match.game.data)
    return words.say(f"rule.{rule}") if words.has(f"rule.{rule}") else ""


async def undo(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Undo) -> None:
    """Take back as the rules of undo go, freely where nobody else is concerned, or ask the others; or give it back."""
    mine = {seat, *(room.player(token) for token in wanted.tokens)}

    def act() -> list[Event]:
        match = room.match
        if match.is_known(seat, wanted.seq, f"undo {wanted.what}"):
            return []
        refuse_stale(match, seat, wanted.seq)
        if wanted.what == ASKED:
            return ask_back(room, seat)
        if wanted.what == REDO:
            number, gone = undo_rules.undo_to_give_back(match, room.chairs, mine)
            return [match.give_back(seat, number, gone, wanted.seq)]
        places = undo_rules.places_to_take_back(match, room.chairs, seat, mine, wanted.what)
        return [match.take_back(seat, places, wanted.what, wanted.seq)]

    await registry.change(room, act)


def ask_back(room: Room, seat: Seat) -> list[Event]:
    """Ask the other persons; alone, one need not ask."""
    if room.request is None or room.request.seat != seat:
        room.request = undo_rules.request_for(room.match, room.chairs, seat)
    return settle_request(room)


def settle_request(room: Room) -> list[Event]:
    """When everybody agrees, it is done."""
    request = room.request
    if request is None or not set(people(room.chairs)) <= set(request.agreed):
        return []
    room.request = None
    match = room.match
    places = list(range(request.place, len(match.journal.entries)))
    return [match.take_back(request.seat, places, ASKED, match.shown[request.seat].seq)]


async def consent(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Consent) -> None:
    def act() -> list[Event]:
        request = room.request
        if request is None or request.line != wanted.line:
            raise Problem("illegal", "no-consent")
        if not wanted.agree:
            room.request = None
        elif seat not in request.agreed:
            request.agreed.append(seat)
        return settle_request(room)

    await registry.change(room, act)


async def stand(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.StandingOrder) -> None:
    """Set a standing answer, or clear those to one question or to all."""

    def act() -> list[Event]:
        chair = room.chairs[seat]
        if wanted.clear:
            chair.standing = [each for each in chair.standing if wanted.ask not in ("", each.ask)]
            return []
        action = room.match.game.table.by_text.get(" ".join(wanted.action.split()))
        if action is None:
            raise Problem("illegal", "no-action", {"action": wanted.action})
        standing = Standing(action.text, wanted.ask, wanted.until, room.match.journal.state.turn_count)
        others = [each for each in chair.standing if each.ask != wanted.ask or each.action != action.text]
        chair.standing = [*others, standing][-STANDINGS:]
        return []

    await registry.change(room, act)


async def force(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Forced) -> None:
    def act() -> list[Event]:
        room.chairs[seat].forced = wanted.on
        return []

    await registry.change(room, act)


async def rename(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Name) -> None:
    def act() -> list[Event]:
        if not cleaned(wanted.name):
            raise Problem("illegal", "name-empty")
        room.chairs[seat].name = cleaned(wanted.name)
        return []

    await registry.change(room, act)


async def leave(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Leave) -> None:
    """A bot takes over for oneself, or for somebody who has been away too long."""
    leaver = seat if wanted.seat is None else wanted.seat
    if leaver >= len(room.chairs):
        raise Problem("not-found")

    def act() -> list[Event]:
        chair = room.chairs[leaver]
        fields = {"who": chair.name}
        if not chair.is_person():
            raise Problem("illegal", "not-a-person", fields)
        if leaver != seat:
            gone_since = room.opened if chair.gone_since is None else chair.gone_since
            if chair.pages or time.monotonic() - gone_since < registry.settings.absence:
                raise Problem("illegal", "absent-not-yet", fields)
        level = checked_level(room.match.game, wanted.level, registry.settings.bots)
        chair.left, chair.level, chair.since = True, level, len(room.match.journal.entries)
        return []

    await registry.change(room, act)


async def come_back(registry: TableRegistry, room: Room, seat: Seat, _: messages.Nothing) -> None:
    def act() -> list[Event]:
        chair = room.chairs[seat]
        if chair.kind == "human":
            chair.left, chair.level, chair.since = False, "", len(room.match.journal.entries)
        return []

    await registry.change(room, act)


async def claim(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Claim) -> None:
    """Take a seat for oneself: from now on the new token opens it, and the link it came by opens nothing."""

    def act() -> list[Event]:
        chair, kept = room.chairs[seat], digest(wanted.new)
        if any(other.token == kept for other in room.chairs if other is not chair):
            raise Problem("illegal", "token-of-another-seat")  # a token that opened two seats would open only one of them
        chair.token, chair.claimed = kept, True
        return []

    await registry.change(room, act)
    for reader in [reader for reader in room.readers if reader.seat == seat]:
        reader.dismiss()


async def invite(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Invite) -> str:
    """A new link for a seat that nobody has taken yet, made by the first seat; the old link opens nothing any more."""
    token = new_token()

    def act() -> list[Event]:
        if seat != people(room.chairs)[0]:
            raise Problem("no-right", "only-first")
        chair = room.chairs[wanted.seat] if wanted.seat < len(room.chairs) else None
        if chair is None or chair.kind != "human":
            raise Problem("not-found", "no-seat")
        if chair.claimed or chair.seat == seat:
            raise Problem("illegal", "claimed", {"who": chair.name})
        chair.token = digest(token)
        return []

    await registry.change(room, act)
    for reader in [reader for reader in room.readers if reader.seat == wanted.seat]:
        reader.dismiss()
    return token


async def say(registry: TableRegistry, room: Room, seat: Seat, wanted: messages.Say) -> None:
    """A line to all. It is kept and sent as plain text; the same request of one seat is said once."""
    text = "".join(letter if letter.isprintable() else " " for letter in wanted.text).strip()
    if not text or (wanted.id and await registry.store.has_chat(room.id, seat, wanted.id)):
        return

    def store_chat(change: Change) -> None:
        if wanted.id and any(chat.seat == seat and chat.request == wanted.id for chat in room.chats):
            return  # it was sent twice at once, and the other one came first
        number = room.chats[-1].number + 1 if room.chats else 1
        chat = Chat(number, seat, room.chairs[seat].name, text, wanted.id, now())
        change.said.append({"table": room.id, **msgspec.structs.asdict(chat)})
        room.chats = [*room.chats, chat][-CHATS_KEPT:]

    await registry.change(room, list, store_chat)
