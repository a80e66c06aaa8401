"""Letters and numbers for SVG."""

from orrery.draw.lettering import breadth, fitted, numbers, safe, scaled, wrapped


def test_what_xml_cannot_hold_is_replaced() -> None:
    assert safe("a\x00b\ud800c\ttab") == "a\ufffdb\ufffdc\ttab"


def test_numbers_have_no_needless_digits() -> None:
    assert numbers(10, 0.5, -0.0, 1e-9, 123.456, 100) == "10 0.5 0 0 123.46 100"


def test_a_scaled_path_keeps_its_letters_and_signs() -> None:
    assert scaled("M10-20L5.5 0Z", 2) == "M20-40L11 0Z"


def test_lines_fit_their_width_unless_one_word_is_wider() -> None:
    lines = wrapped("Envoyez un adversaire sur une planète pourpre libre", 10, 90)
    assert all(breadth(line, 10) <= 90 for line in lines)
    assert " ".join(lines) == "Envoyez un adversaire sur une planète pourpre libre"
    assert wrapped("anticonstitutionnellement", 10, 20) == ["anticonstitutionnellement"]


def test_no_break_spaces_keep_french_signs_with_their_words() -> None:
    assert wrapped("sauter ou rester\u00a0?", 10, 75) == ["sauter ou", "rester\u00a0?"]


def test_a_line_is_made_smaller_until_it_fits_and_never_larger() -> None:
    assert fitted("R", 10, 100) == 10
    assert breadth("Suraccélération", fitted("Suraccélération", 20, 80)) <= 80.01
