### Alles, was die Seiten sagen (`page-`), Fehler (`error-`), Nachrichten, und die Worte des Skripts (`ui-`; schlichte Meldungen ohne Fälle).

## Jede Seite

page-skip = Zum Inhalt springen
page-nav = Seiten
page-nav-tables = Meine Tische
page-nav-learn = Lernen
page-nav-records = Partien
page-nav-me = Ich
page-language = Sprache
page-footer = Ludothek: freie Software, ohne Werbung, ohne Konten.
page-version = Version { $version }
page-turns =
    { $n ->
        [one] Du bist an 1 Tisch am Zug
       *[other] Du bist an { $n } Tischen am Zug
    }
page-your-turn = Du bist am Zug
page-status-open = Wartet auf Mitspielende
page-copy = Kopieren
page-copied = Kopiert
page-cancel = Abbrechen
page-replay = Nachspielen
page-print = Drucken
page-download = Aufzeichnung
page-go-play = Spielen
page-go-look = Öffnen
page-to-games = Zu den Spielen
page-my-name = Dein Name
page-rules-link = Regeln

## Startseite

page-home-title = Spiele
page-home-heading = Setz dich und spiel.
page-home-sentence = Anspruchsvolle Strategiespiele im Browser: mit anderen per Link, gemeinsam an einem Bildschirm oder gegen Bots. Ist etwas nicht erlaubt, sagt dir der Tisch, welche Regel es verbietet.
page-home-mine = Deine Partien
page-home-all-tables = Alle meine Tische
page-home-games = Spiele
page-players =
    { $most ->
        [one] 1 Person
       *[other] { $least } bis { $most } Personen
    }
page-play-now = Jetzt spielen
page-play-now-hint = Sofort, gegen Bots. Ohne Konto, und ohne dass du die Regeln kennen musst.
page-play-against = Stärke der Bots
page-new-table = Neuer Tisch …
page-learn-count =
    { $n ->
        [one] Lernen: 1 Lektion
       *[other] Lernen: { $n } Lektionen
    }
page-first-lesson = Neu hier?
page-first-lesson-text = Die erste Lektion dauert zwei Minuten: Du spielst, und der Tisch erklärt.

## Ein neuer Tisch

page-new-title = Neuer Tisch: { $game }
page-new-seats = Wer spielt mit?
page-new-seats-hint = { $least } bis { $most } Plätze. Den Link zum Einladen bekommst du, sobald der Tisch eröffnet ist.
page-new-who = Platz { $n }: wer hier sitzt
page-new-kind-me = Ich
page-new-kind-open = Jemand per Link
page-new-kind-hot = Jemand an diesem Gerät
page-new-kind-bot = Ein Bot
page-new-kind-none = Niemand
page-new-name = Name
page-new-level = Stärke
page-new-open-hint = Wer den Link hat, kann diesen Platz einnehmen.
page-new-options = Das Spiel
page-new-only = nur bei: { $value }
page-new-only-seats =
    { $most ->
        [one] nur bei 1 Platz
       *[other] nur bei { $range } Plätzen
    }
page-new-presets = Empfohlen
page-new-presets-hint = Eine Zusammenstellung legt alle Einstellungen darunter auf einmal fest.
page-new-preset-none = Eigene Wahl
page-new-preset-none-about = Die Einstellungen gelten so, wie sie unten gewählt sind.
page-new-table-part = Der Tisch
page-new-pace = Spieltempo
page-new-pace-live = Live
page-new-pace-live-about = Alle sind da und spielen ohne Pause durch.
page-new-pace-days = Über mehrere Tage
page-new-pace-days-about = Antworte, wenn du Zeit hast. Nachrichten sagen dir, wann du am Zug bist.
page-new-hints = Hinweise von einem Bot
page-new-hints-fit = Für eine Person gegen Bots
page-new-hints-fit-about = Sobald mehrere Menschen spielen, gibt es keine.
page-new-hints-on = Für alle
page-new-hints-on-about = Die anderen sehen, wie viele Hinweise ein Platz genommen hat.
page-new-hints-off = Keine
page-new-hints-off-about = Alle denken selbst.
page-new-strength = Die Zahl hinter einer Stufe ist ihre gemessene Stärke in diesem Spiel, mit ihrer Unsicherheit: Wer 100 Punkte mehr hat, gewinnt zu zweit etwa 64 von 100 Partien.
page-new-slow = Die Spielmaschine dieses Servers ist nicht kompiliert: Bots, die planen, sind hier schwächer, bis „make fast“ ausgeführt wurde.
page-new-name-of-table = Titel des Tisches (freiwillig)
page-new-language = Sprache der Nachrichten
page-new-more = Weitere Einstellungen
page-new-seed = Startwert
page-new-seed-hint = Eine Zahl, aus der aller Zufall folgt. Ohne Eingabe wird eine neue gewählt; dieselbe Zahl bringt dieselben Karten wieder. Wer sie kennt, könnte verdeckte Karten ausrechnen; darum sagt der Tisch allen, dass du sie gewählt hast.
page-new-submit = Tisch eröffnen

## Mitspielen und andere Links

page-join-title = Mitspielen: { $game }
page-join-heading = Du bist zu { $game } eingeladen
page-join-host = { $name } lädt dich ein.
page-join-table = Tisch: { $title }
page-join-who = Wer am Tisch sitzt
page-join-free = frei
page-join-seat = Platz
page-join-any = Irgendein freier Platz
page-join-submit = Platz nehmen
page-join-hint = Du brauchst kein Konto. Dieses Gerät merkt sich deinen Platz. Auf der Seite „Ich“ findest du einen Link, mit dem du auf jedem anderen Gerät weiterspielen kannst.
page-join-full = An diesem Tisch sind alle Plätze besetzt. Wenn du zuschauen möchtest, bitte um den Link zum Zuschauen.
page-link-seat-title = Nimm deinen Platz ein
page-link-seat-text = Mit diesem Link bekommt dieses Gerät den Platz von { $who }. Mach nur weiter, wenn er für dich gedacht ist.
page-link-seat-submit = Als { $who } Platz nehmen
page-link-watch-title = Einer Partie zuschauen
page-link-watch-text = Du siehst, was alle sehen dürfen. Verdeckte Karten bleiben verdeckt.
page-link-watch-submit = Zuschauen
page-link-me-title = Willkommen zurück
page-link-me-text = Das ist der Rückkehr-Link von { $who }. Damit bist du auf diesem Gerät wieder { $who }, mit allen Plätzen.
page-link-me-instead = Im Moment bist du auf diesem Gerät { $name }. Sichere zuerst den Rückkehr-Link von { $name }, sonst kommst du von hier aus nicht mehr an diese Plätze.
page-link-me-submit = Als { $who } weitermachen

## Meine Tische, Partien

page-tables-title = Meine Tische
page-tables-none = Du sitzt noch an keinem Tisch.
page-tables-mine = Du bist am Zug
page-tables-waiting = Die anderen überlegen
page-tables-open = Warten auf Mitspielende
page-tables-over = Beendet
page-records-title = Partien
page-records-sentence = Jede Partie bleibt erhalten, Antwort für Antwort. Spiel sie nach, druck sie aus oder speichere sie als kleine Textdatei. Du kannst auch Aufzeichnungen von anderswo einlesen.
page-records-mine = Beendete Partien
page-records-none = Noch keine beendeten Partien.
page-records-import = Aufzeichnung einlesen
page-records-import-text = Eine Aufzeichnung kann aus dem Terminal, von einer anderen Ludothek oder von anderen Leuten kommen. Sie wird zuerst nachgespielt und geprüft. Eine Partie, die noch nicht beendet ist, kannst du weiterspielen.
page-records-file = Aufzeichnung als Datei (.rec)
page-records-paste = Oder den Text einfügen
page-records-text = Text der Aufzeichnung
page-records-submit = Einlesen

## Ich

page-me-title = Ich
page-me-sentence = Hier gibt es keine Konten: Dieses Gerät merkt sich, wer du bist. Mit deinem Rückkehr-Link bist du auf jedem anderen Gerät wieder da.
page-me-saved = Gespeichert.
page-me-who = Name und Sprache
page-me-prefs = Am Tisch
page-me-level = Wie viel der Tisch erklärt
page-me-level-learner = Zum Lernen
page-me-level-learner-about = Jede Frage zeigt ihre Regel, und bei verbotenen Antworten steht sofort, warum.
page-me-level-normal = Normal
page-me-level-normal-about = Erklärungen, wenn du darauf tippst.
page-me-level-quiet = Knapp
page-me-level-quiet-about = Nur der Tisch und die Frage.
page-me-confirm = Antworten bestätigen
page-me-confirm-always = Immer
page-me-confirm-always-about = Erst die Antwort wählen, dann bestätigen.
page-me-confirm-barriers = Wenn es kein Zurück gibt
page-me-confirm-barriers-about = Nur wenn sich eine Antwort nicht zurücknehmen lässt.
page-me-confirm-never = Nie
page-me-confirm-never-about = Einmal tippen genügt.
page-me-motion = Bewegung
page-me-motion-system = Wie das System
page-me-motion-system-about = Folgt der Einstellung dieses Geräts.
page-me-motion-full = An
page-me-motion-full-about = Figuren wandern, höchstens eine Drittelsekunde lang.
page-me-motion-none = Aus
page-me-motion-none-about = Alles steht sofort an seinem Platz.
page-me-theme = Hell oder dunkel
page-me-theme-system = Wie das System
page-me-theme-system-about = Folgt der Einstellung dieses Geräts.
page-me-theme-light = Hell
page-me-theme-light-about = Warmes Papier.
page-me-theme-dark = Dunkel
page-me-theme-dark-about = Für den Abend.
page-me-save = Speichern
page-me-recovery = Dein Rückkehr-Link
page-me-recovery-text = Öffne diesen Link auf einem anderen Gerät, oder auf diesem, wenn seine Daten gelöscht wurden. Dann bist du wieder da, mit deinem Namen und allen Plätzen. Verwahre ihn wie einen Schlüssel: Schick ihn dir selbst oder schreib ihn auf.
page-me-recovery-label = Rückkehr-Link
page-me-recovery-warning = Wer diesen Link hat, kann an deiner Stelle spielen.
page-me-recovery-none = Du bekommst einen, sobald du hier einen Namen hast: Speichere ihn oben, oder setz dich an einen Tisch.
page-me-recovery-new = Neuen Link erzeugen
page-me-recovery-new-hint = Der alte Link gilt dann nicht mehr, und alle anderen Geräte werden abgemeldet.
page-me-notices = Nachrichten
page-me-notices-text = Wenn du am Zug bist, steht das im Titel der offenen Tischseite. Mit Push-Nachrichten meldet es dir dieses Gerät auch dann, wenn keine Seite offen ist.
page-me-push-on = Push-Nachrichten auf diesem Gerät einschalten
page-me-push-off = Push-Nachrichten auf diesem Gerät ausschalten
page-me-push-script = Push-Nachrichten brauchen JavaScript.
page-me-push-nobody = Speichere zuerst deinen Namen, damit klar ist, wem die Nachrichten gelten.
page-me-push-active = Dieses Gerät meldet dir, wenn du am Zug bist.
page-me-push-unsupported = Dieser Browser kennt keine Push-Nachrichten. Auf iPhone und iPad muss Ludothek zuerst auf den Home-Bildschirm.
page-me-push-insecure = Browser erlauben Push-Nachrichten nur über https oder auf dem Rechner selbst.
page-me-push-denied = Der Browser erlaubt dieser Seite keine Nachrichten; das lässt sich in seinen Einstellungen ändern.
page-me-push-failed = Push-Nachrichten ließen sich nicht einschalten: Der Push-Dienst des Browsers antwortet nicht. Versuch es später noch einmal.
page-me-devices = Geräte, die Nachrichten erhalten
page-me-device = Gerät { $n }
page-me-device-error = Letzter Fehler: { $error }
page-me-device-drop = Entfernen
page-me-push-test = Testnachricht schicken
page-me-notices-hook = Ein Tisch kann auch dem Chat eurer Gruppe Bescheid sagen (Discord, Slack, ntfy oder jede andere Adresse). Einrichten kann das, wer den Tisch eröffnet hat: am Tisch, bei den Links.
page-me-leave = Auf diesem Gerät abmelden
page-me-leave-text = Dieses Gerät vergisst, wer du bist. Deine Plätze behältst du, aber nur der Rückkehr-Link bringt dich zurück. Sichere ihn vorher.
page-me-leave-submit = Abmelden

## Lernen und Regeln

page-learn-title = Lernen
page-learn-sentence = Kurze Lektionen am echten Tisch: eine Lage, eine Aufgabe und die Regel dahinter. Falsche Antworten schaden nicht.
page-lesson-questions =
    { $n ->
        [one] 1 Frage
       *[other] { $n } Fragen
    }
page-learn-rules = Alle Regeln von { $game }
page-rules-title = Regeln von { $game }
page-rules-sentence = Jede Regel mit ihrer Nummer. Der Tisch nennt die Nummer, wenn er etwas fragt, verbietet oder meldet.
page-rules-search = Wort oder Nummer
page-rules-find = Suchen
page-rules-none = Keine Regel enthält alle diese Wörter.
page-rules-found =
    { $n ->
        [one] 1 Regel
       *[other] { $n } Regeln
    }
page-rules-all = Alle Regeln zeigen
page-rules-areas = Kapitel
page-rules-others = Andere Spiele

## Der Texttisch

page-text-title = Textansicht
page-text-drawn = Zum gezeichneten Tisch
page-text-hand-over-title = { $name }, du bist am Zug
page-text-state = Wo die Partie steht
page-text-hand-over = Gib den Bildschirm weiter. Niemand sonst sollte jetzt hinsehen.
page-text-show = Ich bin { $name }: Tisch zeigen
page-text-seats = Meine Plätze
page-text-spectator = Du schaust zu.
page-said-stale = Die Partie ist inzwischen weitergegangen, darum wurde deine Antwort nicht angenommen. Hier siehst du, wie es jetzt steht.
page-said-refused = Das ist jetzt nicht erlaubt.
page-said-not-asked = Du bist gerade nicht am Zug.
page-text-agree = Einverstanden
page-text-disagree = Ablehnen
page-text-consent-waits = Die anderen werden gefragt.
page-delta = { $by } { $label } ({ $name })
page-ends-chance = Danach entscheidet der Zufall: Allein kannst du das nicht zurücknehmen.
page-ends-revealed = Danach erfährst du etwas Neues: Allein kannst du das nicht zurücknehmen.
page-ends-others = Danach ist jemand anders an der Reihe: Allein kannst du das nicht zurücknehmen.
page-ends-over = Damit endet das Spiel.
page-text-refused =
    { $n ->
        [one] 1 Antwort, die jetzt nicht erlaubt ist, und warum
       *[other] { $n } Antworten, die jetzt nicht erlaubt sind, und warum
    }
page-text-not-allowed = nicht erlaubt
page-text-look-again = Jetzt nachsehen
page-text-undo = Zurücknehmen
page-text-undo-step = Letzte Antwort zurücknehmen
page-text-undo-turn = Ganzen Zug zurücknehmen
page-text-ask-undo = Die anderen bitten, noch weiter zurückzugehen
page-text-ask-undo-to = Zurück bis
page-text-ask-undo-submit = Bitten
page-text-score = Wertung
page-text-score-for = Für
page-text-total = Summe
page-text-place = Platz
page-text-log = Verlauf
page-text-since = Seit deiner letzten Antwort:
page-text-undone = zurückgenommen
page-text-whole-log = Der ganze Verlauf
page-text-unfold = Zeigen: { $title }
page-text-who = Wer am Tisch sitzt
page-text-seat-open = Ein freier Platz
page-text-seat-person = { $name }
page-text-seat-bot = { $name }, ein Bot
page-text-seat-away = { $name } ist gerade weg; ein Bot spielt weiter
page-text-yours = dein Platz
page-text-leave = Platz von { $name } einem Bot überlassen
page-text-take-back = Platz von { $name } wieder einnehmen
page-text-fill-with = Bots für alle freien Plätze
page-text-fill = Beginnen
page-text-turn-seats = Alle rücken einen Platz weiter
page-text-same-seed = Dieselben Karten noch einmal (gleicher Startwert)
page-text-rematch = Noch einmal spielen
page-text-to-rematch = Zur Revanche
page-links-title = Links dieses Tisches
page-links-invite = Andere einladen
page-links-invite-hint = Wer diesen Link öffnet, kann einen freien Platz einnehmen.
page-links-watch = Zum Zuschauen
page-links-watch-hint = Wer diesen Link öffnet, kann zuschauen und sieht nur, was alle sehen dürfen.
page-links-seat = Der Platz von { $name }
page-links-seat-hint = Der Link eines Platzes ist sein Schlüssel. Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen. Gib ihn nicht weiter.
page-links-replace = Links ersetzen
page-links-replace-hint = Der alte Link gilt dann nicht mehr. Mit einem neuen Link für einen Platz verlieren außerdem alle anderen Geräte diesen Platz.
page-links-replace-invite = Neue Einladung
page-links-replace-watch = Neuer Link zum Zuschauen
page-links-replace-seat = Neuer Link für { $name }
page-hook-title = Einem Chat Bescheid sagen
page-hook-text = Immer wenn jemand an die Reihe kommt, kann der Tisch eine Zeile an eine Webadresse schicken, zum Beispiel an den Chat eurer Gruppe.
page-hook-url = Adresse (leer: keine)
page-hook-format = Format
page-hook-format-json = JSON, für Programme
page-hook-format-discord = Discord
page-hook-format-slack = Slack, Mattermost, Rocket.Chat
page-hook-format-ntfy = ntfy
page-hook-save = Speichern
page-hook-test = Test schicken
page-hook-worked = Letzte Zustellung: { $when }, ohne Fehler.
page-hook-failed = Letzte Zustellung: { $when }, fehlgeschlagen: { $error }

## Auf Papier

page-print-back = Zurück zum Tisch
page-print-players = Mitspielende
page-print-player = Name
page-print-graph = Wie sich die Partie entwickelt hat
print-seed = Startwert
print-chance = Zufall
print-seed-by-hand = Startwert von Hand gewählt
print-rules = Stand der Regeln
print-played = Gespielt
print-answers = Antworten

## Namen und Daten

guest-name = Gast
bot-greedy = Gierig: denkt voraus
bot-novice = Neuling: übersieht viel
bot-player = Spieler: schaut eine Antwort voraus
bot-expert = Könner: plant, bis 2 Sekunden je Zug
bot-master = Meister: plant weit, bis 5 Sekunden je Zug
bot-random = Zufällig: ohne Plan
bot-strength = { $rating } ± { $error }
bot-measured = { $bot } · { $strength }
months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
date = { $day }. { $month } { $year }
date-time = { $date }, { $time } Uhr

## Nachrichten

notice-test-title = Ludothek
notice-test-text = Das ist ein Test. So erfährst du, wenn du am Zug bist.
hook-test = Ein Test von Ludothek: So meldet der Tisch { $title }, wer bei { $game } am Zug ist.
hook-private = { $host } ist eine Adresse in diesem Netz. Ein Tisch darf nur an öffentliche Adressen schicken.
hook-address = Bitte gib eine Webadresse ein, die mit https:// oder http:// beginnt.
hook-failed = Die Adresse ist nicht erreichbar: { $reason }.
hook-status = Die Adresse antwortet mit dem Status { $status }.

## Was schiefgeht

host-refused = Dieser Server kennt den Namen in der Adresse nicht. Starte ihn mit --url und seiner öffentlichen Adresse.
origin-refused = Diese Anfrage kommt von einer fremden Seite und wurde darum nicht ausgeführt.
too-many = Das war zu viel in zu kurzer Zeit. Bitte warte einen Moment.
no-file = Wähle eine Datei, oder füge den Text einer Aufzeichnung ein.
bad-number = „{ $field }“ muss eine ganze Zahl sein.
error-400-title = Das geht nicht
error-400-text = Die Anfrage ist nicht zu verstehen.
error-403-title = Das gehört dir nicht
error-403-text = Diese Seite gehört anderen. Wenn du einen Link dafür hast, öffne ihn zuerst auf diesem Gerät.
error-404-title = Hier ist nichts
error-404-text = Diese Adresse führt nirgendwohin. Vielleicht hat der Tisch oder die Seite eine andere.
error-405-title = So nicht
error-405-text = Diese Adresse nimmt solche Anfragen nicht an.
error-410-title = Das gibt es nicht mehr
error-410-text = Was hier war, gibt es nicht mehr. Vielleicht wurde der Link durch einen neuen ersetzt.
error-413-title = Das ist zu viel
error-413-text = Was geschickt wurde, ist zu groß für diesen Server.
error-429-title = Nicht so schnell
error-429-text = Das war zu viel in zu kurzer Zeit. Bitte warte einen Moment.
error-500-title = Etwas ist schiefgegangen
error-500-text = Das ist unser Fehler, nicht deiner. Deine Partien sind sicher: Jede angenommene Antwort ist gespeichert. Versuch es bitte noch einmal.

## Das Skript: Leiste, Teile, Reiter

ui-rules = Regeln
ui-table = Tisch
ui-settings = Einstellungen
ui-keys = Tasten
ui-tools = Werkzeuge
ui-tabs = Teile des Tisches
ui-tab-board = Brett
ui-tab-me = Ich
ui-tab-others = Andere
ui-tab-actions = Aktionen
ui-tab-log = Verlauf
ui-tab-dot = hier gibt es etwas zu tun
ui-close = Schließen
ui-choose = Das wählen
ui-loading = Einen Moment …
ui-text-table = Textansicht
ui-no-script = Der gezeichnete Tisch braucht JavaScript, die Textansicht nicht.

## Das Skript: Die Frage

ui-actions = Aktionen
ui-your-action = Deine Wahl
ui-confirm = Bestätigen
ui-undo-step = Schritt zurück
ui-undo-turn = Zug zurück
ui-undo-to = { $what } und alles danach zurücknehmen
ui-undo-nothing = Es gibt nichts zurückzunehmen.
ui-turn = Du bist am Zug
ui-turn-steps = Was du in diesem Zug gewählt hast
ui-turn-so-far = Dieser Zug:
ui-no = nein
ui-refused = jetzt nicht erlaubt
ui-not-now = Jetzt nicht: { $why }
ui-press = Drücke { $key }: { $choice }
ui-ends-chance = Danach entscheidet der Zufall: Allein kannst du das nicht zurücknehmen.
ui-ends-revealed = Danach erfährst du etwas Neues: Allein kannst du das nicht zurücknehmen.
ui-ends-others = Danach ist jemand anders an der Reihe: Allein kannst du das nicht zurücknehmen.
ui-ends-over = Damit endet das Spiel.
ui-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin und wähle dann.
ui-not-asked = Du bist gerade nicht am Zug.

## Das Skript: Regeln

ui-open-rule = Diese Regel öffnen
ui-rules-search = Regeln durchsuchen
ui-rules-found = { $n } von { $of } Regeln
ui-rules-page = Alle Regeln auf einer Seite

## Das Skript: Brett

ui-zoom = Größe des Bretts
ui-zoom-in = Größer
ui-zoom-out = Kleiner
ui-zoom-fit = Alles zeigen

## Das Skript: Mitspielende

ui-players = Mitspielende
ui-player = Name
ui-you = du
ui-bot = Bot
ui-away = zurzeit ein Bot
ui-away-long = Hier spielt ein Bot, bis diese Person zurückkommt.
ui-online = am Tisch
ui-is-asked = am Zug
ui-out = ausgeschieden
ui-neutral = neutral
ui-compare = Vergleichen

## Das Skript: Verlauf

ui-log = Verlauf
ui-log-filter = Welche Zeilen zu sehen sind
ui-log-since = neue
ui-log-all = alle
ui-log-me = meine
ui-log-older = Ältere Zeilen zeigen
ui-log-empty = Noch nichts.
ui-look = Stellung { $n } ansehen
ui-looking-back = Stellung { $n } von { $of }
ui-back-to-now = Zurück zum Jetzt
ui-link-position = Link zu dieser Stellung
ui-undo-here = Bis hierher zurücknehmen
ui-ask-undo-here = Bitten, bis hierher zurückzugehen
ui-undone = zurückgenommen
ui-recap = Was seit meinem Zug geschehen ist
ui-recap-short = Rückblick
ui-recap-nothing = Seit deinem Zug ist nichts geschehen.

## Das Skript: Gemeinsam zurückgehen

ui-consent-yes = Einverstanden
ui-consent-no = Ablehnen
ui-consent-waiting = Die anderen werden gefragt.

## Das Skript: Ein Bildschirm für mehrere

ui-hand-over = { $name }, du bist am Zug
ui-hand-over-about = Gib den Bildschirm weiter. Niemand sonst sollte jetzt hinsehen.
ui-hand-over-lift = Ich bin { $name }: Tisch zeigen

## Das Skript: Verbindung

ui-reconnecting = Die Verbindung wird neu aufgebaut …
ui-no-connection = Keine Verbindung zum Tisch.

## Das Skript: Nachrichten

ui-title-turn = (●) Du bist am Zug – { $game }
ui-title-over = { $game } – beendet
ui-push-offer = Auf diesem Gerät melden, wenn ich am Zug bin
ui-push-on = Dieses Gerät meldet dir, wenn du am Zug bist.
ui-push-denied = Dieser Browser erlaubt von hier keine Nachrichten; das lässt sich in seinen Einstellungen ändern.
ui-push-failed = Dieses Gerät ließ sich nicht anmelden: Der Push-Dienst des Browsers antwortet nicht. Versuch es später noch einmal.

## Das Skript: Einstellungen

ui-language = Sprache
ui-theme-title = Hell oder dunkel
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-motion-title = Bewegung
ui-motion-system = wie das System
ui-motion-full = an
ui-motion-none = aus
ui-level-title = Erklärungen
ui-level-learner = zum Lernen: alle
ui-level-normal = normal
ui-level-quiet = knapp: so wenige wie möglich
ui-confirm-always = immer
ui-confirm-barriers = wenn es kein Zurück gibt
ui-confirm-never = nie
ui-confirm-title = Antworten bestätigen
ui-settings-page = Name, Rückkehr-Link und alle Einstellungen

## Das Skript: Der Tisch als Ort

ui-link-invite = Einladung: Wer diesen Link öffnet, kann einen freien Platz einnehmen
ui-link-watch = Zum Zuschauen: ein Link für alle ohne Platz
ui-link-seat = Platz von { $name }: Wer diesen Link öffnet, kann hier spielen
ui-link-position-n = Link zu Stellung { $n }
ui-copy = Kopieren
ui-copied = Kopiert.
ui-rotate = Neuer Link
ui-rotate-about = Erzeugt einen neuen Link; der alte gilt dann nicht mehr
ui-rotated = Es gibt einen neuen Link. Der alte gilt nicht mehr.
ui-seats = Meine Plätze
ui-bot-plays = Für { $name } spielt ein Bot.
ui-take-back = Platz wieder einnehmen
ui-leave-about = { $name } geht, und dieser Bot übernimmt:
ui-leave = Gehen
ui-bot-level = Bot
ui-hook = Einem Chat sagen, wer am Zug ist (Webhook)
ui-hook-about = Der Server schickt eine Zeile an diese Adresse, sobald jemand an die Reihe kommt.
ui-hook-url = Adresse
ui-hook-format = Format
ui-hook-ntfy = ntfy
ui-hook-discord = Discord
ui-hook-slack = Slack
ui-hook-json = JSON
ui-hook-test = Test schicken
ui-hook-sent = Der Test ist verschickt.
ui-hook-error = Letzter Versuch: { $error }
ui-save = Speichern
ui-waiting = Warten auf Mitspielende
ui-waiting-about = Die Partie beginnt, sobald alle Plätze besetzt sind.
ui-seat-free = freier Platz
ui-fill-about = Jetzt beginnen; die freien Plätze übernimmt:
ui-fill = Mit Bots beginnen

## Das Skript: Das Ende

ui-score = Wertung
ui-total = Summe
ui-place = Platz
ui-place-n = { $n }.
ui-rematch = Noch einmal
ui-to-rematch = Zur Revanche
ui-rematch-begun = Die Revanche hat begonnen.
ui-rematch-rotate = alle rücken einen Platz weiter
ui-rematch-same = dieselben Karten noch einmal
ui-replay = Nachspielen
ui-print = Drucken
ui-record = Aufzeichnung speichern

## Das Skript: Tasten

ui-key-choice = wählen (noch einmal: abschicken)
ui-key-confirm = bestätigen
ui-key-undo-step = Schritt zurück
ui-key-undo-turn = Zug zurück
ui-key-move = von Ziel zu Ziel
ui-key-card = eine Karte öffnen
ui-key-notation = eine Antwort eintippen
ui-key-panes = Brett, Aktionen, meine Sachen, andere
ui-key-log = Verlauf
ui-key-recap = was seit meinem Zug geschehen ist
ui-key-compare = Mitspielende vergleichen
ui-key-rules = Regeln
ui-key-settings = Einstellungen
ui-key-escape = schließen, abwählen, zurück zum Jetzt
ui-key-help = diese Liste
ui-notation = Eine Antwort eintippen
ui-notation-about = Eine Zahl, ein Wort oder „{ $code } Wort“. Tab ergänzt, Enter schickt ab.
ui-notation-unknown = „{ $text }“ ist keine eindeutige Antwort.

## Das Skript: Nachspielen

ui-position = Stellung
ui-position-of = { $n } von { $of }
ui-first = Erste Stellung
ui-prev = Eine zurück
ui-next = Eine weiter
ui-last = Letzte Stellung
ui-play = Abspielen
ui-pause = Anhalten
ui-graph = Entwicklung der Werte
ui-graph-about = Eine Linie je Farbe. Klick oder tipp darauf, um zu einer Stellung zu springen.
ui-graph-figures = Werte
ui-continue = Von hier weiterspielen
ui-continue-about = Ein neuer Tisch, der hier beginnt. Wähle deinen Platz und einen Bot für die anderen:
ui-seat = Platz
ui-to-table = Zum Tisch

## Das Skript: Lektionen

ui-lesson-question = Frage { $n } von { $of }
ui-lesson-situation = Ausgangslage
ui-lesson-task = Aufgabe
ui-lesson-hint = Hinweis
ui-lesson-done = Geschafft!
ui-lesson-again = Noch einmal
ui-lesson-next = Nächste Lektion: { $title }
ui-lesson-list = Alle Lektionen

## Hinweise und Analysen

advice-failed = Der gefragte Bot hat nicht geantwortet. Versuch es gleich noch einmal.
ui-hints = Hinweise
ui-hints-about = Von einem Bot, der sieht, was du siehst. Die anderen sehen, wie viele Hinweise du genommen hast.
ui-hint-goal = Worauf kommt es an?
ui-hint-area = Wo?
ui-hint-move = Welcher Zug?
ui-hint-thinking = Der Bot denkt nach …
ui-hints-taken = Genommene Hinweise: { $n }
ui-analysis = Analyse zeigen
ui-analysis-stop = Analyse beenden
ui-analysis-title = Analyse
ui-analysis-running = Denkt noch nach …
ui-analysis-done = Zu Ende gedacht.
ui-analysis-stopped = Beendet.
ui-analysis-option = Antwort
ui-analysis-chances = Gewinnchance
ui-analysis-points = Punkte
ui-analysis-visits = Versucht
ui-percent = { $value } % ± { $error }
ui-points = { $value } ± { $error }
ui-turning = Wendepunkte
ui-turning-about = Die Züge, nach denen ein Bot die Aussichten ihres Platzes am deutlichsten anders einschätzt als vorher.
ui-turning-thinking = Ein Bot sieht sich die Partie an …
ui-turning-none = Die Aussichten haben sich nie auf einmal stark verändert.
ui-turning-swing = { $before } % → { $after } %
ui-turning-swing-points = { $before } → { $after } Punkte
ui-turning-played = Gespielt: { $played }
ui-turning-same = Ein Bot hätte dasselbe getan.
ui-turning-best = Ein Bot hätte gespielt: { $best } ({ $value } % ± { $error })
ui-turning-best-points = Ein Bot hätte gespielt: { $best } ({ $value } ± { $error } Punkte)
ui-turning-look = Stellung { $n }
ui-rematch-bots = Bots
ui-rematch-bots-same = wie bisher
