### Meldungen, die zu keinem Spiel gehören. Wirkungen stehen in diesen Formen ($form): do (allein), inv (nach einem
### Satzteil, Verb voran), bare (nach „darf“), does (nach „wer hier steht,“), it (Satz über ein vorher genanntes Ziel).

## Verbindungen in Wirkungen

joint-and = { $first } und { $second }
joint-or = { $first } oder { $second }
joint-then =
    { $form ->
        [does] { $first } und { $second }
        [inv] { $first }, dann { $second }
        [it] { $first }, und { $second }
        [bare] { $first }, dann { $second }
       *[do] { $first }. { CAP($second) }
    }
joint-may =
    { $form ->
        [does] darf { $effect }
        [inv] darfst du { $effect }
        [bare] { $effect }
       *[do] du darfst { $effect }
    }
    .form = bare
joint-pay =
    { $form ->
        [does] { $price } und { $gain }
       *[do] { $price }; dafür { $gain }
    }
    .form-gain =
        { $form ->
            [does] does
           *[do] inv
        }
joint-times =
    { $form ->
        [does] { $effect }, und zwar { $n }-mal
        [bare] { $effect }, und zwar { $n }-mal
        [inv] gilt { $n }-mal: { CAP($effect) }
       *[do] { $n }-mal: { CAP($effect) }
    }
    .form =
        { $form ->
            [inv] do
           *[other] { $form }
        }
joint-up-to =
    { $form ->
        [does] { $effect }, und zwar bis zu { $n }-mal
        [bare] { $effect }, und zwar bis zu { $n }-mal
        [inv] gilt bis zu { $n }-mal: { CAP($effect) }
       *[do] bis zu { $n }-mal: { CAP($effect) }
    }
    .form =
        { $form ->
            [inv] do
           *[other] { $form }
        }
joint-each =
    { $form ->
        [inv] gilt: { CAP($who) } { $effect }
       *[do] { $who } { $effect }
    }
joint-if =
    { $form ->
        [does] { $effect }, wenn { $tests }
        [it] { $effect }, wenn { $tests }
        [bare] { $effect }, wenn { $tests }
        [inv] gilt: Wenn { $tests }, { $effect }
       *[do] wenn { $tests }, { $effect }
    }
    .form =
        { $form ->
            [do] inv
           *[other] { $form }
        }

## Fragen, die Wirkungen in jedem Spiel stellen

prompt-effect-may =
    { $effect ->
        [none] Entscheide, ob du diese Wirkung nutzen willst.
       *[other] Entscheide, ob du dies tun willst: { $effect }.
    }
    .form = bare
prompt-effect-choose = Wähle eine dieser Wirkungen.
prompt-effect-again =
    { $effect ->
        [none] Entscheide, ob du das noch einmal tun willst.
       *[other] Entscheide, ob es weitergeht: { $effect }.
    }
option-effect-may-no = Nein
option-effect-may-yes = Ja
option-effect-choose-first =
    { $effect ->
        [none] Die erste Wirkung
       *[other] { $effect }
    }
option-effect-choose-second =
    { $effect ->
        [none] Die zweite Wirkung
       *[other] { $effect }
    }
option-effect-choose-third =
    { $effect ->
        [none] Die dritte Wirkung
       *[other] { $effect }
    }
option-effect-choose-fourth =
    { $effect ->
        [none] Die vierte Wirkung
       *[other] { $effect }
    }
option-effect-again-stop = Aufhören
option-effect-again-again = Noch einmal

## Der Verlauf

event-forced = { $player } hatte nur eine Wahl: { $option }.

## Der Tisch

your-turn = Du bist an der Reihe, { $player }.
game-over = Das Spiel ist zu Ende.
winners =
    { $count ->
        [0] Niemand gewinnt.
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
score-total = Summe
log-title = Was geschehen ist
why-title = Warum nicht?
why-sentence = { $sentence } [{ $rule }]
bad-input = „{ $input }“ gehört nicht zu den Antworten; gib eine Zahl aus der Liste ein oder h für Hilfe.
undo-done = Deine letzte Antwort ist zurückgenommen.
undo-barrier-chance = Deine letzte Antwort lässt sich nicht zurücknehmen: Seitdem hat der Zufall entschieden.
undo-barrier-others = Deine letzte Antwort lässt sich nicht zurücknehmen: Seitdem hat jemand anders geantwortet.
undo-barrier-revealed = Deine letzte Antwort lässt sich nicht zurücknehmen: Sie hat etwas Verdecktes aufgedeckt.
undo-barrier-nothing = Es gibt keine Antwort von dir, die zurückgenommen werden könnte.
saved = Das Spiel ist in { $file } gespeichert.

## Hilfe und Tasten

help-title = Was du eingeben kannst
help-number = eine Zahl: diese Antwort geben
help-word = ein Wort: die Antwort mit diesem Wort geben
help-undo = u: die letzte Antwort zurücknehmen
help-why = ?: warum die anderen Antworten nicht erlaubt sind; ? und eine Zahl oder ein Wort: diese Antwort genau
help-card = c und ein Wort: eine beliebige Karte lesen
help-rule = r und eine Nummer oder Wörter: Regeln nachschlagen
help-log = l: lesen, was geschehen ist
help-save = s: jetzt speichern; s und eine Datei: eine Kopie speichern
help-hint = h: ein Hinweis von einem Bot; noch einmal: wo du suchen sollst, dann der Zug
help-help = k: diese Tasten
help-quit = q: das Spiel verlassen; es ist gespeichert
keys = ? warum · c Karte · t Texte · u zurück · l Log · r Regel · h Hinweis · k Tasten · q Ende
help-text = t: die Texte aller Karten auf dem Tisch und auf deiner Hand lesen
help-board = b: den Tisch und die Frage noch einmal zeigen

## Die Kommandozeile: eine Partie

score-title = Wertung
score-place = Platz
score-ties = Gleichstand
why-nothing = Hier ist nichts verboten: Jede Antwort steht auf der Liste.
card-not-found = Es gibt keine Karte mit „{ $given }“ im Namen.
rule-not-found = Es gibt keine Regel, in der „{ $given }“ vorkommt.
play-left = Die Partie ist gespeichert; weiter geht es jederzeit mit
play-hand-over = { $player } ist an der Reihe: Jetzt sollte niemand sonst hinsehen. Drücke die Eingabetaste.
replay-position = Die Stellung nach { $n } von { $of } Antworten

## Die Kommandozeile: Lektionen, Aufzeichnungen, Inhalte

lesson-keys = ? warum nicht · h Hinweis · r Regel · t Texte · q Ende
lesson-right = Richtig.
lesson-wrong = Das ist erlaubt, aber in dieser Lektion geht es um etwas anderes.
lesson-done = Du hast die Lektion geschafft.
lesson-left = Du hast die Lektion verlassen.
lesson-none = Es gibt keine Lektionen.
lesson-how = Eine davon spielen: ludothek lesson ID
lesson-unknown = Es gibt keine Lektion „{ $given }“; „ludothek lesson list“ nennt alle.
record-open = nicht beendet
record-good = { $file }: in Ordnung, { $n } Antworten, { $result }.
record-cut = { $file } enthält die ersten { $n } Antworten.
pack-good = Der Inhalt { $pack } { $version } ist in Ordnung: { $n } Einträge, Prüfsumme { $hash }.
source-rulebook = Regelheft
source-public = öffentlich
source-designed = entworfen
source-total = gesamt
games-seats = { $least } bis { $most } Plätze
games-only = [nur bei { $needs }]
games-only-seats =
    { $most ->
        [one] 1 Platz
       *[other] { $range } Plätzen
    }

## Die Kommandozeile: falsche Eingaben

cli-file = { $file }: { $reason }.
cli-not-text = { $file } ist keine Textdatei und damit auch keine Aufzeichnung.
cli-exists = { $file } gibt es schon und wird nicht überschrieben; wähle einen anderen Namen.
cli-exists-force = { $file } gibt es schon und wird nur mit --force überschrieben.
cli-no-answer = { $file } hat { $count } Antworten, lässt sich also nicht nach { $n } zeigen.
cli-option = Eine Einstellung gibt man als Name=Wert an, nicht als „{ $given }“.
cli-no-seat = „{ $given }“ kann keinen Platz einnehmen; ein Mensch ist me oder me:Name, und die Bots sind { $bots }.
cli-bad-name = „{ $name }“ kann niemand heißen; ein Name hat 1 bis { $n } Zeichen und endet nicht wie der eines Bots.
cli-same-name = Zwei Plätze heißen { $name }; gib jedem Menschen mit me:Name einen anderen Namen.
cli-resume-fixed = Eine gespeicherte Partie behält ihre Einstellungen und ihren Startwert; lass --option, --preset und --seed weg.
cli-resume-seats = Die gespeicherte Partie hat { $n } Plätze; gib ebenso viele an oder lass --seats weg.
cli-resume-outside = Auf dem Platz { $name } saß ein eigener Bot; nenne ihn mit --seats noch einmal.
cli-depth = Die Tiefe muss mindestens 1 sein.

## Die Kommandozeile: Hilfe

cli-help = Anspruchsvolle Brettspiele, streng nach ihren Regelheften.
cli-help-version = Die Version zeigen.
cli-help-play = Im Terminal spielen, mit Menschen und Bots.
cli-help-games = Die Spiele und ihre Einstellungen auflisten.
cli-help-replay = Den Verlauf einer Aufzeichnung zeigen und die Stellung am Ende oder nach einer Antwort.
cli-help-record = Aufzeichnungen prüfen und kürzen.
cli-help-verify = Aufzeichnungen nachspielen und prüfen, ob sie stimmen.
cli-help-cut = Die ersten Antworten einer Aufzeichnung in eine neue Datei schreiben.
cli-help-scenario = Szenarien ausführen.
cli-help-scenario-run = Szenarien ausführen und jede Erwartung mit dem gefundenen Wert zeigen.
cli-help-lesson = Die Lektionen auflisten oder eine davon spielen.
cli-help-pack-group = Inhalte prüfen und ihre Quellen zählen.
cli-help-check = Den Inhalt eines Spiels prüfen.
cli-help-sources = Zählen, woher die Angaben eines Spiels stammen.
cli-help-rules = Regeln zeigen: alle, oder die mit einer Nummer oder mit Wörtern.
cli-help-perft = Die Stellungen nach so vielen Antworten zählen.
cli-help-bench = Das Spielwerk messen.
cli-help-lang = Die Sprache: en oder de; ohne Angabe die des Systems.
cli-help-pack = Ein Ordner mit eigenem Inhalt; mehrfach möglich.
cli-help-option = Eine Einstellung des Spiels als Name=Wert; mehrfach möglich.
cli-help-preset = Eine empfohlene Zusammenstellung der Einstellungen; --option ändert Teile davon.
cli-help-no-color = Keine Farben (wie NO_COLOR).
cli-help-file = Eine Aufzeichnung.
cli-help-game = Der Name des Spiels.
cli-help-seats = Wer spielt, etwa me,player,expert oder me:Anna,me:Ben. Bots: novice, player, expert, master. Ohne Angabe: me,player.
cli-help-seed = Eine Zahl, aus der aller Zufall folgt.
cli-help-record-file = Wohin nach jeder Antwort gespeichert wird; ohne Angabe in deinen Datenordner.
cli-help-resume = Eine gespeicherte Partie fortsetzen.
cli-help-to = Nach wie vielen Antworten.
cli-help-out = Die Datei, in die geschrieben wird.
cli-help-force = Die Datei überschreiben, wenn es sie schon gibt.
cli-help-scenario-file = Ein Szenario.
cli-help-lesson-id = Die Kennung einer Lektion, oder list.
cli-help-words = Eine Nummer, ihr Anfang, oder Wörter.
cli-help-depth = Wie viele Antworten tief.
cli-help-seat-count = Wie viele Plätze; ohne Angabe so wenige wie möglich.

## Der Tisch im Browser

table-open = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-waiting = Alle warten auf { $names }.
table-chance = Jetzt entscheidet der Zufall.
table-look-back =
    Nach { $n } von { $of } Antworten { $count ->
        [one] ist { $names } am Zug.
       *[other] sind { $names } am Zug.
    }
table-look-back-chance = Nach { $n } von { $of } Antworten entscheidet der Zufall.
table-chose = Deine Wahl: { $option }.
table-took-back = { $player } hat zurückgenommen: { $option }.
table-took-back-hidden = { $player } hat eine verdeckte Antwort zurückgenommen.
table-further-chance = Weiter zurück geht es nicht: Seitdem hat der Zufall entschieden.
table-further-others = Weiter zurück geht es nicht: Seitdem hat jemand anders geantwortet.
table-further-revealed = Weiter zurück geht es nicht: Dort wurde etwas Verdecktes aufgedeckt.

## Der Tisch in Worten

text-players = Mitspielende
text-player = Name
text-notes = Bemerkungen
text-you = du
text-asked = ist gefragt
text-bot = Bot
text-neutral = neutral
text-out = ausgeschieden
text-no-cards = Keine Karten.
text-down = verdeckt
text-spent = verbraucht
text-cost = Kosten { $cost }

## Der Server

cli-help-serve = Im Browser spielen: auf diesem Rechner, im Heimnetz oder von einem kleinen Server aus.
cli-help-data = Der Ordner für Tische und Einstellungen; ohne Angabe dein Datenordner. DATABASE_URL nennt eine andere Datenbank.
cli-help-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 lässt alle im Netz mitspielen.
cli-help-port = Der Port; 0 ist irgendein freier. Ohne Angabe 8000 oder der nächste freie.
cli-help-url = Die öffentliche Adresse, falls ein anderer Server davorsteht; ihr Pfad ist der Wurzelpfad.
cli-help-hooks = Wohin Nachrichten gehen dürfen: any (überallhin) oder public (nur an öffentliche Adressen). Ohne Angabe any, wenn nur dieser Rechner spielen kann.
cli-help-log = Protokoll auf der Fehlerausgabe: json (jede Anfrage) oder quiet (nur Störungen). Ohne Angabe im Terminal quiet.
cli-help-open = Den Browser öffnen.
cli-serve-at = Ludothek läuft unter { $url }
cli-serve-lan = Für Telefone und andere Geräte in diesem Netz: { $url }
cli-serve-stop = Strg-C beendet den Server. Die Partien bleiben erhalten.
cli-hooks = Nachrichten gehen an alle Adressen (any) oder nur an öffentliche (public); --hooks kann nicht „{ $given }“ sein.
cli-log = Das Protokoll ist json oder quiet; --log kann nicht „{ $given }“ sein.

## Bots am Tisch

seat-bot = { $colour } ({ $bot })
seat-bot-greedy = gierig
seat-bot-novice = Neuling
seat-bot-player = Spieler
seat-bot-expert = Könner
seat-bot-master = Meister
seat-bot-outside = eigener Bot
seat-bot-random = zufällig

## Die Arena

cli-help-simulate = Lass Bots viele Partien spielen und bewahre sie als Parquet-Dateien auf; mit denselben Angaben noch einmal gestartet, geht es weiter.
cli-help-study = Sag, was ein Ordner simulierter Partien zeigt oder worin sich zwei unterscheiden.
cli-help-tournament = Lass jeden Bot gegen jeden spielen und bewerte sie.
cli-help-tune = Stimme die Gewichte, nach denen Bots ein Spiel beurteilen, durch Spiel gegen sich selbst ab.
cli-help-arena-games = Wie viele Partien; im Turnier für jede Paarung.
cli-help-bots = Bots, etwa greedy,random; sie wechseln die Plätze reihum. Eigene: stdio:BEFEHL oder http:URL.
cli-help-options = Einstellungen des Spiels als name=wert,name=wert; mehrmals möglich.
cli-help-arena-seats = Wie viele Plätze, oder mehrere Anzahlen reihum, etwa 2,3,4. Ohne Angabe: einer je Bot.
cli-help-workers = Wie viele Prozesse; ohne Angabe einer je Kern.
cli-help-ray = Die Adresse eines Ray-Clusters, oder local, um hier einen zu starten.
cli-help-simulate-out = Der Ordner für die Partien.
cli-help-opening = Wie viele erste Antworten eines Platzes seine Eröffnung sind.
cli-help-decisions = Auch jede Entscheidung aufbewahren.
cli-help-study-folders = Ein Ordner simulierter Partien, oder zwei zum Vergleich.
cli-help-study-out = Schreib einen Bericht mit Schaubildern, eine HTML-Datei.
cli-help-tournament-seats = Wie viele Plätze; ohne Angabe zwei oder so wenige, wie das Spiel erlaubt.
cli-help-anchor = Der Bot, dessen Wertung 1000 ist; ohne Angabe ist die mittlere Wertung 1500.
cli-help-tournament-out = Wohin das Ergebnis kommt: eine Datei auf .json oder .toml.
cli-help-strength = Eine Datei gemessener Spielstärken, etwa bots/strength.toml, in die die Wertungen kommen.
cli-help-tune-bot = Der Bot, der spielt; er muss Stellungen beurteilen.
cli-help-solo = Ein Platz: Es zählt die mittlere Punktzahl, nicht der Sieg.
cli-help-deals = Wie viele Verteilungen des Zufalls jeder Kandidat spielt, jede auf jedem Platz.
cli-help-generations = Wie viele Generationen von Kandidaten höchstens.
cli-help-minutes = Nach so vielen Minuten aufhören; ohne Angabe erst nach der letzten Generation.
cli-help-population = Wie viele Kandidaten eine Generation hat; ohne Angabe so viele, wie CMA-ES empfiehlt.
cli-help-validation = Wie viele neue Verteilungen das Ergebnis prüfen.
cli-help-weights = Die Gewichte, die sich ändern dürfen, etwa spread,acting; ohne Angabe alle.
cli-help-tune-out = Wohin bessere Gewichte kommen; ohne Angabe in die weights.toml des Spiels.
cli-help-learn = Lerne ein Urteil über Stellungen aus Spiel gegen sich selbst, bei Spielen, die nennen, was davon zu sehen ist.
cli-help-learn-table = Wie ein Teil der Partien gespielt wird: Plätze und Einstellungen, etwa „2 mode=points,actions=advanced“. Mehrmals möglich; die Partien werden gleichmäßig verteilt.
cli-help-learn-rounds = Wie oft Bots spielen und ein Netz daraus lernt.
cli-help-learn-games = Wie viele Partien eine Runde hat.
cli-help-learn-tries = Auf wie viele Weisen ein Bot jede Möglichkeit versucht.
cli-help-learn-hidden = Wie viele Einheiten das Netz zwischen Merkmalen und Ergebnis hat.
cli-help-learn-window = Aus wie vielen Runden das Netz lernt, die letzten zuerst.
cli-help-learn-proof = Wie viele neue Partien das Ergebnis prüfen.
cli-help-learn-start = Die Datei eines gelernten Urteils, von dem aus es weitergeht; ohne Angabe beginnen Bots mit den Gewichten.
cli-help-learn-out = Wohin ein besseres Urteil kommt; ohne Angabe in die judgement.json des Spiels.
cli-learn-table = Ein Tisch ist eine Zahl von Plätzen mit Einstellungen, etwa „2 mode=points,actions=advanced“, nicht „{ $given }“.
cli-arena-games = Partien
cli-simulated = In { $folder } sind { $n } Partien.
cli-written = { $file } ist geschrieben.
cli-study-two = Untersucht wird ein Ordner mit Partien, oder zwei im Vergleich.
cli-tournament-out = Ein Ergebnis ist eine Datei auf .json oder .toml, nicht { $file }.
cli-no-bots = Nenne mit --bots mindestens einen Bot.
cli-arena-seats = „{ $given }“ ist keine Anzahl von Plätzen; mehrere gibt man als 2,3,4 an.

## Hinweise

hint-quoted = „{ $text }“
hint-goal-soon = Worauf es jetzt ankommt: bald mehr zu haben von { $gains }.
hint-goal = Worauf es jetzt ankommt: mehr von { $gains }.
hint-goal-worth = Worauf es jetzt ankommt: mehr von { $gains }. Dafür lohnt es sich, etwas aufzugeben: { $costs }.
hint-goal-others = Worauf es jetzt ankommt: die anderen aufzuhalten, bei { $figures }.
hint-goal-costs = Worauf es jetzt ankommt, liegt jenseits dieses Zuges; dafür lohnt es sich, etwas aufzugeben: { $costs }.
hint-goal-later = Worauf es jetzt ankommt, liegt jenseits dieses Zuges: Nichts, was du zählen kannst, ändert sich sofort.
hint-area = Sieh dir diese an: { $options }.
hint-area-two = Es gibt nur zwei Antworten; vergleiche, was auf jede folgt.
hint-area-part = Du findest sie unter „{ $part }“.
hint-move = Ein Bot würde { $option } wählen. { $chances }
hint-chances-many = Er sieht deine Gewinnchance bei { $value } % ± { $error }.
hint-chances-alone = Er erwartet für dich { $value } ± { $error } Punkte.
hint-thinking = Ein Bot denkt nach …
hint-last = Zu dieser Frage gibt es keinen weiteren Hinweis.
