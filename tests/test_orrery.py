"""What `import orrery` exports."""

import orrery


def test_games_are_listed_before_and_after_one_is_loaded() -> None:
    before = orrery.games()
    assert [orrery.game(name).name for name in before] == before
    assert orrery.games() == before
