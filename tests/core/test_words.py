"""French and English by key."""

from orrery.core import LANGUAGES, Words, read_words, with_common

TEXTS = {
    "fr": {
        "title": "Essai",
        "name.green": "vert",
        "action.play force": "Repousser {0} vers {1}",
        "action.play": "Jouer {0}",
        "log.play": "{who} joue {0}",
        "log.hidden": "{who} choisit en secret",
        "why.move-far": "C'est trop loin. [BG-6.1.2]",
        "why.plain": "Non.",
    },
    "en": {"title": "Trial", "name.green": "green"},
}


def test_a_sentence_is_filled_with_its_fields_and_an_unknown_key_is_shown_as_it_is() -> None:
    words = Words({"fr": {"prompt": "{who} vers {place}"}, "en": {}})
    assert words.say("prompt", {"who": "P1", "place": "F6"}) == "P1 vers F6"
    assert words.say("prompt.unknown") == "prompt.unknown"
    assert (words.has("prompt"), words.has("prompt.unknown")) == (True, False)


def test_words_are_read_in_one_language_at_a_time() -> None:
    words = Words(TEXTS)
    assert (words.lang, words.say("title"), words.into("en").say("title")) == ("fr", "Essai", "Trial")


def test_an_action_is_labelled_by_the_longest_opening_that_has_words() -> None:
    words = Words(TEXTS)
    assert words.label("play force green H8") == "Repousser vert vers H8"
    assert words.label("play laser") == "Jouer laser"
    assert words.label("end") == "end"


def test_a_setting_at_the_end_of_an_action_is_part_of_its_verb() -> None:
    words = Words(
        {"en": {"action.step": "{0} to {1}", "action.step collect=no": "{0} over {1}", "action.wait": "Wait {0}"}}, "en"
    )
    assert words.label("step R1 e2") == "R1 to e2"
    assert words.label("step R1 e2 collect=no") == "R1 over e2"
    assert words.label("wait turns=3") == "Wait turns=3"


def test_the_log_says_who_did_what_and_what_is_hidden() -> None:
    words = Words(TEXTS)
    assert words.told("P1", "play laser") == "P1 joue laser"
    assert words.told("P1", "end") == "P1 end"
    assert words.told("P1", "?") == "P1 choisit en secret"


def test_a_reason_is_a_sentence_and_the_rule_that_it_ends_with() -> None:
    words = Words(TEXTS)
    assert words.reason("move-far") == ("C'est trop loin.", "BG-6.1.2")
    assert words.reason("plain") == ("Non.", "")


def test_a_game_has_the_common_words_and_may_override_them() -> None:
    words = with_common({"fr": {"why.over": "Fini."}, "en": {}})
    assert (words.reason("over")[0], words.into("en").reason("over")[0]) == ("Fini.", "The game is over.")


def test_the_common_words_are_the_same_in_every_language() -> None:
    words = read_words("orrery.core")
    assert set(words.texts["fr"]) == set(words.texts["en"])
    assert all(words.into(lang).has(f"why.{key}") for lang in LANGUAGES for key in ("over", "not-yours", "not-asked"))


def test_french_elides_before_a_vowel_and_not_before_places_or_numbers() -> None:
    words = Words({"fr": {"turn": "Au tour de {0}", "than": "Plus loin que {0}"}, "en": {"turn": "Of de {0}"}})
    said = [words.say("turn", {"0": name}) for name in ("Ada", "Élise", "Grace", "e8f8", "11", "P1")]
    assert said == ["Au tour d'Ada", "Au tour d'Élise", "Au tour de Grace", "Au tour de e8f8", "Au tour de 11", "Au tour de P1"]
    assert words.say("than", {"0": "Ada"}) == "Plus loin qu'Ada"
    assert words.into("en").say("turn", {"0": "Ada"}) == "Of de Ada"
