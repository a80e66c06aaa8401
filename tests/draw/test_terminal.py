"""A scene as characters, in colour and in ASCII."""

from collections.abc import Callable

from orrery.core import Mark, Panel, Scene
from orrery.draw.styles import colour
from orrery.draw.terminal import cells, picture, plain

START = """\
   A B C D E F G H I J K L M N O P Q R S
 1 r r r + + + + + + | . . . . . . b b b
 2 r R r + + + + + + | . . . . . . b B b
 3 r r r + + + + + + | . . . . . . b b b
 4 + + + + + + + + . | . . . . . . . . .
 5 + + + + + + + . . | . . . . . . . . .
 6 + + + + ++O . . . | . . . O . . . . .
 7 + + + + + . . . . | . . . . . . . . .
 8 + + + + . . . @ . | . @ . . . . . . .
 9 + + + . . . . . . | . . . . . . . . .
10-------------------X------------------
11 . . . . . . . . . | . . . . . . . . .
12 . . . . . . . @ . | . @ . . . . . . .
13 . . . . . . . . . | . . . . . . . . .
14 . . . . . O . . . | . . . O . . . . .
15 . . . . . . . . . | . . . . . . . . .
16 . . . . . . . . . | . . . . . . . . .
17 j j j . . . . . . | . . . . . . v v v
18 j J j . . . . . . | . . . . . . v V v
19 j j j . . . . . . | . . . . . . v v v
   A B C D E F G H I J K L M N O P Q R S
R astro-jet rouge . B astro-jet bleu . V astro-jet vert . J astro-jet jaune . r
station de lancement, rouge . b station de lancement, bleu . v station de
lancement, vert . j station de lancement, jaune . X épave Cylon . * porteur de
l'épave . O gouffre noir . @ planète pourpre . |- lignes jaunes . + on peut y
aller . ! on peut y aller et se battre
Cadran spatial
  Épave Cylon libre en J10 · La flèche indique 6
Rouge a obtenu 6 : où voler ?
Rouge (P1) · à sa station de lancement
  Suraccélération · Rayons-laser · Dérobade ×3 · Paquet de 7 cartes cachées :
"""


def test_pieces_lie_over_the_ground_and_spaces_let_it_show(tiny: Scene) -> None:
    assert plain(tiny) == " R .##\n .+.##\nThe table\nRed’s hand\n  a card ×2\n"


def test_a_mark_of_the_ground_fills_its_extent_and_a_piece_one_square() -> None:
    wide = Mark("wide", "rect", 20, 5, width=40, height=10, glyph="==")
    assert plain(Scene(40, 10, "", [wide], [], cell=10)) == "========\n"
    assert plain(Scene(40, 10, "", [], [wide], cell=10)) == "    ==\n"


def test_what_can_be_pointed_at_is_bright_over_both_columns(tiny: Scene) -> None:
    row = cells(tiny)[1]
    assert [cell.can for cell in row] == [False, False, True, True, False, False]
    assert [cell.character for cell in row] == [" ", ".", "+", ".", "#", "#"]


def test_the_start_of_battlestar_is_the_drawn_board(position: Callable[[str, str], Scene]) -> None:
    assert plain(position("start", "fr")).startswith(START)


def test_a_carrier_is_starred_and_battle_cells_warn(position: Callable[[str, str], Scene]) -> None:
    rows = plain(position("carrier", "en")).splitlines()
    assert rows[7] == " 7 . . . . . . + . + | + . ! ! ! . . . ."
    assert rows[8] == " 8 . . . . . . .+@ . + .+@ !*B . . . . ."


def test_a_plain_board_is_ascii_and_everything_fits_eighty_columns(saved: list[Scene]) -> None:
    for scene in saved:
        text = plain(scene)
        assert "\n".join(text.splitlines()[: len(cells(scene))]).isascii()
        assert max(map(len, text.splitlines())) <= 80


def test_the_picture_fits_eighty_columns_and_says_what_plain_says(saved: list[Scene]) -> None:
    for scene in saved:
        lines = picture(scene).plain.splitlines()
        assert {len(line) for line in lines} == {80}
        assert scene.panels[0].title.split()[0] in picture(scene).plain


def test_the_picture_has_the_colours_of_the_palette(tiny: Scene) -> None:
    text = picture(tiny)
    styles = {text.plain[span.start : span.end]: str(span.style) for span in text.spans}
    assert colour("red") in styles["R"]
    assert colour("frontier") in styles["#"]
    assert colour("rim") in styles["+"]


def test_a_scene_without_panels_is_only_its_board() -> None:
    scene = Scene(20, 10, "", [Mark("a", "disc", 15, 5, glyph=" A")], [], cell=10)
    assert picture(scene).plain == "   A\n"


def test_a_board_without_glyphs_is_described_in_words() -> None:
    pile = Mark("pile", "pile", 5, 5, label="Pile: 7 cards.")
    scene = Scene(20, 10, "", [], [pile, Mark("go", "button", 5, 5, label="Go")], cell=10)
    assert cells(scene) == []
    assert plain(scene) == "Pile: 7 cards\n"


def test_cards_below_the_board_are_printed_in_full_and_those_beside_it_by_their_first_line() -> None:
    card = Mark("card", "card", 5, 5, label="Gem World: cost 2\nProduce: draw\nTrade: −1")
    below, beside = (Panel("hand", "Hand", 9, 9, [card], 0, side=side) for side in ("", "right"))
    assert plain(Scene(9, 9, "", [], [], panels=[below])) == "Hand\n  - Gem World: cost 2 Produce: draw Trade: −1\n"
    assert plain(Scene(9, 9, "", [], [], panels=[beside])) == "Hand\n  Gem World: cost 2\n"
