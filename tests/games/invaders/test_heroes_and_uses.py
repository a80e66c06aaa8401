"""Heroes, destroying, abilities, tokens and moves, scenario by scenario. [IN-10]"""

from orrery.testing import texts
from tests.games.invaders.positions import asked, at, calm, do, ended, pile, position, sizes


def uses(text: str, options: list[str]) -> list[str]:
    return [option for option in options if option.startswith(text)]


def test_the_thing_destroys_two_skulls_and_the_hero_is_replaced() -> None:  # [IN-S21]
    state = position("inv", "M14 Pm1, M04 Em1", invaders="I25 I02 I02", mankind="")
    do(state, "P2 play I25", "P2 discard I02", "P2 discard I02")
    assert texts(state, 1) == ["target Pm1", "target Em1", "target Am1"]
    do(state, "P2 target Pm1", "P2 target Am1")
    assert asked(state) == "P1 save" and texts(state, 0) == ["pass", "chainmail"]
    do(state, "P1 pass")
    assert pile(state, 0) == ["M14"] and len(state.fallen) == 1 and at(state, "Am1") == ""
    do(state, "* hero H09", "P1 place pacific_rim")
    assert at(state, "Pm1") == "H09" and state.turned


def test_chainmail_saves_the_hero_once_and_nothing_else() -> None:  # [IN-S22]
    state = position("inv", "M14 Pm1", invaders="I25 I25 I02 I02 I02 I02", mankind="")
    do(state, "P2 play I25", "P2 discard I02", "P2 discard I02", "P1 chainmail")
    assert at(state, "Am1") == "H03" and not state.turned and pile(state, 0) == ["M14"]
    assert state.observe(0)["awake"] == ["S_CHAINMAIL"]
    do(state, "P2 play I25", "P2 discard I02", "P2 discard I02")
    assert asked(state) == "* hero" and len(state.fallen) == 1


def test_mother_adaeze_saves_herself_for_two_cards() -> None:  # [IN-S23]
    state = position("inv", hero="H08 Am1", invaders="I30 I02", mankind="M01 M05", awake="S_CHAINMAIL")
    do(state, "P2 play I30", "P2 discard I02", "P1 save", "P1 discard M01", "P1 discard M05")
    assert asked(state) == "P2 main" and at(state, "Am1") == "H08"
    state = position("inv", hero="H08 Am1", invaders="I30 I02", mankind="M01", awake="S_CHAINMAIL")
    do(state, "P2 play I30", "P2 discard I02")
    while asked(state) in ("* drain", "P1 reply"):
        do(state, f"{'*' if state.turn() < 0 else 'P1'} {state.options(state.turn())[0].text}")
    assert asked(state) == "* hero"


def test_tokens_on_a_hero_die_with_it() -> None:  # [IN-S24]
    state = position("inv", hero="H03 Am1 power=2", invaders="I30 I02", mankind="")
    do(state, "P2 play I30", "P2 discard I02", "P1 pass", "* hero H05", "P1 place africa")
    assert len(state.fallen) == 1 and state.power_tokens[8] == 0


def test_the_eleventh_hero_is_the_last() -> None:  # [IN-S25]
    state = position("inv", invaders="I30 I02", mankind="", lost=10)
    do(state, "P2 play I30", "P2 discard I02", "P1 pass")
    assert ended(state) == "invaders-heroes"


def test_a_turned_hero_does_not_defend() -> None:  # [IN-S26]
    state = position("attack", "I09 Ei1, I02 Ei2", hero="H03 Em1 turned", mankind="", awake="S_SEED")
    assert state.observe(0)["defence"] == [3, 5, 4]
    do(state, "P2 attack eurasia", "* drain M01", "P2 attack africa")
    calm(state)
    assert asked(state) == "P1 main" and state.observe(0)["defence"] == [3, 8, 4]
    assert pile(state, 0) == ["M01"]


def test_a_hero_impervious_to_scourge() -> None:  # [IN-S27]
    state = position("inv", "I20 Ai1", hero="H10 Am1", invaders="I30 I25 I02 I02 I02", mankind="")
    do(state, "P2 play I30", "P2 discard I02")
    calm(state)
    assert asked(state) == "P2 main" and at(state, "Am1") == "H10"
    do(state, "P2 play I25", "P2 discard I02", "P2 discard I02")
    assert asked(state) == "P2 main" and at(state, "Am1") == "H10"
    do(state, "P2 use Ai1")
    assert asked(state) == "P1 save"


def test_legionnaires_strike_opposing_defenders_only() -> None:  # [IN-S28]
    state = position("inv", "M03 Em1, M05 Am2, M04 Am3", invaders="I01 I02 I02", mankind="", hero="H03 Pm1")
    do(state, "P2 play I01 africa", "P2 discard I02", "P2 discard I02")
    while asked(state) == "* drain":
        do(state, f"* {state.options(-1)[0].text}")
    assert texts(state, 1) == ["target Am2", "target Am3"]
    state = position("inv", "M03 Em1", invaders="I01 I02 I02", mankind="", hero="H03 Pm1")
    do(state, "P2 play I01 africa", "P2 discard I02", "P2 discard I02")
    calm(state)
    assert asked(state) == "P2 main" and at(state, "Ai1") == "I01" and pile(state, 0) == []


def test_retribution_skips_the_next_attack_phase() -> None:  # [IN-S29] [IN-S30]
    state = position("man", "M01 Pm1", decks=(30, 40))
    do(state, "P1 activate S_RETRIBUTION", "P1 target Pm1", "* drain I07")
    assert pile(state, 0) == ["M01"] and pile(state, 1) == ["I07"] and state.skip == 1
    do(state, "P1 end", "P2 end")
    assert asked(state) in ("* draw", "P1 main") and state.plot == 9 and state.skip == 0
    state = position("man", "M01 Pm1", decks=(30, 40), options="skip=whole")
    do(state, "P1 activate S_RETRIBUTION", "P1 target Pm1", "* drain I07", "P1 end", "P2 end")
    assert state.plot == 10
    state = position("man", "M01 Pm1", decks=(30, 70))
    do(state, "P1 activate S_RETRIBUTION", "P1 target Pm1", "* drain I26")
    assert state.skip == 0 and asked(state) == "P1 main"


def test_the_slug_needs_an_infestation_and_is_used_once_a_turn() -> None:  # [IN-S31]
    state = position("inv", "I14 Pi1, I15 Pi2", mankind="")
    do(state, "P2 use Pi1", "* drain M01")
    assert state.drained and at(state, "Pi1") == "I14" and at(state, "Pi2") == "I15"
    assert not uses("use", texts(state, 1))
    do(state, "P2 end", "P2 attack eurasia", "P2 attack africa", "P2 attack pacific_rim", "P1 end")
    calm(state)
    assert asked(state) == "P2 main" and "use Pi1" in texts(state, 1)
    assert "use Pi1" not in texts(position("inv", "I14 Pi1"), 1)


def test_mount_rushmore_spends_tokens_against_drains_and_draws() -> None:  # [IN-S32]
    state = position("man", mankind="M16 M01 M01")
    do(state, "P1 play M16 pacific_rim", "P1 discard M01", "P1 discard M01")
    calm(state)
    assert state.tokens[0] == 8
    state = position("attack", "M16 Pm1 tokens=8, I09 Pi1, I07 Pi2", mankind="", awake="S_SEED")
    do(state, "P2 attack pacific_rim", "P1 prevent Pm1 3")
    assert state.tokens[0] == 5 and pile(state, 0) == []
    do(state, "P2 attack eurasia")
    assert state.plot == 9 and asked(state) == "P1 prevent"
    do(state, "P1 prevent Pm1 2")
    assert state.tokens[0] == 3 and asked(state) == "P1 main" and sizes(state)[0] == 0


def test_all_tokens_of_a_location_may_be_used_in_one_turn() -> None:  # [IN-S33] [IN-S58]
    state = position("man", "M21 Pm1 tokens=3", mankind="")
    for _ in range(3):
        do(state, "P1 use Pm1")
        calm(state)
    assert sizes(state)[0] == 3 and "use Pm1" not in texts(state, 0)
    state = position("man", mankind="M21 M22 M01 M01 M01 M01")
    do(state, "P1 play M21 africa", "P1 discard M01", "P1 use Am2", "P1 use Am2", "P1 use Am2")
    calm(state)
    assert state.tokens[9] == 0
    do(state, "P1 play M22 africa", "P1 discard M01", "P1 use Am3", "P1 discard M01")
    calm(state)
    assert state.tokens[10] == 1 and state.plot == 9 and "use Am3" not in texts(state, 0)


def test_the_fifth_token_on_the_bioweapon_wins() -> None:  # [IN-S34]
    state = position("man", "M24 Pm1 tokens=4", mankind="M01")
    do(state, "P1 use Pm1", "P1 discard M01")
    assert ended(state) == "mankind-tokens"


def test_heroes_walk_as_far_as_they_may_once_a_turn() -> None:  # [IN-S35]
    walks = {hero: uses("hero", texts(position("man", hero=f"{hero} Pm1"), 0)) for hero in ("H05", "H09", "H03")}
    assert walks == {"H05": ["hero eurasia"], "H09": ["hero eurasia", "hero africa"], "H03": []}
    state = position("man", hero="H09 Pm1")
    do(state, "P1 hero africa")
    assert at(state, "Am1") == "H09" and uses("hero", texts(state, 0)) == []


def test_the_gravity_anchor_forbids_moves() -> None:  # [IN-S36]
    state = position("man", "I24 Ei1, M03 Em1, M01 Pm1", mankind="M03 M12")
    assert "ops Em1" not in texts(state, 0)
    do(state, "P1 ops Pm1")
    assert at(state, "Am2") == "M01" and asked(state) == "P1 main"
    assert "play M03 eurasia" in texts(state, 0)


def test_the_ops_centre_sends_defenders_anywhere() -> None:  # [IN-S37]
    state = position("man", "M03 Pm1")
    do(state, "P1 ops Pm1", "P1 to africa")
    assert at(state, "Am2") == "M03" and state.ops == 0
    assert "ops Pm1" not in texts(position("man", "M14 Pm1"), 0)
    assert "ops Pm1" in texts(position("man", "M14 Pm1", options="ops=any"), 0)
