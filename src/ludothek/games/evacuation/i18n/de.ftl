### Evacuation auf Deutsch. Die Formen der Wirkungen ($form) sind in den Meldungen der Plattform erklärt.

game-title = Evacuation
game-description =
    Die Sonne wächst. Vier Jahre bleiben dir, um dein Volk auf die Neue Welt zu bringen und dort gedeihen zu
    lassen.
game-duration = 40 Minuten je Person

## Vor dem Spiel

setting-mode = Ziel
setting-mode-race = Rennmodus: als Erster überall 8 Produktion und 3 Stadien
setting-mode-points = Punktemodus: vier Jahre, die meisten Punkte
setting-actions = Aktionen
setting-actions-standard = Einfach: nur die des Tableaus
setting-actions-advanced = Fortgeschritten: dazu Aktionskarten auf der Hand
setting-bonuses = Jahresboni
setting-bonuses-recommended = Wie empfohlen: strikt, mit fortgeschrittenen Aktionen großzügig
setting-bonuses-strict = Strikt: die Machtpunkte müssen genau stimmen
setting-bonuses-generous = Großzügig: es dürfen nicht zu viele Machtpunkte sein
setting-objectives = Aufträge
setting-objectives-off = Ohne
setting-objectives-on = Drei davon
setting-lines = Linienvorherrschaft
setting-lines-off = Ohne
setting-lines-random = Mit zufälliger Seite der Karte
setting-lines-side-a = Mit Seite A der Karte
setting-lines-side-b = Mit Seite B der Karte
setting-robot = Automat als Dritter
setting-robot-off = Ohne
setting-robot-on = Die Solokarten spielen mit
setting-faceless = Kann 0 Zufriedenheit die meiste sein?
setting-faceless-yes = Ja, wie in der Regel
setting-faceless-no = Nein
preset-first-game = Erste Partie: Rennmodus, einfache Aktionen
preset-full-game = Volles Spiel: Punktemodus, fortgeschrittene Aktionen
preset-everything = Alles: Punktemodus, fortgeschrittene Aktionen, beide Module

## Phasen

phase-setup = Aufbau
phase-income = Phase 1: Einkommen
phase-actions = Phase 2: Aktionen
phase-transport = Phase 3: Transport
phase-turn-order = Phase 4: Zugreihenfolge
phase-progress = Phase 5: Fortschritt
phase-bonuses = Phase 6: Bonus
phase-cleanup = Phase 7: Jahresende

## Farben

colour-blue = Blau
colour-yellow = Gelb
colour-white = Weiß
colour-pink = Rosa

## Listen von Ressourcen

price =
    { $cost-food ->
        [0] { $cost-steel ->
            [0] { $cost-energy } Energie
           *[other] { $cost-steel } Stahl{ $cost-energy ->
                [0] { "" }
               *[other] , { $cost-energy } Energie
            }
        }
       *[other] { $cost-food } Nahrung{ $cost-steel ->
            [0] { "" }
           *[other] , { $cost-steel } Stahl
        }{ $cost-energy ->
            [0] { "" }
           *[other] , { $cost-energy } Energie
        }
    }
rise =
    { $gives-food ->
        [0] { $gives-steel ->
            [0] +{ $gives-energy } Energie
           *[other] +{ $gives-steel } Stahl{ $gives-energy ->
                [0] { "" }
               *[other] , +{ $gives-energy } Energie
            }
        }
       *[other] +{ $gives-food } Nahrung{ $gives-steel ->
            [0] { "" }
           *[other] , +{ $gives-steel } Stahl
        }{ $gives-energy ->
            [0] { "" }
           *[other] , +{ $gives-energy } Energie
        }
    }

## Karten

card-land =
    { $people ->
        [0] Stätte mit Fabrik: macht 1 { $resource ->
            [food] Nahrung
            [steel] Stahl
           *[energy] Energie
        }
       *[other] Stätte mit 2 Bevölkerung: macht 2 { $resource ->
            [food] Nahrung
            [steel] Stahl
           *[energy] Energie
        }
    }. { $landscapes ->
        [none] Ohne Landschaftstyp
        [savanna] Landschaftstyp: Savanne
        [mountain] Landschaftstyp: Gebirge
        [sea] Landschaftstyp: Meer
        [savanna-mountain] Landschaftstypen: Savanne und Gebirge
        [savanna-sea] Landschaftstypen: Savanne und Meer
       *[mountain-sea] Landschaftstypen: Gebirge und Meer
    }
card-step =
    { $main ->
        [none] { $three-plus ->
            [none] Keine Symbole
           *[other] 3+-Spur: { $three-plus ->
                [sun] Sonne
                [dome] Kuppel
               *[sun-dome] Sonne und Kuppel
            }
        }
       *[other] Hauptspur: { $main ->
            [sun] Sonne
            [dome] Kuppel
           *[sun-dome] Sonne und Kuppel
        }{ $three-plus ->
            [none] { "" }
           *[other] . 3+-Spur: { $three-plus ->
                [sun] Sonne
                [dome] Kuppel
               *[sun-dome] Sonne und Kuppel
            }
        }
    }{ $transition ->
        [0] { "" }
       *[other] . Danach kommt Wendepunkt { $transition }
    }
card-site =
    { $biome ->
        [tundra] Steppe
        [desert] Wüste
        [forest] Wald
       *[sea] Ozean
    }{ $factories ->
        [0] { "" }
        [one] , 1 Fabrikfeld
       *[other] , { $factories } Fabrikfelder
    }{ $symbols ->
        [none] { "" }
        [sun] . Verlangt die Sonne
        [dome] . Verlangt die Kuppel
       *[sun-dome] . Verlangt Sonne und Kuppel
    }{ $label ->
        [0] { "" }
       *[other] . Hier beginnt Linie { $label }
    }
card-site-population =
    Bevölkerungsfeld: +{ $value } { $resource ->
        [food] Nahrung
        [steel] Stahl
       *[energy] Energie
    }
card-ship =
    Kostet { price }. { $bays ->
        [savanna] Evakuierungsplatz: Savanne
        [mountain] Evakuierungsplatz: Gebirge
        [sea] Evakuierungsplatz: Meer
        [savanna-savanna] Evakuierungsplätze: Savanne, Savanne
        [mountain-mountain] Evakuierungsplätze: Gebirge, Gebirge
        [sea-sea] Evakuierungsplätze: Meer, Meer
        [savanna-mountain] Evakuierungsplätze: Savanne, Gebirge
        [savanna-sea] Evakuierungsplätze: Savanne, Meer
       *[mountain-sea] Evakuierungsplätze: Gebirge, Meer
    }; { $buildings ->
        [one] 1 Gebäudeplatz
       *[other] { $buildings } Gebäudeplätze
    }; { $cubes ->
        [one] 1 Ressourcenplatz
       *[other] { $cubes } Ressourcenplätze
    }. Flug: { $flight } Energie
card-stadium =
    { $starting ->
        [yes] Startstadion
       *[no] Kostet { price }
    }. { $faces ->
        [0] Keine Zufriedenheit
       *[other] { $faces } Zufriedenheit
    }
card-infrastructure =
    Stufe { $level ->
        [1] I
       *[other] II
    }. Kostet { price } auf der Neuen Welt. Produktion { $gives-any ->
        [0] { rise }
       *[other] +{ $gives-any } bei einer Ressource deiner Wahl
    }
card-infrastructure-needs =
    Verlangt { $what ->
        [diagonal] { $n ->
            [one] 1 Produktionsfeld
           *[other] { $n } Produktionsfelder
        } { $biome ->
            [tundra] in der Steppe
            [desert] in der Wüste
            [forest] im Wald
           *[sea] im Ozean
        } und { $n ->
            [one] 2
           *[other] doppelt so viele
        } in der Steppe auf einer Diagonale
        [row] { $n } Produktionsfelder { $biome ->
            [tundra] in der Steppe
            [desert] in der Wüste
            [forest] im Wald
           *[sea] im Ozean
        } in einer waagerechten Reihe
       *[other] { $n ->
            [one] 1 besiedeltes Produktionsfeld
           *[other] { $n } besiedelte Produktionsfelder
        } { $biome ->
            [tundra] in der Steppe
            [desert] in der Wüste
            [forest] im Wald
           *[sea] im Ozean
        }{ $what ->
            [population] {" "}mit Bevölkerung
            [factory] {" "}mit Fabrik
           *[settled] { "" }
        }
    }
card-tile =
    Technologie der Stufe { $level }, Set { $set }{ $faces ->
        [0] { "" }
       *[other] . { $faces } Zufriedenheit
    }
card-action =
    { $other ->
        [0] { $power ->
            [one] 1 Machtpunkt
           *[other] { $power } Machtpunkte
        }
       *[other] { $power } oder { $other } Machtpunkte
    }, { $count }× im Stapel
card-bonus =
    { $flag ->
        [yes] Für Jahr 4. { "" }
       *[no] { "" }
    }Zahlen { $lesser } und { $greater }
card-goal =
    { $counts ->
        [population] { $unit ->
            [one] 1 Punkt
           *[other] { $unit } Punkte
        } für jede angesiedelte Bevölkerung
        [tundra] { $unit } Punkte für jedes Produktionsfeld, das du in der Steppe besiedelt hast
        [ships] { $unit } Punkte für jedes deiner Raumschiffe
        [factory-sets] { $unit } Punkte für jeden Satz aus einer Nahrungs-, einer Stahl- und einer Energiefabrik,
            die du angesiedelt hast
        [lesser] { $unit } Punkte für jeden kleineren Bonus, den du erhalten hast
        [transitions] Punkte für die Wendepunkte, die deine beiden Fortschrittsmarker passiert haben
        [greater] { $unit } Punkte für jeden größeren Bonus, den du erhalten hast
        [not-tundra] { $unit } Punkte für jedes Produktionsfeld, das du außerhalb der Steppe besiedelt hast
        [technologies] { $unit ->
            [one] 1 Punkt
           *[other] { $unit } Punkte
        } für jede erforschte Technologie, für eine der Stufe 3 dreimal so viel
        [infrastructure] { $unit } Punkte für jede Infrastruktur, die du ausgespielt hast
        [food-production] { $unit ->
            [one] 1 Punkt
           *[other] { $unit } Punkte
        } für jede Nahrung deiner Produktion
        [steel-production] { $unit ->
            [one] 1 Punkt
           *[other] { $unit } Punkte
        } für jeden Stahl deiner Produktion
        [energy-production] { $unit ->
            [one] 1 Punkt
           *[other] { $unit } Punkte
        } für jede Energie deiner Produktion
        [food-factories] { $unit } Punkte für jede Nahrungsfabrik, die du angesiedelt hast
        [steel-factories] { $unit } Punkte für jede Stahlfabrik, die du angesiedelt hast
       *[energy-factories] { $unit } Punkte für jede Energiefabrik, die du angesiedelt hast
    }
card-goal-tiers =
    { $counts ->
        [transitions] Beide hinter Wendepunkt { $at }: { $extra } Punkte
       *[other] Ab { $at }: { $extra ->
            [one] 1 Punkt
           *[other] { $extra } Punkte
        } zusätzlich
    }
card-objective =
    Für { $condition ->
        [technologies] { $n } erforschte Technologien
        [infrastructure] { $n } erfüllte Infrastrukturen
        [production] eine Produktion von mindestens { $n }
        [population] { $n } angesiedelte Bevölkerung
       *[factories] { $n } angesiedelte Fabriken
    }. Ausspielen kostet { price } auf der Neuen Welt: Produktion { rise }, { $points } Punkte
card-solo =
    { $action ->
        [ship] Ein Raumschiff kommt unter seinen Stapel
        [infrastructure] Eine Infrastruktur kommt unter ihren Stapel
        [stadium] Der Gegner nimmt ein Stadion
       *[settle] Der Gegner besiedelt ein Produktionsfeld
    }. Rückseite: { $number ->
        [x] X
       *[other] { $number }
    } { $letter ->
        [a] A
       *[b] B
    }{ $from-year ->
        [1] { "" }
       *[other] . Sie kommt in Jahr { $from-year } dazu
    }

## Wirkungen: wann

trigger-always = { $effect }
trigger-developed =
    { $kind ->
        [tile] sofort: { $effect }
       *[other] ist eine Technologie erforscht, { $effect }
    }
    .form =
        { $kind ->
            [tile] bare
           *[other] inv
        }
trigger-played =
    { $kind ->
        [action] { $effect }
       *[other] wird die Karte gespielt, { $effect }
    }
    .form =
        { $kind ->
            [action] bare
           *[other] inv
        }
trigger-lesser = kleinerer Bonus: { $effect }
    .form = bare
trigger-greater = größerer Bonus: { $effect }
    .form = bare
trigger-main = Hauptspur: { $effect }
    .form = bare
trigger-three-plus = 3+-Spur: { $effect }
    .form = bare

## Wirkungen: was

verb-gain =
    { $form ->
        [bare] { $a } { $b ->
            [food] Nahrung
            [steel] Stahl
            [energy] Energie
           *[any] beliebige { $a ->
                [one] Ressource
               *[other] Ressourcen
            }
        } erhalten
        [inv] erhältst du { $a } { $b ->
            [food] Nahrung
            [steel] Stahl
            [energy] Energie
           *[any] beliebige { $a ->
                [one] Ressource
               *[other] Ressourcen
            }
        }
       *[do] erhalte { $a } { $b ->
            [food] Nahrung
            [steel] Stahl
            [energy] Energie
           *[any] beliebige { $a ->
                [one] Ressource
               *[other] Ressourcen
            }
        }
    }
verb-population =
    { $form ->
        [bare] { $a } Bevölkerung auf der Neuen Welt erhalten
        [inv] erhältst du { $a } Bevölkerung auf der Neuen Welt
       *[do] erhalte { $a } Bevölkerung auf der Neuen Welt
    }
verb-factory =
    { $form ->
        [bare] { "" }
        [inv] erhältst du{" "}
       *[do] erhalte{" "}
    }{ $a ->
        [food] eine Nahrungsfabrik
        [steel] eine Stahlfabrik
        [energy] eine Energiefabrik
       *[any] eine beliebige Fabrik
    } kostenlos auf einer beliebigen Welt{ $form ->
        [bare] {" "}erhalten
       *[do] { "" }
    }
verb-new-factory =
    { $form ->
        [bare] { "" }
        [inv] erhältst du{" "}
       *[do] erhalte{" "}
    }{ $a ->
        [food] eine Nahrungsfabrik
        [steel] eine Stahlfabrik
        [energy] eine Energiefabrik
       *[any] eine beliebige Fabrik
    } auf der Neuen Welt{ $form ->
        [bare] {" "}erhalten
       *[do] { "" }
    }
verb-prefab =
    { $form ->
        [bare] eine Fabrik vorbereiten
        [inv] bereitest du eine Fabrik vor
       *[do] bereite eine Fabrik vor
    }
verb-clone =
    { $form ->
        [bare] Bevölkerung klonen
        [inv] klonst du Bevölkerung
       *[do] klone Bevölkerung
    }
verb-exchange =
    { $form ->
        [bare] { $a ->
            [one] 1 Ressource
           *[other] bis zu { $a } Ressourcen
        } tauschen
        [inv] tauschst du { $a ->
            [one] 1 Ressource
           *[other] bis zu { $a } Ressourcen
        }
       *[do] tausche { $a ->
            [one] 1 Ressource
           *[other] bis zu { $a } Ressourcen
        }
    }
verb-raise-each =
    { $form ->
        [bare] jede deiner drei Produktionen um { $a } erhöhen
        [inv] erhöhst du jede deiner drei Produktionen um { $a }
       *[do] erhöhe jede deiner drei Produktionen um { $a }
    }
verb-raise-by-stadiums =
    { $form ->
        [bare] eine Produktion um 1 für jedes deiner Stadien erhöhen
        [inv] erhöhst du eine Produktion um 1 für jedes deiner Stadien
       *[do] erhöhe eine Produktion um 1 für jedes deiner Stadien
    }
verb-settle =
    { $form ->
        [bare] ein Produktionsfeld besiedeln
        [inv] besiedelst du ein Produktionsfeld
       *[do] besiedle ein Produktionsfeld
    }
verb-settle-beyond =
    { $form ->
        [bare] ein Produktionsfeld besiedeln, auch in dem Landschaftstyp, den erst der nächste Wendepunkt öffnet
        [inv] besiedelst du ein Produktionsfeld, auch in dem Landschaftstyp, den erst der nächste Wendepunkt öffnet
       *[do] besiedle ein Produktionsfeld, auch in dem Landschaftstyp, den erst der nächste Wendepunkt öffnet
    }
verb-settle-cheap =
    { $form ->
        [bare] ein Produktionsfeld besiedeln und dabei für eine Bevölkerung keinen Stahl bezahlen
        [inv] besiedelst du ein Produktionsfeld und bezahlst dabei für eine Bevölkerung keinen Stahl
       *[do] besiedle ein Produktionsfeld und bezahle dabei für eine Bevölkerung keinen Stahl
    }
verb-settle-sea =
    { $form ->
        [bare] ein Produktionsfeld im Ozean besiedeln, auch wenn er dir noch nicht offensteht, ohne Stahl und Symbole
        [inv] besiedelst du ein Produktionsfeld im Ozean, auch wenn er dir noch nicht offensteht, ohne Stahl und
            Symbole
       *[do] besiedle ein Produktionsfeld im Ozean, auch wenn er dir noch nicht offensteht, ohne Stahl und Symbole
    }
verb-build-ship =
    { $form ->
        [bare] { "" }
        [inv] baust du{" "}
       *[do] baue{" "}
    }ein Raumschiff{ $a ->
        [0] { "" }
        [one] {" "}für 1 Ressource weniger
       *[other] {" "}für { $a } Ressourcen weniger
    }{ $form ->
        [bare] {" "}bauen
       *[do] { "" }
    }
verb-build-stadium =
    { $form ->
        [bare] { "" }
        [inv] baust du{" "}
       *[do] baue{" "}
    }ein Stadion{ $a ->
        [0] { "" }
        [one] {" "}für 1 Ressource weniger
       *[other] {" "}für { $a } Ressourcen weniger
    }{ $form ->
        [bare] {" "}bauen
       *[do] { "" }
    }
verb-free-ship =
    { $form ->
        [bare] ein Raumschiff der Auslage kostenlos auf eine beliebige Welt nehmen
        [inv] nimmst du ein Raumschiff der Auslage kostenlos auf eine beliebige Welt
       *[do] nimm ein Raumschiff der Auslage kostenlos auf eine beliebige Welt
    }
verb-fly-ship =
    { $form ->
        [bare] ein Raumschiff der Auslage kostenlos nehmen, es beladen und sofort zur Neuen Welt schicken
        [inv] nimmst du ein Raumschiff der Auslage kostenlos, belädst es und schickst es sofort zur Neuen Welt
       *[do] nimm ein Raumschiff der Auslage kostenlos, belade es und schicke es sofort zur Neuen Welt
    }
verb-free-stadium =
    { $form ->
        [bare] ein Stadion der Auslage kostenlos auf die Neue Welt nehmen
        [inv] nimmst du ein Stadion der Auslage kostenlos auf die Neue Welt
       *[do] nimm ein Stadion der Auslage kostenlos auf die Neue Welt
    }
verb-free-infrastructure =
    { $form ->
        [bare] eine Infrastruktur der Auslage kostenlos ausspielen, als wäre ihre Bedingung erfüllt
        [inv] spielst du eine Infrastruktur der Auslage kostenlos aus, als wäre ihre Bedingung erfüllt
       *[do] spiele eine Infrastruktur der Auslage kostenlos aus, als wäre ihre Bedingung erfüllt
    }
verb-infrastructure =
    { $form ->
        [bare] { $a ->
            [one] einmal
            [2] zweimal
            [3] dreimal
           *[other] { $a }-mal
        } Infrastruktur entwickeln
        [inv] entwickelst du { $a ->
            [one] einmal
            [2] zweimal
            [3] dreimal
           *[other] { $a }-mal
        } Infrastruktur
       *[do] entwickle { $a ->
            [one] einmal
            [2] zweimal
            [3] dreimal
           *[other] { $a }-mal
        } Infrastruktur
    }
verb-research =
    { $form ->
        [bare] eine Technologie erforschen
        [inv] erforschst du eine Technologie
       *[do] erforsche eine Technologie
    }
verb-fly =
    { $form ->
        [bare] eines deiner Raumschiffe sofort fliegen lassen
        [inv] lässt du eines deiner Raumschiffe sofort fliegen
       *[do] lass eines deiner Raumschiffe sofort fliegen
    }
verb-draw =
    { $form ->
        [bare] { $a ->
            [one] 1 Aktionskarte
           *[other] { $a } Aktionskarten
        } ziehen
        [inv] ziehst du { $a ->
            [one] 1 Aktionskarte
           *[other] { $a } Aktionskarten
        }
       *[do] ziehe { $a ->
            [one] 1 Aktionskarte
           *[other] { $a } Aktionskarten
        }
    }
verb-fly-back =
    nach dem Entladen dürfen deine Raumschiffe für 1 Energie der Neuen Welt gleich zur Alten Welt zurückfliegen
verb-ignore-symbol = bei jedem Besiedeln darfst du ein Symbol des Produktionsfelds außer Acht lassen
verb-pass-gain =
    immer wenn dein erster Fortschrittsmarker einen Wendepunkt passiert, erhältst du 1 beliebige Ressource
verb-extra-factory-food =
    immer wenn du eine Nahrungsfabrik vorbereitest, darfst du noch eine beliebige Fabrik vorbereiten
verb-extra-factory-steel =
    immer wenn du eine Stahlfabrik vorbereitest, darfst du noch eine beliebige Fabrik vorbereiten
verb-extra-factory-energy =
    immer wenn du eine Energiefabrik vorbereitest, darfst du noch eine beliebige Fabrik vorbereiten
verb-any-bay =
    in jeder Transportphase nimmt ein Evakuierungsplatz eines deiner Raumschiffe eine Stätte mit beliebigem oder
    ohne Landschaftstyp auf
verb-share-lane = deine Fortschrittsmarker dürfen auf besetzten Fahrspurfeldern enden, als wären sie leer
verb-look-two =
    wählst du ein Raumschiff, ein Stadion oder eine Infrastruktur, so werden erst zwei weitere gezeigt, und du
    wählst aus allen
verb-bend-power = du darfst bis zu 2 Machtpunkte hinzuzählen oder abziehen, beim Fortschritt und beim Bonus unabhängig
verb-boost-food = jede deiner angesiedelten Nahrungsfabriken macht 1 mehr
verb-boost-steel = jede deiner angesiedelten Stahlfabriken macht 1 mehr
verb-boost-energy = jede deiner angesiedelten Energiefabriken macht 1 mehr
verb-have-sun = du hast immer die Sonne
verb-have-dome = du hast immer die Kuppel
verb-free-token = bei jedem Besiedeln kostet die erste Bevölkerung keinen Stahl
verb-clone-three = beim Klonen erhältst du 3 Bevölkerung
verb-cheap-flight = jeder Flug zur Neuen Welt kostet dich 1 Energie weniger, mindestens aber 1
verb-cheap-build = jedes Raumschiff und jedes Stadion kostet dich 1 Ressource deiner Wahl weniger, mindestens aber 1
verb-free-third = die dritte Aktion jedes Jahres kostet dich keine Energie der Aktionsleiste

## Fragen

prompt-goal-keep = Behalte eine dieser Zielkarten; die anderen werden weitergegeben.
prompt-goal-drop = Lege eine deiner vier Zielkarten in die Schachtel zurück.
prompt-hand-drop = Lege Aktionskarten ab, bis du noch vier auf der Hand hast.
prompt-hand-discard = Lege eine Aktionskarte ab; höchstens vier bleiben auf der Hand.
prompt-market-take = Nimm eine Karte aus der Auslage.
prompt-market-under = Wähle nacheinander, welche Karten der Auslage unter den Stapel kommen; neue rücken nach.
prompt-market-redraw =
    Zwei Karten werden zusätzlich gezeigt. Willst du vorher 1 Ressource bezahlen, um Karten der Auslage zu
    ersetzen?
prompt-gain = Wähle, welche Ressource du erhältst und auf welcher Welt.
prompt-factory = Wähle, welche Fabrik du erhältst und auf welcher Welt.
prompt-prefab = Wähle, welche Fabrik du vorbereitest und auf welcher Welt.
prompt-exchange = Tausche eine Ressource gegen eine andere auf derselben Welt oder höre auf.
prompt-pay-energy = Wähle, wie viel von der Energie der Aktion die Alte Welt bezahlt; den Rest bezahlt die Neue Welt.
prompt-pay-any = Wähle die Ressource, mit der du bezahlst.
prompt-pay-save = Wähle eine Ressource, die du nicht bezahlen musst.
prompt-build-world = Wähle, welche Welt bezahlt; dorthin kommt die Karte.
prompt-infrastructure-move = Entwickle Infrastruktur: Nimm eine Karte oder spiele eine von der Hand aus.
prompt-settle-site = Wähle das Produktionsfeld, das du besiedelst.
prompt-settle-factory = Wähle eine Fabrik für dieses Produktionsfeld.
prompt-raise = Wähle die Produktion, die steigt.
prompt-research = Wähle die Spalte, in der du forschst.
prompt-turn = Wähle deine Aktion oder passe für dieses Jahr.
prompt-turn-after = Spiele einen Auftrag aus, den du hast, oder beende deinen Zug.
prompt-turn-tuck = Wähle die Karte, die du verdeckt unter deine Aktion schiebst; ihr Text zählt dann nicht.
prompt-card-part = Wähle, welchen Teil der Karte du als Nächstes nutzt.
prompt-transport =
    Wähle ein Raumschiff, das fliegt: eines auf der Alten Welt, das du erst belädst, oder eines auf der Neuen Welt, das
    leer zurückkommt.
prompt-load = Belade das Raumschiff Stück für Stück; dann lass es fliegen.
prompt-fly = Wähle ein Raumschiff, das sofort fliegt.
prompt-fly-back = Wähle ein Raumschiff, das für 1 Energie der Neuen Welt gleich zurückfliegt, oder lass alle dort.
prompt-progress-power = Wähle deine Machtpunkte für diese Phase.
prompt-progress-move = Wähle, welcher Fortschrittsmarker zuerst zieht und wie weit; der andere zieht den Rest.
prompt-progress-lane =
    Wähle die Spur für deinen Fortschrittsmarker; Symbole und Effekte sind auf der Hauptspur und der 3+-Spur.
prompt-bonus-choice = Wähle einen Bonus, den deine Machtpunkte erreichen.
prompt-race-penalty = Wähle, welche deiner niedrigsten Produktionen die Strafen trägt.

option-setup-order-robot = Der Automat
option-setup-order-neutral = Die neutrale Farbe
option-setup-set-set = Technologieset { $n }
option-setup-side-side-a = Seite A
option-setup-side-side-b = Seite B
option-setup-line-first = Die erste Seite des Plättchens
option-setup-line-second = Die zweite Seite des Plättchens
option-market-take-stop = Nichts nehmen
option-market-take-redraw = Erst 1 Ressource bezahlen und Karten der Auslage ersetzen
option-market-under-done = Das sind alle
option-market-redraw-no = Nein, gleich die zusätzlichen Karten zeigen
option-market-redraw-yes = Ja, 1 Ressource bezahlen und Karten ersetzen
option-gain-food-old = Nahrung auf der Alten Welt
option-gain-steel-old = Stahl auf der Alten Welt
option-gain-energy-old = Energie auf der Alten Welt
option-gain-food-new = Nahrung auf der Neuen Welt
option-gain-steel-new = Stahl auf der Neuen Welt
option-gain-energy-new = Energie auf der Neuen Welt
option-factory-food-old = Eine Nahrungsfabrik auf der Alten Welt
option-factory-steel-old = Eine Stahlfabrik auf der Alten Welt
option-factory-energy-old = Eine Energiefabrik auf der Alten Welt
option-factory-food-new = Eine Nahrungsfabrik auf der Neuen Welt
option-factory-steel-new = Eine Stahlfabrik auf der Neuen Welt
option-factory-energy-new = Eine Energiefabrik auf der Neuen Welt
option-prefab-stop = Keine
option-prefab-food-old = Eine Nahrungsfabrik auf der Alten Welt für 1 Nahrung
option-prefab-steel-old = Eine Stahlfabrik auf der Alten Welt für 1 Stahl
option-prefab-energy-old = Eine Energiefabrik auf der Alten Welt für 1 Energie
option-prefab-food-new = Eine Nahrungsfabrik auf der Neuen Welt für 1 Nahrung
option-prefab-steel-new = Eine Stahlfabrik auf der Neuen Welt für 1 Stahl
option-prefab-energy-new = Eine Energiefabrik auf der Neuen Welt für 1 Energie
option-exchange-stop = Aufhören
option-exchange-food-steel-old = Nahrung gegen Stahl auf der Alten Welt
option-exchange-food-energy-old = Nahrung gegen Energie auf der Alten Welt
option-exchange-steel-food-old = Stahl gegen Nahrung auf der Alten Welt
option-exchange-steel-energy-old = Stahl gegen Energie auf der Alten Welt
option-exchange-energy-food-old = Energie gegen Nahrung auf der Alten Welt
option-exchange-energy-steel-old = Energie gegen Stahl auf der Alten Welt
option-exchange-food-steel-new = Nahrung gegen Stahl auf der Neuen Welt
option-exchange-food-energy-new = Nahrung gegen Energie auf der Neuen Welt
option-exchange-steel-food-new = Stahl gegen Nahrung auf der Neuen Welt
option-exchange-steel-energy-new = Stahl gegen Energie auf der Neuen Welt
option-exchange-energy-food-new = Energie gegen Nahrung auf der Neuen Welt
option-exchange-energy-steel-new = Energie gegen Stahl auf der Neuen Welt
option-pay-energy-old =
    { $n ->
        [0] Nichts
       *[other] { $n } Energie der Alten Welt
    }
option-pay-any-food-old = 1 Nahrung der Alten Welt
option-pay-any-steel-old = 1 Stahl der Alten Welt
option-pay-any-energy-old = 1 Energie der Alten Welt
option-pay-any-food-new = 1 Nahrung der Neuen Welt
option-pay-any-steel-new = 1 Stahl der Neuen Welt
option-pay-any-energy-new = 1 Energie der Neuen Welt
option-pay-save-food = 1 Nahrung weniger
option-pay-save-steel = 1 Stahl weniger
option-pay-save-energy = 1 Energie weniger
option-build-world-old = die Alte Welt
option-build-world-new = die Neue Welt
option-infrastructure-move = { $card } ausspielen
option-infrastructure-move-stop = Aufhören
option-infrastructure-move-take = Eine Karte nehmen
option-settle-site =
    { $card } ({ $biome ->
        [tundra] Steppe
        [desert] Wüste
        [forest] Wald
       *[sea] Ozean
    })
option-settle-site-stop = Keines
option-settle-factory-food = Eine Nahrungsfabrik
option-settle-factory-steel = Eine Stahlfabrik
option-settle-factory-energy = Eine Energiefabrik
option-raise-food = Nahrung
option-raise-steel = Stahl
option-raise-energy = Energie
option-research-stop = Keine
option-research-left = Die linke Spalte
option-research-middle = Die mittlere Spalte
option-research-right = Die rechte Spalte
option-turn-pass = Passen
option-turn-gain-infrastructure = Ressource erhalten, zweimal Infrastruktur (Macht 1)
option-turn-gain-research = Ressource erhalten, forschen (Macht 1)
option-turn-settle = Produktionsfeld besiedeln (Macht 2)
option-turn-ship = Raumschiff bauen (Macht 2)
option-turn-stadium = Stadion bauen (Macht 2)
option-turn-prefab = Fabrik vorbereiten (Macht 3)
option-turn-clone = Bevölkerung klonen (Macht 3)
option-turn-infrastructure = Zweimal Infrastruktur (Macht 3)
option-turn-exchange = Ressource erhalten, bis zu 3 tauschen (Macht 4)
option-turn-research = Forschen (Macht 4)
option-turn-after-done = Zug beenden
option-card-part-first = Den ersten Teil
option-card-part-second = Den zweiten Teil
option-card-part-stop = Nichts mehr
option-transport-done = Keine weiteren Flüge
option-transport-auto = Alle Raumschiffe für mich beladen und schicken
option-load-fly = Mit dieser Ladung fliegen
option-load-auto = Den Rest für mich beladen
option-load-bay-ow = Evakuierungsplatz: { land-site }
option-load-hold-ow = Gebäudeplatz: { land-site }
land-site =
    { $n ->
        [1] Kornebene
        [2] Deltahöfe
        [3] Brotfabrik
        [4] Erzstadt
        [5] Hütten am Hang
        [6] Ringschmelze
        [7] Gezeitenhafen
        [8] Klippenwindpark
       *[other] Staukraftwerk
    }
option-load-prefab-food = Eine wartende Nahrungsfabrik
option-load-prefab-steel = Eine wartende Stahlfabrik
option-load-prefab-energy = Eine wartende Energiefabrik
option-load-food = 1 Nahrung
option-load-steel = 1 Stahl
option-load-energy = 1 Energie
option-fly-stop = Kein Raumschiff fliegt
option-fly-back-stay = Alle bleiben
option-progress-power =
    { $n ->
        [one] 1 Machtpunkt
       *[other] { $n } Machtpunkte
    }
option-progress-move-a =
    { $n ->
        [0] Marker A zuerst: Er bleibt
        [one] Marker A zuerst, 1 Stufe
       *[other] Marker A zuerst, { $n } Stufen
    }
option-progress-move-b =
    { $n ->
        [0] Marker B zuerst: Er bleibt
        [one] Marker B zuerst, 1 Stufe
       *[other] Marker B zuerst, { $n } Stufen
    }
option-progress-lane-passing = Parkspur
option-progress-lane-main = Hauptspur
option-progress-lane-three-plus = 3+-Spur
option-bonus-choice-none = Kein Bonus
option-bonus-choice-lesser = Der kleinere Bonus
option-bonus-choice-greater = Der größere Bonus
option-race-penalty-food = Nahrung
option-race-penalty-steel = Stahl
option-race-penalty-energy = Energie
option-solo-back-1-a = 1 A
option-solo-back-2-b = 2 B
option-solo-back-3-b = 3 B
option-solo-back-2-a = 2 A
option-solo-back-x-b = X B
option-solo-back-3-a = Rote 3 A

## Warum nicht

refusal-EVA-ACT-14 = Von dem, was du gewählt hast, musst du wenigstens einen Teil ausführen; so geschähe nichts.
refusal-EVA-RES-04 = Diese Welt kann es allein nicht bezahlen.
refusal-EVA-RES-06 = Diese Ressource hast du dort nicht.
refusal-EVA-FAC-01 = Eine Fabrik kostet 1 Ressource ihrer Art auf der Welt, auf der sie entsteht; dort hast du keine.
refusal-EVA-FAC-03 = Alle vier deiner Fabriken dieser Art sind im Spiel.
refusal-EVA-SETTLE-02 = Dieser Landschaftstyp ist dir verschlossen, bis ein Fortschrittsmarker seinen Wendepunkt passiert.
refusal-EVA-SETTLE-04 = Dir fehlen Fabriken auf der Seite der Neuen Welt für die Fabrikfelder.
refusal-EVA-SETTLE-05 = Jedes Bevölkerungsfeld braucht 1 Bevölkerung und 1 Stahl von der Neuen Welt; davon fehlt dir etwas.
refusal-EVA-SETTLE-06 =
    Dir fehlt ein Symbol dieses Produktionsfelds; Sonne und Kuppel geben Fortschrittsmarker und Technologien.
refusal-EVA-SETTLE-08 = Dieses Produktionsfeld ist schon besiedelt.
refusal-EVA-SHIP-01 = Keine deiner Welten hat alle Ressourcen, die es kostet.
refusal-EVA-STAD-01 = Keine deiner Welten hat alle Ressourcen, die es kostet.
refusal-EVA-MARKET-01 = Diese Karte liegt nicht in der Auslage.
refusal-EVA-TECH-08 = Hier gibt es nichts mehr zu erforschen.
refusal-EVA-TRANS-03-bays-buildings-cubes =
    Dafür ist kein Platz: Das Raumschiff hat { $bays ->
        [one] 1 Evakuierungsplatz
       *[other] { $bays } Evakuierungsplätze
    }, { $buildings ->
        [one] 1 Gebäudeplatz
       *[other] { $buildings } Gebäudeplätze
    } und { $cubes ->
        [one] 1 Ressourcenplatz
       *[other] { $cubes } Ressourcenplätze
    }.
refusal-EVA-TRANS-04 = Kein freier Evakuierungsplatz dieses Raumschiffs hat einen Landschaftstyp dieser Stätte.
refusal-EVA-TRANS-06 =
    Diese Stätte hat keinen Landschaftstyp, also nimmt kein Evakuierungsplatz sie auf, wohl aber ein Gebäudeplatz.
refusal-EVA-TRANS-08 =
    Alle vier deiner Fabriken dieser Art sind schon im Spiel, also kann diese Stätte nicht evakuiert werden.
refusal-EVA-TRANS-09 = Diese Stätte ist schon evakuiert.
refusal-EVA-TRANS-10 = Das hast du nicht auf der Seite der Alten Welt.
refusal-EVA-TRANS-12 =
    Auf dieser Stätte lebt Bevölkerung; sie reist nur auf Evakuierungsplätzen, nie auf einem Gebäudeplatz.
refusal-EVA-TRANS-13 = Von dieser Ressource hast du nichts auf der Alten Welt.
refusal-EVA-PROG-03-power =
    { $power ->
        [one] Zusammen müssen deine Marker 1 Stufe weit ziehen.
       *[other] Zusammen müssen deine Marker { $power } Stufen weit ziehen, nicht weiter.
    }
refusal-EVA-PROG-12 = Zwischen deinen Markern läge mehr als ein Wendepunkt; teile deine Machtpunkte anders auf.
refusal-EVA-PROG-12-power = Zwischen deinen Markern läge mehr als ein Wendepunkt; teile deine Machtpunkte anders auf.
refusal-EVA-ACT-05 = Dir fehlt Energie: Die vierte Aktion eines Bereichs und jede weitere kosten 1 Energie mehr.
refusal-EVA-ACT-06 = Dir fehlt die Energie, die eine weitere Aktion in diesem Jahr kostet; du kannst nur passen.
refusal-EVA-ACT-08 = So können sich die Welten die Energie nicht teilen: Eine von ihnen hat zu wenig.
refusal-EVA-INFRA-01 = Diese Karte hast du nicht auf der Hand.
refusal-EVA-INFRA-03 = Deine Neue Welt kann die Karte nicht bezahlen.
refusal-EVA-INFRA-05 = Eine Karte mit diesem Bild hast du schon ausgespielt; eine zweite ist nicht erlaubt.
refusal-EVA-SETTLE-03 =
    Kein Produktionsfeld kannst du ganz füllen; du brauchst Fabriken oder Bevölkerung und Stahl auf der Neuen
    Welt.
refusal-EVA-TECH-K04 = Jetzt kann nur ein Produktionsfeld im Ozean besiedelt werden.
refusal-EVA-POP-01 = Klonen kostet 1 Nahrung der Neuen Welt, und dort hast du keine.
refusal-EVA-MARKET-03 = Bezahlt wird mit einer Ressource, die du hast, und wenigstens eine Karte muss ersetzt werden.
refusal-EVA-MARKET-04 = Du hast schon für neue Karten bezahlt; das geht einmal für jede Karte, die du nimmst.
refusal-EVA-MARKET-05 =
    Du wolltest eine Karte nehmen; darauf verzichten kannst du nur, wenn du für neue Karten bezahlt hast.
refusal-EVA-MARKET-07 = Hier liegen keine Karten mehr.
refusal-EVA-TRANS-02 = Ein solches Raumschiff hast du nicht.
refusal-EVA-TRANS-15 = Deine Alte Welt kann die Energie für diesen Flug nicht bezahlen.
refusal-EVA-TRANS-16 = Der Rückflug kostet 1 Energie der Neuen Welt, und dort hast du keine.
refusal-EVA-TRANS-18 = Du kannst keinen Flug bezahlen.
refusal-EVA-TRANS-21 = Dieses Raumschiff ist schon geflogen; jedes fliegt einmal im Jahr.
refusal-EVA-PROG-01 = So viele Machtpunkte kannst du nicht haben; sie sind die Summe deiner Aktionen.
refusal-EVA-PROG-04 = Dort steht schon ein Marker; nur auf der Parkspur ist Platz für alle.
refusal-EVA-PROG-05 = Die 3+-Spur ist nur zu dritt und zu viert offen.
refusal-EVA-PROG-14 = Einer deiner Marker käme über das Ende der Leiste hinaus; der andere muss weiter ziehen.
refusal-EVA-BONUS-02 = Deine Machtpunkte müssen genau der Zahl dieses Bonus entsprechen, und das tun sie nicht.
refusal-EVA-BONUS-03 =
    Deine Machtpunkte führen nicht zu diesem Bonus: bis zur kleineren Zahl zum kleineren, darüber zum größeren.
refusal-EVA-ADV-03 = Im Jahr ist nur eine Aktion mit Macht 1 erlaubt, und die hattest du schon.
refusal-EVA-ADV-04 = Diese Karte hast du nicht auf der Hand.
refusal-EVA-ADV-07 = Diesen Teil hast du schon genutzt.
refusal-EVA-MOD-07 = Diesen Auftrag hast du nicht; wer ihn zuerst erfüllt, nimmt ihn.
refusal-EVA-MOD-08 =
    Ein Auftrag wird auf der Neuen Welt bezahlt und kommt zu einer Aktion hinzu: Dir fehlen dort Ressourcen, oder
    die Aktion steht noch aus.
refusal-EVA-RES-05 = Dieser Effekt gibt eine andere Ressource.
refusal-EVA-END-RACE-06 = Eine andere deiner Produktionen ist niedriger; die niedrigste trägt die Strafen.

## Das Protokoll

event-year = Jahr { $year } beginnt.
event-phase =
    { $phase ->
        [0] { phase-setup }
        [1] { phase-income }
        [2] { phase-actions }
        [3] { phase-transport }
        [4] { phase-turn-order }
        [5] { phase-progress }
        [6] { phase-bonuses }
       *[other] { phase-cleanup }
    }.
event-technology-set = { $player } erhält das Technologieset { $number }.
event-order = Zugreihenfolge: { $first }, { $second }{ $third ->
        [-1] { "" }
       *[other] , { $third }
    }{ $fourth ->
        [-1] { "" }
       *[other] , { $fourth }
    }.
event-gained = { $player } erhält { $number } { $what }.
event-paid = { $player } bezahlt { $number } { $what }.
event-produced =
    { $player } produziert { price } { $world ->
        [0] auf der Alten Welt
       *[other] auf der Neuen Welt
    }.
event-paid-card =
    { $player } bezahlt { price } { $world ->
        [0] auf der Alten Welt
       *[other] auf der Neuen Welt
    }.
event-paid-action =
    { $player } bezahlt { $old ->
        [0] { $new } Energie auf der Neuen Welt
       *[other] { $old } Energie auf der Alten Welt{ $new ->
            [0] { "" }
           *[other] {" "}und { $new } auf der Neuen Welt
        }
    } für die Aktion.
event-exchanged = { $player } tauscht { $given } gegen { $got }.
event-ate =
    Die Bevölkerung von { $player } isst { $number } Nahrung { $world ->
        [0] auf der Alten Welt
       *[other] auf der Neuen Welt
    }.
event-hungry =
    { $player } fehlt { $number } Nahrung { $world ->
        [0] auf der Alten Welt
        [1] auf der Neuen Welt
       *[other] { $world }
    }: { $number ->
        [one] ein Strafplättchen
       *[other] { $number } Strafplättchen
    }.
event-bored =
    { $player } hat auf der Neuen Welt { $number ->
        [one] ein Stadion zu wenig: ein Strafplättchen
       *[other] { $number } Stadien zu wenig: { $number } Strafplättchen
    }.
event-passed = { $player } passt.
event-action = { $player }: { $action }.
event-dealt =
    { $extra ->
        [0] „{ $card }“ kommt in die Auslage.
       *[other] „{ $card }“ wird neben der Auslage gezeigt.
    }
event-put-under = { $player } legt „{ $card }“ unter den Stapel.
event-aged = „{ $card }“ kommt unter den Stapel.
event-built =
    { $player } erhält „{ $card }“ { $world ->
        [0] auf der Alten Welt
        [1] auf der Neuen Welt
       *[other] { $world }
    }.
event-took-infrastructure = { $player } nimmt „{ $card }“.
event-laid = { $player } spielt „{ $card }“ aus.
event-completed = { $player } erfüllt die Bedingung von „{ $card }“.
event-factory = { $player } erhält eine Fabrik: { $what }.
event-population = { $player } erhält { $number } Bevölkerung auf der Neuen Welt.
event-settled = { $player } besiedelt „{ $site }“.
event-factory-settled = { $player } setzt eine Fabrik auf „{ $site }“: { $kind }.
event-production = Produktion von { $player }: { $kind } steigt um { $number }.
event-production-each = Produktion von { $player }: alle drei steigen um { $number }.
event-researched = { $player } beginnt, „{ $tile }“ zu erforschen.
event-developed = { $player } hat „{ $tile }“ erforscht.
event-race-decided = { $player } hat überall 8 Produktion und 3 Stadien: Das Ende ist nah.
event-evacuated = { $player } evakuiert „{ $site }“ mit „{ $ship }“.
event-loaded-cube = { $player } lädt 1 { $kind } auf „{ $ship }“.
event-loaded-factory = { $player } lädt eine vorbereitete Fabrik ({ $kind }) auf „{ $ship }“.
event-loaded-stadium = { $player } lädt „{ $stadium }“ auf „{ $ship }“.
event-sent = { $player } macht „{ $ship }“ für den Flug zur Neuen Welt bereit.
event-sent-back = { $player } schickt „{ $ship }“ zurück zur Alten Welt.
event-stayed = „{ $ship }“ bleibt auf der Alten Welt; { $player } kann den Flug nicht bezahlen.
event-unloaded =
    { $number ->
        [one] Ein Raumschiff von { $player } wird auf der Neuen Welt entladen.
       *[other] { $number } Raumschiffe von { $player } werden auf der Neuen Welt entladen.
    }
event-power =
    { $player } hat { $power ->
        [one] 1 Machtpunkt
       *[other] { $power } Machtpunkte
    }.
event-advanced =
    { $player } { $number ->
        [0] lässt einen Fortschrittsmarker auf Stufe { $step }
        [one] zieht einen Fortschrittsmarker 1 Stufe weit, auf Stufe { $step }
       *[other] zieht einen Fortschrittsmarker { $number } Stufen weit, auf Stufe { $step }
    }.
event-lane = { $player } nimmt auf Stufe { $step } die { $lane }.
event-opened =
    { $player } darf jetzt { $transition ->
        [2] die Wüste
        [3] den Wald
       *[other] den Ozean
    } besiedeln.
event-token-turned = { $player } dreht ein Produktivitätsplättchen um.
event-token-moved = Ein Produktivitätsplättchen von { $player } kommt auf die Neue Welt.
event-lesser-bonus = { $player } erhält den kleineren Bonus von „{ $card }“.
event-greater-bonus = { $player } erhält den größeren Bonus von „{ $card }“.
event-no-bonus = { $player } erhält keinen Bonus.
event-stadiums-joined = Die beiseitegelegten Stadien werden in ihren Stapel gemischt.
event-goals-dealt = Alle erhalten { $number } Zielkarten.
event-goal-dealt = { $player } erhält die Zielkarte „{ $goal }“.
event-goal-kept = { $player } behält „{ $goal }“.
event-goal-dropped = { $player } legt „{ $goal }“ in die Schachtel zurück.
event-goals-passed =
    { $number ->
        [one] Alle geben die letzte Zielkarte nach links weiter.
       *[other] Alle geben { $number } Zielkarten nach links weiter.
    }
event-goals-swapped = Die beiden Stapel mit Zielkarten tauschen die Plätze.
event-goals-chosen = Alle haben { $number } Ziele.
event-goal-lost = Eine Zielkarte des anderen Stapels wird ungesehen entfernt.
event-goal-shown = { $player } zeigt die Zielkarte „{ $goal }“.
event-drew-cards =
    { $player } zieht { $number ->
        [one] eine Aktionskarte
       *[other] { $number } Aktionskarten
    }.
event-drew-card = Gezogen: „{ $card }“.
event-discarded-card = { $player } legt „{ $card }“ ab.
event-actions-shuffled = Die abgelegten Aktionskarten werden in den Stapel gemischt.
event-tucked = { $player } schiebt eine Karte verdeckt unter die Aktionen mit Macht { $group }.
event-tucked-card = Untergeschoben: „{ $card }“.
event-played-card = { $player } spielt „{ $card }“.
event-objective-opened = Auftrag: „{ $objective }“.
event-objective-taken = { $player } erfüllt zuerst „{ $objective }“.
event-objective-played = { $player } spielt den Auftrag „{ $objective }“ aus.
event-solo-shuffled = Der Solostapel wird gemischt; er hat { $number } Karten.
event-solo-top =
    Die nächste Karte des Solostapels zeigt { $number ->
        [4] X
       *[other] { $number }
    } { $letter ->
        [0] A
       *[other] B
    }.
event-solo-card = Der Solostapel spielt „{ $card }“.
event-solo-nothing = Das bewirkt nichts.
event-solo-took = { $player } nimmt das Stadion „{ $card }“.
event-solo-removed = { $player } legt „{ $card }“ unter den Stapel.
event-solo-settled = { $player } besiedelt „{ $site }“.
event-solo-blocked = { $player } kommt zu „{ $site }“, das schon besiedelt ist.
event-race-penalty = Die Strafen von { $player } senken eine Produktion ({ $kind }) um { $number }.
event-race-bonus =
    { $number ->
        [0] Die Zufriedenheit von { $player } bringt nichts.
        [one] Die Zufriedenheit von { $player } erhöht die niedrigste Produktion um 1.
       *[other] Die Zufriedenheit von { $player } erhöht die niedrigsten Produktionen um insgesamt { $number }.
    }
event-ended = Die Partie ist zu Ende.
event-lines-side =
    Die Linienkarte zeigt Seite { $side ->
        [0] A
       *[other] B
    }.
event-line-laid = Linie { $label } führt von „{ $from }“ nach „{ $to }“.

## Das Ende der Partie

score-production = Niedrigste Produktion
score-goals = Zielkarten
score-sites = Stätten auf der Alten Welt
score-stadiums = Fehlende Stadien
score-chips = Strafplättchen
score-faces = Zufriedenheit
score-objectives = Aufträge
score-lines = Linienvorherrschaft
score-lowest = Niedrigste Produktion
score-beyond = Über das Ziel hinaus, zählt nicht
outcome-race = Die Neue Welt ist besiedelt; wer das Ziel erreicht hat oder ihm am nächsten kam, gewinnt.
outcome-points = Vier Jahre sind vorbei; die meisten Punkte gewinnen.
outcome-solo = Vier Jahre sind vorbei; 60 Punkte sind ein gutes Ergebnis, 80 sind meisterhaft.

## Der Tisch im Browser.

view-map = Neue Welt
view-track = Jahre und Fortschritt
view-home = Dein Tableau
view-board-of = Tableau von { $name }
view-player = { $colour } ({ $name })
view-opponent = Gegner
view-neutral = neutral
view-year-of = Jahr { $n } von { $of }
view-mode =
    { $mode ->
        [race] Wettlauf: jede Produktion 8 und 3 Stadien auf der Neuen Welt
       *[points] Punkte nach vier Jahren
    } · { $bonuses ->
        [generous] großzügige Boni
       *[strict] strenge Boni
    }
view-triggered = { $player } hat das Ziel erreicht: Das Spiel endet bald
view-passed = gepasst
view-goal-count =
    { $n ->
        [one] { $n } Zielkarte
       *[other] { $n } Zielkarten
    }
view-hand-count =
    { $n ->
        [one] { $n } Aktionskarte auf der Hand
       *[other] { $n } Aktionskarten auf der Hand
    }

view-biome-open = dir offen
view-biome-closed = öffnet bei T{ $n }
view-spot-factory =
    { $n ->
        [one] Platz für eine Fabrik
       *[other] Platz für { $n } Fabriken
    }
view-spot = Bevölkerung ({ $n } { $kind })
view-needs = braucht { $signs }
view-settled = { $name }: { $biome }, besiedelt von { $player }
view-sign-sun = Sonne
view-sign-dome = Kuppel
view-line = Linie { $n }
view-on-line =
    { $name } hat { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
view-solo-tile = Soloplättchen: Pfeil A bei { $a }, Pfeil B bei { $b }

view-year = Jahr { $n }: { $old } Nahrung auf der Alten Welt, { $new } Nahrung und { $stadiums ->
        [one] { $stadiums } Stadion
       *[other] { $stadiums } Stadien
    } auf der Neuen Welt
view-bonus =
    { $which ->
        [lesser] Kleinerer Bonus
       *[greater] Größerer Bonus
    }: Machtpunkte { $how ->
        [generous] bis { $n }
       *[strict] genau { $n }
    }
view-phase-income = Einkommen
view-phase-actions = Aktionen
view-phase-transport = Transport
view-phase-turn-order = Reihenfolge
view-phase-progress = Fortschritt
view-phase-bonuses = Boni
view-phase-cleanup = Jahresende
view-phases = Phase { $n } von 7: { $name }
view-before = Vor dem ersten Jahr
view-order = Reihenfolge
view-start = Start
view-solo-deck =
    Solostapel, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }; oben { $number } { $letter }
view-stretch =
    Schritte { $first } bis { $last }{ $after ->
        [0] { "" }
       *[other] , hinter Wendepunkt T{ $after }
    }
view-marker = { $name }: Schritt { $step }, { $lane }
view-target = Marker { $marker }: +{ $n }, bis Schritt { $step }
view-space = Schritt { $step }, { $lane }

view-stock =
    { $n } { $kind } auf der { $world ->
        [old] Alten Welt
       *[new] Neuen Welt
    }
view-landscape-savanna = Savanne
view-landscape-mountain = Gebirge
view-landscape-sea = Meer
view-landscape-none = ohne Landschaft
view-people =
    { $n ->
        [one] { $n } Bevölkerung
       *[other] { $n } Bevölkerung
    }
view-works = eine Fabrik
view-land =
    { $name } ({ $lands }), { $state ->
        [up] { $what }, Ertrag { $n } { $kind }
       *[down] evakuiert
    }
view-hold = { $name }, in einen Gebäudeplatz
view-tokens =
    Produktivitätsplättchen im Ozean: { $up } liefern, { $down } umgedreht
view-factory =
    { $kind }-Fabriken, { $world ->
        [old] Alte Welt
       *[new] Neue Welt
    }: { $n } ({ $left } ungenutzt)
view-waiting = Wartende Bevölkerung auf der Neuen Welt: { $n }
view-production = { $kind }-Produktion der Neuen Welt: { $n }
view-chips = Stadien auf der Neuen Welt: { $stadiums }; Strafchips: { $n }
view-ship =
    { $name }, { $where ->
        [old] auf der Alten Welt
        [new] auf der Neuen Welt
        [flying] fliegt zur Neuen Welt
       *[returning] fliegt zurück
    }
view-stadium =
    { $name }, { $faces ->
        [0] keine Zufriedenheit
       *[other] { $faces } Zufriedenheit
    }, { $where ->
        [old] auf der Alten Welt
        [new] auf der Neuen Welt
       *[flying] an Bord
    }

view-short-gain-infrastructure = Ressource, 2 Infrastr.
view-short-gain-research = Ressource, forschen
view-short-settle = Feld besiedeln
view-short-ship = Schiff bauen
view-short-stadium = Stadion bauen
view-short-prefab = Fabrik vorbereiten
view-short-clone = Klonen
view-short-infrastructure = 2 Infrastruktur
view-short-exchange = Ressource, 3-mal tauschen
view-short-research = Forschen
view-power-of = Macht { $n }
view-groups = Marker dieses Jahres nach Macht: 1: { $a }, 2: { $b }, 3: { $c }, 4: { $d }
view-track-label =
    Aktionsleiste: { $n } in diesem Jahr, die nächste kostet { $cost } Energie; Machtpunkte bisher { $power }
view-pass = Passen
view-technologies = Technologien
view-tile-none = Noch keine Technologie
view-tile =
    { $name }, Stufe { $level }{ $faces ->
        [0] { "" }
       *[other] , { $faces } Zufriedenheit
    }: { $state ->
        [done] entwickelt
        [half] halb entwickelt
        [ready] erforschbar
       *[locked] noch nicht
    }

view-other-old =
    Noch { $sites ->
        [one] { $sites } Stätte
       *[other] { $sites } Stätten
    } zu evakuieren, { $tokens } Produktivitätsplättchen; Stadien: { $new } auf der Neuen Welt, { $old } sonst; Infrastruktur: { $played } ausgespielt, { $hand } auf der Hand
view-other-ships =
    { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }
view-other-tech =
    { $n ->
        [one] { $n } Technologie entwickelt
       *[other] { $n } Technologien entwickelt
    }

view-row-ship = Schiffe
view-row-stadium = Stadien
view-row-infrastructure = Infrastruktur
view-row-hand = Deine Aktionskarten
view-row-face-up = In diesem Jahr ausgespielt
view-row-tucked = In diesem Jahr untergelegt
view-row-plans = Infrastruktur auf der Hand
view-row-built = Infrastruktur ausgespielt
view-costs = Kostet
view-oldest = In allen drei Auslagen liegt die älteste Karte vorn; am Jahresende verlässt sie die Auslage.
view-extra = zusätzlich
view-flight = Flugenergie
view-faces = Zufriedenheit
view-reward = Produktion
view-bonuses = Boni am Jahresende
view-bonus-numbers = Machtpunkte
view-objectives = Aufträge
view-played = ausgespielt
view-points = Punkte
view-power = Machtpunkte
view-goals = Deine Ziele
view-draft = Ziele zur Wahl
view-complete = erfüllt
view-incomplete = offen
view-cards-of = Offene Karten von { $name }

view-fig-lowest = Niedrigste Produktion
view-fig-stadiums = Stadien
view-fig-faces = Zufriedenheit
view-fig-power = Machtpunkte
view-fig-food = Nahrungsproduktion
view-fig-steel = Stahlproduktion
view-fig-energy = Energieproduktion
view-fig-food-old = Nahrung, Alte W.
view-fig-steel-old = Stahl, Alte W.
view-fig-energy-old = Energie, Alte W.
view-fig-food-new = Nahrung, Neue W.
view-fig-steel-new = Stahl, Neue W.
view-fig-energy-new = Energie, Neue W.
view-fig-population = Bevölkerung
view-fig-factories = Fabriken
view-fig-settled = Besiedelte Felder
view-fig-sites = Zu evakuieren
view-fig-chips = Strafchips

view-kind-food = Nahrung
view-kind-steel = Stahl
view-kind-energy = Energie
view-world-old = Alte Welt
view-world-new = Neue Welt
view-biome-tundra = Steppe
view-biome-desert = Wüste
view-biome-forest = Wald
view-biome-sea = Ozean
view-lane-passing = Überholspur
view-lane-main = Hauptspur
view-lane-three-plus = 3+-Spur
view-effect-infrastructure = Infrastruktur
view-effect-research = forschen
view-effect-settle = besiedeln
view-map-key = F Fabrik, f1 s2 e3 Bevölkerung für Nahrung, Stahl, Energie, * Sonne, ^ Kuppel
view-works-of = { $n }× { $kind }-Fabrik
