"""Fair luck: Nature answers from a key to which a table commits at its start, and which is shown when the game is over."""

import hashlib
from typing import Final

from orrery.core.errors import RecordError
from orrery.core.protocol import Game
from orrery.core.record import Record, Replay
from orrery.core.rng import Rng
from orrery.core.values import NATURE

KEY: Final = "Luck"  # the record's header with the key
COMMITMENT: Final = "Commitment"  # its hash, as all seats were shown it from the start
DRAWN: Final = "Drawn"  # the number of each draw, in spans; missing when it is that of the line, counted from 0
BEGUN: Final = "Begun"  # answers that the table began with, which its luck did not give


BLOCK: Final = 64  # bytes that SHA-256 takes at a time
CHOSEN: Final = "seed "  # begins the key of a luck that somebody chose


class Luck:
    """All draws of one table. Draw `number` depends on the key and the number alone, not on what anybody answers.

    >>> luck = Luck("an example")
    >>> luck.rng(3).below(1000) == Luck("an example").rng(3).below(1000) != luck.rng(4).below(1000)
    True
    """

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.inner: Final = hashlib.sha256(padded(key, 0x36))  # HMAC by its definition: its own module looks it up at each draw
        self.outer: Final = hashlib.sha256(padded(key, 0x5C))

    def commitment(self) -> str:
        """The hash that is shown from the start: the key can be checked against it and not found from it."""
        return hashlib.sha256(self.key.encode()).hexdigest()

    def rng(self, number: int) -> Rng:
        chosen = self.key.removeprefix(CHOSEN)
        if chosen != self.key and chosen.isdecimal():
            return Rng(int(chosen), number)
        drawn = self.digest(str(number).encode())
        return Rng(int.from_bytes(drawn[:8], "big"), int.from_bytes(drawn[8:16], "big"))

    def digest(self, text: bytes) -> bytes:
        """HMAC-SHA-256 of a text under the key (RFC 2104).

        >>> import hmac
        >>> Luck("an example").digest(b"3") == hmac.digest(b"an example", b"3", "sha256")
        True
        """
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(text)
        outer.update(inner.digest())
        return outer.digest()


def padded(key: str, pad: int) -> bytes:
    """A key as one block of the hash, each byte mixed with a pad."""
    block = key.encode()
    if len(block) > BLOCK:
        block = hashlib.sha256(block).digest()
    return bytes([byte ^ pad for byte in block.ljust(BLOCK, b"\0")])


def check_luck(game: Game, record: Record) -> int:
    """Check that Nature's answers are those to which the table was committed; how many were checked."""
    headers = record.headers
    if KEY not in headers:
        return 0
    luck = Luck(headers[KEY])
    if luck.commitment() != headers.get(COMMITMENT, ""):
        raise RecordError(f"{record.where}: the luck of this game is not the one that the table was committed to")
    try:
        begun = int(headers.get(BEGUN, "0"))
        numbers = read_spans(headers[DRAWN]) if DRAWN in headers else places_of_nature(record, begun)
    except ValueError:
        raise RecordError(f"{record.where}: the headers {BEGUN!r} and {DRAWN!r} cannot be read") from None
    return follow(Replay(game, record), luck, begun, numbers)


def places_of_nature(record: Record, begun: int) -> list[int]:
    return [place for place, line in enumerate(record.lines) if line.seat == NATURE and place >= begun]


def follow(replay: Replay, luck: Luck, begun: int, numbers: list[int]) -> int:
    """Draw again each answer of Nature after those that the table began with."""
    checked = 0
    while replay.at < len(replay.record.lines):
        line = replay.record.lines[replay.at]
        if line.seat == NATURE and replay.at >= begun:
            if checked == len(numbers) or replay.state.turn() != NATURE:
                raise RecordError(f"{replay.record.where}:{line.number}: Nature answers more often than the table drew")
            drawn = replay.state.chance(luck.rng(numbers[checked])).text
            if drawn != line.text:
                raise RecordError(
                    f"{replay.record.where}:{line.number}: the table's luck gives {drawn!r} here, not {line.text!r}"
                )
            checked += 1
        replay.step()
    return checked


def written_spans(numbers: list[int]) -> str:
    """Numbers in spans.

    >>> written_spans([7, 4, 5, 9]), written_spans([3])
    ('4-5,7,9', '3')
    """
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ",".join([f"{first}-{last}" if last > first else str(first) for first, last in spans])


def read_spans(text: str) -> list[int]:
    """The inverse of `written_spans`.

    >>> read_spans("4-5,7,9")
    [4, 5, 7, 9]
    """
    numbers: list[int] = []
    for span in text.split(",") if text else []:
        first, _, last = span.partition("-")
        start, end = int(first), int(last or first)
        if end - start > 1_000_000:
            raise ValueError("a span of numbers is too long")
        numbers.extend(range(start, end + 1))
    return numbers
