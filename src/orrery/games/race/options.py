"""The variants of the box; each is read by the one rule that it changes. [RG-4]"""

from typing import Final

from orrery.core.options import NO, YES, Choice, Options

CHOICES: Final = [
    Choice("mode", ["normal", "invasion"]),
    Choice("expert", [NO, YES]),
    Choice("preset-hands", [NO, YES]),
]


class RaceOptions(Options):
    """Whether the Xenos invade, whether two players choose two actions each, and whether the first hands are preset.

    >>> RaceOptions({}).read("preset-hands mode=invasion").text()
    'mode=invasion preset-hands'
    """

    def __init__(self, chosen: dict[str, str]) -> None:
        super().__init__(CHOICES, chosen)
        self.invasion: Final = self.value("mode") == "invasion"
        self.expert: Final = self.is_on("expert")
        self.preset_hands: Final = self.is_on("preset-hands")

    def made(self, chosen: dict[str, str]) -> "RaceOptions":
        return RaceOptions(chosen)
