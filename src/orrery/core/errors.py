"""The three ways in which something from outside can be wrong; each says what to do next."""


class OrreryError(Exception):
    """A full sentence for the person who typed, sent or opened something."""


class NotationError(OrreryError):
    """A text that cannot be read: an action, an option, the name of a game."""


class Refusal(OrreryError):
    """Something readable that is not allowed now; the state has not changed."""


class RecordError(OrreryError):
    """A record that cannot be trusted, with its file and line."""


class OtherRules(RecordError):
    """A record of other rules than these, at the line up to which they follow it."""
