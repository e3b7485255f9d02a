### Was Tische außerhalb eines Spiels sagen.

## Warum etwas nicht geht

table-none = Diesen Tisch gibt es nicht.
table-no-link = Dieser Link führt nirgendwohin: vielleicht wurde er durch einen neuen ersetzt.
table-no-guest = Unter diesem Link ist niemand bekannt.
table-not-yours = Das gehört dir nicht: der Platz oder der Tisch ist der von anderen.
table-not-host = Das kann nur, wer diesen Tisch eingerichtet hat.
table-no-seat = An diesem Tisch ist kein Platz frei.
table-not-open = Dieser Tisch wartet nicht mehr auf Mitspielende.
table-not-running = Dieses Spiel wird gerade nicht gespielt.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-hidden = Solange gespielt wird, bleibt die Aufzeichnung geschlossen, denn sie nennt verdeckte Karten.
table-no-position = Dieses Spiel hat die Stellungen 0 bis { $last }, aber keine mit der Nummer { $n }.
table-bad-name = „{ $name }“ kann hier kein Name sein; ein Name hat 1 bis { $n } Zeichen und endet nicht wie der eines Bots.
table-no-bot = Es gibt keinen Bot „{ $bot }“.
table-no-kind = Ein Platz ist für mich, für jemanden an meinem Bildschirm, für andere offen oder für einen Bot; „{ $kind }“ gibt es nicht.
table-no-pace = Gespielt wird live oder über Tage; das Tempo „{ $pace }“ gibt es nicht.
table-rules-changed = Die Regeln dieses Spiels haben sich seit seinem Beginn geändert; darum gibt es keine Aufzeichnung von Anfang an.
table-lost = Die Regeln dieses Spiels haben sich so sehr geändert, dass es nicht mehr geöffnet werden kann.
table-too-long = Dieser Text ist zu lang für eine Aufzeichnung.

## Antworten und Zurücknehmen

table-no-word = „{ $word }“ ist keine Antwort auf diese Frage.
table-undo-stale = Das Spiel ist inzwischen weitergegangen.
table-asks-undo =
    { $count ->
        [one] { $player } möchte die letzte Antwort zurücknehmen.
       *[other] { $player } möchte die letzten { $count } Antworten zurücknehmen.
    }

## Hinweise am Tisch

table-left = { $player } ist gegangen; ein Bot spielt weiter.
table-refused-undo = { $player } möchte nicht zurückgehen.
table-rebased = Die Regeln dieses Spiels wurden erneuert; es ist weitergegangen, wo es stand, und was davor war, lässt sich nicht mehr ansehen.

## Nachrichten

table-your-turn = { $title }: du bist am Zug, { $player }.
