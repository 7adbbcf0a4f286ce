game-title = Tekhenu: Obelisk Słońca
game-summary = Od jednego do czterech graczy bierze kości w cieniu obelisku, służy sześciu bogom, buduje świątynię Amona-Ra i staje przed sądem { NAME("maat", case: "gen") }.

## Questions, to the one who is asked

question-decree = Zachowaj jeden z dwóch swoich dekretów; drugi trafi na spód talii.
question-starting = Wybierz kartę początkową.
question-destiny = Wybierz kartę losu.
question-keep = Zachowaj jedną z dwóch dobranych kart.
question-gain = Wybierz surowiec, który weźmiesz (pozostało: { $left }).
question-raise = Wybierz, co wzrośnie o { $steps }: populacja czy szczęście.
question-draft = Wybierz kość.
question-anubis = Anubis ci sprzyja: weź dowolną kość, nawet zakazaną.
question-treat = Tutaj { NAME($die) } jest zakazana. Wybierz, jak ją potraktować.
question-die-action = Bierzesz { NAME($die, case: "acc") }. Wybierz akcję z wartością { $value }.
question-face = Bierzesz { NAME($die, case: "acc") }. Wybierz wartość, którą na niej ustawisz.
question-dye = Bierzesz { NAME($die, case: "acc") } (wartość { $value }). Wybierz, jako jaki kolor ją potraktować i czy zmienić jej wartość.
question-extra = Wybierz sąsiedniego boga do dodatkowej akcji.
question-order = Wykonać dodatkową akcję { NAME($god, case: "gen") } przed główną czy po niej?
question-shift = { $action ->
    [produce-papyrus] Możesz zmienić wartość { $value } dla produkcji papirusu.
    [produce-bread] Możesz zmienić wartość { $value } dla produkcji chleba.
    [produce-limestone] Możesz zmienić wartość { $value } dla produkcji wapienia.
    [produce-granite] Możesz zmienić wartość { $value } dla produkcji granitu.
   *[god] Możesz zmienić wartość { $value } dla akcji { NAME($action, case: "gen") }.
}
question-production = Produkujesz { NAME($good, case: "acc") } z wartością { $value }. Zagraj błogosławieństwa albo przejdź dalej.
question-pay = { $granite ->
    [0] Wybierz, czym zapłacisz. Koszt: { $amount } { NAME($token, $amount) }.
   *[other] Wybierz, czym zapłacisz. Koszt: { $amount } { NAME($token, $amount) } i { $granite } { NAME("granite", $granite) }.
}
question-between = Zagraj błogosławieństwo albo przejdź do dodatkowej akcji.
question-end = Zagraj błogosławieństwo albo zakończ turę.

question-horus = { $granite ->
    [0] Wybierz miejsce na posąg; budujesz go za darmo.
   *[other] Wybierz miejsce na posąg za { $granite } { NAME("granite", $granite, case: "acc") }.
}
question-ra = { $limestone ->
    [0] { $granite ->
        [0] Wybierz pole dla płytki „{ NAME($tile) }” ({ CODE($tile) }); kładziesz ją za darmo.
       *[other] Wybierz pole dla płytki „{ NAME($tile) }” ({ CODE($tile) }); koszt: { $granite } { NAME("granite", $granite) }.
    }
   *[other] { $granite ->
        [0] Wybierz pole dla płytki „{ NAME($tile) }” ({ CODE($tile) }); koszt: { $limestone } { NAME("limestone", $limestone) }.
       *[other] Wybierz pole dla płytki „{ NAME($tile) }” ({ CODE($tile) }); koszt: { $limestone } { NAME("limestone", $limestone) } i { $granite } { NAME("granite", $granite) }.
    }
}
question-turn = Wybierz ułożenie płytki „{ NAME($tile) }” ({ CODE($tile) }) w { NAME($cell, case: "loc") }.
question-hathor = Wybierz miejsce na budynek przy świątyni; potem twoja populacja wzrośnie o { $value }.
question-bastet = { $papyrus ->
    [0] Zorganizuj święto za darmo: twoje szczęście wzrośnie najwyżej o { $value }.
   *[other] Zorganizuj święto za { $papyrus } { NAME("papyrus", $papyrus, case: "acc") }: twoje szczęście wzrośnie najwyżej o { $value }.
}
question-thoth = { $papyrus ->
    [0] Weź za darmo { $cards } { NAME("card", $cards, case: "acc") } z jednej sekcji albo najpierw odśwież sekcję.
   *[other] Weź { $cards } { NAME("card", $cards, case: "acc") } z jednej sekcji za { $papyrus } { NAME("papyrus", $papyrus, case: "acc") } albo najpierw odśwież sekcję.
}
question-next-card = Weź jeszcze { $cards } { NAME("card", $cards, case: "acc") } z sekcji { $section }.
question-osiris = Wybierz wolne miejsce w rzędzie { $row } na warsztat lub kamieniołom.
question-boost = Wybierz surowiec, którego produkcja wzrośnie jeszcze o { FIGURE("osiris.rows.5.any") }.
question-bonus = Posąg poświęcony { NAME($god, case: "dat") } daje ci premię: wybierz, jaką.
question-ability = Użyć zdolności płytki „{ NAME($tile) }” ({ CODE($tile) })?
question-free-action = { $occasion ->
    [decree] Wybierz akcję, którą wykonasz dzięki dekretowi, bez płacenia surowcami.
   *[milestone] Szczęście daje ci dodatkową akcję: wybierz ją.
}
question-free-value = { $action ->
    [produce-papyrus] Wybierz wartość dla produkcji papirusu.
    [produce-bread] Wybierz wartość dla produkcji chleba.
    [produce-limestone] Wybierz wartość dla produkcji wapienia.
    [produce-granite] Wybierz wartość dla produkcji granitu.
   *[god] Wybierz wartość dla akcji { NAME($action, case: "gen") }.
}
question-faith = Twój bilans: { $balance }. Możesz położyć na szali żetony wiary; masz ich { $faith }.
question-edict = Zbliża się końcowa punktacja: użyć teraz dekretu „{ NAME("d23") }” (D23), jeśli go masz?
question-bread = Należność: { $due } { NAME("bread", $due) }. Ile płacisz? Każdy brakujący chleb kosztuje { FIGURE("tracks.scoring.unpaid_bread") } PZ.
question-score = Wybierz dekret do punktacji (najwyżej jeszcze { $left }).
question-again = Wybierz dekret, który zapunktujesz jeszcze raz za { $gold } { NAME("gold", $gold, case: "acc") }.
question-triangles = Ile trójkątów liczysz? Każdy kosztuje { $resources } { NAME("resource", $resources, case: "acc") } i daje { $points } PZ.

## Questions, to the others

waiting-decree = { $seat } wybiera dekret…
waiting-starting = { $seat } wybiera kartę początkową…
waiting-destiny = { $seat } wybiera kartę losu…
waiting-keep = { $seat } wybiera, którą kartę zachować…
waiting-gain = { $seat } wybiera surowce…
waiting-raise = { $seat } wybiera między populacją a szczęściem…
waiting-draft = { $seat } wybiera kość…
waiting-anubis = { $seat } wybiera dowolną kość z pomocą Anubisa…
waiting-treat = { $seat } wybiera stan kości…
waiting-die-action = { $seat } wybiera akcję…
waiting-face = { $seat } ustawia wartość kości…
waiting-dye = { $seat } wybiera kolor kości…
waiting-extra = { $seat } wybiera boga do dodatkowej akcji…
waiting-order = { $seat } wybiera kolejność dwóch akcji…
waiting-shift = { $seat } wybiera wartość…
waiting-production = { $seat } wybiera błogosławieństwa do produkcji…
waiting-pay = { $seat } wybiera, czym zapłacić…
waiting-between = { $seat } może zagrać błogosławieństwo przed dodatkową akcją…
waiting-end = { $seat } kończy turę…
waiting-horus = { $seat } wybiera miejsce na posąg…
waiting-ra = { $seat } wybiera pole na filar…
waiting-turn = { $seat } obraca płytkę filaru…
waiting-hathor = { $seat } wybiera miejsce na budynek…
waiting-bastet = { $seat } przygotowuje święto…
waiting-thoth = { $seat } wybiera karty…
waiting-next-card = { $seat } wybiera następną kartę…
waiting-osiris = { $seat } wybiera warsztat lub kamieniołom…
waiting-boost = { $seat } wybiera znacznik produkcji…
waiting-bonus = { $seat } wybiera premię Horusa…
waiting-ability = { $seat } decyduje o zdolności płytki…
waiting-free-action = { $seat } wybiera dodatkową akcję…
waiting-free-value = { $seat } wybiera wartość…
waiting-faith = { $seat } decyduje o żetonach wiary…
waiting-edict = { $seat } decyduje o dekrecie…
waiting-bread = { $seat } decyduje, ile chleba zapłacić…
waiting-score = { $seat } wybiera dekrety do punktacji…
waiting-again = { $seat } wybiera dekret do ponownej punktacji…
waiting-triangles = { $seat } liczy trójkąty…

## Actions, as options in a list

action-keep = { DRAWN($which) ->
    [unseen] Zachowaj { $which }. dobraną kartę
   *[other] Zachowaj kartę „{ NAME(DRAWN($which)) }” ({ CODE(DRAWN($which)) })
}
action-choose = Weź kartę „{ NAME($starting) }” ({ CODE($starting) })
action-destiny = Weź kartę „{ NAME($destiny) }” ({ CODE($destiny) })
action-anubis = Wezwij Anubisa za { FIGURE("starting.anubis") } { NAME("scribe", FIGURE("starting.anubis"), case: "acc") }
action-take = Weź { NAME($die, case: "acc") }
action-treat = { $purity ->
    [tainted] Potraktuj ją jako skalaną
   *[pure] Potraktuj ją jako czystą
}
action-scribes = Zmień wartość na { $value } za pomocą skrybów
action-act = Akcja { NAME($god, case: "gen") }
action-produce = Produkuj { NAME($good, case: "acc") }
action-prepare = Wydaj { FIGURE("technologies.t19.scribes") } { NAME("scribe", FIGURE("technologies.t19.scribes"), case: "acc") }, aby najpierw produkować
action-value = Wartość { $value }
action-play = Zagraj kartę „{ NAME($blessing) }” ({ CODE($blessing) })
action-face = Ustaw wartość { $value }
action-dye = { $nudge2 ->
    [down] Potraktuj ją jako { NAME($colour1, case: "acc") }, wartość niższa o { FIGURE("blessings.b11.amount") }
    [up] Potraktuj ją jako { NAME($colour1, case: "acc") }, wartość wyższa o { FIGURE("blessings.b11.amount") }
   *[same] Potraktuj ją jako { NAME($colour1, case: "acc") }, ta sama wartość
}
action-extra = Dodatkowa akcja { NAME($god, case: "gen") }
action-before = Najpierw dodatkowa akcja
action-after = Najpierw główna akcja
action-raise = { $marker ->
    [happiness] Podnieś szczęście
   *[population] Podnieś populację
}
action-dedicate = Posąg poświęcony { NAME($god, case: "dat") }
action-statue = { $people ->
    [temple-row] Posąg poświęcony ludowi przy środkowym rzędzie świątyni
    [temple-column] Posąg poświęcony ludowi przy środkowej kolumnie świątyni
    [workshops] Posąg poświęcony ludowi nad warsztatami
   *[quarries] Posąg poświęcony ludowi nad kamieniołomami
}
action-place = Połóż płytkę w { NAME($cell, case: "loc") }
action-turn = { $turns ->
    [0] Nie obracaj
   *[other] Obróć w prawo: { $turns } × 90°
}
action-build = Zbuduj budynek { NAME($space, kind: "space") }
action-celebrate = Zorganizuj święto
action-card = Weź kartę „{ NAME($card) }” ({ CODE($card) })
action-refresh = Odśwież sekcję { $section }
action-found = Zbuduj { NAME($work, case: "acc") }
action-boost = Produkcja { NAME($good, case: "gen") } +{ FIGURE("osiris.rows.5.any") }
action-gain = Weź 1 { NAME($token, 1, case: "acc") }
action-pay =
    { $limestone1 ->
        [0] { $scribes2 ->
            [0] { $gold3 ->
                [0] Zapłać jak zwykle
               *[other] Zapłać: { $gold3 } { NAME("gold", $gold3, case: "acc") }, resztę jak zwykle
            }
           *[other] Zapłać: { $scribes2 } { NAME("scribe", $scribes2, case: "acc") }, { $gold3 ->
                [0] {""}
               *[other] { $gold3 } { NAME("gold", $gold3, case: "acc") },{" "}
            }resztę jak zwykle
        }
       *[other] Zapłać: { $limestone1 } { NAME("limestone", $limestone1, case: "acc") }, { $scribes2 ->
            [0] {""}
           *[other] { $scribes2 } { NAME("scribe", $scribes2, case: "acc") },{" "}
        }{ $gold3 ->
            [0] {""}
           *[other] { $gold3 } { NAME("gold", $gold3, case: "acc") },{" "}
        }resztę jak zwykle
    }
action-left = Połóż { $faith } { NAME("faith", $faith, case: "acc") } na lewej szali
action-right = Połóż { $faith } { NAME("faith", $faith, case: "acc") } na prawej szali
action-feed = Zapłać { $few } { NAME("bread", $few, case: "acc") }
action-score = Zapunktuj dekret „{ NAME($decree) }” ({ CODE($decree) })
action-again = Jeszcze raz zapunktuj dekret „{ NAME($decree) }” ({ CODE($decree) })
action-triangles = Policz { $few } { NAME("triangle", $few, case: "acc") }
action-use = Tak, użyj
action-decline = Zrezygnuj
action-decline-ability = Nie używaj
action-decline-edict = Nie używaj
action-decline-again = Nie punktuj ponownie
action-done = Gotowe

## Events: points and tokens

event-scored = { $source ->
    [bonus] { $seat } zyskuje { $points } PZ z premii Horusa (razem { $total }).
    [people-statue] { $seat } zyskuje { $points } PZ za filary w linii z posągiem (razem { $total }).
    [lines] { $seat } zyskuje { $points } PZ za budynki w linii z filarem (razem { $total }).
    [edges] { $seat } zyskuje { $points } PZ za zgodność kolorów (razem { $total }).
    [cell] { $seat } zyskuje { $points } PZ za zakryte pole (razem { $total }).
    [slot] { $seat } zyskuje { $points } PZ za miejsce u Ra (razem { $total }).
    [ability] { $seat } zyskuje { $points } PZ dzięki zdolności płytki (razem { $total }).
    [pillars] { $seat } zyskuje { $points } PZ za filary w linii z budynkiem (razem { $total }).
    [districts] { $seat } zyskuje { $points } PZ za dzielnice (razem { $total }).
    [temple] { $seat } zyskuje { $points } PZ za świątynię (razem { $total }).
    [statues] { $seat } zyskuje { $points } PZ za posągi (razem { $total }).
    [happiness] { $seat } zyskuje { $points } PZ za szczęście (razem { $total }).
    [production] { $seat } zyskuje { $points } PZ za produkcję (razem { $total }).
    [building-row] { $seat } zyskuje { $points } PZ za rząd budynków (razem { $total }).
    [order] { $seat } zyskuje { $points } PZ za miejsce w kolejności tur (razem { $total }).
   *[card] { $seat } zyskuje { $points } PZ dzięki karcie „{ NAME($source) }” ({ CODE($source) }), razem { $total }.
}
event-forfeited = { $source ->
    [unbalance] { $seat } traci { $points } PZ za ujemny bilans (zostaje { $total }).
   *[unpaid-bread] { $seat } traci { $points } PZ za niezapłacony chleb (zostaje { $total }).
}
event-gained = { $seat } zyskuje { $count } { NAME($token, $count, case: "acc") }.
event-paid = { $seat } wydaje { $count } { NAME($token, $count, case: "acc") }.

## Events: set-up

event-set-up = Plansza jest przygotowana do gry.
event-slot-god = Miejsce { $slot } u Horusa zajmuje { NAME($god) }.
event-tile-opened = U { NAME("ra", case: "gen") } pojawia się płytka „{ NAME($tile) }” ({ CODE($tile) }).
event-decrees-dealt = { $seat } otrzymuje dekrety „{ NAME($decree1) }” ({ CODE($decree1) }) i „{ NAME($decree2) }” ({ CODE($decree2) }).
event-decree-kept = { $seat } zachowuje dekret „{ NAME($decree) }” ({ CODE($decree) }).
event-starting-shown = Odkryto kartę początkową „{ NAME($starting) }” ({ CODE($starting) }).
event-starting-chosen = { $seat } bierze kartę początkową „{ NAME($starting) }” ({ CODE($starting) }).
event-starting-dealt = { $seat } otrzymuje losową kartę początkową „{ NAME($starting) }” ({ CODE($starting) }).
event-place-in-order = { $seat } zajmuje { $place }. miejsce w kolejności tur.
event-destiny-chosen = { $seat } bierze kartę losu „{ NAME($destiny) }” ({ CODE($destiny) }).
event-cards-drawn = { $seat } dobiera karty „{ NAME($card1) }” ({ CODE($card1) }) i „{ NAME($card2) }” ({ CODE($card2) }).
event-card-kept = { $seat } zachowuje kartę „{ NAME($card) }” ({ CODE($card) }).

## Events: the wheel

event-round = Zaczyna się runda { $round }.
event-rotated = { $god ->
    [horus] Koło się obraca: słońce oświetla teraz Ozyrysa i Horusa.
    [ra] Koło się obraca: słońce oświetla teraz Horusa i Ra.
    [hathor] Koło się obraca: słońce oświetla teraz Ra i Hathor.
    [bastet] Koło się obraca: słońce oświetla teraz Hathor i Bastet.
    [thoth] Koło się obraca: słońce oświetla teraz Bastet i Thota.
   *[osiris] Koło się obraca: słońce oświetla teraz Thota i Ozyrysa.
}
event-rolled = Na kole pojawia się { NAME($die) }.

## Events: the turn

event-anubis-called = { $seat } wzywa Anubisa.
event-die-taken = { $pan ->
    [left] { $seat } bierze { NAME($die, case: "acc") } i kładzie ją na lewej szali.
    [right] { $seat } bierze { NAME($die, case: "acc") } i kładzie ją na prawej szali.
   *[below] { $seat } bierze { NAME($die, case: "acc") } i kładzie ją pod wagą.
}
event-die-wasted = Żadna akcja nie jest możliwa: kość gracza { $seat } się marnuje.
event-no-die-left = Na kole nie ma już kości: { $seat } traci turę.
event-die-turned = { $seat } ustawia na kości wartość { $value }.
event-die-dyed = { $seat } traktuje kość jako { NAME($colour, case: "acc") }, z wartością { $value }.
event-value-set = { $seat } zmienia wartość na { $value }.
event-acted = { $action ->
    [produce-papyrus] { $seat } wybiera produkcję papirusu z wartością { $value }.
    [produce-bread] { $seat } wybiera produkcję chleba z wartością { $value }.
    [produce-limestone] { $seat } wybiera produkcję wapienia z wartością { $value }.
    [produce-granite] { $seat } wybiera produkcję granitu z wartością { $value }.
   *[god] { $seat } wykonuje akcję { NAME($action, case: "gen") } z wartością { $value }.
}
event-action-lost = { $action ->
    [produce-papyrus] { $seat } traci produkcję papirusu: nie można jej wykonać.
    [produce-bread] { $seat } traci produkcję chleba: nie można jej wykonać.
    [produce-limestone] { $seat } traci produkcję wapienia: nie można jej wykonać.
    [produce-granite] { $seat } traci produkcję granitu: nie można jej wykonać.
   *[god] { $seat } traci akcję { NAME($action, case: "gen") }: nie można jej wykonać.
}
event-blessing-played = { $seat } zagrywa błogosławieństwo „{ NAME($blessing) }” ({ CODE($blessing) }).
event-extra-action = { $seat } otrzymuje dodatkową akcję { NAME($god, case: "gen") }.
event-acts-without-die = { $occasion ->
    [decree] { $seat } wykonuje akcję dzięki dekretowi, przed końcową punktacją.
   *[milestone] { $seat } osiąga szczęście { FIGURE("tracks.milestones.action", sign: "no") } i otrzymuje dodatkową akcję.
}
event-produced = { $excess ->
    [0] { $seat } produkuje { $count } { NAME($good, $count, case: "acc") }.
   *[other] { $seat } produkuje { $count } { NAME($good, $count, case: "acc") }; nadwyżka na prawej szali: { $excess }.
}

## Events: the gods

event-god-statue = { $seat } buduje posąg poświęcony { NAME($god, case: "dat") }.
event-people-statue = { $people ->
    [temple-row] { $seat } buduje posąg poświęcony ludowi przy środkowym rzędzie świątyni.
    [temple-column] { $seat } buduje posąg poświęcony ludowi przy środkowej kolumnie świątyni.
    [workshops] { $seat } buduje posąg poświęcony ludowi nad warsztatami.
   *[quarries] { $seat } buduje posąg poświęcony ludowi nad kamieniołomami.
}
event-pillar = { $seat } wznosi filar w { NAME($cell, case: "loc") }: płytka „{ NAME($tile) }” ({ CODE($tile) }).
event-ability-works = { $seat } korzysta ze zdolności płytki „{ NAME($tile) }” ({ CODE($tile) }).
event-temple-building = { $seat } stawia budynek przy świątyni, { NAME($space, kind: "space") }.
event-work-built = { $seat } buduje { NAME($work, case: "acc") }.
event-production-raised = { $seat } podnosi produkcję { NAME($good, case: "gen") } do poziomu { $level }.
event-marker-moved = { $marker ->
    [happiness] { $seat } przesuwa znacznik szczęścia na pole { $to }.
   *[population] { $seat } przesuwa znacznik populacji na pole { $to }.
}
event-bonus-due = { $seat } otrzymuje premię Horusa za posąg poświęcony { NAME($god, case: "dat") }.

## Events: the market

event-section-opened = Otwiera się sekcja rynku { $section }.
event-section-refreshed = { $seat } odświeża sekcję rynku { $section }.
event-card-dealt = W sekcji { $section } pojawia się karta „{ NAME($card) }” ({ CODE($card) }).
event-card-taken = { $seat } bierze kartę „{ NAME($card) }” ({ CODE($card) }).
event-decree-drawn = { $seat } dobiera dekret.
event-decree-seen = { $seat } widzi dekret „{ NAME($decree) }” ({ CODE($decree) }).
event-reshuffled = { $kind ->
    [blessing] Odrzucone błogosławieństwa się tasuje: nowa talia ma { $count } { NAME("card", $count, case: "acc") }.
    [technology] Odrzucone technologie się tasuje: nowa talia ma { $count } { NAME("card", $count, case: "acc") }.
   *[decree] Odrzucone dekrety się tasuje: nowa talia ma { $count } { NAME("card", $count, case: "acc") }.
}

## Events: Maat and scoring

event-maat = Zaczyna się faza Maat nr { $number }.
event-faith-placed = { $pan ->
    [left] { $seat } kładzie { $faith } { NAME("faith", $faith, case: "acc") } na lewej szali.
    [right] { $seat } kładzie { $faith } { NAME("faith", $faith, case: "acc") } na prawej szali.
   *[below] { $seat } kładzie { $faith } { NAME("faith", $faith, case: "acc") } pod wagą.
}
event-balanced = Bilans gracza { $seat }: { $balance }.
event-scoring = { $number ->
    [2] Zaczyna się końcowa punktacja.
   *[other] Zaczyna się pierwsza punktacja.
}
event-district-led = { $seat } ma przewagę w dzielnicy { NAME($good, case: "gen") }.
event-bread-paid = { $seat } płaci należny chleb: { $paid } z { $due }.
event-edict-shown = { $seat } pokazuje dekret „{ NAME($decree) }” ({ CODE($decree) }).
event-decree-revealed = { $seat } ujawnia dekret „{ NAME($decree) }” ({ CODE($decree) }).
event-decree-again = { $seat } ponownie punktuje dekret „{ NAME($decree) }” ({ CODE($decree) }).
event-won = { $seat } wygrywa z wynikiem { $points } PZ.

## Events: Botankhamun

event-bot-place-in-order = { NAME("botankhamun") } zajmuje { $place }. miejsce w kolejności tur.
event-bot-destiny = { NAME("botankhamun") } usuwa kartę losu „{ NAME($destiny) }” ({ CODE($destiny) }).
event-bot-bottom-row = Płytki akcji zostały potasowane: cztery tworzą dolny rząd nowej piramidy.
event-bot-upper-rows = Pozostałe sześć tworzy rzędy powyżej.
event-bot-tile = { $bottile ->
    [r1] { NAME("botankhamun") } przechodzi na płytkę surowców: granit, wapień, chleb, papirus.
    [r2] { NAME("botankhamun") } przechodzi na płytkę surowców: papirus, chleb, wapień, granit.
    [r3] { NAME("botankhamun") } przechodzi na płytkę surowców: wapień, granit, papirus, chleb.
    [r4] { NAME("botankhamun") } przechodzi na płytkę surowców: chleb, papirus, granit, wapień.
   *[god] { NAME("botankhamun") } przechodzi na płytkę { NAME($bottile, case: "gen") }.
}
event-bot-takes = { NAME("botankhamun") } bierze { NAME($die, case: "acc") }.
event-bot-acted = { NAME("botankhamun") } wykonuje akcję { NAME($god, case: "gen") } z wartością { $value }.
event-bot-no-die = { NAME("botankhamun") } nie może użyć żadnej kości i traci turę.
event-bot-idle = { NAME("botankhamun") } nie może wykonać akcji { NAME($god, case: "gen") }.
event-bot-scored = { $source ->
    [bonus] { NAME("botankhamun") } zyskuje { $points } PZ za posąg (razem { $total }).
    [people-statue] { NAME("botankhamun") } zyskuje { $points } PZ za filary w linii z posągiem (razem { $total }).
    [lines] { NAME("botankhamun") } zyskuje { $points } PZ za budynki w linii z filarem (razem { $total }).
    [edges] { NAME("botankhamun") } zyskuje { $points } PZ za przylegające krawędzie (razem { $total }).
    [slot] { NAME("botankhamun") } zyskuje { $points } PZ za miejsce u Ra (razem { $total }).
    [pillars] { NAME("botankhamun") } zyskuje { $points } PZ za filary w linii z budynkiem (razem { $total }).
    [districts] { NAME("botankhamun") } zyskuje { $points } PZ za dzielnice (razem { $total }).
    [temple] { NAME("botankhamun") } zyskuje { $points } PZ za świątynię (razem { $total }).
    [statues] { NAME("botankhamun") } zyskuje { $points } PZ za posągi (razem { $total }).
    [happiness] { NAME("botankhamun") } zyskuje { $points } PZ za szczęście (razem { $total }).
    [order] { NAME("botankhamun") } zyskuje { $points } PZ za miejsce w kolejności tur (razem { $total }).
    [blessings] { NAME("botankhamun") } zyskuje { $points } PZ za błogosławieństwa (razem { $total }).
    [technologies] { NAME("botankhamun") } zyskuje { $points } PZ za technologie (razem { $total }).
    [decrees] { NAME("botankhamun") } zyskuje { $points } PZ za dekrety (razem { $total }).
    [scribes] { NAME("botankhamun") } zyskuje { $points } PZ za skrybów (razem { $total }).
   *[no-statue-place] { NAME("botankhamun") } zyskuje { $points } PZ, bo nie ma miejsca na posąg (razem { $total }).
}
event-bot-gained = { NAME("botankhamun") } zyskuje { $count } { NAME($token, $count, case: "acc") }.
event-bot-god-statue = { NAME("botankhamun") } buduje posąg poświęcony { NAME($god, case: "dat") }.
event-bot-people-statue = { $people ->
    [temple-row] { NAME("botankhamun") } buduje posąg poświęcony ludowi przy środkowym rzędzie świątyni.
    [temple-column] { NAME("botankhamun") } buduje posąg poświęcony ludowi przy środkowej kolumnie świątyni.
    [workshops] { NAME("botankhamun") } buduje posąg poświęcony ludowi nad warsztatami.
   *[quarries] { NAME("botankhamun") } buduje posąg poświęcony ludowi nad kamieniołomami.
}
event-bot-pillar = { NAME("botankhamun") } wznosi filar w { NAME($cell, case: "loc") }: płytka „{ NAME($tile) }” ({ CODE($tile) }).
event-bot-temple-building = { NAME("botankhamun") } stawia budynek przy świątyni, { NAME($space, kind: "space") }.
event-bot-work = { NAME("botankhamun") } buduje { NAME($work, case: "acc") }.
event-bot-marker = { $marker ->
    [happiness] { NAME("botankhamun") } przesuwa znacznik szczęścia na pole { $to }.
   *[population] { NAME("botankhamun") } przesuwa znacznik populacji na pole { $to }.
}
event-bot-card = { NAME("botankhamun") } bierze kartę „{ NAME($card) }” ({ CODE($card) }).
event-bot-balanced = Bilans { NAME("botankhamun", case: "gen") }: { $balance }.
event-bot-district-led = { NAME("botankhamun") } ma przewagę w dzielnicy { NAME($good, case: "gen") }.
event-bot-won = { NAME("botankhamun") } wygrywa z wynikiem { $points } PZ.

## Reasons why not

reason-no-die = Na kole nie ma takiej kości: { NAME($die) }.
reason-forbidden-die = W tym świetle { NAME($die) } jest zakazana: można ją wziąć tylko z pomocą Anubisa.
reason-useless-die = Jeśli weźmiesz { NAME($die, case: "acc") }, nie wykonasz teraz żadnej akcji.
reason-too-few-scribes = Nie możesz teraz wydać tylu skrybów: potrzeba { $wanted }.
reason-gray-die = Szara kość niczego nie produkuje.
reason-other-sector = Nie możesz wykonać akcji { NAME($god, case: "gen") }: twoja kość pochodzi z innego sektora.
reason-other-colour = Nie możesz produkować { NAME($good, case: "gen") }: twoja kość ma inny kolor.
reason-extra-first = Najpierw dodatkowa akcja: ma zostać wykonana przed główną.
reason-only-gods = Tutaj możliwa jest tylko akcja boga, a nie produkcja.
reason-cannot-act = Nie możesz wykonać akcji { NAME($god, case: "gen") } z tą wartością: brakuje elementu, miejsca lub środków.
reason-not-your-blessing = Nie masz błogosławieństwa „{ NAME($blessing) }” ({ CODE($blessing) }).
reason-blessing-unfit = Błogosławieństwa „{ NAME($blessing) }” ({ CODE($blessing) }) nie można teraz zagrać.
reason-other-god = Wartość kości wskazuje innego boga: nie możesz poświęcić posągu { NAME($god, case: "dat") }.
reason-no-statue-space = Nie ma wolnego miejsca na posąg poświęcony { NAME($god, case: "dat") }.
reason-statue-space-taken = { $people ->
    [temple-row] Przy środkowym rzędzie świątyni stoi już posąg.
    [temple-column] Przy środkowej kolumnie świątyni stoi już posąg.
    [workshops] Nad warsztatami stoi już posąg.
   *[quarries] Nad kamieniołomami stoi już posąg.
}
reason-cannot-pay = Nie możesz za to zapłacić.
reason-cell-taken = W { NAME($cell, case: "loc") } leży już płytka filaru.
reason-space-closed = Tutaj ({ NAME($space, kind: "space") }) nie można budować przy tej liczbie graczy albo jest to miejsce na posąg.
reason-space-taken = Tutaj ({ NAME($space, kind: "space") }) stoi już budynek.
reason-space-dear = Budynek { NAME($space, kind: "space") } kosztuje { $bread } { NAME("bread", $bread, case: "acc") }: tyle nie możesz zapłacić.
reason-not-in-market = Karty „{ NAME($card) }” ({ CODE($card) }) nie ma na rynku.
reason-section-closed = Sekcja rynku { $section } nie jest jeszcze otwarta albo jest pusta.
reason-section-too-high = Masz za mało szczęścia na sekcję rynku { $section }.
reason-section-too-small = W sekcji rynku { $section } jest za mało kart.
reason-other-section = Wszystkie karty bierze się z jednej sekcji, teraz z sekcji { $section }.
reason-section-refreshed = Sekcję rynku { $section } już w tej akcji odświeżono.
reason-other-row = Wartość kości wskazuje inny rząd: nie możesz wybrać tego miejsca ({ NAME($work) }).
reason-other-district = Karta nie pozwala na tę dzielnicę: nie możesz wybrać tego miejsca ({ NAME($work) }).
reason-work-taken = To miejsce jest już zajęte: { NAME($work) }.
reason-starting-taken = Nie możesz wziąć karty początkowej „{ NAME($starting) }” ({ CODE($starting) }): nie ma jej wśród odkrytych.
reason-destiny-taken = Nie możesz wziąć karty losu „{ NAME($destiny) }” ({ CODE($destiny) }): nie ma jej wśród dostępnych.
reason-too-little-faith = Masz za mało żetonów wiary: { $faith }.
reason-not-your-decree = Nie masz dekretu „{ NAME($decree) }” ({ CODE($decree) }).
reason-symbol-used = Punktujesz już dekret z tym samym symbolem co „{ NAME($decree) }” ({ CODE($decree) }).

## Gods, tokens, dice, light

god-horus = Horus
god-ra = Ra
god-hathor = Hathor
god-bastet = Bastet
god-thoth = Thot
god-osiris = Ozyrys
god-anubis = Anubis
god-maat = Maat

token-papyrus = Papirus
token-bread = Chleb
token-limestone = Wapień
token-granite = Granit
token-gold = Złoto
token-scribe = Skrybowie
token-faith = Wiara

colour-white = Biała
colour-yellow = Żółta
colour-brown = Brązowa
colour-black = Czarna
colour-gray = Szara

light-sunny = Słoneczny
light-shaded = Zacieniony
light-dark = Ciemny
light-none = Bez tła

purity-pure = Czysta
purity-tainted = Skalana
purity-forbidden = Zakazana

symbol-scroll = Zwój
symbol-people = Lud
symbol-works = Praca
symbol-temple = Świątynia
symbol-statue = Posąg
symbol-fate = Los

kind-blessing = Błogosławieństwa
kind-technology = Technologie
kind-decree = Dekrety
kind-starting = Karty początkowe
kind-destiny = Karty losu

## The board

board-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}
board-wheel = Koło obelisku
board-temple = Świątynia
board-districts = Dzielnice
board-tiles = Płytki filarów
board-market = Rynek kart
board-section = Sekcja { $section }
board-scales = Waga
board-balance = Bilans
board-left-pan = Lewa szala (czystość)
board-right-pan = Prawa szala (skaza)
board-below = Pod wagą
board-excess = Nadwyżka surowców
board-production = Produkcja
board-population = Populacja
board-happiness = Szczęście
board-population-track = Tor populacji
board-buildings = Budynki
board-statues = Posągi
board-pillars = Filary
board-building-row = Rząd budynków
board-bonuses = Premie Horusa
board-order = Kolejność tur
board-ankh = Wartość Ankh
board-initiative = Wartość inicjatywy
board-score = Punkty zwycięstwa
board-vp = PZ
board-bag = Woreczek na kości
board-scoring-a = Pierwsza punktacja
board-scoring-b = Końcowa punktacja
board-bot = { NAME("botankhamun") }
board-pyramid = Płytki akcji
board-left = zostało
board-bread-due = Należny chleb
board-hidden = zakrytych: { $count }
board-die = wzięta kość
board-forecast = Punktacja teraz

## Short forms, where there is little room

short-papyrus = Pa
short-bread = Ch
short-limestone = Wa
short-granite = Gr
short-gold = Zł
short-scribe = Sk
short-faith = Wi
short-yellow = Żó
short-brown = Br
short-white = Bi
short-black = Cz
short-gray = Sz

## What points come from

source-bonus = Premie Horusa
source-people-statue = Posągi przy świątyni
source-lines = Budynki w linii
source-edges = Zgodność kolorów
source-cell = Pola świątyni
source-slot = Miejsca u Ra
source-ability = Zdolności płytek
source-pillars = Filary w linii
source-districts = Dzielnice
source-temple = Świątynia
source-statues = Posągi
source-happiness = Szczęście
source-production = Produkcja
source-building-row = Rząd budynków
source-order = Kolejność tur
source-unbalance = Ujemny bilans
source-unpaid-bread = Niezapłacony chleb
source-blessings = Błogosławieństwa
source-technologies = Technologie
source-decrees = Dekrety
source-scribes = Skrybowie
source-no-statue-place = Brak miejsca na posąg

## Cards and tiles: the names are ours

numbered = { NAME($code) } ({ CODE($code) })
own-name = Nazwa jest nasza: w instrukcji jest tylko numer.

## Cards: starting

card-s01 = { NAME("s01") }
card-s01-text = Akcja Ozyrysa jak z wartością { FIGURE("starting.cards.s01.value") }, w dowolnej dzielnicy, bez utraty szczęścia. Inicjatywa { FIGURE("starting.cards.s01.initiative") }.
card-s02 = { NAME("s02") }
card-s02-text = Akcja Ozyrysa jak z wartością { FIGURE("starting.cards.s02.value") }, tylko kamieniołom wapienia lub granitu, bez utraty szczęścia. Inicjatywa { FIGURE("starting.cards.s02.initiative") }.
card-s03 = { NAME("s03") }
card-s03-text = Akcja Ozyrysa jak z wartością { FIGURE("starting.cards.s03.value") }, tylko warsztat papirusu lub piekarnia, bez utraty szczęścia. Inicjatywa { FIGURE("starting.cards.s03.initiative") }.
card-s04 = { NAME("s04") }
card-s04-text = Weź { FIGURE("starting.cards.s04.amount") } { NAME("resource", FIGURE("starting.cards.s04.amount"), case: "acc") } do wyboru, oprócz złota. Inicjatywa { FIGURE("starting.cards.s04.initiative") }.
card-s05 = { NAME("s05") }
card-s05-text = Dobierz dwie technologie i zachowaj jedną; druga zostaje wtasowana z powrotem do talii. Inicjatywa { FIGURE("starting.cards.s05.initiative") }.
card-s06 = { NAME("s06") }
card-s06-text = Dobierz dwa błogosławieństwa i zachowaj jedno; drugie zostaje wtasowane z powrotem do talii. Inicjatywa { FIGURE("starting.cards.s06.initiative") }.
card-s07 = { NAME("s07") }
card-s07-text = Weź { FIGURE("starting.cards.s07.gain.scribe") } { NAME("scribe", FIGURE("starting.cards.s07.gain.scribe"), case: "acc") } i { FIGURE("starting.cards.s07.gain.gold") } { NAME("gold", FIGURE("starting.cards.s07.gain.gold")) }. Inicjatywa { FIGURE("starting.cards.s07.initiative") }.
card-s08 = { NAME("s08") }
card-s08-text = Weź { FIGURE("starting.cards.s08.gain.papyrus") } { NAME("papyrus", FIGURE("starting.cards.s08.gain.papyrus")) }, { FIGURE("starting.cards.s08.gain.bread") } { NAME("bread", FIGURE("starting.cards.s08.gain.bread")) }, { FIGURE("starting.cards.s08.gain.limestone") } { NAME("limestone", FIGURE("starting.cards.s08.gain.limestone")) } i { FIGURE("starting.cards.s08.gain.granite") } { NAME("granite", FIGURE("starting.cards.s08.gain.granite")) }. Inicjatywa { FIGURE("starting.cards.s08.initiative") }.
card-s09 = { NAME("s09") }
card-s09-text = Weź { FIGURE("starting.cards.s09.amount") } { NAME("resource", FIGURE("starting.cards.s09.amount"), case: "acc") }: wapień i granit w dowolnej kombinacji. Inicjatywa { FIGURE("starting.cards.s09.initiative") }.
card-s10 = { NAME("s10") }
card-s10-text = Weź { FIGURE("starting.cards.s10.amount") } { NAME("resource", FIGURE("starting.cards.s10.amount"), case: "acc") }: papirus i chleb w dowolnej kombinacji. Inicjatywa { FIGURE("starting.cards.s10.initiative") }.
card-s11 = { NAME("s11") }
card-s11-text = Populacja +{ FIGURE("starting.cards.s11.gain.population") }, potem szczęście +{ FIGURE("starting.cards.s11.gain.happiness") }. Inicjatywa { FIGURE("starting.cards.s11.initiative") }.
card-s12 = { NAME("s12") }
card-s12-text = Weź { FIGURE("starting.cards.s12.gain.gold") } { NAME("gold", FIGURE("starting.cards.s12.gain.gold")) }. Inicjatywa { FIGURE("starting.cards.s12.initiative") }.

## Cards: fate

card-f01 = { NAME("f01") }
card-f01-text = Weź { FIGURE("destiny.f01.gain.scribe") } { NAME("scribe", FIGURE("destiny.f01.gain.scribe"), case: "acc") }. Wartość Ankh { FIGURE("destiny.f01.ankh") }.
card-f02 = { NAME("f02") }
card-f02-text = Weź { FIGURE("destiny.f02.gain.gold") } { NAME("gold", FIGURE("destiny.f02.gain.gold")) }. Wartość Ankh { FIGURE("destiny.f02.ankh") }.
card-f03 = { NAME("f03") }
card-f03-text = Populacja +{ FIGURE("destiny.f03.raise") } lub szczęście +{ FIGURE("destiny.f03.raise") }. Wartość Ankh { FIGURE("destiny.f03.ankh") }.
card-f04 = { NAME("f04") }
card-f04-text = Weź { FIGURE("destiny.f04.gain.faith") } { NAME("faith", FIGURE("destiny.f04.gain.faith")) }. Wartość Ankh { FIGURE("destiny.f04.ankh") }.

## Cards: decrees

card-d01 = { NAME("d01") }
card-d01-text = { FIGURE("decrees.d01.points.technology") } PZ za każdą twoją technologię.
card-d02 = { NAME("d02") }
card-d02-text = { FIGURE("decrees.d02.points.decree-symbol") } PZ za każdy odmienny symbol na twoich dekretach, łącznie z tym.
card-d03 = { NAME("d03") }
card-d03-text = Zapłać { FIGURE("decrees.d03.gold") } { NAME("gold", FIGURE("decrees.d03.gold")) }, aby ponownie zapunktować inny swój dekret.
card-d04 = { NAME("d04") }
card-d04-text = { FIGURE("decrees.d04.points.population-symbol") } PZ za każdy trójkąt osiągnięty przez twoją populację; za każdy liczony trójkąt zapłać { FIGURE("decrees.d04.resources") } { NAME("resource", FIGURE("decrees.d04.resources"), case: "acc") }. Punktowany po dekrecie „{ NAME("d08") }” (D08).
card-d05 = { NAME("d05") }
card-d05-text = { FIGURE("decrees.d05.points.happiness-symbol") } PZ za każdy trójkąt osiągnięty przez twoje szczęście.
card-d06 = { NAME("d06") }
card-d06-text = 1 PZ za każde pole, o które twoje szczęście przewyższa najniższe szczęście na torze.
card-d07 = { NAME("d07") }
card-d07-text = { FIGURE("decrees.d07.points.scribe") } PZ za każdego skrybę, który ci pozostał.
card-d08 = { NAME("d08") }
card-d08-text = { FIGURE("decrees.d08.points.gold") } PZ za każde złoto i { FIGURE("decrees.d08.points.papyrus") } PZ za każdy inny surowiec, które ci pozostały, najwyżej { FIGURE("decrees.d08.most") } PZ. Punktowany po dekrecie „{ NAME("d03") }” (D03).
card-d09 = { NAME("d09") }
card-d09-text = { FIGURE("decrees.d09.points.quarry") } PZ za każdy twój kamieniołom.
card-d10 = { NAME("d10") }
card-d10-text = { FIGURE("decrees.d10.points.workshop") } PZ za każdy twój warsztat papirusu i każdą piekarnię.
card-d11 = { NAME("d11") }
card-d11-text = { FIGURE("decrees.d11.points.osiris-building") } PZ za każdy twój budynek w dzielnicach Ozyrysa.
card-d12 = { NAME("d12") }
card-d12-text = { FIGURE("decrees.d12.points.temple-building") } PZ za każdy twój budynek przy świątyni.
card-d13 = { NAME("d13") }
card-d13-text = { FIGURE("decrees.d13.points.pillar") } PZ za każdy twój filar.
card-d14 = { NAME("d14") }
card-d14-text = { FIGURE("decrees.d14.points.statue") } PZ za każdy twój posąg i każdy twój budynek przy świątyni.
card-d15 = { NAME("d15") }
card-d15-text = { FIGURE("decrees.d15.points.pillar") } PZ za każdy twój filar i każdy twój budynek przy świątyni.
card-d16 = { NAME("d16") }
card-d16-text = { FIGURE("decrees.d16.points.god-statue") } PZ za każdy twój posąg poświęcony bogu.
card-d17 = { NAME("d17") }
card-d17-text = { FIGURE("decrees.d17.points.statue") } PZ za każdy twój posąg i każdy twój filar.
card-d18 = { NAME("d18") }
card-d18-text = { FIGURE("decrees.d18.points.statue") } PZ za każdy twój posąg.
card-d19 = { NAME("d19") }
card-d19-text = { FIGURE("decrees.d19.points.people-statue") } PZ za każdy twój posąg poświęcony ludowi.
card-d20 = { NAME("d20") }
card-d20-text = { FIGURE("decrees.d20.by_place.0") } PZ za pierwsze miejsce na torze kolejności, { FIGURE("decrees.d20.by_place.1") } PZ za drugie. Tylko przy 3–4 graczach.
card-d21 = { NAME("d21") }
card-d21-text = { FIGURE("decrees.d21.points.building") } PZ za każdy twój budynek na planszy.
card-d22 = { NAME("d22") }
card-d22-text = PZ równe połowie sumy wartości kości na twojej lewej szali, zaokrąglonej w górę.
card-d23 = { NAME("d23") }
card-d23-text = Przed końcową punktacją: jedna dowolna akcja z dowolną wartością, bez płacenia surowcami. Nie bierzesz kości, bilans się nie zmienia.
card-d24 = { NAME("d24") }
card-d24-text = Ponownie zapunktuj świątynię, licząc tylko swoje budynki i filary.

## Cards: blessings

card-b01 = { NAME("b01") }
card-b01-text = Podczas swojej produkcji weź dodatkowo { FIGURE("blessings.b01.amount") } { NAME("limestone", FIGURE("blessings.b01.amount")) }.
card-b02 = { NAME("b02") }
card-b02-text = Podczas swojej produkcji weź dodatkowo { FIGURE("blessings.b02.amount") } { NAME("granite", FIGURE("blessings.b02.amount")) }.
card-b03 = { NAME("b03") }
card-b03-text = Podczas swojej produkcji weź dodatkowo { FIGURE("blessings.b03.amount") } { NAME("bread", FIGURE("blessings.b03.amount")) }.
card-b04 = { NAME("b04") }
card-b04-text = Podczas swojej produkcji weź dodatkowo { FIGURE("blessings.b04.amount") } { NAME("papyrus", FIGURE("blessings.b04.amount")) }.
card-b05 = { NAME("b05") }
card-b05-text = Podczas swojej produkcji weź { FIGURE("blessings.b05.amount") } { NAME("gold", FIGURE("blessings.b05.amount")) }.
card-b06 = { NAME("b06") }
card-b06-text = Podczas swojej produkcji weź { FIGURE("blessings.b06.amount") } { NAME("scribe", FIGURE("blessings.b06.amount"), case: "acc") }.
card-b07 = { NAME("b07") }
card-b07-text = W dowolnym momencie swojej tury: populacja +{ FIGURE("blessings.b07.amount") } lub szczęście +{ FIGURE("blessings.b07.amount") }.
card-b08 = { NAME("b08") }
card-b08-text = W dowolnym momencie swojej tury: populacja +{ FIGURE("blessings.b08.amount") } lub szczęście +{ FIGURE("blessings.b08.amount") }.
card-b09 = { NAME("b09") }
card-b09-text = Gdy bierzesz kość, ustaw na niej dowolną wartość.
card-b10 = { NAME("b10") }
card-b10-text = Gdy bierzesz kość, ustaw na niej dowolną wartość.
card-b11 = { NAME("b11") }
card-b11-text = Gdy bierzesz kość, traktuj ją jak kość innego koloru; możesz też zmienić jej wartość o { FIGURE("blessings.b11.amount") }.
card-b12 = { NAME("b12") }
card-b12-text = Gdy bierzesz kość, traktuj ją jak kość innego koloru; możesz też zmienić jej wartość o { FIGURE("blessings.b12.amount") }.
card-b13 = { NAME("b13") }
card-b13-text = Akcję Ra lub Horusa wykonujesz za darmo.
card-b14 = { NAME("b14") }
card-b14-text = Akcję Ra lub Horusa wykonujesz za darmo.
card-b15 = { NAME("b15") }
card-b15-text = Akcję Bastet lub Hathor wykonujesz za darmo.
card-b16 = { NAME("b16") }
card-b16-text = Akcję Bastet lub Hathor wykonujesz za darmo.
card-b17 = { NAME("b17") }
card-b17-text = Gdy bierzesz kość, wydaj { FIGURE("blessings.b17.amount") } { NAME("scribe", FIGURE("blessings.b17.amount"), case: "acc") } na dodatkową akcję boga z tą samą wartością w sektorze sąsiadującym z sektorem kości.
card-b18 = { NAME("b18") }
card-b18-text = Gdy bierzesz kość, wydaj { FIGURE("blessings.b18.amount") } { NAME("scribe", FIGURE("blessings.b18.amount"), case: "acc") } na dodatkową akcję boga z tą samą wartością w sektorze sąsiadującym z sektorem kości.
card-b19 = { NAME("b19") }
card-b19-text = Gdy bierzesz kość, zmniejsz szczęście i populację o { FIGURE("blessings.b19.amount") }, aby wykonać dodatkową akcję boga z tą samą wartością w sektorze naprzeciwko.
card-b20 = { NAME("b20") }
card-b20-text = Gdy bierzesz kość, zmniejsz szczęście i populację o { FIGURE("blessings.b20.amount") }, aby wykonać dodatkową akcję boga z tą samą wartością w sektorze naprzeciwko.
card-b21 = { NAME("b21") }
card-b21-text = Wykonaj swoją produkcję dwa razy; nadwyżkę ustala się za każdym razem osobno.
card-b22 = { NAME("b22") }
card-b22-text = Wykonaj swoją produkcję dwa razy; nadwyżkę ustala się za każdym razem osobno.
card-b23 = { NAME("b23") }
card-b23-text = Na początku swojej tury: akcja Anubisa bez wydawania skrybów.
card-b24 = { NAME("b24") }
card-b24-text = Na początku swojej tury: akcja Anubisa bez wydawania skrybów.

## Cards: technologies

card-t01 = { NAME("t01") }
card-t01-text = Każda twoja akcja Ozyrysa: { FIGURE("technologies.t01.points") } PZ.
card-t02 = { NAME("t02") }
card-t02-text = Każda twoja akcja Ra: { FIGURE("technologies.t02.points") } PZ.
card-t03 = { NAME("t03") }
card-t03-text = Każda twoja akcja Thota: { FIGURE("technologies.t03.points") } PZ.
card-t04 = { NAME("t04") }
card-t04-text = Każda twoja akcja Horusa: { FIGURE("technologies.t04.points") } PZ i { FIGURE("technologies.t04.granite") } { NAME("granite", FIGURE("technologies.t04.granite")) }, którym możesz za nią zapłacić.
card-t05 = { NAME("t05") }
card-t05-text = Każda twoja akcja Hathor: każdy twój filar w linii daje o { FIGURE("technologies.t05.points") } PZ więcej.
card-t06 = { NAME("t06") }
card-t06-text = Każda twoja akcja Bastet: { FIGURE("technologies.t06.points") } PZ; po wzroście szczęścia o wartość kości populacja +{ FIGURE("technologies.t06.steps") }, potem szczęście +{ FIGURE("technologies.t06.steps") }.
card-t07 = { NAME("t07") }
card-t07-text = Każda otrzymana przez ciebie premia Horusa: dodatkowo { FIGURE("technologies.t07.granite") } { NAME("granite", FIGURE("technologies.t07.granite")) }.
card-t08 = { NAME("t08") }
card-t08-text = Możesz brać zakazane kości, traktując każdą jako czystą lub skalaną.
card-t09 = { NAME("t09") }
card-t09-text = Zdolności płytek filarów, które kładziesz, działają zawsze.
card-t10 = { NAME("t10") }
card-t10-text = Możesz wydawać złoto jak skrybów, a skrybów jak złoto; { FIGURE("technologies.t10.points") } PZ w każdej turze, w której to robisz.
card-t11 = { NAME("t11") }
card-t11-text = Każda twoja akcja z kością o wartości { FIGURE("technologies.t11.value") }: { FIGURE("technologies.t11.points") } PZ.
card-t12 = { NAME("t12") }
card-t12-text = Każda twoja produkcja: { FIGURE("technologies.t12.points") } PZ za każdy nadmiarowy surowiec.
card-t13 = { NAME("t13") }
card-t13-text = Każda twoja produkcja: możesz zmienić wartość o najwyżej { FIGURE("technologies.t13.steps") } i bierzesz dodatkowo { FIGURE("technologies.t13.goods") } { NAME("resource", FIGURE("technologies.t13.goods"), case: "acc") } tego rodzaju, nigdy jako nadwyżkę.
card-t14 = { NAME("t14") }
card-t14-text = Każda twoja akcja boga: możesz zmienić wartość o najwyżej { FIGURE("technologies.t14.steps") }.
card-t15 = { NAME("t15") }
card-t15-text = Każda faza Maat: { FIGURE("technologies.t15.faith") } { NAME("faith", FIGURE("technologies.t15.faith")) }. Twoja wartość Ankh to zawsze { FIGURE("technologies.t15.ankh") }.
card-t16 = { NAME("t16") }
card-t16-text = Po każdej fazie Maat: { FIGURE("technologies.t16.points") } PZ za pierwsze miejsce w kolejności tur, { FIGURE("technologies.t16.gold") } { NAME("gold", FIGURE("technologies.t16.gold")) } za ostatnie. Tylko przy 3–4 graczach.
card-t17 = { NAME("t17") }
card-t17-text = Każda twoja produkcja chleba: { FIGURE("technologies.t17.points") } PZ. Podczas punktacji nie musisz płacić chlebem.
card-t18 = { NAME("t18") }
card-t18-text = Każda czysta kość, którą bierzesz: { FIGURE("technologies.t18.points") } PZ.
card-t19 = { NAME("t19") }
card-t19-text = Gdy bierzesz skalaną kość do akcji boga, możesz wydać { FIGURE("technologies.t19.scribes") } { NAME("scribe", FIGURE("technologies.t19.scribes"), case: "acc") }, aby najpierw przeprowadzić produkcję według jej koloru i wartości.
card-t20 = { NAME("t20") }
card-t20-text = Każda twoja akcja Thota: { FIGURE("technologies.t20.papyrus") } { NAME("papyrus", FIGURE("technologies.t20.papyrus")) }, którym możesz za nią zapłacić.
card-t21 = { NAME("t21") }
card-t21-text = Każda twoja akcja Hathor: { FIGURE("technologies.t21.bread") } { NAME("bread", FIGURE("technologies.t21.bread")) }, którym możesz za nią zapłacić.
card-t22 = { NAME("t22") }
card-t22-text = Możesz wydawać wapień jak granit, a granit jak wapień; { FIGURE("technologies.t22.points") } PZ w każdej turze, w której to robisz.
card-t23 = { NAME("t23") }
card-t23-text = Każda twoja akcja Anubisa: { FIGURE("technologies.t23.points") } PZ.
card-t24 = { NAME("t24") }
card-t24-text = Każde zagrane przez ciebie błogosławieństwo: { FIGURE("technologies.t24.gold") } { NAME("gold", FIGURE("technologies.t24.gold")) }.

## Pillar tiles

tile-p01 = Populacja +{ FIGURE("tiles.p01.amount") }
tile-p01-text = Słoneczne tło: populacja +{ FIGURE("tiles.p01.amount") }.
tile-p02 = { FIGURE("tiles.p02.amount") } { NAME("scribe", FIGURE("tiles.p02.amount")) }
tile-p02-text = Ciemne tło: weź { FIGURE("tiles.p02.amount") } { NAME("scribe", FIGURE("tiles.p02.amount"), case: "acc") }.
tile-p03 = Szczęście +{ FIGURE("tiles.p03.amount") }
tile-p03-text = Zacienione tło: szczęście +{ FIGURE("tiles.p03.amount") }.
tile-p04 = +{ FIGURE("tiles.p04.amount") } PZ za każdą zgodność
tile-p04-text = Słoneczne tło: dodatkowo { FIGURE("tiles.p04.amount") } PZ za każdą zgodność kolorów.
tile-p05 = +{ FIGURE("tiles.p05.amount") } PZ za każdą zgodność
tile-p05-text = Ciemne tło: dodatkowo { FIGURE("tiles.p05.amount") } PZ za każdą zgodność kolorów.
tile-p06 = +{ FIGURE("tiles.p06.amount") } PZ za każdy budynek
tile-p06-text = Zacienione tło: dodatkowo { FIGURE("tiles.p06.amount") } PZ za każdy budynek przy rzędzie i kolumnie.
tile-p07 = { FIGURE("tiles.p07.amount") } PZ
tile-p07-text = Słoneczne tło: { FIGURE("tiles.p07.amount") } PZ.
tile-p08 = { FIGURE("tiles.p08.amount") } PZ
tile-p08-text = Zacienione tło: { FIGURE("tiles.p08.amount") } PZ.
tile-p09 = { FIGURE("tiles.p09.amount") } PZ
tile-p09-text = Ciemne tło: { FIGURE("tiles.p09.amount") } PZ.
tile-p10 = Thot: { FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }
tile-p10-text = Ciemne tło: akcja Thota jak z wartością { FIGURE("tiles.p10.amount") } ({ FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }).
tile-p11 = Thot: { FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }
tile-p11-text = Słoneczne tło: akcja Thota jak z wartością { FIGURE("tiles.p11.amount") } ({ FIGURE("market.cards_by_die.0") } { NAME("card", FIGURE("market.cards_by_die.0")) }).
tile-p12 = Horus: do { FIGURE("tiles.p12.amount") }
tile-p12-text = Zacienione tło: akcja Horusa z dowolną wartością do { FIGURE("tiles.p12.amount") }.
tile-p13 = { FIGURE("tiles.p13.amount") } dekret
tile-p13-text = Słoneczne tło: dobierz wierzchni dekret.
tile-p14 = { FIGURE("tiles.p14.amount") } dekret
tile-p14-text = Ciemne tło: dobierz wierzchni dekret.
tile-p15 = Ozyrys: rząd { FIGURE("tiles.p15.amount") }
tile-p15-text = Zacienione tło: akcja Ozyrysa jak z wartością { FIGURE("tiles.p15.amount") }.
tile-p16 = { FIGURE("tiles.p16.amount") } { NAME("gold", FIGURE("tiles.p16.amount")) }
tile-p16-text = Zacienione tło: weź { FIGURE("tiles.p16.amount") } { NAME("gold", FIGURE("tiles.p16.amount")) }.
tile-p17 = { FIGURE("tiles.p17.amount") } { NAME("gold", FIGURE("tiles.p17.amount")) }
tile-p17-text = Słoneczne tło: weź { FIGURE("tiles.p17.amount") } { NAME("gold", FIGURE("tiles.p17.amount")) }.
tile-p18 = { FIGURE("tiles.p18.amount") } { NAME("gold", FIGURE("tiles.p18.amount")) }
tile-p18-text = Ciemne tło: weź { FIGURE("tiles.p18.amount") } { NAME("gold", FIGURE("tiles.p18.amount")) }.
tile-p19 = Podwójna nagroda
tile-p19-text = Słoneczne tło: nagroda zakrytego pola jeszcze raz (tylko surowce i wiara).
tile-p20 = Podwójna nagroda
tile-p20-text = Zacienione tło: nagroda zakrytego pola jeszcze raz (tylko surowce i wiara).
tile-p21 = Podwójna nagroda
tile-p21-text = Ciemne tło: nagroda zakrytego pola jeszcze raz (tylko surowce i wiara).
tile-p22 = Bez zdolności
tile-p22-text = Nie ma tła ani zdolności.
tile-p23 = Bez zdolności
tile-p23-text = Nie ma tła ani zdolności.
tile-p24 = Bez zdolności
tile-p24-text = Nie ma tła ani zdolności.
tile-p25 = Bez zdolności
tile-p25-text = Nie ma tła ani zdolności.
tile-p26 = Bez zdolności
tile-p26-text = Nie ma tła ani zdolności.
tile-p27 = Bez zdolności
tile-p27-text = Nie ma tła ani zdolności.

## Własne wartości

file-error-figure-bread = „{ $where }” ma w sumie { $found } chleba; może być najwyżej { $most }.
file-error-figure-ankh = „{ $where }” to { $found }, tak jak na innej karcie; wszystkie wartości Ankh muszą być różne.
file-error-figure-bonus = „{ $where }” to { $found }; każda możliwość musi zaczynać się od innego żetonu.
