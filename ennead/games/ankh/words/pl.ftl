game-title = Ankh: Bogowie Egiptu
game-summary = Od dwóch do pięciu bogów prowadzi jednostki przez Egipt, przejmuje monumenty, dzieli regiony karawanami i walczy o Uwielbienie, aż zostaną tylko niezapomniani.

## Options of a table

option-scenario = Scenariusz
option-scenario-black-land = { NAME("black-land") }
option-scenario-scattered-faith = { NAME("scattered-faith") }
option-scenario-twin-cities = { NAME("twin-cities") } (3–4 graczy)
option-scenario-random = Losowo
option-gods = Bogowie
option-gods-random = Losowo
option-gods-drafted = Po kolei, od ostatniego gracza
option-gods-chosen = Do wyboru, przed losowaniem pierwszego gracza
option-guardians = Strażnicy
option-guardians-random = Losowo
option-guardians-chosen = Do wyboru ostatnich graczy
option-own = Własna mapa lub scenariusz

## Questions, to the one who is asked

question-god = Wybierz swojego boga.
question-guardian = Wybierz strażników poziomu { $level } na tę partię.
question-action = { $ordinal ->
    [first] Wybierz pierwszą akcję.
   *[second] Wybierz drugą akcję z rzędów poniżej pierwszej.
}
question-mover = Wybierz jednostkę, którą przemieścisz, albo zakończ akcję.
question-move-to = Wybierz pole, na które przejdzie { NAME($figure) } z { $hex }.
question-shove = { SAME($owner, $seat) ->
    [yes] Wybierz pole, na które zostanie przesunięta twoja jednostka z { $hex }: { NAME($figure) }.
   *[no] Wybierz pole, na które przesuniesz z { $hex } { NAME($figure, case: "acc") } gracza { $owner }.
}
question-facing = Skieruj szczypce { NAME("giant-scorpion", case: "gen") }, który stoi na { $hex }.
question-summon = Wybierz jednostkę do przyzwania albo zakończ akcję.
question-place = Wybierz pole, na którym pojawi się { NAME($figure) }.
question-allowance = Wybierz, w ramach którego przyzwania na { $hex } pojawi się { NAME($figure) }.
question-sun = Czy { NAME($figure) } na { $hex } ma dostać żeton Słońca? Zostało żetonów: { $left }.
question-power = Odblokuj moc Ankh poziomu { $level } za { $cost } { NAME("follower", $cost, case: "acc") } albo zrezygnuj.
question-control = Wybierz monument, nad którym przejmiesz kontrolę.
question-camel = { $laid ->
    [0] Wybierz krawędź dla pierwszego wielbłąda karawany albo zrezygnuj z karawany.
   *[other] Wybierz krawędź dla następnego wielbłąda; już umieszczono: { $laid } { NAME("camel", $laid) }.
}
question-keep = Wybierz część podzielonego regionu, która zachowa żeton kolejności konfliktu { $token }.
question-swap = Wybierz, który z dwóch nowych regionów zamieni żeton kolejności konfliktu, albo zostaw oba.
question-swap-with = Wybierz region, którego żeton kolejności konfliktu zamieni się miejscami z żetonem { $token }.
question-relocate = Bitwa w regionie { $token }: wybierz jednostkę, którą przeniesiesz do swojego obelisku w tym regionie, albo spasuj.
question-relocate-to = Wybierz pole obok swojego obelisku, na które przeniesiesz jednostkę z { $hex }: { NAME($figure) }.
question-two-cards = Bitwa w regionie { $token }: zagrać w niej dwie karty bitwy?
question-card = Bitwa w regionie { $token }: w tajemnicy wybierz kartę bitwy.
question-cards = Bitwa w regionie { $token }: w tajemnicy wybierz dwie karty bitwy.
question-build = { $cost ->
    [0] Bitwa w regionie { $token }: zbudować monument za darmo?
   *[other] Bitwa w regionie { $token }: zbudować monument za { $cost } { NAME("follower", $cost, case: "acc") }?
}
question-site = Wybierz w regionie { $token } pole, na którym zbudujesz { NAME($monument, case: "acc") }.
question-bid = Plaga w regionie { $token }: w tajemnicy złóż ofertę z wyznawców. Wszystkie oferty przepadają.
question-trap = Wybierz, czyjego zabitego wojownika uwięzisz, albo zrezygnuj.
question-mummy = Wybierz pole obok swojego boga, na którym znów powstanie { NAME("mummy") }.
question-tiebreak = W regionie { $token } jest remis przy najwyższej sile { $strength }. Użyć żetonu Przechylenia Szali i wygrać?
question-save = Twoja jednostka na { $hex } jest Chroniona: { NAME($figure) }. Ocalić ją?
question-underworld = Bitwa w regionie { $token } jest przegrana: wybierz żeton Zaświatów, który tam umieścisz, albo zrezygnuj.
question-gate = Wybierz w regionie { $token } pole dla żetonu Zaświatów.
question-worship = Poświęcić { $followers } { NAME("follower", $followers, case: "acc") } za 1 punkt Uwielbienia?
question-dismiss = { $small ->
    [0] { $large ->
        [0] Odpraw strażników, których nie chcesz, albo zakończ wybór.
       *[other] Odpraw strażników; za dużo dużych: { $large }.
    }
   *[other] { $large ->
        [0] Odpraw strażników; za dużo małych: { $small }.
       *[other] Odpraw strażników; za dużo małych: { $small }, dużych: { $large }.
    }
}

## Questions, to the others

waiting-god = { $seat } wybiera boga…
waiting-guardian = { $seat } wybiera strażników poziomu { $level }…
waiting-action = { $ordinal ->
    [first] { $seat } wybiera pierwszą akcję…
   *[second] { $seat } wybiera drugą akcję…
}
waiting-mover = { $seat } przemieszcza jednostki…
waiting-move-to = { $seat } przemieszcza z { $hex } { NAME($figure, case: "acc") }…
waiting-shove = { SAME($owner, $seat) ->
    [yes] { $seat } przesuwa z { $hex } własną jednostkę: { NAME($figure) }…
   *[no] { $seat } przesuwa z { $hex } { NAME($figure, case: "acc") } gracza { $owner }…
}
waiting-facing = { $seat } kieruje szczypce { NAME("giant-scorpion", case: "gen") }, który stoi na { $hex }…
waiting-summon = { $seat } wybiera jednostkę do przyzwania…
waiting-place = { $seat } wybiera pole, na którym pojawi się { NAME($figure) }…
waiting-allowance = { $seat } decyduje, w ramach którego przyzwania na { $hex } pojawi się { NAME($figure) }…
waiting-sun = { $seat } decyduje, czy { NAME($figure) } na { $hex } dostanie żeton Słońca (zostało { $left })…
waiting-power = { $seat } wybiera moc Ankh poziomu { $level } za { $cost } { NAME("follower", $cost, case: "acc") }…
waiting-control = { $seat } wybiera monument…
waiting-camel = { $laid ->
    [0] { $seat } rozważa karawanę…
   *[other] { $seat } prowadzi karawanę dalej (umieszczono: { $laid } { NAME("camel", $laid) })…
}
waiting-keep = { $seat } wybiera część, która zachowa żeton { $token }…
waiting-swap = { $seat } rozważa zamianę żetonów kolejności konfliktu…
waiting-swap-with = { $seat } wybiera żeton do zamiany z żetonem { $token }…
waiting-relocate = { $seat } rozważa przeniesienie jednostki do regionu { $token }…
waiting-relocate-to = { $seat } przenosi z { $hex } { NAME($figure, case: "acc") }…
waiting-two-cards = { $seat } rozważa zagranie dwóch kart w regionie { $token }…
waiting-card = { $seat } wybiera kartę bitwy na region { $token }…
waiting-cards = { $seat } wybiera dwie karty bitwy na region { $token }…
waiting-build = { $cost ->
    [0] { $seat } rozważa budowę monumentu w regionie { $token } za darmo…
   *[other] { $seat } rozważa budowę monumentu w regionie { $token } za { $cost } { NAME("follower", $cost, case: "acc") }…
}
waiting-site = { $seat } wybiera w regionie { $token } pole, żeby zbudować { NAME($monument, case: "acc") }…
waiting-bid = { $seat } składa ofertę przeciw pladze w regionie { $token }…
waiting-trap = { $seat } rozważa uwięzienie zabitego wojownika…
waiting-mummy = { $seat } wybiera, gdzie znów powstanie { NAME("mummy") }…
waiting-tiebreak = { $seat } decyduje o użyciu żetonu Przechylenia Szali: siła { $strength } w regionie { $token }…
waiting-save = { $seat } decyduje, czy ocalić { NAME($figure, case: "acc") } na { $hex }…
waiting-underworld = { $seat } rozważa umieszczenie żetonu Zaświatów w regionie { $token }…
waiting-gate = { $seat } wybiera w regionie { $token } pole dla żetonu Zaświatów…
waiting-worship = { $seat } decyduje, czy poświęcić { $followers } { NAME("follower", $followers, case: "acc") }…
waiting-dismiss = { $small ->
    [0] { $large ->
        [0] { $seat } decyduje, których strażników zachować…
       *[other] { $seat } odprawia dużych strażników (za dużo: { $large })…
    }
   *[other] { $large ->
        [0] { $seat } odprawia małych strażników (za dużo: { $small })…
       *[other] { $seat } odprawia strażników (za dużo małych: { $small }, dużych: { $large })…
    }
}

## Actions, as options in a list

action-pick = Graj jako { NAME($god) }
action-propose = { $guardian ->
    [cat-mummy] { guardian-cat-mummy }
    [satet] { guardian-satet }
    [mummy] { guardian-mummy }
    [apep] { guardian-apep }
    [giant-scorpion] { guardian-giant-scorpion }
   *[androsphinx] { guardian-androsphinx }
}
action-act = { NAME($deed) }
action-take = Jednostka na { $hex }
action-to = Na { $hex }
action-shove = Przesuń na { $hex }
action-face = Szczypce na { NAME($facing) }
action-summon = Przyzwij { NAME($figure, case: "acc") }
action-ransom = Uwolnij uwięzionego wojownika za 1 wyznawcę
action-put = Na { $hex }
action-ordinary = Zwykłe przyzwanie
action-pyramid = Dodatkowe przyzwanie piramidy na { $hex }
action-underworld = Dodatkowe przyzwanie z Zaświatów
action-sun = Przypisz żeton Słońca
action-unlock = Odblokuj moc „{ NAME($power) }”
action-control = Kontrola monumentu na { $hex }
action-camel = Wielbłąd na { $side }
action-keep = Żeton zachowa część z { $hex }
action-swap = Zamień żeton { $token }
action-with = Zamień z żetonem { $token }
action-two = Zagraj 2 karty bitwy
action-play = Zagraj kartę „{ NAME($card) }”
action-cards = Zagraj karty „{ NAME($card1) }” i „{ NAME($card2) }”
action-build = Zbuduj { NAME($monument, case: "acc") }
action-site = Zbuduj na { $hex }
action-bid = Zaoferuj { $bid } { NAME("follower", $bid, case: "acc") }
action-trap = Uwięź wojownika { NAME($god, case: "gen") }
action-tiebreak = Użyj żetonu Przechylenia Szali
action-save = Ocal jednostkę
action-fresh = Żeton Zaświatów z puli
action-lift = Żeton Zaświatów z { $hex }
action-gate = Żeton Zaświatów na { $hex }
action-worship = Poświęć wyznawców za Uwielbienie
action-dismiss = Odpraw strażnika na { $hex }
action-discharge = Odpraw z puli { NAME($guardian, case: "acc") }
action-decline = Nie
action-done = Gotowe

## Events: set-up

event-set-up = { $scenario ->
    [own] Mapa jest przygotowana do gry: { NAME($scenario) }.
   *[other] Mapa jest przygotowana do scenariusza „{ NAME($scenario) }”.
}
event-first-player = Zaczyna { $seat }.
event-plays-god = { $seat } gra jako { NAME($god) }.
event-guardian-in-play = Strażnicy poziomu { $level } w tej partii: { $count } { NAME($guardian, $count) }.

## Events: the turn

event-turn = Tura { $number }: gra { $seat }.
event-acted = { $seat } wykonuje akcję „{ NAME($deed) }” (znacznik { $at } z { $needed }).
event-event = Wydarzenie { $number } wywołuje { $seat }: { NAME($kind) }.
event-marker-reset = Znacznik akcji „{ NAME($deed) }” wraca na początek toru.

## Events: figures

event-moved = { $seat } przemieszcza { NAME($figure, case: "acc") } z { $hex } na { $to }.
event-shoved = { SAME($owner, $seat) ->
    [yes] { $seat } przesuwa z { $hex } na { $to } własną jednostkę: { NAME($figure) }.
   *[no] { $seat } przesuwa z { $hex } na { $to } { NAME($figure, case: "acc") } gracza { $owner }.
}
event-faced = Na { $hex } { NAME("giant-scorpion") } gracza { $seat } kieruje szczypce na { NAME($facing) }.
event-summoned = { $allowance ->
    [pyramid] { $seat } przyzywa { NAME($figure, case: "acc") } na { $hex }, obok piramidy.
    [underworld] { $seat } przyzywa { NAME($figure, case: "acc") } na { $hex }, z Zaświatów.
    [mummy] Na { $hex } znów powstaje { NAME($figure) } gracza { $seat }.
   *[ordinary] { $seat } przyzywa { NAME($figure, case: "acc") } na { $hex }.
}
event-ransomed = { $seat } uwalnia wojownika uwięzionego przez gracza { $owner }.
event-sun-given = { $seat } przypisuje żeton Słońca: { NAME($figure) } na { $hex } to teraz opromieniona jednostka.
event-sun-returned = Żeton Słońca wraca do gracza { $seat }.
event-relocated = { $seat } przenosi { NAME($figure, case: "acc") } z { $hex } na { $to }, obok obelisku.

## Events: Followers and powers

event-followers = { $source ->
    [monuments] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } za monumenty.
    [revered] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } za moc „{ NAME("revered") }”.
    [omnipresent] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } za moc „{ NAME("omnipresent") }”.
    [flood] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } za kartę „{ NAME("flood") }”.
    [commanding] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } za moc „{ NAME("commanding") }”.
    [ransom] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } jako okup.
   *[merging] { $seat } przejmuje { $amount } { NAME("follower", $amount, case: "acc") } przy połączeniu.
}
event-paid = { $expense ->
    [unlock] { $seat } poświęca { $amount } { NAME("follower", $amount, case: "acc") } za moc Ankh.
    [ransom] { $seat } poświęca { $amount } { NAME("follower", $amount, case: "acc") } jako okup.
    [build] { $seat } poświęca { $amount } { NAME("follower", $amount, case: "acc") } za monument.
    [plague] { $seat } traci { $amount } { NAME("follower", $amount, case: "acc") } z oferty przeciw pladze.
   *[worship] { $seat } poświęca { $amount } { NAME("follower", $amount, case: "acc") } za Uwielbienie.
}
event-no-gain = { $seat } nie zyskuje wyznawców.
event-unlocked = { $seat } odblokowuje moc „{ NAME($power) }” (poziom { $level }).
event-no-unlock = { $seat } nie odblokowuje mocy Ankh.
event-guardian-gained = { $seat } bierze do puli { NAME($guardian, case: "acc") }.
event-no-guardian = { $seat } nie dostaje strażnika ({ NAME($guardian) }): karta jest pusta albo brak wolnej podstawki.

## Events: Monuments and caravans

event-controlled = { $seat } przejmuje kontrolę: { NAME($monument) } na { $hex }.
event-seized = { $seat } odbiera graczowi { $owner } { NAME($monument, case: "acc") } na { $hex }.
event-no-control = { $seat } nie przejmuje kontroli nad żadnym monumentem.
event-camel-laid = { $seat } umieszcza wielbłąda na { $side }.
event-token-kept = Część z { $hex } zachowuje żeton kolejności konfliktu { $token }: { $size } { NAME("space", $size) }.
event-token-added = Część z { $hex } dostaje żeton kolejności konfliktu { $token }: { $size } { NAME("space", $size) }.
event-tokens-swapped = { $seat } zamienia żetony kolejności konfliktu { $token } i { $other }.
event-no-caravan = { $seat } nie wysyła karawany.

## Events: Conflict

event-conflict = Zaczyna się konflikt { $number }; żeton Przechylenia Szali bierze { $seat }.
event-conflict-ends = Konflikt { $number } jest zakończony.
event-region-empty = W regionie { $token } nie ma jednostek: nic się tam nie dzieje.
event-dominated = { $seat } dominuje w regionie { $token }.
event-battle = W regionie { $token } zaczyna się bitwa.
event-joins-battle = { $seat } walczy w regionie { $token }: { $figures } { NAME("figure", $figures) }.
event-second-card = { $seat } gra w tej bitwie dwie karty.
event-revealed = { $seat } odkrywa kartę „{ NAME($card) }”.
event-sheltered = Wylew Nilu chroni { NAME($figure, case: "acc") } gracza { $seat } na { $hex }.
event-built = { $seat } buduje { NAME($monument, case: "acc") } na { $hex }.
event-not-built = { $seat } nie buduje monumentu.
event-plague = Do regionu { $token } przybywa szarańcza, którą zsyła { $seat }.
event-bids = { $seat } oferuje { $bid } { NAME("follower", $bid, case: "acc") }.
event-spared = Szarańcza oszczędza jednostki gracza { $seat }: najwyższa oferta to { $bid }.
event-nobody-spared = W regionie { $token } szarańcza nikogo nie oszczędza: najwyższe oferty są równe.
event-strength = Łączna siła gracza { $seat } to { $total }: jednostki { $figures }, świątynie { $temples }, karty { $cards }.
event-tiebreaker-used = { $seat } używa żetonu Przechylenia Szali.
event-won = { $seat } wygrywa bitwę w regionie { $token } z przewagą { $margin }.
event-nobody-won = Nikt nie wygrywa bitwy w regionie { $token }.
event-lost = { $seat } przegrywa bitwę w regionie { $token }.
event-saved = { $seat } ocala { NAME($figure, case: "acc") } na { $hex }.
event-died = { $cause ->
    [plague] Na { $hex } ginie od szarańczy { NAME($figure) } gracza { $seat }.
   *[battle] Na { $hex } ginie w bitwie { NAME($figure) } gracza { $seat }.
}
event-trapped = { $seat } więzi zabitego wojownika gracza { $owner }.
event-mummy-stays = Obok boga nie ma miejsca: { NAME("mummy") } gracza { $seat } zostaje w puli.
event-underworld-placed = { $seat } umieszcza żeton Zaświatów na { $hex }.
event-underworld-moved = { $seat } przenosi żeton Zaświatów z { $hex } na { $to }.
event-reclaimed = { $seat } odzyskuje { $cards } { NAME("card", $cards, case: "acc") }.
event-destroyed = { $ruin ->
    [giant-scorpion] Na { $hex } { NAME("giant-scorpion") } niszczy { NAME($monument, case: "acc") } gracza { $seat }.
    [merging] Połączenie bogów niszczy na { $hex } { NAME($monument, case: "acc") } gracza { $seat }.
   *[forgetting] Zapomnienie boga niszczy na { $hex } { NAME($monument, case: "acc") } gracza { $seat }.
}
event-neutral-destroyed = { $ruin ->
    [giant-scorpion] Na { $hex } { NAME("giant-scorpion") } niszczy neutralny monument: { NAME($monument) }.
    [merging] Połączenie bogów niszczy na { $hex } neutralny monument: { NAME($monument) }.
   *[forgetting] Zapomnienie boga niszczy na { $hex } neutralny monument: { NAME($monument) }.
}

## Events: Devotion

event-points = { $source ->
    [obelisk-majority] { $seat }: { $amount } { NAME("devotion", $amount) } za większość obelisków.
    [pyramid-majority] { $seat }: { $amount } { NAME("devotion", $amount) } za większość piramid.
    [temple-majority] { $seat }: { $amount } { NAME("devotion", $amount) } za większość świątyń.
    [domination] { $seat }: { $amount } { NAME("devotion", $amount) } za dominację.
    [victory] { $seat }: { $amount } { NAME("devotion", $amount) } za wygraną bitwę.
    [glorious] { $seat }: { $amount } { NAME("devotion", $amount) } za moc „{ NAME("glorious") }”.
    [drought] { $seat }: { $amount } { NAME("devotion", $amount) } za kartę „{ NAME("drought") }”.
    [radiance] { $seat }: { $amount } { NAME("devotion", $amount) } za opromienioną jednostkę.
    [city] { $seat }: { $amount } { NAME("devotion", $amount) } za miasto w regionie.
    [magnanimous] { $seat }: { $amount } { NAME("devotion", $amount) } za moc „{ NAME("magnanimous") }”.
    [miracle] { $seat }: { $amount } { NAME("devotion", $amount) } za kartę „{ NAME("miracle") }”.
    [worshipful] { $seat }: { $amount } { NAME("devotion", $amount) } za moc „{ NAME("worshipful") }”.
   *[bountiful] { $seat }: { $amount } { NAME("devotion", $amount) } za moc „{ NAME("bountiful") }”.
}
event-devotion = { $seat } zyskuje { $amount } { NAME("devotion", $amount, case: "acc") } i stoi na { $at }.
event-devotion-lost = { $seat } traci 1 punkt Uwielbienia i stoi na { $at }: zabito Kocie Mumie gracza { $owner }.

## Events: merging, forgetting, the end

event-merged = { $seat } i { $other } łączą się w jednego boga; Uwielbienie: { $at }.
event-taken-over = { $seat } przejmuje { NAME($guardian, case: "acc") } gracza { $owner } na { $hex }.
event-taken-into-pool = { $seat } przejmuje do puli { NAME($guardian, case: "acc") } gracza { $owner }.
event-dismissed = { $seat } odprawia { NAME($guardian, case: "acc") } na { $hex }.
event-discharged = { $seat } odprawia z puli { NAME($guardian, case: "acc") }.
event-left = { $ruin ->
    [giant-scorpion] Z { $hex } odchodzi { NAME($figure) } gracza { $seat }: jest tam { NAME("giant-scorpion") }.
    [merging] Przy połączeniu bogów z { $hex } odchodzi z gry { NAME($figure) } gracza { $seat }.
   *[forgetting] Z { $hex } odchodzi z gry { NAME($figure) } gracza { $seat }: bóg jest zapomniany.
}
event-freed = Uwięziony wojownik gracza { $seat } wraca do puli.
event-slot-emptied = Uwięziony wojownik gracza { $seat } odchodzi z gry.
event-underworld-closed = Żeton Zaświatów na { $hex } odchodzi z gry.
event-forgotten = Bóg gracza { $seat } jest zapomniany: Uwielbienie { $at }.
event-victory = { $ending ->
    [devotion] { $seat } dociera na najwyższe pole toru Uwielbienia i wygrywa.
    [only-god] { $seat } wygrywa jako jedyny bóg Egiptu.
   *[rank] { $seat } wygrywa: ma największe Uwielbienie po ostatnim konflikcie.
}
event-no-victory = Wszyscy bogowie są zapomniani: nikt nie wygrywa.

## Reasons why not

reason-god-taken = { NAME($god) } jest już u innego gracza.
reason-other-level = { $guardian ->
    [cat-mummy] { guardian-cat-mummy } to strażnik innego poziomu.
    [satet] { guardian-satet } to strażnik innego poziomu.
    [mummy] { guardian-mummy } to strażnik innego poziomu.
    [apep] { guardian-apep } to strażnik innego poziomu.
    [giant-scorpion] { guardian-giant-scorpion } to strażnik innego poziomu.
   *[androsphinx] { guardian-androsphinx } to strażnik innego poziomu.
}
reason-higher-row = Akcja „{ NAME($deed) }” nie jest poniżej twojej pierwszej akcji.
reason-off-board = Na tej mapie nie ma pola { $hex }.
reason-no-figure = Na { $hex } nie ma jednostki.
reason-not-yours = Jednostka na { $hex } nie jest twoja.
reason-moved-already = Jednostka na { $hex } już się ruszyła.
reason-nowhere = Jednostka na { $hex } nie ma dokąd pójść.
reason-occupied = Na { $hex } stoi jednostka albo monument.
reason-water-space = Pole { $hex } to woda.
reason-underworld-space = Na { $hex } leży żeton Zaświatów.
reason-city-space = Na { $hex } leży żeton miasta: nie można tam budować.
reason-too-far = Pole { $hex } jest dalej niż o 3 pola.
reason-no-room-to-shove = Jednostki na { $hex } nie da się przesunąć: obok nie ma wolnego lądu.
reason-not-beside = { $beside ->
    [god] Pole { $hex } nie sąsiaduje z twoim bogiem.
    [obelisk] Pole { $hex } nie sąsiaduje z twoim obeliskiem w regionie bitwy.
   *[figure] Pole { $hex } nie styka się z polem przesuwanej jednostki.
}
reason-claw-off-board = Przy szczypcach na { NAME($facing) } co najmniej jedne wskażą poza mapę.
reason-none-in-pool = W twojej puli nie ma takiej jednostki: { NAME($figure) }.
reason-none-trapped = Żaden twój wojownik nie jest uwięziony.
reason-no-ransom = Nie masz wyznawcy na okup.
reason-no-space = Nie ma pola, na którym może się pojawić { NAME($figure) }.
reason-not-fitting = To przyzwanie nie sięga tego pola.
reason-out-of-reach = Żadne z pozostałych ci przyzwań nie sięga pola { $hex }.
reason-power-unlocked = Moc „{ NAME($power) }” masz już odblokowaną.
reason-other-power-level = Moc „{ NAME($power) }” nie ma poziomu { $level }.
reason-no-monument = Na { $hex } nie ma monumentu.
reason-not-neutral = Monument na { $hex } nie jest neutralny, a na mapie są jeszcze neutralne.
reason-own-monument = Monument na { $hex } jest już twój.
reason-no-figure-beside = Z { $hex } nie sąsiaduje żadna twoja jednostka.
reason-no-caravan-there = Przez { $side } nie przejdzie żadna karawana.
reason-no-completion = Z umieszczonymi już wielbłądami karawana nie przejdzie przez { $side }.
reason-must-finish = Rozpoczętą karawanę trzeba dokończyć.
reason-not-a-new-part = Region { $token } nie jest jednym z dwóch nowych.
reason-a-new-part = Region { $token } jest jednym z dwóch nowych: wybierz do zamiany inny.
reason-not-on-board = Żetonu kolejności konfliktu { $token } nie ma na mapie.
reason-other-name = Część z polem { $hex } jest nazwana polem { $first }.
reason-other-region = Pole { $hex } jest w innym regionie.
reason-card-used = Karty „{ NAME($card) }” nie masz na ręce: jest już zagrana.
reason-one-card-only = W tej bitwie grasz tylko jedną kartę.
reason-two-different = Wybierz dwie różne karty w kolejności z listy.
reason-none-in-supply = W zasobach ogólnych nie ma już takiego monumentu: { NAME($monument) }.
reason-too-few-followers = Masz tylko { $followers } { NAME("follower", $followers, case: "acc") }.
reason-own-warriors = Wojownicy { NAME($god, case: "gen") } są twoi: więzi się tylko wrogich.
reason-no-dead-warrior = Żaden wojownik { NAME($god, case: "gen") } nie został teraz zabity.
reason-no-token-left = Wszystkie twoje żetony Zaświatów są na mapie.
reason-no-token-there = Na { $hex } nie ma żetonu Zaświatów.
reason-not-your-guardian = Na { $hex } nie ma twojego strażnika.
reason-too-many-guardians = Masz więcej strażników niż podstawek dla nich.
reason-must-choose = Nie można zrezygnować: trzeba wybrać.

## Gods

god-amun = { NAME("amun") }
god-amun-short = Am
god-amun-ability = Niewidzialne Siły
god-amun-text = Raz na konflikt: zagraj w jednej bitwie dwie karty; zapowiadasz to, zanim ktokolwiek wybierze. Działają oba efekty i obie premie.
god-anubis = { NAME("anubis") }
god-anubis-short = An
god-anubis-ability = Sędzia Zmarłych
god-anubis-text = Gdy giną wrodzy wojownicy, nawet z dala od twoich jednostek, możesz uwięzić jednego z nich; są 3 miejsca. Każdy uwięziony wojownik daje twojemu bogu +1 siły. Właściciel może go przyzwać, płacąc ci 1 wyznawcę.
god-isis = { NAME("isis") }
god-isis-short = Iz
god-isis-ability = Opiekunka
god-isis-text = Przy rozstrzygnięciu bitwy możesz ocalić każdą swoją jednostkę sąsiadującą z wrogą. Przeciw szarańczy to nie pomaga.
god-osiris = { NAME("osiris") }
god-osiris-short = Oz
god-osiris-ability = Brama Zaświatów
god-osiris-text = Po przegranej bitwie umieść jeden z 3 żetonów Zaświatów na pustym polu lądu w regionie albo przenieś tam leżący już żeton. Zatrzymać się tam mogą tylko twoje jednostki; przy każdym przyzwaniu możesz postawić na takim polu jeszcze jedną.
god-ra = { NAME("ra") }
god-ra-short = Ra
god-ra-ability = Opromieniający
god-ra-text = Przyzwana przez ciebie jednostka może dostać jeden z 3 żetonów Słońca i jest Opromieniona, aż zginie. Dominacja lub wygrana w regionie z twoją opromienioną jednostką daje jeszcze 1 punkt Uwielbienia.

## Figures, Guardians, Monuments, the land

figure-god = Bóg
figure-god-text = W bitwie ma siłę 1 i nigdy nie ginie.
figure-warrior = Wojownik
figure-warrior-text = W bitwie ma siłę 1. Każdy bóg ma sześciu.

guardian-cat-mummy = Kocie Mumie
guardian-cat-mummy-text = Poziom 1, mały. Gdy zginie, każdy inny bóg traci 1 punkt Uwielbienia.
guardian-satet = Satet
guardian-satet-text = Poziom 1, mały. W twojej akcji ruchu może zatrzymać się na lądzie zajętym przez wrogą jednostkę i przesunąć ją na wolne pole lądu obok, które wybierasz.
guardian-mummy = Mumia
guardian-mummy-text = Poziom 2, mały. Gdy zginie, od razu jest znów przyzywana obok twojego boga.
guardian-apep = Apep
guardian-apep-text = Poziom 2, duży. Można go przyzwać na dowolne wolne pole wody; walczy wtedy w każdym regionie, którego ono dotyka. Później nie wchodzi na wodę.
guardian-giant-scorpion = Olbrzymi Skorpion
guardian-giant-scorpion-text = Poziom 3, duży. Szczypce wskazują dwa pola obok. Na początku konfliktu niszczy na nich monumenty, które z nim sąsiadują. Po każdym przyzwaniu i ruchu obraca się na nowo.
guardian-androsphinx = Androsfinks
guardian-androsphinx-text = Poziom 3, duży. Sąsiadujące z nim wrogie jednostki mają siłę 0.

monument-obelisk = Obelisk
monument-pyramid = Piramida
monument-temple = Świątynia

terrain-fertile = Pole zalewowe
terrain-desert = Pole pustyni
terrain-water = Pole wody

region-west = { NAME("west") }
region-delta = { NAME("delta") }
region-east = { NAME("east") }

size-small = Mała podstawka
size-large = Duża podstawka

## Actions and events of the tracks

deed-move = { NAME("move") }
deed-move-text = Każda twoja jednostka może przejść do 3 pól ponad wszystkim; zatrzymuje się na pustym polu lądu.
deed-summon = { NAME("summon") }
deed-summon-text = Postaw jednostkę z puli na pustym polu lądu sąsiadującym z twoją jednostką albo twoim monumentem.
deed-gain = { NAME("gain") }
deed-gain-text = 1 wyznawca za każdy neutralny lub własny monument sąsiadujący z twoją jednostką.
deed-unlock = { NAME("unlock") }
deed-unlock-text = Poświęć 1, 1, 2, 2, 3, 3 wyznawców za moce od pierwszej do szóstej, po dwie każdego poziomu. Druga, czwarta i piąta dają też strażnika.

kind-control = { NAME("control") }
kind-control-text = Przejmij neutralny monument sąsiadujący z twoją jednostką; gdy na całej mapie nie ma neutralnych — monument przeciwnika.
kind-caravan = { NAME("caravan") }
kind-caravan-text = Możesz podzielić region karawaną do 6 wielbłądów na dwie części, każda z co najmniej 6 polami lądu.
kind-conflict = { NAME("conflict") }
kind-conflict-text = Wszystkie regiony w kolejności żetonów: kto jest tam sam, dominuje; gdy bogów jest więcej, toczą bitwę.

## Ankh powers

power-commanding = { NAME("commanding") }
power-commanding-text = Poziom 1. Gdy wygrasz bitwę: 3 wyznawców.
power-inspiring = { NAME("inspiring") }
power-inspiring-text = Poziom 1. Twoja karta „{ NAME("build-monument") }” nic nie kosztuje.
power-omnipresent = { NAME("omnipresent") }
power-omnipresent-text = Poziom 1. Na początku konfliktu: 1 wyznawca za każdy region z twoją jednostką.
power-revered = { NAME("revered") }
power-revered-text = Poziom 1. Jeszcze 1 wyznawca w każdej akcji „{ NAME("gain") }”.
power-resplendent = { NAME("resplendent") }
power-resplendent-text = Poziom 2. Twój bóg ma siłę 3 zamiast 1, dopóki kontrolujesz trzy monumenty jednego rodzaju gdziekolwiek.
power-obelisk-attuned = { NAME("obelisk-attuned") }
power-obelisk-attuned-text = Poziom 2. Na początku bitwy, w której bierzesz udział: przenieś swoje jednostki skądkolwiek na pola obok swoich obelisków w regionie.
power-temple-attuned = { NAME("temple-attuned") }
power-temple-attuned-text = Poziom 2. W bitwie: +2 siły za każdą twoją świątynię w regionie, z którą sąsiaduje twoja jednostka.
power-pyramid-attuned = { NAME("pyramid-attuned") }
power-pyramid-attuned-text = Poziom 2. Przy przyzwaniu: jeszcze jedna jednostka obok każdej twojej piramidy.
power-glorious = { NAME("glorious") }
power-glorious-text = Poziom 3. Wygrana bitwa z przewagą co najmniej 3 daje 3 punkty Uwielbienia zamiast 1.
power-magnanimous = { NAME("magnanimous") }
power-magnanimous-text = Poziom 3. Gdy przegrasz bitwę, mając w niej co najmniej dwie jednostki: 2 punkty Uwielbienia.
power-bountiful = { NAME("bountiful") }
power-bountiful-text = Poziom 3. W czerwonej części toru każdy twój zysk Uwielbienia jest większy o 1.
power-worshipful = { NAME("worshipful") }
power-worshipful-text = Poziom 3. Po bitwie, w której zagrasz kartę: możesz poświęcić 2 wyznawców za 1 punkt Uwielbienia.

## Battle cards

card-flood = { NAME("flood") }
card-flood-text = Siła +0. 1 wyznawca za każdą twoją jednostkę na polach zalewowych regionu; nie giną one przy rozstrzygnięciu bitwy.
card-build-monument = { NAME("build-monument") }
card-build-monument-text = Siła +0. Możesz zapłacić 3 wyznawców i zbudować własny monument dowolnego rodzaju na pustym polu lądu w regionie.
card-plague-of-locusts = { NAME("plague-of-locusts") }
card-plague-of-locusts-text = Siła +1. Wszyscy bogowie z jednostkami w regionie w tajemnicy oferują wyznawców. Giną wszyscy wojownicy i strażnicy prócz należących do jedynego, kto zaoferuje najwięcej.
card-chariots = { NAME("chariots") }
card-chariots-text = Siła +3.
card-drought = { NAME("drought") }
card-drought-text = Siła +1. Jeśli wygrasz: jeszcze 1 punkt Uwielbienia za każdą twoją jednostkę na polach pustyni regionu.
card-miracle = { NAME("miracle") }
card-miracle-text = Siła +0. Po bitwie: 1 punkt Uwielbienia za każdą twoją jednostkę, która w niej zginęła.
card-cycle-of-maat = { NAME("cycle-of-maat") }
card-cycle-of-maat-text = Siła +0. Po bitwie odzyskaj wszystkie swoje zagrane karty, także tę.

## Scenarios

scenario-black-land = { NAME("black-land") }
scenario-black-land-text = Każdy zaczyna z bogiem, wojownikiem i jednym monumentem we własnym regionie.
scenario-scattered-faith = { NAME("scattered-faith") }
scenario-scattered-faith-text = Bóg i dwaj wojownicy w trzech regionach, bez własnych monumentów.
scenario-twin-cities = { NAME("twin-cities") }
scenario-twin-cities-text = Dwa miasta, na których nie można budować: dominacja lub wygrana w regionie z miastem daje jeszcze 1 punkt Uwielbienia.
scenario-own = Własny scenariusz
scenario-own-text = Tę mapę lub rozstawienie ktoś zapisał sam.

## The board

board-events = Wydarzenia
board-devotion = Uwielbienie
board-regions = Regiony
board-regions-key = pola · siła (Uwielbienie)
board-guardians = Strażnicy
board-supply = Zasoby ogólne
board-markers = Akcje
board-move = Ruch
board-summon = Przyzwanie
board-gain = Wyznawcy
board-unlock = Moc
board-turn = Tura { $number }
board-battle = Bitwa w regionie { $token }
board-tiebreaker = Przechylenie Szali
board-trapped = Uwięzieni
board-followers = Wyznawcy
board-ankhs = Żetony Ankh
board-pool = Pula
board-powers = Moce
board-used = Zagrane karty
board-forgotten = Zapomniany
board-neutral = Neutralny
board-merging = połączenie
board-forgetting = zapomnienie
board-river = rzeka
board-camel = wielbłąd
board-camel-laid = wielbłąd tej karawany
board-choice = można wybrać
board-sun = żeton Słońca
board-city = miasto
board-underworld = Zaświaty
board-claws = dokąd wskazują szczypce

## What Devotion and Followers come from

source-obelisk-majority = Obeliski
source-pyramid-majority = Piramidy
source-temple-majority = Świątynie
source-domination = Dominacja
source-victory = Wygrane bitwy
source-glorious = { NAME("glorious") }
source-drought = { NAME("drought") }
source-radiance = Opromienienie
source-city = Miasta
source-magnanimous = { NAME("magnanimous") }
source-miracle = { NAME("miracle") }
source-worshipful = { NAME("worshipful") }
source-bountiful = { NAME("bountiful") }
source-monuments = Monumenty
source-revered = { NAME("revered") }
source-omnipresent = { NAME("omnipresent") }
source-flood = { NAME("flood") }
source-commanding = { NAME("commanding") }
source-ransom = Okup
source-merging = Połączenie

## Co jest nie tak z własną mapą lub scenariuszem

flaw-not-an-object = W pliku w „{ $where }” powinien być obiekt w nawiasach klamrowych.
flaw-not-a-list = W pliku w „{ $where }” powinna być lista w nawiasach kwadratowych.
flaw-missing = W pliku brakuje „{ $where }”.
flaw-unknown-field = Pole „{ $found }” w pliku nic nie znaczy; potrzebne jest „scenario”, może być „map”.
flaw-not-a-number = „{ $where }” musi być liczbą od { $least } do { $most }.
flaw-unknown-name = W „{ $where }” jest „{ $found }”, a czegoś takiego nie ma; możliwe: { $expected }.
flaw-not-a-space = „{ $where }” musi być polem, na przykład "B6" albo [q, r].
flaw-unknown-space = „{ $found }” w „{ $where }” nie jest polem siatki; pola to A1 do L12.
flaw-outside-grid = Pole q { $q }, r { $r } leży poza siatką 12 na 12.
flaw-other-space = Pole { $hex } nie leży na q { $q }, r { $r }.
flaw-two-spaces = „{ $where }” musi podawać dwa pola po obu stronach.
flaw-no-side = Pola { $hex } i { $other } nie mają wspólnego boku.
flaw-other-players = Scenariusz jest dla innej liczby graczy: { $players }, a przy stole jest { $seats }.
flaw-space-twice = Pole { $hex } jest na mapie dwa razy.
flaw-land-without-region = Pole { $hex } jest lądem i potrzebuje regionu.
flaw-water-with-region = Pole { $hex } jest wodą i nie może mieć regionu.
flaw-region-name = Region pola { $hex } musi mieć nazwę.
flaw-river-off-land = Rzeka na { $side } musi leżeć między dwoma polami lądu.
flaw-river-inside = Rzeka na { $side } leży wewnątrz regionu „{ $region }”.
flaw-river-twice = Rzeka na { $side } jest na mapie dwa razy.
flaw-river-missing = Pola { $hex } i { $other } leżą w różnych regionach: brakuje między nimi rzeki.
flaw-no-land = Na mapie nie ma lądu.
flaw-cut-off = Pole { $hex } jest odcięte od pola { $other }.
flaw-region-apart = Pole { $hex } należy do regionu „{ $region }”, ale nie łączy się z polem { $other }.
flaw-region-small = Region pola { $hex } ma { $count } { NAME("space", $count) } lądu; potrzeba co najmniej { $least }.
flaw-region-unknown = Żadne pole nie leży w regionie „{ $region }”.
flaw-region-size = Region pola { $hex } ma { $count } { NAME("space", $count) } lądu, a nie tyle, ile podaje plik.
flaw-camel-off-land = Wielbłąd na { $side } musi stać między dwoma polami lądu.
flaw-camel-on-river = Wielbłąd na { $side } stoi na rzece.
flaw-camel-twice = Na { $side } stoją dwa wielbłądy.
flaw-too-many-camels = Za dużo wielbłądów: jest ich tylko { $most }.
flaw-not-land = Pole { $hex } nie jest lądem tej mapy.
flaw-taken = Pole { $hex } jest już zajęte: { NAME($what) }.
flaw-token-twice = Żeton { $token } albo region pola { $hex } jest podany dwa razy.
flaw-no-token = Region pola { $hex } nie ma żetonu kolejności konfliktu.
flaw-too-many-regions = Żetonów kolejności konfliktu jest tylko { $most }, więcej regionów być nie może.
flaw-too-many-monuments = Za dużo jednego rodzaju: { NAME($monument) }. Jest ich { $most }.
flaw-too-many-owned = Gracz kontroluje za dużo Monumentów; najwyżej { $most }.
flaw-figure-kind = Na początku na mapie stoją tylko bogowie i wojownicy, a nie to, co jest w „{ $where }”.
flaw-figures-of-player = Gracz { $player } potrzebuje dokładnie jednego boga; wojowników ma najwyżej { $warriors }.
flaw-too-many-cities = Za dużo Miast; najwyżej { $most }.
