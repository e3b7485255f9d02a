## A study of one folder of games

study-title = { $game }: eine Untersuchung
study-about = { $games } Partien mit { $seats } Plätzen. Bots: { $bots }. Einstellungen: { $options }. Startwert { $seed }, Regeln { $rules }, Inhalt { $pack }.
study-unfinished = Der Lauf ist nicht zu Ende: { $of } Partien sind vorgesehen.
study-how = Bereiche gelten zu 95 % (Wilson für Anteile, Normalverteilung für Mittelwerte). Ein geteilter Sieg zählt für jeden Sieger anteilig. Der gerechte Anteil ist ein Sieg geteilt durch die Zahl der Plätze. Die letzte Zahl einer Zeile, p, sagt, wie wahrscheinlich ein so großer Abstand vom gerechten Anteil allein durch Zufall ist, berichtigt um alle Zeilen ihrer Tabelle (Score-Test, Holm); Zeilen unter 0,05 sind fett. Die Plätze einer Partie sind nicht ganz unabhängig voneinander: Ein p nahe 0,05 ist mit Vorsicht zu lesen. Bots sind keine Menschen: Was in ihren Händen schwach ist, kann in deinen stark sein.
study-game = Die Partie
study-rounds = Runden
study-decisions = Entscheidungen
study-branching = Mögliche Antworten je Entscheidung
study-lead-changes = Wechsel in der Führung
study-score = Woher die Punkte kommen
study-points = Punkte eines Platzes
study-winning = Punkte der Sieger
study-mean = Mittel
study-interval = 95-%-Bereich
study-median = Median
study-middle = Acht von zehn Partien
study-most = Höchstens
study-outcome = Wie es ausging
study-games = Partien
study-share = Anteil
study-shared = Geteilte Siege
study-none = Niemand gewinnt
study-seats = Plätze und Spielerzahl
study-players = Spieler
study-seats-of = Partien mit { $n } Plätzen
study-seat = Platz
study-bots = Bots
study-bot = Bot
study-all-seats = Alle Plätze
study-winners = Sieger
study-total = Zusammen
study-count = Plätze
study-won = Gewonnen
study-fair = Gerechter Anteil
study-factor = Vom gerechten Anteil
study-p = p
study-difference = Unterschied
study-what = Was
study-trait = Siege nach „{ $kind }“
study-kind = Siege derer mit „{ $kind }“
study-example = Gezählt sind Plätze, von denen das Protokoll mindestens einmal sagt, zum Beispiel: „{ $sentence }“
study-left-out =
    { $n ->
        [one] Eine weitere Zeile fehlt: Zu wenige Plätze hatten das.
       *[other] { $n } weitere Zeilen fehlen: Zu wenige Plätze hatten das.
    }
study-openings = Eröffnungen
study-openings-how = Die ersten Antworten eines Platzes, und zwar die häufigsten.
study-opening = Erste Antworten
study-line = { $what }: im Mittel { $mean } ({ $low } bis { $high })
study-seat-line = Platz { $seat } von { $n }
study-rate-line = { $what } gewinnt { $value } ({ $low } bis { $high })

## Two folders

versus-title = { $game }: { $a } (A) und { $b } (B)
versus-summary = Was sich unterscheidet
versus-how = Von einem Unterschied ist die Rede, wenn sein p, berichtigt um alle Zeilen seiner Tabelle (Holm), unter 0,05 liegt: Zufall allein brächte einen so großen Unterschied in weniger als einem von zwanzig Vergleichen hervor. Was nicht genannt ist, kann sich dennoch unterscheiden; diese Partien waren zu wenige, um es zu zeigen.
versus-sentence =
    { $what }: { $direction ->
        [more] in B mehr als in A
       *[less] in B weniger als in A
    }, { $b } statt { $a }. Der Unterschied beträgt { $effect } (95-%-Bereich { $low } bis { $high }); Zufall ist das kaum ({ $test }, { $p }).
versus-rest =
    { $n ->
        [one] In einem von { $of } Vergleichen war kein Unterschied nachzuweisen.
       *[other] In { $n } von { $of } Vergleichen war kein Unterschied nachzuweisen.
    }
versus-test-proportions = Test zweier Anteile
versus-test-ranks = Mann-Whitney-Test
versus-outcome = So ausgegangen: { $outcome }
versus-first = Siege des ersten von { $n } Plätzen
versus-bot = Siege von { $bot }
versus-challenger = Siege des zuerst genannten Bots ({ $bots })
versus-word = Siege mit { $what } ({ $kind })
versus-points = { $n } Punkte

## Tournaments

tournament-bot = Bot
tournament-rating = Wertung
tournament-interval = 95-%-Bereich
tournament-openskill = OpenSkill
tournament-games = Partien
tournament-won = Gewonnen
tournament-meeting = { $bot } liegt in { $share } ihrer Partien vor { $other } ({ $low } bis { $high }).
tournament-how = Wertungen sind wie bei Elo (Bradley-Terry, je zwei Bots ein Unentschieden dazugerechnet): 400 Punkte sind zehn zu eins. Bereiche stammen aus einem Bootstrap über die Verteilungen des Zufalls.

## Tuning

tune-generation = Generation { $n }: Der beste Kandidat gewinnt { $best } hinzu, alle im Mittel { $mean }.
tune-proof =
    Auf neuen Verteilungen ({ $games } Partien) bringen die neuen Gewichte gegenüber den jetzigen { $gain } { $unit ->
        [points] Punkte
       *[wins] Siege
    } je Partie (95-%-Bereich { $low } bis { $high }).
learn-round = Runde { $n }: Partien ohne Ausrutscher kamen im Mittel auf { $outcome }; das Netz sagt { $fit } der Varianz voraus.
learn-wait = Runde { $n }: Partien ohne Ausrutscher kamen im Mittel auf { $outcome }; zum Lernen ist es noch zu wenig.
learn-proof = In { $games } neuen Partien bringt das gelernte Urteil gegenüber den Gewichten { $gain } je Partie und Platz (95-%-Bereich { $low } bis { $high }).
tune-no-better = Das ist nicht sicher besser; deshalb wurde nichts geschrieben.
