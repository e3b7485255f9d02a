### EVACUATE! auf Deutsch. Die Formen der Wirkungen ($form) sind in den Meldungen der Plattform erklärt.

game-title = EVACUATE!
game-description = Lauf durch eine sterbende Raumstation, nie ganz vorn und nie ganz hinten, bis der Transporter kommt.
game-duration = 10 Minuten je Person

## Vor dem Spiel

setting-mode = Regeln
setting-mode-basic = Grundspiel
setting-mode-full = Vollständiges Spiel mit Zivilisationen
setting-civilizations = Zivilisationen
setting-civilizations-choice = In Spielreihenfolge gewählt
setting-civilizations-random = Zufällig verteilt

## Phasen

phase-run = Phase 1: Überlebende laufen
phase-actions = Phase 2: Aktionen der Überlebenden
phase-nomia = Phase 3: Nomias greifen an
phase-clean-up = Phase 4: Aufräumen

## Farben

colour-blue = Blau
colour-yellow = Gelb
colour-pink = Rosa
colour-ivory = Elfenbein
colour-green = Grün
colour-violet = Violett

## Gezähltes

count-rows =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
count-points =
    { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }
count-survivors =
    { $a ->
        [one] 1 Überlebenden
       *[other] { $a } Überlebende
    }

## Karten

card-station =
    { $start ->
        [yes] { $rows } Felder. Alle Läufer beginnen auf Feld 1
       *[no] { $rows } Felder
    }
card-station-cost =
    { $places-count ->
        [one] Feld { $places } kostet { $n } Bewegungspunkte
       *[other] Die Felder { $places } kosten je { $n } Bewegungspunkte
    }
card-station-cap =
    { $places-count ->
        [one] Auf Feld { $places } ist
       *[other] Auf den Feldern { $places } ist jeweils
    } Platz für höchstens { $n ->
        [one] 1 Läufer
       *[other] { $n } Läufer
    }
card-station-stop =
    { $places-count ->
        [one] Wer Feld { $places } betritt, muss dort anhalten
       *[other] Wer eines der Felder { $places } betritt, muss dort anhalten
    }
card-station-gates =
    Zwischen den Feldern { $after } und { $after-next } kommt nur durch, wer { $speed ->
        [at-most] höchstens
       *[at-least] mindestens
    } Tempo { $speed-n } hat
card-run =
    { $action ->
        [yes] Tempo { $speed }
       *[no] Tempo { $speed }, keine Aktion
    }
card-nomia =
    { $colour ->
        [blue] Blau
        [red] Rot
       *[none] Weder blau noch rot
    }, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
card-special =
    { $window ->
        [W1] Spiele dies, bevor Laufkarten gewählt werden
        [W2] Spiele dies nach dem Aufdecken, bevor sich jemand bewegt
        [W3] Spiele dies in deinem Zug in Phase 2
        [W4] Spiele dies, wenn eine Nomia-Karte aufgedeckt ist, bevor sie wirkt
        [W5] Spiele dies, wenn eine Nomia-Karte vollständig abgewickelt ist
        [W6] Spiele dies, wenn du im Begriff bist, einen Überlebenden zu verlieren
        [W7] Spiele dies im Aufräumen, bevor Ablagestapel aufgenommen werden
        [W8] Spiele dies gleich nach der Sonderkarte eines anderen Spielers
       *[W9] Spiele dies, wenn der Evakuierungstransporter gezogen ist, bevor das Spiel endet
    }
card-civilization = { $survivors } Überlebende
card-civilization-power = { $name }: { $effects }
card-civilization-extra-cards = Eigene Karte: { $cards }
text-nomia-transport = Wird er gezogen, endet das Spiel

## Wirkungen: wann

trigger-always = { $effect }
trigger-choose = bevor Laufkarten gewählt werden, { $effect }
    .form = inv
trigger-revealed =
    { $kind ->
        [run] Aktion beim Aufdecken: { CAP($effect) }
        [special] { $effect }
        [station] { $effect }
       *[other] beim Aufdecken { $effect }
    }
    .form =
        { $kind ->
            [run] do
            [special] do
            [station] do
           *[other] inv
        }
trigger-own-move =
    { $kind ->
        [station] { $effect }
       *[other] in Phase 1 { $effect }
    }
    .form =
        { $kind ->
            [station] do
           *[other] inv
        }
trigger-own-move-end = nach dem Laufen { $effect }
    .form = inv
trigger-actions-begin = zu Beginn von Phase 2 { $effect }
    .form = inv
trigger-own-action =
    { $kind ->
        [run] Aktion: { CAP($effect) }
        [special] { $effect }
       *[other] in deinem Zug in Phase 2 { $effect }
    }
    .form =
        { $kind ->
            [run] do
            [special] do
           *[other] inv
        }
trigger-draw-count = zu Beginn von Phase 3 { $effect }
    .form = inv
trigger-nomia-revealed =
    { $kind ->
        [special] { $effect }
       *[other] ist eine Nomia-Karte aufgedeckt, { $effect }
    }
    .form =
        { $kind ->
            [special] do
           *[other] inv
        }
trigger-nomia-effect = { $effect }
trigger-would-lose =
    { $kind ->
        [special] { $effect }
       *[other] bevor du einen Überlebenden verlierst, { $effect }
    }
    .form =
        { $kind ->
            [special] do
           *[other] inv
        }
trigger-lost = hat eine andere Farbe einen Überlebenden verloren, { $effect }
    .form = inv
trigger-nomia-done =
    { $kind ->
        [special] { $effect }
       *[other] ist eine Nomia-Karte abgewickelt, { $effect }
    }
    .form =
        { $kind ->
            [special] do
           *[other] inv
        }
trigger-clean-up = im Aufräumen { $effect }
    .form = inv
trigger-special-used = hat ein anderer Spieler eine Sonderkarte benutzt, { $effect }
    .form = inv
trigger-evac-ready = wird „Evac Ready“ belegt, { $effect }
    .form = inv
trigger-transport-drawn =
    { $kind ->
        [special] { $effect }
       *[other] wird der Evakuierungstransporter gezogen, { $effect }
    }
    .form =
        { $kind ->
            [special] do
           *[other] inv
        }
trigger-ship-drawn = wird diese Karte gezogen, { $effect }
    .form = inv

## Wirkungen: wen

joint-attack =
    { $who-form ->
        [it] nenne { $who } (Angriff): { CAP($effect) }
       *[does] { $form ->
            [inv] gilt: { CAP($who) } { $effect } (Angriff)
           *[do] { $who } { $effect } (Angriff)
        }
    }
joint-target =
    { $who-form ->
        [it] nenne { $who }: { CAP($effect) }
       *[does] { $form ->
            [inv] gilt: { CAP($who) } { $effect }
           *[do] { $who } { $effect }
        }
    }
select-self = dein Läufer
    .form = does
select-front-row = wer auf dem vordersten Feld steht,
    .form = does
select-rear-row = wer auf dem hintersten Feld steht,
    .form = does
select-front-and-rear = wer auf dem vordersten oder auf dem hintersten Feld steht,
    .form = does
select-moved-at-least = wer in dieser Runde mindestens { count-rows } gelaufen ist,
    .form = does
select-moved-at-most =
    { $n ->
        [0] wer in dieser Runde kein Feld gelaufen ist,
       *[other] wer in dieser Runde höchstens { count-rows } gelaufen ist,
    }
    .form = does
select-fewest-survivors = wer die wenigsten Überlebenden hat,
    .form = does
select-occupants = wer auf dieser Karte steht,
    .form = does
select-others-same-row = wer sonst auf deinem Feld steht,
    .form = does
select-others-row-behind = wer auf dem Feld hinter dir steht,
    .form = does
select-one-other-same-row = einen anderen Läufer auf deinem Feld
    .form = it
select-one-other-within =
    { $n ->
        [0] einen anderen Läufer auf deinem Feld
       *[other] einen anderen Läufer, der höchstens { count-rows } entfernt ist
    }
    .form = it
select-one-other-any = einen beliebigen anderen Läufer
    .form = it
select-one-player-any = einen anderen Spieler
    .form = it

## Wirkungen: unter welcher Bedingung

test-started-here =
    { $form ->
        [does] er die Runde hier begonnen hat
        [it] er die Runde hier begonnen hat
       *[do] dein Läufer die Runde hier begonnen hat
    }
test-speed-at-most =
    { $form ->
        [does] sein Tempo höchstens { $n } ist
        [it] sein Tempo höchstens { $n } ist
       *[do] dein Tempo höchstens { $n } ist
    }
test-occupied = ein Läufer auf dieser Karte steht
test-alone-in-row = dein Läufer allein auf seinem Feld steht
test-below-start = du weniger Überlebende hast als zu Beginn
test-in-rear-row =
    { $form ->
        [does] er auf dem hintersten Feld steht
        [it] er auf dem hintersten Feld steht
       *[do] dein Läufer auf dem hintersten Feld steht
    }
test-cause-nomia = eine Nomia-Karte die Ursache ist
test-nomia-red = die Nomia-Karte rot ist
test-lost-nothing-this-card = sie dich keinen Überlebenden gekostet hat
test-not-all-tied = nicht alle Spieler gleich viele Überlebende haben
test-not-stunned =
    { $form ->
        [does] er sich bewegen durfte
        [it] er sich bewegen durfte
       *[do] dein Läufer sich bewegen durfte
    }
test-not-kept-last-round = du in der vorigen Runde keine Karte so zurückgenommen hast
test-survivors-at-least =
    { $kind ->
        [nomia] ihr Besitzer
       *[other] du
    } noch mindestens { $n ->
        [one] 1 Überlebenden
       *[other] { $n } Überlebende
    } { $kind ->
        [nomia] hat
       *[other] hast
    }
test-players-at-least = das Spiel mit mindestens { $n } Spielern begonnen hat
test-players-at-most = das Spiel mit höchstens { $n } Spielern begonnen hat

## Wirkungen: was

verb-no-effect =
    { $form ->
        [does] bleibt unbehelligt
        [inv] geschieht nichts
       *[do] es geschieht nichts
    }
verb-lose =
    { $form ->
        [does] verliert { count-survivors }
        [it] er verliert { count-survivors }
        [bare] { count-survivors } verlieren
        [inv] verlierst du { count-survivors }
       *[do] du verlierst { count-survivors }
    }
verb-gain =
    { $form ->
        [does] erhält { $a ->
            [one] 1 neuen Überlebenden
           *[other] { $a } neue Überlebende
        } aus der Schachtel
        [it] er erhält { $a ->
            [one] 1 neuen Überlebenden
           *[other] { $a } neue Überlebende
        } aus der Schachtel
        [bare] { $a ->
            [one] 1 neuen Überlebenden
           *[other] { $a } neue Überlebende
        } aus der Schachtel nehmen
        [inv] erhältst du { $a ->
            [one] 1 neuen Überlebenden
           *[other] { $a } neue Überlebende
        } aus der Schachtel
       *[do] nimm { $a ->
            [one] 1 neuen Überlebenden
           *[other] { $a } neue Überlebende
        } aus der Schachtel
    }
verb-stun =
    { $form ->
        [does] darf sich in der nächsten Runde nicht bewegen
        [it] er darf sich in der nächsten Runde nicht bewegen
        [bare] in der nächsten Runde stehen bleiben
        [inv] darf sich dein Läufer in der nächsten Runde nicht bewegen
       *[do] dein Läufer darf sich in der nächsten Runde nicht bewegen
    }
verb-immune-losses =
    { $form ->
        [does] verliert durch diese Nomia-Karte niemanden
        [it] er verliert durch diese Nomia-Karte niemanden
        [bare] durch diese Nomia-Karte niemanden verlieren
        [inv] verlierst du durch diese Nomia-Karte niemanden
       *[do] du verlierst durch diese Nomia-Karte niemanden
    }
verb-immune-attacks =
    { $form ->
        [does] ist gegen Angriffe immun
        [it] er ist gegen Angriffe immun
        [bare] gegen Angriffe immun sein
        [inv] ist dein Läufer gegen Angriffe immun
       *[do] dein Läufer ist gegen Angriffe immun
    }
verb-extra-loss =
    { $form ->
        [does] verliert
        [it] er verliert
        [inv] verlierst du
       *[do] du verlierst
    } { $a ->
        [one] 1 weiteren
       *[other] { $a } weitere
    }
verb-redirect-loss =
    { $form ->
        [does] verliert stattdessen den Überlebenden
        [it] er verliert den Überlebenden an deiner Stelle
        [bare] stattdessen den Überlebenden verlieren
        [inv] verlierst du stattdessen den Überlebenden
       *[do] du verlierst stattdessen den Überlebenden
    }
verb-step =
    { $form ->
        [does] geht { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf deinen Läufer zu
        }
        [it] { $direction ->
            [forward] er geht { count-rows } vorwärts
            [back] er geht { count-rows } zurück
            [either] bewege ihn { count-rows } vorwärts oder zurück
           *[toward-self] er geht { count-rows } auf deinen Läufer zu
        }
        [bare] deinen Läufer { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf dich zu
        } bewegen
        [inv] bewegst du deinen Läufer { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf dich zu
        }
       *[do] bewege deinen Läufer { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf dich zu
        }
    }
verb-step-up-to =
    { $form ->
        [does] geht bis zu { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf deinen Läufer zu
        }
        [it] bewege ihn bis zu { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf deinen Läufer zu
        }
        [bare] deinen Läufer bis zu { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf dich zu
        } bewegen
        [inv] bewegst du deinen Läufer bis zu { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf dich zu
        }
       *[do] bewege deinen Läufer bis zu { count-rows } { $direction ->
            [forward] vorwärts
            [back] zurück
            [either] vorwärts oder zurück
           *[toward-self] auf dich zu
        }
    }
verb-flip-arrow =
    { $form ->
        [does] dreht den Pfeil und alle Läufer um
        [bare] den Pfeil und alle Läufer umdrehen
        [inv] drehst du den Pfeil und alle Läufer um
       *[do] drehe den Pfeil und alle Läufer um
    }
verb-copy-card =
    { $form ->
        [does] leiht deiner Laufkarte Tempo und Aktion
        [it] deine Laufkarte übernimmt Tempo und Aktion der seinen
        [inv] wird deine Laufkarte zur Kopie einer anderen
       *[do] deine Laufkarte wird zur Kopie einer anderen
    }
verb-swap-cards =
    { $form ->
        [does] tauscht für diese Runde die Laufkarte mit dir
        [it] ihr benutzt in dieser Runde jeder die Laufkarte des anderen
        [bare] für diese Runde die Laufkarten tauschen
        [inv] tauscht ihr für diese Runde die Laufkarten
       *[do] tauscht für diese Runde die Laufkarten
    }
verb-force-replay =
    { $form ->
        [does] nimmt die aufgedeckte Laufkarte zurück auf die Hand und spielt zufällig eine andere
        [it] er nimmt die aufgedeckte Laufkarte zurück auf die Hand und spielt zufällig eine andere
        [bare] die aufgedeckte Laufkarte zurück auf die Hand nehmen und zufällig eine andere spielen
        [inv] nimmst du die aufgedeckte Laufkarte zurück auf die Hand und spielst zufällig eine andere
       *[do] nimm die aufgedeckte Laufkarte zurück auf die Hand und spiele zufällig eine andere
    }
verb-speed-choice =
    { $form ->
        [does] nutzt statt des Tempos der Laufkarte ein Tempo von { $a } bis { $b } nach Wahl
        [bare] ein Tempo von { $a } bis { $b } nennen, das an die Stelle des Tempos deiner Laufkarte tritt
        [inv] nennst du ein Tempo von { $a } bis { $b }; es tritt an die Stelle des Tempos deiner Laufkarte
       *[do] nenne ein Tempo von { $a } bis { $b }; es tritt an die Stelle des Tempos deiner Laufkarte
    }
verb-no-action =
    { $form ->
        [does] führt in dieser Runde keine Aktion einer Laufkarte aus
        [it] er führt in dieser Runde keine Aktion einer Laufkarte aus
        [bare] in dieser Runde keine Aktion einer Laufkarte ausführen
        [inv] führst du in dieser Runde keine Aktion einer Laufkarte aus
       *[do] du führst in dieser Runde keine Aktion einer Laufkarte aus
    }
verb-keep-card =
    { $form ->
        [does] nimmt die eben gespielte Laufkarte zurück auf die Hand
        [bare] die eben gespielte Laufkarte zurück auf die Hand nehmen
        [inv] nimmst du die eben gespielte Laufkarte zurück auf die Hand
       *[do] nimm die eben gespielte Laufkarte zurück auf die Hand
    }
verb-recover-card =
    { $form ->
        [does] nimmt { $a ->
            [one] 1 abgelegte Laufkarte
           *[other] { $a } abgelegte Laufkarten
        } zurück auf die Hand
        [it] er nimmt { $a ->
            [one] 1 abgelegte Laufkarte
           *[other] { $a } abgelegte Laufkarten
        } zurück auf die Hand
        [bare] { $a ->
            [one] 1 abgelegte Laufkarte
           *[other] { $a } abgelegte Laufkarten
        } zurück auf die Hand nehmen
        [inv] nimmst du { $a ->
            [one] 1 abgelegte Laufkarte
           *[other] { $a } abgelegte Laufkarten
        } zurück auf die Hand
       *[do] nimm { $a ->
            [one] 1 abgelegte Laufkarte
           *[other] { $a } abgelegte Laufkarten
        } zurück auf die Hand
    }
verb-extra-draw =
    { $form ->
        [does] bringt in dieser Runde { $a ->
            [one] 1 Nomia-Karte
           *[other] { $a } Nomia-Karten
        } mehr
        [bare] in dieser Runde { $a ->
            [one] 1 Nomia-Karte
           *[other] { $a } Nomia-Karten
        } mehr ziehen lassen
        [inv] { $a ->
            [one] wird in dieser Runde 1 Nomia-Karte
           *[other] werden in dieser Runde { $a } Nomia-Karten
        } mehr gezogen
       *[do] in dieser Runde { $a ->
            [one] wird 1 Nomia-Karte
           *[other] werden { $a } Nomia-Karten
        } mehr gezogen
    }
verb-peek =
    { $form ->
        [does] sieht sich die oberste Karte des Nomia-Stapels an
        [bare] dir die oberste Karte des Nomia-Stapels ansehen
        [inv] siehst du dir die oberste Karte des Nomia-Stapels an
       *[do] sieh dir die oberste Karte des Nomia-Stapels an
    }
verb-cancel-nomia =
    { $form ->
        [inv] bleibt die Nomia-Karte ohne Wirkung
       *[do] die Nomia-Karte bleibt ohne Wirkung
    }
verb-cancel-nomia-redraw =
    { $form ->
        [inv] bleibt die Nomia-Karte ohne Wirkung, und an ihrer Stelle wird eine andere gezogen
       *[do] die Nomia-Karte bleibt ohne Wirkung, und an ihrer Stelle wird eine andere gezogen
    }
verb-insert-card =
    { $form ->
        [inv] { $where ->
            [bottom] kommt
           *[shuffle] wird
        } { $card ->
            [transport] der Evakuierungstransporter
           *[rescue-ship] das Rettungsschiff
        }
       *[do] { $card ->
            [transport] der Evakuierungstransporter
           *[rescue-ship] das Rettungsschiff
        } { $where ->
            [bottom] kommt
           *[shuffle] wird
        }
    } { $where ->
        [bottom] unter den Nomia-Stapel
       *[shuffle] in den Nomia-Stapel gemischt
    }{ $redraw ->
        [yes] , und eine andere Karte wird gezogen
       *[no] { "" }
    }
verb-board-ship =
    { $form ->
        [inv] { $kind ->
            [nomia] verlassen alle seine Überlebenden die Station und sind in Sicherheit
           *[other] verlassen deine Überlebenden die Station und sind in Sicherheit
        }
       *[do] { $kind ->
            [nomia] alle Überlebenden ihres Besitzers verlassen die Station und sind in Sicherheit
           *[other] deine Überlebenden verlassen die Station und sind in Sicherheit
        }
    }
verb-specimen =
    { $form ->
        [does] behält eine Figur dieser Farbe als Probe
        [bare] eine Figur dieser Farbe als Probe behalten
        [inv] behältst du eine Figur dieser Farbe als Probe
       *[do] behalte eine Figur dieser Farbe als Probe
    }, sofern ihr Läufer { $a ->
        [0] auf deinem Feld steht
        [one] höchstens 1 Feld entfernt ist
       *[other] höchstens { $a } Felder entfernt ist
    }: eine je Farbe und insgesamt höchstens { $b }/{ $c }/{ $d }/{ $e }/{ $f } bei 2/3/4/5/6 Spielern.
    Proben zählen am Spielende als Überlebende
verb-take-token =
    { $form ->
        [does] nimmt den Nomia-Marker als weiteren Überlebenden
        [bare] den Nomia-Marker als weiteren Überlebenden in deinen Vorrat nehmen (das kann nur der Sammler)
        [inv] nimmst du den Nomia-Marker als weiteren Überlebenden in deinen Vorrat (das kann nur der Sammler)
       *[do] nimm den Nomia-Marker als weiteren Überlebenden in deinen Vorrat (das kann nur der Sammler)
    }
verb-steal-special =
    { $form ->
        [does] nimmt diese Karte auf die Hand
        [bare] diese Karte auf die Hand nehmen
        [inv] nimmst du diese Karte auf die Hand
       *[do] nimm diese Karte auf die Hand
    } (nie mehr als { $a } übernommene { $a ->
        [one] Karte
       *[other] Karten
    } zugleich)
verb-hits =
    { $form ->
        [inv] stirbt ein Überlebender von dir erst beim
       *[do] ein Überlebender von dir stirbt erst beim
    } { $a ->
        [2] zweiten
       *[other] { $a }.
    } Treffer; du bestimmst, wer getroffen wird, und bis zu { $b } Überlebende können zugleich verletzt sein.
    Statt einen Überlebenden zu erhalten, heilst du einen
verb-points-add =
    { $form ->
        [does] hat { count-points } mehr
        [bare] { count-points } mehr haben
        [inv] hast du { count-points } mehr
       *[do] du hast { count-points } mehr
    }
verb-points-set =
    { $form ->
        [does] hat unabhängig vom Tempo { count-points }
        [bare] unabhängig vom Tempo { count-points } haben
        [inv] hast du unabhängig von deinem Tempo { count-points }
       *[do] du hast unabhängig von deinem Tempo { count-points }
    }
verb-points-mirror =
    { $form ->
        [does] hat { $n } Bewegungspunkte minus Tempo
        [bare] { $n } Bewegungspunkte minus Tempo haben
        [inv] hast du { $n } Bewegungspunkte minus dein Tempo
       *[do] du hast { $n } Bewegungspunkte minus dein Tempo
    }
verb-points-cap =
    { $form ->
        [does] hat höchstens { count-points }
        [bare] höchstens { count-points } haben
        [inv] hast du höchstens { count-points }
       *[do] du hast höchstens { count-points }
    }
verb-pass-rule-stop-on =
    { $form ->
        [does] hält auf dem ersten besetzten Feld dieser Karte an
        [inv] hält er auf dem ersten besetzten Feld dieser Karte an, das er betritt
       *[do] er hält auf dem ersten besetzten Feld dieser Karte an, das er betritt
    }
verb-pass-rule-stop-before =
    { $form ->
        [does] betritt kein besetztes Feld dieser Karte
        [inv] betritt er kein besetztes Feld dieser Karte
       *[do] er betritt kein besetztes Feld dieser Karte
    }
verb-wall =
    { $form ->
        [inv] liegt hinter dem letzten Feld eine Wand
       *[do] hinter dem letzten Feld ist eine Wand
    }: Wer auf dieses Feld läuft, kehrt um, und der Erste, der das tut, dreht den Pfeil um
verb-ignore =
    { $form ->
        [does] missachtet { $a }
        [it] er missachtet { $a }
        [bare] { $a } missachten
        [inv] missachtet dein Läufer { $a }
       *[do] dein Läufer missachtet { $a }
    }
verb-win-rule-doom =
    { $form ->
        [inv] gewinnst du nur mit den Nomias
       *[do] du gewinnst nur mit den Nomias
    }: sobald kein anderer Spieler mehr Überlebende auf der Station oder an Bord eines Schiffes hat
property-cost = Zusatzkosten
property-gate = Temposchranken
property-cap = Obergrenzen von Feldern
property-stop = Haltezwänge
property-pass-rule = Überholverbote

## Fragen

prompt-run-pick = Wähle die Laufkarte, die du spielen willst.
prompt-run-speed = Nenne das Tempo, das du in dieser Runde haben willst.
prompt-run-recover = Wähle die Laufkarte, die du zurück auf die Hand nehmen willst.
prompt-station-choose = Wähle die Stationskarte, die verdeckt angelegt wird; die andere wird abgeworfen.
prompt-setup-civilization = Wähle deine Zivilisation.
prompt-special-play = Spiele jetzt eine Sonderkarte oder passe.
prompt-target-choose = Nenne das Ziel deiner Karte.
prompt-step-rows = Wähle, wie weit und wohin der Läufer geht.
prompt-neutral-middle = Wähle das mittlere Feld, auf das der neutrale Läufer kommt.
prompt-market-choose = Wähle eine Nomia-Karte aus dem Markt; sie kommt auf die Nomia-Ablage.
prompt-loss-hit = Wähle, wer den Treffer nimmt.
prompt-loss-miniature = Wähle, was du verlierst.

option-run-pick = { $card } (Tempo { $speed })
option-run-recover = { $card } (Tempo { $speed })
option-run-replay = { $card } (Tempo { $speed })
option-run-speed = Tempo { $n }
option-setup-civilization = { $card } ({ $survivors } Überlebende, { $run-card }, { $special })
option-market-choose =
    { $colour ->
        [blue] { $card } (blau)
        [red] { $card } (rot)
       *[none] { $card }
    }
option-special-play-pass = Passen
option-step-rows-stay = Stehen bleiben
option-step-rows-forward = { count-rows } vorwärts
option-step-rows-back = { count-rows } zurück
option-step-rows-toward = { count-rows } auf deinen Läufer zu
option-neutral-draw = { count-rows }
option-neutral-middle-front = Das Feld weiter vorn
option-neutral-middle-rear = Das Feld weiter hinten
option-loss-hit-unhurt = Ein unverletzter Überlebender
option-loss-hit-hurt = Ein verletzter Überlebender, der daran stirbt
option-loss-miniature-own = Einen eigenen Überlebenden
option-loss-miniature-token = Den Nomia-Marker

## Ablehnungen

refusal-EVC-ACT-06 = Dieser Läufer kann nicht das Ziel deiner Karte sein.
refusal-EVC-ACT-06-rows =
    { $rows ->
        [0] Dieser Läufer steht auf deinem Feld, und deine Karte erreicht ihn nicht.
        [one] Dieser Läufer ist 1 Feld entfernt, und deine Karte erreicht ihn nicht.
       *[other] Dieser Läufer ist { $rows } Felder entfernt, und deine Karte erreicht ihn nicht.
    }
refusal-EVC-ACT-10 = Diese Wirkung ginge jetzt ins Leere.
refusal-EVC-ACT-10-window =
    Diese Sonderkarte bliebe jetzt ohne Wirkung: Ihre Bedingung ist nicht erfüllt, oder sie hat kein Ziel.
refusal-EVC-ACT-11 = Diese Zahl erlaubt die Karte nicht, oder nicht in dieser Richtung.
refusal-EVC-ACT-14 = Eine neutrale Farbe hat keine Laufkarte, die gewählt werden könnte.
refusal-EVC-ACT-14-rows = Dieser Läufer ist neutral, und deine Karte kann nicht auf ihn zielen.
refusal-EVC-CIV-03 = Du hast diese Sonderkarte nicht.
refusal-EVC-CIV-03-window = Du hast diese Sonderkarte nicht.
refusal-EVC-CIV-04-window =
    Diese Sonderkarte ist für einen anderen Zeitpunkt gedacht; jetzt passen nur Karten, die { $window ->
        [1] vor dem Wählen der Laufkarten
        [2] nach dem Aufdecken und vor jeder Bewegung
        [3] in deinem Zug in Phase 2
        [4] nach dem Aufdecken einer Nomia-Karte, aber vor ihrer Wirkung
        [5] nach dem Abwickeln einer Nomia-Karte
        [6] vor dem Verlust eines Überlebenden
        [7] im Aufräumen vor dem Aufnehmen der Ablagestapel
        [8] gleich nach der Sonderkarte eines anderen Spielers
       *[9] nach dem Ziehen des Evakuierungstransporters
    } gespielt werden.
refusal-EVC-CIV-12 = Keiner deiner Überlebenden ist verletzt.
refusal-EVC-CIV-14 = Alle deine Überlebenden sind verletzt, also muss der Treffer einen von ihnen töten.
refusal-EVC-CLEAN-05 =
    Laufkarten kommen erst dann vom Ablagestapel zurück, wenn du nur noch zwei auf der Hand hast, oder durch eine Wirkung.
refusal-EVC-NEUTRAL-08 = Es gibt nur ein mittleres Feld.
refusal-EVC-NOMIA-15 = Im Markt liegt keine Karte dieses Titels mehr.
refusal-EVC-RUN-01 = Du hast diese Laufkarte nicht auf der Hand.
refusal-EVC-SETUP-10 = Diese Laufkarte gehört einer Zivilisation, die nicht deine ist.
refusal-EVC-SETUP-13 = Diese Zivilisation ist schon gewählt.
refusal-EVC-SETUP-22 = Diese Karte gehört nicht zum Markt.
refusal-EVC-STATION-02 = Du hast diese Stationskarte nicht gezogen.

## Der Verlauf

event-round = Runde { $number } beginnt; Startspieler: { $first }.
event-station-dealt =
    { $card ->
        [-9] Eine Stationskarte wird verdeckt ausgelegt.
       *[other] Ausgelegt wird: { $card }.
    }
event-first-player = { $player } erhält den Startspielermarker.
event-civilization = { $player } spielt die Zivilisation { $civilization }.
event-revealed = { $player } deckt auf: { $card }.
event-moved =
    { $rows ->
        [0] { $runner } bleibt stehen.
        [one] { $runner } läuft 1 Feld.
       *[other] { $runner } läuft { $rows } Felder.
    }
event-moved-by =
    { $same ->
        [yes] { $player } geht
       *[no] { $player ->
            [-2] { $runner } rückt
           *[other] { $player } bewegt den Läufer von { $runner }
        }
    } { $rows-sign ->
        [minus] bis zu { $rows ->
            [one] 1 Feld
           *[other] { $rows } Felder
        } zurück.
       *[plus] bis zu { $rows ->
            [one] 1 Feld
           *[other] { $rows } Felder
        } vorwärts.
    }
event-station-revealed = { $runner } betritt eine verdeckte Karte: { $card }.
event-station-placed = { $player } legt eine Stationskarte verdeckt an.
event-station-drawn = { $player } zieht die Stationskarte { $card }.
event-station-chosen = { $player } hat verdeckt angelegt: { $card }.
event-station-rejected = { $player } wirft die Stationskarte { $card } ab.
event-station-left =
    { $card ->
        [-9] Alle haben eine verdeckte Stationskarte hinter sich gelassen; sie wird abgeworfen.
       *[other] Alle haben diese Stationskarte hinter sich gelassen; sie wird abgeworfen: { $card }.
    }
event-station-shuffled = Die Stationsablage wird zum neuen Stationsstapel.
event-station-acts = { $card } wirkt auf { $runner }.
event-arrow-turned = Der Pfeil wird umgedreht.
event-turned-round = { $runner } kehrt an der Wand um.
event-neutral-drew =
    { $rows ->
        [one] { $runner } zieht eine Laufweite von 1 Feld.
       *[other] { $runner } zieht eine Laufweite von { $rows } Feldern.
    }
event-neutral-placed = { $runner } kommt in die Mitte der Läufer.
event-acts = { $player } führt die Aktion von { $card } aus.
event-action-barred = { $player } darf die Aktion von { $card } nicht ausführen.
event-acts-in-vain = Die Aktion von { $card } bleibt für { $player } ohne Wirkung.
event-targeted = { $player } nennt als Ziel: { $target }.
event-attack-failed = Der Angriff von { $player } scheitert: { $target } ist immun.
event-copied = { $player } kopiert { $card } von { $target }.
event-swapped = { $player } und { $target } tauschen für diese Runde ihre Laufkarten.
event-replayed = { $player } nimmt die Laufkarte zurück und spielt zufällig { $card }.
event-named-speed = { $player } nennt Tempo { $speed }.
event-barred = { $player } führt in dieser Runde keine Aktion einer Laufkarte aus.
event-took-back = { $player } nimmt { $card } zurück auf die Hand.
event-extra-draw =
    { $number ->
        [one] Durch { $player } wird in dieser Runde 1 Nomia-Karte mehr gezogen.
       *[other] Durch { $player } werden in dieser Runde { $number } Nomia-Karten mehr gezogen.
    }
event-peeked = { $player } sieht sich die oberste Karte des Nomia-Stapels an.
event-saw-top = { $player } sieht oben auf dem Nomia-Stapel: { $title }.
event-nomia-drawn = Vom Nomia-Stapel kommt: { $title }.
event-nothing-happens = Es geschieht nichts.
event-cancelled = { $player } macht diese Nomia-Karte unwirksam: { $title }.
event-inserted = { $player } bringt in den Nomia-Stapel: { $title }.
event-boarded = { $player } geht mit allen Überlebenden an Bord des Rettungsschiffs und ist in Sicherheit.
event-collected = { $player } behält eine Probe von { $colour }.
event-took-token = { $player } nimmt den Nomia-Marker als Überlebenden.
event-stole = { $player } übernimmt die Sonderkarte { $special }.
event-special-played = { $player } spielt die Sonderkarte { $special }.
event-shielded = { $runner } ist geschützt und verliert durch diese Karte niemanden.
event-redirected = { $player } gibt den Verlust weiter an { $target }.
event-hit = Ein Überlebender von { $player } ist verletzt.
event-healed = Ein Überlebender von { $player } ist geheilt.
event-lost = { $runner } verliert einen Überlebenden.
event-token-lost = { $player } verliert den Nomia-Marker.
event-eliminated = { $runner } verliert den letzten Überlebenden und scheidet aus.
event-evac-ready = „Evac Ready“ ist belegt: Der Evakuierungstransporter ist unterwegs.
event-shuffled = Die Nomia-Ablage wird in den Nomia-Stapel gemischt.
event-stunned = { $runner } darf sich in der nächsten Runde nicht bewegen.
event-gained = { $player } erhält einen neuen Überlebenden.
event-chose-nomia = { $player } legt aus dem Markt auf die Nomia-Ablage: { $title }.
event-renewed = { $player } nimmt den ganzen Ablagestapel auf die Hand.
event-doomed = { $player } ist allein auf der Station und findet das vorhergesagte Ende.
event-ended =
    { $winners-count ->
        [0] Das Spiel endet ohne Sieger.
        [one] Das Spiel endet: { $winners } gewinnt.
       *[other] Das Spiel endet: { $winners } gewinnen gemeinsam.
    }

## Das Ende

score-runner = Läufer
score-aboard = Überlebender an Bord des Rettungsschiffs
score-pool = Vorrat
score-token = Nomia-Marker
score-specimens = Proben
outcome-transport = Der Evakuierungstransporter ist da.
outcome-nomias = Die Nomias haben die Station erobert; niemand ist entkommen.
outcome-doom = Alle sind umgekommen, ganz wie vorhergesagt.
outcome-ship = Das Rettungsschiff war der einzige Ausweg.

## Der Tisch im Terminal

board-setup = Aufbau
board-round = Runde { $n }
board-first = Startspieler { $player }
board-tracker = Evac Ready { $n }/{ $of }
board-evac = Evac Ready: Der Transporter ist im Nomia-Stapel
board-extra =
    { $n ->
        [one] 1 weitere Nomia-Karte
       *[other] { $n } weitere Nomia-Karten
    }
board-arrow = Pfeil
board-player = Spieler
board-survivors = Überlebende
board-hand-count = Hand
board-letter-blue = B
board-letter-yellow = G
board-letter-pink = R
board-letter-ivory = E
board-letter-green = N
board-letter-violet = V
board-out = ausgeschieden
board-aboard = sicher an Bord des Rettungsschiffs
board-neutral = neutral
board-special = Sonderkarte { $card }
board-in-play = spielt { $card }
board-discarded = abgelegt: { $cards }
board-stunned = darf nicht laufen
board-stunned-next = darf nächste Runde nicht laufen
board-barred = keine Aktion
board-hits = { $n } verletzt
board-token = hat den Nomia-Marker
board-jars =
    { $n ->
        [one] 1 Probe
       *[other] { $n } Proben
    }
board-doomed = gewinnt mit den Nomias
board-deck = Nomia-Stapel ({ $n }):
board-pile = Nomia-Ablage ({ $n }):
board-market = Markt ({ $n }):
board-top = Oben auf dem Stapel, nur du weißt es:
board-hand = Deine Hand:
board-specials = Deine Sonderkarte:
board-mark-least = nur mit Tempo { $n } oder mehr
board-mark-most = nur mit Tempo { $n } oder weniger
board-mark-stop = hier hält jeder an
board-mark-cost = kostet { $n } Punkte
board-mark-cap =
    { $n ->
        [one] Platz für 1 Läufer
       *[other] Platz für { $n } Läufer
    }
board-mark-wall = Wand
board-mark-turned = Kleinbuchstabe: läuft gegen den Pfeil

## Der Tisch im Browser

view-line = Die Station
view-desk = Leiste und Nomia-Karten
view-player = { $colour } ({ $name })
view-face-down = Verdeckte Stationskarte
view-face-down-run = Verdeckt
view-arrow =
    Der Pfeil zeigt nach { $way ->
        [right] rechts
        [left] links
        [down] unten
       *[up] oben
    }: Dort ist vorn
view-module = { $card }, Karte { $n } von { $of } der Stationsreihe
view-door = Verdeckte Stationskarte, Karte { $n } von { $of } der Stationsreihe
view-door-known = { $card }, verdeckt und nur dir bekannt, Karte { $n } von { $of } der Stationsreihe
view-door-tip = Was sie zeigt und wie viele Felder sie hat, sieht niemand, bevor ein Läufer sie betritt.
view-row = { $card }, Feld { $row } von { $of }
view-gate = { $card }, Schranke zwischen den Feldern { $a } und { $b }: { $words }
view-gate-mark = Schranke: nur mit bestimmtem Tempo
view-runner =
    { $name }, auf { $place }, läuft { $way ->
        [against] gegen den Pfeil
       *[with] mit dem Pfeil
    }
view-turned = läuft gegen den Pfeil
view-front = vorn
view-rear = hinten
view-front-label = Vorderstes besetztes Feld: { $place }
view-rear-label = Hinterstes besetztes Feld: { $place }
view-tracker =
    { $ready ->
        [yes] Evakuierungsleiste: „Evac Ready“ ist belegt, { $n } Überlebende sind verloren
       *[no] Evakuierungsleiste: { $n } von { $of } Plätzen bis „Evac Ready“ sind belegt
    }
view-dead = { $name } hat { $n } verloren
view-deck = Nomia-Stapel
view-pile = Ablage
view-market = Markt
view-deck-label =
    { $n ->
        [one] Nomia-Stapel, 1 Karte
       *[other] Nomia-Stapel, { $n } Karten
    }
view-pile-label =
    { $n ->
        [one] Nomia-Ablage, 1 Karte
       *[other] Nomia-Ablage, { $n } Karten
    }
view-market-label =
    { $n ->
        [one] Markt der Nomia-Karten, 1 Karte
       *[other] Markt der Nomia-Karten, { $n } Karten
    }
view-now = Wird gerade ausgeführt: { $card }
view-transport =
    { $ready ->
        [yes] Der Transporter ist im Nomia-Stapel
       *[no] Der Transporter ist noch nicht gerufen
    }
view-draws =
    { $n ->
        [one] In dieser Runde wird noch 1 Nomia-Karte gezogen
       *[other] In dieser Runde werden noch { $n } Nomia-Karten gezogen
    }
view-picked = hat eine Laufkarte gewählt
view-picked-tag = gewählt
view-hand = Deine Hand
view-own-discard = Dein Ablagestapel
view-renew = Du nimmst ihn auf, wenn du nur noch { $n } Karten auf der Hand hast.
view-own-people = Deine Zivilisation
view-civilizations = Zivilisationen
view-drawn = Die Stationskarten, die du gezogen hast
view-played = Laufkarten dieser Runde
view-cards-of = Karten von { $name }
view-speed = Tempo
view-rows = Felder
view-survivors = Überlebende
view-hand-count = Laufkarten auf der Hand
view-moved = Felder in dieser Runde
view-hits = verletzte Überlebende
view-jars = Proben
view-token = Nomia-Marker
