### Was Tische außerhalb eines Spiels sagen.

## Warum etwas nicht geht

table-none = Diesen Tisch gibt es nicht.
table-no-link = Dieser Link führt nirgendwohin. Vielleicht wurde er durch einen neuen ersetzt.
table-no-guest = Zu diesem Link gehört niemand.
table-not-yours = Das gehört dir nicht: Der Platz oder der Tisch gehört anderen.
table-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
table-no-seat = An diesem Tisch ist kein Platz frei.
table-not-open = Dieser Tisch wartet nicht mehr auf Mitspielende.
table-not-running = Diese Partie läuft gerade nicht.
table-not-over = Die Partie ist noch nicht zu Ende.
table-hidden = Solange gespielt wird, bleibt die Aufzeichnung unter Verschluss, denn sie nennt verdeckte Karten.
table-no-position = Diese Partie hat die Stellungen 0 bis { $last }; eine Stellung { $n } gibt es nicht.
table-at-end = Hier war die Partie zu Ende; weiterspielen lässt sich nur von einer früheren Stellung.
table-bad-name = „{ $name }“ geht hier nicht als Name; ein Name hat 1 bis { $n } Zeichen und endet nicht wie der eines Bots.
table-no-bot = Es gibt keinen Bot „{ $bot }“.
table-no-kind = Ein Platz ist für mich, für jemanden an meinem Bildschirm, für andere offen oder für einen Bot; „{ $kind }“ gibt es nicht.
table-no-pace = Gespielt wird live oder über mehrere Tage; das Spieltempo „{ $pace }“ gibt es nicht.
table-no-hints = An diesem Tisch gibt es keine Hinweise.
table-not-asked = Du wirst gerade nichts gefragt.
table-no-rung = Ein Hinweis nennt das Ziel, den Bereich oder den Zug, nicht „{ $rung }“.
table-rules-changed = Die Regeln dieses Spiels haben sich seit Beginn der Partie geändert; darum gibt es keine Aufzeichnung von Anfang an.
table-lost = Die Regeln dieses Spiels haben sich so sehr geändert, dass sich die Partie nicht mehr öffnen lässt.
table-too-long = Dieser Text ist zu lang für eine Aufzeichnung.

## Antworten und Zurücknehmen

table-no-word = „{ $word }“ ist keine Antwort auf diese Frage.
table-undo-stale = Die Partie ist inzwischen weitergegangen.
table-undo-over = Das Ende einer Partie lässt sich nicht allein zurücknehmen: Alles Verdeckte liegt offen. Frag die anderen.
table-undo-away = { $player } ist nicht da und kann nicht gefragt werden; diese Antworten bleiben.
table-asks-undo =
    { $count ->
        [one] { $player } möchte die letzte Antwort zurücknehmen.
       *[other] { $player } möchte die letzten { $count } Antworten zurücknehmen.
    }

## Hinweise am Tisch

table-left = { $player } ist gegangen; ein Bot spielt weiter.
table-refused-undo = { $player } möchte nicht zurückgehen.
table-rebased = Die Regeln dieses Spiels haben sich geändert. Die Partie geht weiter, wo sie stand; was davor war, lässt sich nicht mehr ansehen.
table-seed-by-hand = Der Startwert dieser Partie wurde von Hand gewählt, nicht ausgelost. Wer ihn kennt, kann verdeckte Karten und allen kommenden Zufall vorausberechnen.

## Nachrichten

table-your-turn = { $title }: du bist am Zug, { $player }.

## Listen von Tischen

table-free-seat = frei
table-unreadable = Dieser Tisch lässt sich nicht mehr öffnen: Sein Spiel fehlt hier, oder die Regeln haben sich zu sehr geändert.
