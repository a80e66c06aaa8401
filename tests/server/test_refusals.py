"""What the interface refuses, in the language of the reader."""

from typing import Any

import httpx
import pytest

from tests.server.kit import BATTLESTAR, PATIENCE, Party, people

TWO = people("Ada", "Grace")
ORDERS: list[tuple[dict[str, Any], int, str, str]] = [
    (
        {"game": "chess", "seats": TWO},
        422,
        "Aucun jeu ne s'appelle « chess » ; il y a : ",
        "No game is called 'chess'; there are: ",
    ),
    (
        {"game": "battlestar-galactica", "seats": TWO},
        422,
        f"Aucun jeu ne s'appelle « battlestar-galactica » ; vouliez-vous dire « {BATTLESTAR} » ?",
        f"No game is called 'battlestar-galactica'; did you mean '{BATTLESTAR}'?",
    ),
    (
        {"game": BATTLESTAR, "seats": TWO, "options": "moon"},
        422,
        "Aucune option ne s'appelle « moon » ; il y a : loose-home, free-battle, cards",
        "No option is called 'moon'; there are: loose-home, free-battle, cards",
    ),
    (
        {"game": BATTLESTAR, "seats": TWO, "options": "cards=9"},
        422,
        "L'option « cards » prend 3-3-3 ou 5-2-2 ou 4-3-2 ou 3-2-4 ou 2-3-4, et non « cards=9 ».",
        "Option 'cards' takes 3-3-3 or 5-2-2 or 4-3-2 or 3-2-4 or 2-3-4, not 'cards=9'.",
    ),
    (
        {"game": BATTLESTAR, "seats": people("Ada")},
        422,
        "Battlestar Galactica demande 2 à 4 places, et non 1.",
        "Battlestar Galactica is for 2 to 4 seats, not 1.",
    ),
    (
        {"game": "terra-galactix-war", "seats": TWO, "options": "first-player=P4"},
        422,
        "« first-player=P4 » demande 4 joueurs, et il y en a 2.",
        "first-player=P4 needs 4 players, and there are 2.",
    ),
    (
        {"game": BATTLESTAR},
        400,
        "Cette demande ne peut pas être lue : data : le champ `seats` manque",
        "This request cannot be read: data: Object missing required field `seats`",
    ),
    (
        {"game": BATTLESTAR, "seats": [{"kind": "alien"}]},
        400,
        "Cette demande ne peut pas être lue : seats[0].kind : cette valeur n'est pas admise",
        "This request cannot be read: seats[0].kind: Invalid enum value",
    ),
]


def plain(reason: str) -> str:
    """Without the spaces that keep French marks in their line."""
    return reason.replace("\u00a0", " ")


@pytest.mark.parametrize(("order", "status", "french", "english"), ORDERS)
def test_an_order_is_refused_in_the_readers_language(
    client: httpx.Client, order: dict[str, Any], status: int, french: str, english: str
) -> None:
    address = f"{client.base_url}/api/tables"
    for lang, sentence in (("fr", french), ("en", english)):
        for asked in (f"{address}?lang={lang}", address):
            refused = httpx.post(asked, json=order, headers={"accept-language": f"{lang}, de;q=0.5"}, timeout=PATIENCE)
            assert (refused.status_code, plain(refused.json()["reason"])[: len(sentence)]) == (status, sentence)


def test_the_rules_of_a_game_that_there_is_not_are_refused_in_french(client: httpx.Client) -> None:
    refused = client.get("/api/games/chess/rules", params={"lang": "fr"})
    assert refused.status_code == 404
    assert plain(refused.json()["reason"]).startswith("Aucun jeu ne s'appelle « chess » ; il y a : ")


@pytest.mark.parametrize(("lang", "label", "opening"), [("en", "Explore +5", "“"), ("fr", "Explorer +5", "«\u00a0")])
def test_what_is_not_asked_now_is_refused_with_the_question(client: httpx.Client, lang: str, label: str, opening: str) -> None:
    party = Party(client, people("Ada", "Grace"), game="race-xeno-invasion")
    state = party.get("", 0, lang=lang).json()
    assert state["decision"]["ask"] != "choose-action"
    why = party.get("/why", 0, lang=lang, action="explore-5").json()
    assert (why["legal"], why["known"], why["asked"]) == (False, True, False)
    assert why["reason"].startswith(f"{opening}{label}")
    assert state["decision"]["prompt"] in why["reason"]
    assert party.get("/why", 0, lang=lang, action="discard old-earth").json()["asked"] is True
