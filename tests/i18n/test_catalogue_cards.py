"""Card texts, word for word, where a change would be felt."""

import pytest

from ludothek.games import find

from .asking import game_content, open_catalogue

STATION, NOMIA, RUN, SPECIAL, PEOPLE = "station", "nomia", "run", "special", "civilization"


@pytest.mark.parametrize(
    ("kind", "id", "english", "german"),
    [
        (STATION, "market-concourse", "6 rows.", "6 Felder."),
        (
            STATION,
            "flooded-deck",
            "4 rows. Rows 2 and 3 cost 2 movement points each.",
            "4 Felder. Die Felder 2 und 3 kosten je 2 Bewegungspunkte.",
        ),
        (
            STATION,
            "hole",
            "4 rows. Only runners with speed 3 or more get across between rows 2 and 3.",
            "4 Felder. Zwischen den Feldern 2 und 3 kommt nur durch, wer mindestens Tempo 3 hat.",
        ),
        (
            STATION,
            "narrow-passageway",
            "4 rows. Rows 1–4 each hold at most 1 runner."
            " If your runner began the round here, it enters no occupied row of this card.",
            "4 Felder. Auf den Feldern 1–4 ist jeweils Platz für höchstens 1 Läufer."
            " Wenn dein Läufer die Runde hier begonnen hat, betritt er kein besetztes Feld dieser Karte.",
        ),
        (
            STATION,
            "acid-pools",
            "4 rows. After running, if your runner began the round here and your speed is 2 or less,"
            " you lose 1 Survivor.",
            "4 Felder. Nach dem Laufen gilt: Wenn dein Läufer die Runde hier begonnen hat und dein Tempo höchstens 2"
            " ist, verlierst du 1 Überlebenden.",
        ),
        (
            STATION,
            "supply-depot",
            "4 rows. In Clean Up, everyone on this card may take 1 discarded Run Card back into hand.",
            "4 Felder. Im Aufräumen gilt: Wer auf dieser Karte steht, darf 1 abgelegte Laufkarte zurück auf die Hand"
            " nehmen.",
        ),
        (
            NOMIA,
            "front",
            "Red, 4 cards. Everyone in the front row loses 1 Survivor and cannot move next round.",
            "Rot, 4 Karten. Wer auf dem vordersten Feld steht, verliert 1 Überlebenden und darf sich in der nächsten"
            " Runde nicht bewegen.",
        ),
        (
            NOMIA,
            "infestation",
            "Red, 3 cards. Everyone who moved 1 row or less this round loses 1 Survivor if they were free to move.",
            "Rot, 3 Karten. Wer in dieser Runde höchstens 1 Feld gelaufen ist, verliert 1 Überlebenden, wenn er sich"
            " bewegen durfte.",
        ),
        (
            NOMIA,
            "transport",
            "Neither blue nor red, 1 card. When it is drawn, the game ends.",
            "Weder blau noch rot, 1 Karte. Wird er gezogen, endet das Spiel.",
        ),
        (RUN, "move-3", "Speed 3, no action.", "Tempo 3, keine Aktion."),
        (
            RUN,
            "trip",
            "Speed 2. Action: name another runner at most 1 row away (an attack): it moves 1 row back.",
            "Tempo 2. Aktion: Nenne einen anderen Läufer, der höchstens 1 Feld entfernt ist (Angriff): Er geht 1 Feld"
            " zurück.",
        ),
        (
            RUN,
            "hesitate",
            "Speed 1. Action: you may move your runner 1 row forward.",
            "Tempo 1. Aktion: Du darfst deinen Läufer 1 Feld vorwärts bewegen.",
        ),
        (
            RUN,
            "tractor-beam",
            "Speed 2. Action: name another runner at most 3 rows away (an attack): move it up to 2 rows towards your"
            " runner.",
            "Tempo 2. Aktion: Nenne einen anderen Läufer, der höchstens 3 Felder entfernt ist (Angriff): Bewege ihn bis"
            " zu 2 Felder auf deinen Läufer zu.",
        ),
        (
            SPECIAL,
            "unhappen",
            "Play this when a Nomia Card has been turned up, before it takes effect."
            " The Nomia Card has no effect, and another one is drawn in its place.",
            "Spiele dies, wenn eine Nomia-Karte aufgedeckt ist, bevor sie wirkt."
            " Die Nomia-Karte bleibt ohne Wirkung, und an ihrer Stelle wird eine andere gezogen.",
        ),
        (
            PEOPLE,
            "aerune",
            "4 Survivors. Wings: Your runner disregards extra costs, speed gates, forced stops and passing rules.",
            "4 Überlebende. Flügel: Dein Läufer missachtet Zusatzkosten, Temposchranken, Haltezwänge und"
            " Überholverbote.",
        ),
        (
            PEOPLE,
            "glazatoq",
            "4 Survivors. Private Charter: When Evac Ready is filled, if you have 2 or more Survivors, the Rescue Ship"
            " is shuffled into the Nomia Deck. Own card: Glazatoq Rescue Ship.",
            "4 Überlebende. Privatcharter: Wird „Evac Ready“ belegt, gilt: Wenn du noch mindestens 2 Überlebende hast,"
            " wird das Rettungsschiff in den Nomia-Stapel gemischt. Eigene Karte: Rettungsschiff der Glazatoq.",
        ),
    ],
)
def test_a_card_says_what_its_data_say(kind: str, id: str, english: str, german: str) -> None:
    assert open_catalogue("evacuate", "en").card_text(kind, id) == english
    assert open_catalogue("evacuate", "de").card_text(kind, id) == german


@pytest.mark.parametrize(
    ("phrase", "english", "german"),
    [
        (
            "lose 2; gain 1",
            "you lose 2 Survivors. Take 1 new Survivor from the box",
            "du verlierst 2 Überlebende. Nimm 1 neuen Überlebenden aus der Schachtel",
        ),
        (
            "may pay lose 1 -> step 2 forward",
            "you may lose 1 Survivor to move your runner 2 rows forward",
            "du darfst 1 Überlebenden verlieren; dafür bewegst du deinen Läufer 2 Felder vorwärts",
        ),
        (
            "if occupied: each rear-row: lose 1",
            "if a runner is on this card, everyone in the rear row loses 1 Survivor",
            "wenn ein Läufer auf dieser Karte steht, gilt: Wer auf dem hintersten Feld steht, verliert 1 Überlebenden",
        ),
        (
            "if occupied: (lose 1; stun)",
            "if a runner is on this card, you lose 1 Survivor, then your runner cannot move next round",
            "wenn ein Läufer auf dieser Karte steht, verlierst du 1 Überlebenden, dann darf sich dein Läufer in der"
            " nächsten Runde nicht bewegen",
        ),
        (
            "up-to 2 times: choose (gain 1 | step 1 back)",
            "up to twice: take 1 new Survivor from the box or move your runner 1 row back",
            "bis zu 2-mal: Nimm 1 neuen Überlebenden aus der Schachtel oder bewege deinen Läufer 1 Feld zurück",
        ),
    ],
)
def test_joints_bend_the_verbs_they_join(phrase: str, english: str, german: str) -> None:
    assert open_catalogue("evacuate", "en").effect(phrase) == english
    assert open_catalogue("evacuate", "de").effect(phrase) == german


def test_every_card_has_a_text_of_its_own_in_each_language() -> None:
    english, german = open_catalogue("evacuate", "en"), open_catalogue("evacuate", "de")
    content = game_content(find("evacuate"))
    for kind in (STATION, NOMIA, RUN, SPECIAL, PEOPLE):
        for entry in content.entries(kind):
            said = english.card_text(kind, entry.id), german.card_text(kind, entry.id)
            assert said[0] != said[1]
            for text in said:
                assert text[0].isupper() or text[0].isdigit()
                assert text.endswith(".")
            assert english.card(kind, entry.id) == entry.names["en"]
            assert german.card(kind, entry.id) == entry.names["de"]
