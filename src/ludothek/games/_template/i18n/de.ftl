### Laternen auf Deutsch. Die Formen der Wirkungen ($form) erklären die Meldungen der Plattform.

game-title = Laternen
game-description = Zünde Laternen am Fluss an und achte auf den Wind.
game-duration = 5 Minuten je Person

## Vor dem Spiel

setting-rounds = Länge
setting-rounds-4 = Vier Runden
setting-rounds-6 = Sechs Runden

## Phasen

phase-draw = Karten ziehen
phase-pick = Karte wählen
phase-play = Karten ausführen
phase-light = Laternen anzünden
phase-clean-up = Aufräumen

## Farben

colour-blue = Blau
colour-yellow = Gelb
colour-pink = Rosa
colour-ivory = Elfenbein

## Karten

card-card =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
card-pier =
    Preis { $price } Öl, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert
card-river = Alle beginnen mit { $oil } Öl und ziehen auf { $hand } Karten nach

## Wirkungen

trigger-always = { $effect }
trigger-played = { $effect }
verb-oil =
    { $form ->
        [does] nimmt { $n } Öl
        [bare] { $n } Öl nehmen
       *[do] nimm { $n } Öl
    }
verb-spend =
    { $form ->
        [does] bezahlt { $n } Öl
        [bare] { $n } Öl bezahlen
       *[do] bezahle { $n } Öl
    }
verb-glow =
    { $form ->
        [does] erhält { $n } Glanz
        [bare] { $n } Glanz erhalten
       *[do] erhalte { $n } Glanz
    }
verb-draw =
    { $form ->
        [does] zieht { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }
        [bare] { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        } ziehen
       *[do] ziehe { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }
    }
verb-light =
    { $form ->
        [does] zündet umsonst eine Laterne an
        [bare] umsonst eine Laterne anzünden
       *[do] zünde umsonst eine Laterne an
    }
verb-gust =
    { $form ->
        [does] schirmt die Flammen für 1 Öl ab oder verliert eine Laterne
        [bare] die Flammen für 1 Öl abschirmen oder eine Laterne verlieren
       *[do] schirme die Flammen für 1 Öl ab oder verliere eine Laterne
    }
verb-cheaper = deine Laterne dieser Runde kostet { $n } Öl weniger
select-everyone = jeder
    .form = does
select-others = jeder andere
    .form = does
test-oil-at-least = du mindestens { $n } Öl hast
test-oil-at-most = du höchstens { $n } Öl hast

## Fragen

prompt-pick-card = Wähle eine Karte für diese Runde.
prompt-light-pier =
    { $source ->
        [LAN-LIGHT-05] Zünde umsonst eine Laterne an.
       *[other] Zünde eine Laterne an, oder passe.
    }
prompt-wind-answer = Eine Böe! Schirme deine Flammen ab, oder wähle die Laterne, die erlischt.
option-light-pier-pass = Passen
option-light-pier = { $card } (Preis { $price }, Wert { $points })
option-wind-answer-shield = Flammen abschirmen (1 Öl)

## Ablehnungen

refusal-LAN-LIGHT-03-oil-price = Diese Laterne kostet { $price } Öl, und du hast { $oil }.

## Was geschehen ist

event-round = Runde { $number } beginnt; Startspieler ist { $first }.
event-first-player = Startspieler ist { $player }.
event-shuffled = Die Ablage wird zum neuen Stapel.
event-took-card = { $player } zieht eine Karte.
event-drew = Die Karte ist { $card }.
event-revealed = { $player } deckt { $card } auf.
event-played = { $player } führt { $card } aus.
event-played-in-vain = { $player } führt { $card } aus, doch ohne Wirkung.
event-gained-oil = { $player } nimmt { $number } Öl.
event-spent-oil = { $player } bezahlt { $number } Öl.
event-glowed = { $player } erhält { $number } Glanz.
event-lit = { $player } zündet eine Laterne an: { $pier }.
event-shielded = { $player } schirmt die Flammen ab.
event-blown-out = Eine Laterne von { $player } erlischt: { $pier }.
event-ended = Das Fest ist vorbei.

## Das Ende

score-lanterns = Laternen
score-glow = Glanz
outcome-festival = Das Fest ist vorbei.

## Der Tisch

board-round = Runde { $number } von { $rounds }
board-player = { $player }: { $oil } Öl, { $glow } Glanz, { $lanterns } Laternen

## Der Tisch im Browser

figure-points = Punkte
figure-lanterns = Laternen
figure-glow = Glanz
figure-oil = Öl
figure-hand = Karten
legend-oil = Preis in Öl
legend-points = Punkte
scene-first = Startspieler
scene-piers = Stege
scene-pier =
    { $pier }: dunkel; Preis { $price } Öl, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert
scene-pier-lit =
    { $pier }: erleuchtet; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert
scene-lantern = Laterne von { $player }: { $pier }
scene-beside = Neben dem Fluss
scene-deck =
    Stapel: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
scene-discard =
    Ablage: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
scene-hand = Deine Hand
scene-played = Karten dieser Runde
scene-discarded = Ablage
scene-picked = gewählt
scene-hidden = Karte
