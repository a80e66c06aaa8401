"""Seeded random numbers: the same compiled and interpreted, on every machine."""

from typing import Final

from mypy_extensions import i64

LOW: Final[i64] = 0xFFFFFFFF  # every word has 32 bits, so that all sums and products fit 64 signed ones
GOLDEN: Final[i64] = 0x9E3779B9


def mixed(word: i64) -> i64:
    """Spread the bits of a 32-bit word, so that neighbouring seeds have nothing in common."""
    x: i64 = (word + GOLDEN) & LOW
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & LOW
    x = ((x ^ (x >> 15)) * 0x735A2D97) & LOW
    return x ^ (x >> 15)


class Rng:
    """The generator sfc32 (small, fast, counting): 128 bits of state, a period of at least 2**32.

    `stream` separates the games of one seed: game 7 of seed 1 is the same whoever plays it, and when.

    >>> [Rng(1).below(6) for _ in range(3)] == [Rng(1).below(6) for _ in range(3)]
    True
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        low_stream: i64 = stream & 0xFFFFFFFF
        high_stream: i64 = (stream >> 32) & 0xFFFFFFFF
        self.a: i64 = mixed(low)
        self.b: i64 = mixed(high ^ self.a)
        self.c: i64 = mixed(low_stream ^ self.b) ^ mixed(high_stream ^ GOLDEN)
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def __repr__(self) -> str:
        return f"<Rng {self.a:08x} {self.b:08x} {self.c:08x} {self.counter}>"

    def __copy__(self) -> "Rng":
        return continued(self.a, self.b, self.c, self.counter)

    def __deepcopy__(self, memo: dict[int, object]) -> "Rng":
        return continued(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, ...]:
        return continued, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def word(self) -> i64:
        """The next 32 bits."""
        result: i64 = (self.a + self.b + self.counter) & LOW
        self.counter = (self.counter + 1) & LOW
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c * 8)) & LOW
        self.c = ((((self.c * 2097152) & LOW) | (self.c >> 11)) + result) & LOW
        return result

    def below(self, bound: i64) -> i64:
        """A number of 0 … bound − 1, each exactly as likely (Lemire's method)."""
        product: i64 = self.word() * bound
        rest: i64 = product & LOW
        if rest < bound:
            unfair: i64 = (LOW + 1 - bound) % bound
            while rest < unfair:
                product = self.word() * bound
                rest = product & LOW
        return product >> 32

    def unit(self) -> float:
        """A number of 0 up to but excluding 1."""
        return float(self.word()) / 4294967296.0

    def fork(self) -> "Rng":
        """A generator of its own, decided by this one's next words."""
        return Rng(self.word(), self.word())


def continued(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """A generator that goes on where another was."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng
