game-title = Ankh: Bogowie Egiptu
game-summary = Od dwóch do pięciu Bogów prowadzi jednostki przez Egipt, przejmuje Monumenty, dzieli regiony karawanami i walczy o Uwielbienie, aż w grze zostaną tylko ci, o których pamięta Egipt.
round = { $page ->
    [0] Przygotowanie
   *[other] Tura { $page }
}

## Options of a table

option-scenario = Scenariusz
option-scenario-middle-kingdom = { NAME("middle-kingdom") } (mapa z pudełka)
option-scenario-old-kingdom = { NAME("old-kingdom") } (mapa z pudełka)
option-scenario-black-land = { NAME("black-land") } (nasza mapa)
option-scenario-scattered-faith = { NAME("scattered-faith") } (nasza mapa)
option-scenario-twin-cities = { NAME("twin-cities") } (nasza mapa)
option-scenario-middle-kingdom-note = Rozstawienie z pudełka według jednego publicznego źródła: { $players ->
    [2] pewne w około 90%.
    [3] pewne w około 85%. Wątpliwa jest neutralna Świątynia obok jednostek gracza 3 (F6).
    [4] pewne w około 85%. Żetony 1 i 2 na północy i południu Zachodniego Egiptu mogą leżeć odwrotnie.
   *[5] pewne w około 85%. Wątpliwe są położenie Wojownika gracza 3 (H1) i dwie neutralne Świątynie w Delcie Nilu (C10, G9).
}
option-scenario-old-kingdom-note = Rozstawienie z pudełka według jednego publicznego źródła: { $players ->
    [5] pewne w około 75%. Żetony 1 i 5 na południu i północy Wschodniego Egiptu mogą leżeć odwrotnie.
   *[other] pewne w około 80%.
}
option-scenario-black-land-note = Nasza własna mapa i rozstawienie, nie z pudełka.
option-scenario-scattered-faith-note = Nasza własna mapa i rozstawienie, nie z pudełka.
option-scenario-twin-cities-note = Nasza własna mapa i rozstawienie, nie z pudełka.
option-scenario-random = Losowo
option-gods = Bogowie
option-gods-random = Losowo
option-gods-drafted = Wybór po kolei, od ostatniego gracza
option-gods-chosen = Do wyboru, przed wylosowaniem pierwszego gracza
option-guardians = Strażnicy
option-guardians-random = Losowo
option-guardians-chosen = Wybierają ostatni gracze
option-own = Własna mapa lub scenariusz

## Questions, to the one who is asked

question-god = Wybierz swojego Boga.
question-guardian = Wybierz Strażników poziomu { $level } na tę partię.
question-action = { $ordinal ->
    [first] Wybierz pierwszą akcję.
   *[second] Wybierz drugą akcję z rzędów poniżej pierwszej.
}
question-mover = Wybierz jednostkę, którą poruszysz, albo zakończ akcję.
question-move-to = Wybierz pole, na które przejdzie { NAME($figure) } { PLACE($hex, case: "from") }.
question-shove = { SAME($owner, $seat) ->
    [yes] Wybierz pole, na które zostanie przesunięta twoja jednostka { PLACE($hex, case: "from") }: { NAME($figure) }.
   *[no] Wybierz pole, na które przesuniesz { NAME($figure, case: "acc") } gracza { $owner } { PLACE($hex, case: "from") }.
}
question-facing = Skieruj szczypce { NAME("giant-scorpion", case: "gen") } stojącego { PLACE($hex) }.
question-summon = Wybierz jednostkę do przyzwania albo zakończ akcję.
question-place = Wybierz pole, na które przyzwiesz { NAME($figure, case: "acc") }.
question-allowance = Wybierz przyzwanie, w ramach którego { NAME($figure) } pojawi się { PLACE($hex) }.
question-sun = Czy { NAME($figure) } { PLACE($hex) } ma otrzymać żeton Słońca? Pozostało żetonów: { $left }.
question-power = Odblokuj Moc Ankh poziomu { $level } za { $cost } { NAME("follower", $cost, case: "acc") } albo zrezygnuj.
question-control = Wybierz Monument, który przejmiesz.
question-camel = { $laid ->
    [0] Wybierz krawędź dla pierwszego Wielbłąda karawany albo zrezygnuj z karawany.
   *[other] Wybierz krawędź dla następnego Wielbłąda (umieszczono już: { $laid } { NAME("camel", $laid) }).
}
question-keep = Wybierz część podzielonego regionu, która zachowa żeton Kolejności Konfliktu { $token }.
question-swap = Wybierz nowy region, którego żeton Kolejności Konfliktu zamienisz z innym, albo zrezygnuj z zamiany.
question-swap-with = Wybierz region, którego żeton Kolejności Konfliktu zamieni się miejscami z żetonem { $token }.
question-relocate = Bitwa { REGION($token) }: wybierz jednostkę, którą przeniesiesz na pole obok swojego Obelisku w tym regionie, albo zrezygnuj.
question-relocate-to = Wybierz pole obok swojego Obelisku, na które przeniesiesz { NAME($figure, case: "acc") } { PLACE($hex, case: "from") }.
question-two-cards = Bitwa { REGION($token) }: zagrać w niej dwie karty Bitwy?
question-card = Bitwa { REGION($token) }: w tajemnicy wybierz kartę Bitwy.
question-cards = Bitwa { REGION($token) }: w tajemnicy wybierz dwie karty Bitwy.
question-build = { $cost ->
    [0] Bitwa { REGION($token) }: zbudować Monument za darmo?
   *[other] Bitwa { REGION($token) }: zbudować Monument za { $cost } { NAME("follower", $cost, case: "acc") }?
}
question-site = Wybierz { REGION($token) } pole, na którym zbudujesz { NAME($monument, case: "acc") }.
question-bid = Plaga { REGION($token) }: w tajemnicy zaoferuj Wyznawców. Wszyscy zaoferowani Wyznawcy przepadają.
question-trap = Wybierz, czyjego zabitego Wojownika uwięzisz, albo zrezygnuj.
question-mummy = Wybierz pole obok swojego Boga, na którym znów powstanie { NAME("mummy") }.
question-tiebreak = Remis o największą siłę ({ $strength }) { REGION($token) }. Użyć żetonu Przechylenia Szali i wygrać?
question-save = Twoja jednostka { PLACE($hex) } jest Chroniona: { NAME($figure) }. Ocalić ją?
question-underworld = Bitwa { REGION($token) } przegrana: wybierz żeton Zaświatów, który tam umieścisz, albo zrezygnuj.
question-gate = Wybierz { REGION($token) } pole dla żetonu Zaświatów.
question-worship = Poświęcić { $followers } { NAME("follower", $followers, case: "acc") } w zamian za 1 punkt Uwielbienia?
question-dismiss = { $small ->
    [0] { $large ->
        [0] Odpraw Strażników, których nie chcesz zachować, albo zakończ wybór.
       *[other] Odpraw nadliczbowych Strażników (dużych: { $large }).
    }
   *[other] { $large ->
        [0] Odpraw nadliczbowych Strażników (małych: { $small }).
       *[other] Odpraw nadliczbowych Strażników (małych: { $small }, dużych: { $large }).
    }
}

## Questions, to the others

waiting-god = { $seat } wybiera Boga…
waiting-guardian = { $seat } wybiera Strażników poziomu { $level }…
waiting-action = { $ordinal ->
    [first] { $seat } wybiera pierwszą akcję…
   *[second] { $seat } wybiera drugą akcję…
}
waiting-mover = { $seat } porusza jednostkami…
waiting-move-to = { $seat } porusza { NAME($figure, case: "ins") } { PLACE($hex, case: "from") }…
waiting-shove = { SAME($owner, $seat) ->
    [yes] { $seat } przesuwa { PLACE($hex, case: "from") } własną jednostkę: { NAME($figure) }…
   *[no] { $seat } przesuwa { NAME($figure, case: "acc") } gracza { $owner } { PLACE($hex, case: "from") }…
}
waiting-facing = { $seat } kieruje szczypce { NAME("giant-scorpion", case: "gen") } stojącego { PLACE($hex) }…
waiting-summon = { $seat } wybiera jednostkę do przyzwania…
waiting-place = { $seat } wybiera pole, na które przyzwie { NAME($figure, case: "acc") }…
waiting-allowance = { $seat } wybiera przyzwanie, w ramach którego { NAME($figure) } pojawi się { PLACE($hex) }…
waiting-sun = { $seat } decyduje, czy { NAME($figure) } { PLACE($hex) } otrzyma żeton Słońca (pozostało: { $left })…
waiting-power = { $seat } wybiera Moc Ankh poziomu { $level } za { $cost } { NAME("follower", $cost, case: "acc") }…
waiting-control = { $seat } wybiera Monument do przejęcia…
waiting-camel = { $laid ->
    [0] { $seat } rozważa wysłanie karawany…
   *[other] { $seat } układa dalszą część karawany (umieszczono: { $laid } { NAME("camel", $laid) })…
}
waiting-keep = { $seat } wybiera część, która zachowa żeton { $token }…
waiting-swap = { $seat } rozważa zamianę żetonów Kolejności Konfliktu…
waiting-swap-with = { $seat } wybiera żeton do zamiany z żetonem { $token }…
waiting-relocate = { $seat } rozważa przeniesienie jednostki { REGION($token, case: "to") }…
waiting-relocate-to = { $seat } przenosi { NAME($figure, case: "acc") } { PLACE($hex, case: "from") }…
waiting-two-cards = { $seat } rozważa zagranie dwóch kart { REGION($token) }…
waiting-card = { $seat } wybiera kartę Bitwy { REGION($token) }…
waiting-cards = { $seat } wybiera dwie karty Bitwy { REGION($token) }…
waiting-build = { $cost ->
    [0] { $seat } rozważa budowę Monumentu { REGION($token) } za darmo…
   *[other] { $seat } rozważa budowę Monumentu { REGION($token) } za { $cost } { NAME("follower", $cost, case: "acc") }…
}
waiting-site = { $seat } wybiera { REGION($token) } pole, na którym zbuduje { NAME($monument, case: "acc") }…
waiting-bid = { $seat } składa ofertę podczas Plagi { REGION($token) }…
waiting-trap = { $seat } rozważa uwięzienie zabitego Wojownika…
waiting-mummy = { $seat } wybiera, gdzie znów powstanie { NAME("mummy") }…
waiting-tiebreak = { $seat } decyduje, czy użyć żetonu Przechylenia Szali: remis o największą siłę ({ $strength }) { REGION($token) }…
waiting-save = { $seat } decyduje, czy ocalić { NAME($figure, case: "acc") } { PLACE($hex) }…
waiting-underworld = { $seat } rozważa umieszczenie żetonu Zaświatów { REGION($token) }…
waiting-gate = { $seat } wybiera { REGION($token) } pole dla żetonu Zaświatów…
waiting-worship = { $seat } decyduje, czy poświęcić { $followers } { NAME("follower", $followers, case: "acc") }…
waiting-dismiss = { $small ->
    [0] { $large ->
        [0] { $seat } decyduje, których Strażników zachować…
       *[other] { $seat } odprawia nadliczbowych Strażników (dużych: { $large })…
    }
   *[other] { $large ->
        [0] { $seat } odprawia nadliczbowych Strażników (małych: { $small })…
       *[other] { $seat } odprawia nadliczbowych Strażników (małych: { $small }, dużych: { $large })…
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
action-act = { NAME($action) }
action-take = Jednostka { PLACE($hex) }
action-to = Przejdź { PLACE($hex, case: "to") }
action-shove = Przesuń { PLACE($hex, case: "to") }
action-face = Szczypce na { NAME($facing) }
action-summon = Przyzwij { NAME($figure, case: "acc") }
action-ransom = Uwolnij uwięzionego Wojownika za 1 Wyznawcę
action-put = Postaw { PLACE($hex) }
action-ordinary = Zwykłe przyzwanie
action-pyramid = Dodatkowe przyzwanie dzięki Piramidzie { PLACE($hex) }
action-underworld = Dodatkowe przyzwanie z Zaświatów
action-sun = Przypisz żeton Słońca
action-unlock = Odblokuj moc „{ NAME($power) }”
action-control = Przejmij Monument { PLACE($hex) }
action-camel = Wielbłąd { PLACE($side) }
action-keep = Żeton zachowa część { PLACE($hex) }
action-swap = Zamień żeton { $token }: { REGION($token, case: "nom") }
action-with = Zamień z żetonem { $token }: { REGION($token, case: "nom") }
action-two = Zagraj 2 karty Bitwy
action-play = Zagraj kartę „{ NAME($card) }”
action-cards = Zagraj karty „{ NAME($card1) }” i „{ NAME($card2) }”
action-build = Zbuduj { NAME($monument, case: "acc") }
action-site = Zbuduj { PLACE($hex) }
action-bid = Zaoferuj { $bid } { NAME("follower", $bid, case: "acc") }
action-trap = Uwięź Wojownika { NAME($god, case: "gen") }
action-tiebreak = Użyj żetonu Przechylenia Szali
action-save = Ocal jednostkę
action-fresh = Żeton Zaświatów z puli
action-lift = Żeton Zaświatów { PLACE($hex, case: "from") }
action-gate = Żeton Zaświatów { PLACE($hex) }
action-worship = Poświęć Wyznawców w zamian za Uwielbienie
action-dismiss = Odpraw Strażnika { PLACE($hex) }
action-discharge = Odpraw z puli { NAME($guardian, case: "acc") }
action-decline = Zrezygnuj
action-decline-camel = Bez karawany
action-decline-swap = Zostaw oba żetony
action-decline-relocate = Nikogo nie przenoś
action-decline-two-cards = Zagraj jedną kartę
action-decline-build = Nie buduj
action-decline-trap = Nikogo nie więź
action-decline-tiebreak = Nie używaj
action-decline-save = Nie ocalaj
action-decline-underworld = Bez żetonu Zaświatów
action-decline-worship = Nie poświęcaj Wyznawców
action-decline-sun = Bez żetonu Słońca
action-decline-power = Nie odblokowuj
action-done = Gotowe

## Events: set-up

event-set-up = { $scenario ->
    [own] Mapa jest przygotowana do gry: { NAME($scenario) }.
   *[other] Mapa jest przygotowana do gry: scenariusz „{ NAME($scenario) }”.
}
event-first-player = Zaczyna { $seat }.
event-plays-god = { $seat } gra jako { NAME($god) }.
event-guardian-in-play = Strażnicy poziomu { $level } w tej partii: { $count } { NAME($guardian, $count) }.

## Events: the turn

event-turn = Tura { $number }: gra { $seat }.
event-acted = { $seat } wykonuje akcję „{ NAME($action) }” (pole { $at } z { $needed }).
event-event = { $seat } wywołuje wydarzenie { $number }: { NAME($kind) }.
event-marker-reset = Znacznik akcji „{ NAME($action) }” wraca na pole początkowe.

## Events: figures

event-moved = { $seat } porusza { NAME($figure, case: "ins") } { PLACE($hex, $to) }.
event-shoved = { SAME($owner, $seat) ->
    [yes] { $seat } przesuwa { PLACE($hex, $to) } własną jednostkę: { NAME($figure) }.
   *[no] { $seat } przesuwa { NAME($figure, case: "acc") } gracza { $owner } { PLACE($hex, $to) }.
}
event-faced = { NAME("giant-scorpion") } gracza { $seat } { PLACE($hex) } kieruje szczypce na { NAME($facing) }.
event-summoned = { $allowance ->
    [pyramid] { $seat } przyzywa { NAME($figure, case: "acc") } { PLACE($hex) }, obok Piramidy.
    [underworld] { $seat } przyzywa { NAME($figure, case: "acc") } { PLACE($hex) }, z Zaświatów.
    [mummy] { PLACE($hex, case: "In") } znów powstaje { NAME($figure) } gracza { $seat }.
   *[ordinary] { $seat } przyzywa { NAME($figure, case: "acc") } { PLACE($hex) }.
}
event-ransomed = { $seat } uwalnia Wojownika uwięzionego przez gracza { $owner }.
event-sun-given = { $seat } przypisuje żeton Słońca: { NAME($figure) } { PLACE($hex) } to teraz Opromieniona jednostka.
event-sun-returned = Żeton Słońca wraca do gracza { $seat }.
event-relocated = { $seat } przenosi { NAME($figure, case: "acc") } { PLACE($hex, $to) }, obok Obelisku.

## Events: Followers and powers

event-followers = { $source ->
    [monuments] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } dzięki Monumentom.
    [revered] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } dzięki mocy „{ NAME("revered") }”.
    [omnipresent] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } dzięki mocy „{ NAME("omnipresent") }”.
    [flood] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } dzięki karcie „{ NAME("flood") }”.
    [commanding] { $seat } zyskuje { $amount } { NAME("follower", $amount, case: "acc") } dzięki mocy „{ NAME("commanding") }”.
    [ransom] { $seat } otrzymuje okup: { $amount } { NAME("follower", $amount) }.
   *[merging] { $seat } przejmuje { $amount } { NAME("follower", $amount, case: "acc") } dzięki połączeniu Bogów.
}
event-paid = { $expense ->
    [unlock] { $seat } poświęca { $amount } { NAME("follower", $amount, case: "acc") }, aby odblokować Moc Ankh.
    [ransom] { $seat } płaci Anubisowi okup: { $amount } { NAME("follower", $amount) }.
    [build] { $seat } poświęca { $amount } { NAME("follower", $amount, case: "acc") } na budowę Monumentu.
    [plague] { $seat } traci swoją ofertę: { $amount } { NAME("follower", $amount, case: "acc") }.
   *[worship] { $seat } poświęca { $amount } { NAME("follower", $amount, case: "acc") } w zamian za Uwielbienie.
}
event-no-gain = { $seat } nie zyskuje Wyznawców.
event-unlocked = { $seat } odblokowuje moc „{ NAME($power) }” (poziom { $level }).
event-no-unlock = { $seat } nie odblokowuje Mocy Ankh.
event-guardian-gained = { $seat } bierze do puli { NAME($guardian, case: "acc") }.
event-no-guardian = { $seat } nie otrzymuje Strażnika ({ NAME($guardian) }): nie ma już takich albo brakuje wolnej podstawki.

## Events: Monuments and caravans

event-controlled = { $seat } przejmuje { NAME($monument, case: "acc") } { PLACE($hex) }.
event-seized = { $seat } odbiera graczowi { $owner } { NAME($monument, case: "acc") } { PLACE($hex) }.
event-no-control = { $seat } nie przejmuje żadnego Monumentu.
event-camel-laid = { $seat } umieszcza Wielbłąda { PLACE($side) }.
event-token-kept = Część { PLACE($hex) } – { $size } { NAME("space", $size) } – zachowuje żeton Kolejności Konfliktu { $token }.
event-token-added = Część { PLACE($hex) } – { $size } { NAME("space", $size) } – otrzymuje żeton Kolejności Konfliktu { $token }.
event-tokens-swapped = { $seat } zamienia miejscami żetony Kolejności Konfliktu { $token } i { $other }.
event-no-caravan = { $seat } nie wysyła karawany.

## Events: Conflict

event-conflict = Zaczyna się Konflikt { $number }; żeton Przechylenia Szali otrzymuje { $seat }.
event-conflict-ends = Konflikt { $number } się kończy.
event-region-empty = { REGION($token, $hex, $part, case: "In") } nie ma jednostek: nic się tam nie dzieje.
event-dominated = { $seat } dominuje { REGION($token, $hex, $part) }.
event-battle = { REGION($token, $hex, $part, case: "In") } zaczyna się Bitwa.
event-joins-battle = { $seat } walczy { REGION($token, $hex, $part) }: { $figures } { NAME("figure", $figures) }.
event-second-card = { $seat } zagra w tej Bitwie dwie karty.
event-revealed = { $seat } odkrywa kartę „{ NAME($card) }”.
event-sheltered = Wylew Nilu chroni { NAME($figure, case: "acc") } gracza { $seat } { PLACE($hex) }.
event-built = { $seat } buduje { NAME($monument, case: "acc") } { PLACE($hex) }.
event-not-built = { $seat } nie buduje Monumentu.
event-plague = { $seat } zsyła szarańczę { REGION($token, $hex, $part, case: "on") }.
event-bids = { $seat } oferuje { $bid } { NAME("follower", $bid, case: "acc") }.
event-spared = Szarańcza oszczędza jednostki gracza { $seat }: najwyższa oferta to { $bid }.
event-nobody-spared = { REGION($token, $hex, $part, case: "In") } szarańcza nie oszczędza nikogo: najwyższe oferty są równe.
event-strength = Łączna siła gracza { $seat } to { $total }: jednostki { $figures }, Świątynie { $temples }, karty { $cards }.
event-tiebreaker-used = { $seat } używa żetonu Przechylenia Szali.
event-won = { $margin ->
    [0] { $seat } wygrywa Bitwę { REGION($token, $hex, $part) }.
   *[other] { $seat } wygrywa Bitwę { REGION($token, $hex, $part) } z przewagą { $margin }.
}
event-nobody-won = Nikt nie wygrywa Bitwy { REGION($token, $hex, $part) }.
event-lost = { $seat } przegrywa Bitwę { REGION($token, $hex, $part) }.
event-saved = { $seat } ocala { NAME($figure, case: "acc") } { PLACE($hex) }.
event-died = { $cause ->
    [plague] { PLACE($hex, case: "In") } ginie od szarańczy { NAME($figure) } gracza { $seat }.
   *[battle] { PLACE($hex, case: "In") } ginie w Bitwie { NAME($figure) } gracza { $seat }.
}
event-trapped = { $seat } więzi zabitego Wojownika gracza { $owner }.
event-mummy-stays = Obok Boga nie ma wolnego pola: { NAME("mummy") } gracza { $seat } zostaje w puli.
event-underworld-placed = { $seat } umieszcza żeton Zaświatów { PLACE($hex) }.
event-underworld-moved = { $seat } przenosi żeton Zaświatów { PLACE($hex, $to) }.
event-reclaimed = { $seat } odzyskuje { $cards } { NAME("card", $cards, case: "acc") }.
event-destroyed = { $ruin ->
    [giant-scorpion] { NAME("giant-scorpion") } niszczy { NAME($monument, case: "acc") } gracza { $seat } { PLACE($hex) }.
    [merging] Bogowie połączeni: niszczy się { NAME($monument, case: "acc") } gracza { $seat } { PLACE($hex) }.
   *[forgetting] Bóg zapomniany: niszczy się { NAME($monument, case: "acc") } gracza { $seat } { PLACE($hex) }.
}
event-neutral-destroyed = { $ruin ->
    [giant-scorpion] { NAME("giant-scorpion") } niszczy neutralny Monument { PLACE($hex) }: { NAME($monument) }.
    [merging] Bogowie połączeni: niszczy się neutralny Monument { PLACE($hex) }: { NAME($monument) }.
   *[forgetting] Bóg zapomniany: niszczy się neutralny Monument { PLACE($hex) }: { NAME($monument) }.
}

## Events: Devotion

event-points = { $source ->
    [obelisk-majority] { $seat }: { $amount } { NAME("devotion", $amount) } za większość Obelisków.
    [pyramid-majority] { $seat }: { $amount } { NAME("devotion", $amount) } za większość Piramid.
    [temple-majority] { $seat }: { $amount } { NAME("devotion", $amount) } za większość Świątyń.
    [domination] { $seat }: { $amount } { NAME("devotion", $amount) } za dominację.
    [victory] { $seat }: { $amount } { NAME("devotion", $amount) } za wygraną Bitwę.
    [glorious] { $seat }: { $amount } { NAME("devotion", $amount) } dzięki mocy „{ NAME("glorious") }”.
    [drought] { $seat }: { $amount } { NAME("devotion", $amount) } dzięki karcie „{ NAME("drought") }”.
    [radiance] { $seat }: { $amount } { NAME("devotion", $amount) } za Opromienioną jednostkę.
    [city] { $seat }: { $amount } { NAME("devotion", $amount) } za Miasto w regionie.
    [magnanimous] { $seat }: { $amount } { NAME("devotion", $amount) } dzięki mocy „{ NAME("magnanimous") }”.
    [miracle] { $seat }: { $amount } { NAME("devotion", $amount) } dzięki karcie „{ NAME("miracle") }”.
    [worshipful] { $seat }: { $amount } { NAME("devotion", $amount) } dzięki mocy „{ NAME("worshipful") }”.
   *[bountiful] { $seat }: { $amount } { NAME("devotion", $amount) } dzięki mocy „{ NAME("bountiful") }”.
}
event-devotion = { $seat } zyskuje { $amount } { NAME("devotion", $amount, case: "acc") } (teraz { $at }).
event-devotion-lost = { $seat } traci 1 punkt Uwielbienia (teraz { $at }): zginęły Kocie Mumie gracza { $owner }.

## Events: merging, forgetting, the end

event-merged = { $seat } i { $other } łączą się w jednego Boga; Uwielbienie: { $at }.
event-taken-over = { $seat } przejmuje { NAME($guardian, case: "acc") } gracza { $owner } { PLACE($hex) }.
event-taken-into-pool = { $seat } przejmuje do puli { NAME($guardian, case: "acc") } gracza { $owner }.
event-dismissed = { $seat } odprawia { NAME($guardian, case: "acc") } { PLACE($hex) }.
event-discharged = Grę opuszcza { NAME($guardian) } z puli gracza { $seat }.
event-left = { $ruin ->
    [giant-scorpion] { PLACE($hex, case: "From") } znika { NAME($figure) } gracza { $seat }: miejsce zajmuje { NAME("giant-scorpion") }.
    [merging] Bogowie połączeni: grę opuszcza { NAME($figure) } gracza { $seat } { PLACE($hex, case: "from") }.
   *[forgetting] Bóg zapomniany: grę opuszcza { NAME($figure) } gracza { $seat } { PLACE($hex, case: "from") }.
}
event-freed = Uwięziony Wojownik gracza { $seat } wraca do puli.
event-slot-emptied = Uwięziony Wojownik gracza { $seat } opuszcza grę.
event-underworld-closed = Żeton Zaświatów { PLACE($hex) } zostaje usunięty z gry.
event-forgotten = Bóg gracza { $seat } zostaje zapomniany (Uwielbienie: { $at }).
event-victory = { $ending ->
    [devotion] { $seat } dociera na najwyższe pole toru Uwielbienia i wygrywa.
    [only-god] { $seat } zostaje jedynym Bogiem Egiptu i wygrywa.
   *[rank] { $seat } ma po ostatnim Konflikcie największe Uwielbienie i wygrywa.
}
event-no-victory = Wszyscy Bogowie zostali zapomniani: nikt nie wygrywa.

## Reasons why not

reason-god-taken = { NAME($god) } należy już do innego gracza.
reason-other-level = { $guardian ->
    [cat-mummy] { guardian-cat-mummy } to Strażnik innego poziomu.
    [satet] { guardian-satet } to Strażnik innego poziomu.
    [mummy] { guardian-mummy } to Strażnik innego poziomu.
    [apep] { guardian-apep } to Strażnik innego poziomu.
    [giant-scorpion] { guardian-giant-scorpion } to Strażnik innego poziomu.
   *[androsphinx] { guardian-androsphinx } to Strażnik innego poziomu.
}
reason-higher-row = Akcja „{ NAME($action) }” nie leży poniżej twojej pierwszej akcji.
reason-off-board = Na tej mapie nie ma takiego pola ({ $hex }).
reason-no-figure = Na polu { PLACE($hex) } nie ma jednostki.
reason-not-yours = Jednostka { PLACE($hex) } nie jest twoja.
reason-moved-already = Jednostka { PLACE($hex) } już się poruszyła.
reason-nowhere = Jednostka { PLACE($hex) } nie ma dokąd się poruszyć.
reason-occupied = Na polu { PLACE($hex) } stoi jednostka albo Monument.
reason-water-space = To pole ({ $hex }) jest polem Wody.
reason-underworld-space = Na polu { PLACE($hex) } leży żeton Zaświatów.
reason-city-space = Na polu { PLACE($hex) } leży żeton Miasta: nie można tam budować.
reason-too-far = Pole { PLACE($hex) } jest oddalone o więcej niż 3 pola.
reason-no-room-to-shove = Jednostki { PLACE($hex) } nie można przesunąć: obok nie ma wolnego pola lądu.
reason-not-beside = { $beside ->
    [god] Pole { PLACE($hex) } nie sąsiaduje z twoim Bogiem.
    [obelisk] Pole { PLACE($hex) } nie sąsiaduje z twoim Obeliskiem w regionie Bitwy.
   *[figure] Pole { PLACE($hex) } nie styka się z polem przesuwanej jednostki.
}
reason-claw-off-board = Przy szczypcach skierowanych na { NAME($facing) } co najmniej jedna ich para wskazywałaby poza mapę.
reason-not-a-corner = { NAME("giant-scorpion") } kieruje szczypce na róg swojego pola; na { NAME($facing) } nie ma rogu.
reason-none-in-pool = W twojej puli nie ma takiej jednostki: { NAME($figure) }.
reason-none-trapped = Żaden twój Wojownik nie jest uwięziony.
reason-no-ransom = Nie masz Wyznawcy na okup.
reason-no-space = Nie ma gdzie umieścić kolejnej jednostki: { NAME($figure) }.
reason-not-fitting = To przyzwanie nie obejmuje tego pola.
reason-out-of-reach = Żadne z pozostałych ci przyzwań nie obejmuje pola { PLACE($hex) }.
reason-power-unlocked = Moc „{ NAME($power) }” jest już odblokowana.
reason-other-power-level = Moc „{ NAME($power) }” nie należy do poziomu { $level }.
reason-no-monument = Na polu { PLACE($hex) } nie ma Monumentu.
reason-not-neutral = Monument { PLACE($hex) } nie jest neutralny, a na mapie są jeszcze neutralne.
reason-own-monument = Monument { PLACE($hex) } jest już twój.
reason-no-figure-beside = Z polem { PLACE($hex) } nie sąsiaduje żadna twoja jednostka.
reason-no-caravan-there = Przez krawędź { PLACE($side) } nie przejdzie żadna karawana.
reason-no-completion = Z umieszczonymi już Wielbłądami karawana nie przejdzie przez krawędź { PLACE($side) }.
reason-must-finish = Zaczętą karawanę trzeba dokończyć.
reason-not-a-new-part = { REGION($token, case: "Nom") } nie jest jednym z dwóch nowych regionów.
reason-a-new-part = { REGION($token, case: "Nom") } jest jednym z dwóch nowych regionów: do zamiany wybierz inny.
reason-not-on-board = Żetonu Kolejności Konfliktu { $token } nie ma na mapie.
reason-other-name = Tę część wybiera się przez jej pierwsze pole ({ $first }), a nie przez inne ({ $hex }).
reason-other-region = Pole { PLACE($hex) } jest w innym regionie.
reason-card-used = Karty „{ NAME($card) }” nie masz na ręce: została już zagrana.
reason-one-card-only = W tej Bitwie zagrywasz tylko jedną kartę.
reason-two-different = Wybierz dwie różne karty w kolejności z listy.
reason-none-in-supply = W zasobach ogólnych nie ma już takiego Monumentu: { NAME($monument) }.
reason-too-few-followers = Masz tylko { $followers } { NAME("follower", $followers, case: "acc") }.
reason-own-warriors = Wojownicy { NAME($god, case: "gen") } są twoi: więzi się tylko wrogich.
reason-no-dead-warrior = Żaden Wojownik { NAME($god, case: "gen") } nie zginął przed chwilą.
reason-no-token-left = Wszystkie twoje żetony Zaświatów są na mapie.
reason-no-token-there = Na polu { PLACE($hex) } nie ma żetonu Zaświatów.
reason-not-your-guardian = Na polu { PLACE($hex) } nie ma twojego Strażnika.
reason-too-many-guardians = Masz więcej Strażników niż podstawek dla nich.
reason-must-choose = Nie można zrezygnować: trzeba dokonać wyboru.

## Gods

god-amun = { NAME("amun") }
god-amun-short = Am
god-amun-ability = Niewidzialne Siły
god-amun-text = Raz na Konflikt: zagraj w jednej Bitwie dwie karty; zapowiadasz to, zanim ktokolwiek wybierze kartę. Działają efekty i premie siły obu kart.
god-anubis = { NAME("anubis") }
god-anubis-short = An
god-anubis-ability = Sędzia Zmarłych
god-anubis-text = Gdy giną wrodzy Wojownicy, nawet z dala od twoich jednostek, możesz uwięzić jednego z nich; masz na to 3 miejsca. Każdy uwięziony Wojownik daje twojemu Bogu +1 siły. Właściciel może go przyzwać, oddając ci 1 Wyznawcę.
god-isis = { NAME("isis") }
god-isis-short = Iz
god-isis-ability = Opiekunka
god-isis-text = Przy rozstrzygnięciu Bitwy możesz ocalić każdą swoją jednostkę sąsiadującą z wrogą jednostką. Przed szarańczą to nie chroni.
god-osiris = { NAME("osiris") }
god-osiris-short = Oz
god-osiris-ability = Brama Zaświatów
god-osiris-text = Po przegranej Bitwie umieść jeden z 3 żetonów Zaświatów na pustym polu lądu w tym regionie albo przenieś tam żeton leżący już na mapie. Zatrzymać się na nim mogą tylko twoje jednostki; przy każdym przyzwaniu możesz postawić na takim polu jedną dodatkową jednostkę.
god-ra = { NAME("ra") }
god-ra-short = Ra
god-ra-ability = Opromieniający
god-ra-text = Przyzwana przez ciebie jednostka może otrzymać jeden z 3 żetonów Słońca i jest Opromieniona, dopóki nie zginie. Dominacja lub wygrana Bitwa w regionie z twoją Opromienioną jednostką daje o 1 punkt Uwielbienia więcej.

## Figures, Guardians, Monuments, the land

figure-god = Bóg
figure-god-text = Siła 1, nigdy nie ginie.
figure-warrior = Wojownik
figure-warrior-text = Siła 1. Każdy Bóg ma sześciu Wojowników.

guardian-cat-mummy = Kocie Mumie
guardian-cat-mummy-text = Poziom 1, mała podstawka. Gdy zginą, każdy inny Bóg traci 1 punkt Uwielbienia.
guardian-satet = Satet
guardian-satet-text = Poziom 1, mała podstawka. Podczas akcji „{ NAME("move") }” może zakończyć ruch na polu lądu z wrogą jednostką i przesunąć ją na wybrane przez ciebie wolne pole lądu obok.
guardian-mummy = Mumia
guardian-mummy-text = Poziom 2, mała podstawka. Gdy zginie, od razu przyzywasz ją ponownie obok swojego Boga.
guardian-apep = Apep
guardian-apep-text = Poziom 2, duża podstawka. Można go przyzwać na dowolne wolne pole Wody; walczy wtedy w każdym regionie, którego to pole dotyka. Później nie może wejść na pole Wody.
guardian-giant-scorpion = Olbrzymi Skorpion
guardian-giant-scorpion-text = Poziom 3, duża podstawka. Szczypce wskazują dwa sąsiednie pola. Na początku Konfliktu niszczy stojące na nich Monumenty, które z nim sąsiadują. Po każdym przyzwaniu i ruchu na nowo wybierasz kierunek szczypiec.
guardian-androsphinx = Androsfinks
guardian-androsphinx-text = Poziom 3, duża podstawka. Sąsiadujące z nim wrogie jednostki mają siłę 0.

monument-obelisk = Obelisk
monument-pyramid = Piramida
monument-temple = Świątynia

terrain-fertile = Pole Zalewowe
terrain-desert = Pole Pustyni
terrain-water = Pole Wody

region-west = { NAME("west") }
region-delta = { NAME("delta") }
region-east = { NAME("east") }

size-small = Mała podstawka
size-large = Duża podstawka

## Actions and events of the tracks

turn-action-move = { NAME("move") }
turn-action-move-text = Każda twoja jednostka może poruszyć się o maksymalnie 3 pola, ponad wszystkim; ruch kończy na pustym polu lądu.
turn-action-summon = { NAME("summon") }
turn-action-summon-text = Postaw jednostkę z puli na pustym polu lądu sąsiadującym z twoją jednostką albo twoim Monumentem.
turn-action-gain = { NAME("gain") }
turn-action-gain-text = 1 Wyznawca za każdy neutralny lub własny Monument sąsiadujący z twoją jednostką.
turn-action-unlock = { NAME("unlock") }
turn-action-unlock-text = Poświęć 1, 1, 2, 2, 3, 3 Wyznawców za Moce Ankh od pierwszej do szóstej, po dwie z każdego poziomu. Druga, czwarta i piąta dają też Strażnika.

kind-control = { NAME("control") }
kind-control-text = Przejmij neutralny Monument sąsiadujący z twoją jednostką, a gdy na całej mapie nie ma już neutralnych – Monument przeciwnika.
kind-caravan = { NAME("caravan") }
kind-caravan-text = Możesz podzielić region karawaną z najwyżej 6 Wielbłądów na dwie części, każda z co najmniej 6 polami lądu.
kind-conflict = { NAME("conflict") }
kind-conflict-text = Regiony rozpatruje się w kolejności żetonów: jedyny Bóg w regionie dominuje, a jeśli jest ich więcej, toczą Bitwę.

## Ankh powers

power-commanding = { NAME("commanding") }
power-commanding-text = Poziom 1. Po wygranej Bitwie zyskujesz 3 Wyznawców.
power-inspiring = { NAME("inspiring") }
power-inspiring-text = Poziom 1. Monument z twojej karty „{ NAME("build-monument") }” budujesz za darmo.
power-omnipresent = { NAME("omnipresent") }
power-omnipresent-text = Poziom 1. Na początku Konfliktu zyskujesz 1 Wyznawcę za każdy region ze swoją jednostką.
power-revered = { NAME("revered") }
power-revered-text = Poziom 1. W każdej akcji „{ NAME("gain") }” zyskujesz o 1 Wyznawcę więcej.
power-resplendent = { NAME("resplendent") }
power-resplendent-text = Poziom 2. Twój Bóg ma siłę 3 zamiast 1, dopóki kontrolujesz gdziekolwiek na mapie trzy Monumenty tego samego rodzaju.
power-obelisk-attuned = { NAME("obelisk-attuned") }
power-obelisk-attuned-text = Poziom 2. Na początku Bitwy, w której bierzesz udział, możesz przenieść swoje jednostki z dowolnych miejsc na pola sąsiadujące z twoimi Obeliskami w tym regionie.
power-temple-attuned = { NAME("temple-attuned") }
power-temple-attuned-text = Poziom 2. W Bitwie: +2 siły za każdą twoją Świątynię w regionie, z którą sąsiaduje twoja jednostka.
power-pyramid-attuned = { NAME("pyramid-attuned") }
power-pyramid-attuned-text = Poziom 2. Podczas akcji „{ NAME("summon") }”: po jednej dodatkowej jednostce obok każdej twojej Piramidy.
power-glorious = { NAME("glorious") }
power-glorious-text = Poziom 3. Bitwa wygrana z przewagą co najmniej 3 daje 3 punkty Uwielbienia zamiast 1.
power-magnanimous = { NAME("magnanimous") }
power-magnanimous-text = Poziom 3. Gdy przegrasz Bitwę, mając w niej co najmniej dwie jednostki, zyskujesz 2 punkty Uwielbienia.
power-bountiful = { NAME("bountiful") }
power-bountiful-text = Poziom 3. W czerwonej części toru za każdym razem zyskujesz o 1 punkt Uwielbienia więcej.
power-worshipful = { NAME("worshipful") }
power-worshipful-text = Poziom 3. Po Bitwie, w której zagrasz kartę, możesz poświęcić 2 Wyznawców w zamian za 1 punkt Uwielbienia.

## Battle cards

card-flood = { NAME("flood") }
card-flood-text = Siła +0. Zyskujesz 1 Wyznawcę za każdą swoją jednostkę na polach Zalewowych regionu; jednostki te nie giną przy rozstrzygnięciu Bitwy.
card-build-monument = { NAME("build-monument") }
card-build-monument-text = Siła +0. Możesz poświęcić 3 Wyznawców i zbudować własny Monument dowolnego rodzaju na pustym polu lądu w regionie.
card-plague-of-locusts = { NAME("plague-of-locusts") }
card-plague-of-locusts-text = Siła +1. Wszyscy Bogowie z jednostkami w regionie w tajemnicy oferują Wyznawców. Giną wszyscy Wojownicy i Strażnicy oprócz jednostek jedynego Boga z najwyższą ofertą.
card-chariots = { NAME("chariots") }
card-chariots-text = Siła +3.
card-drought = { NAME("drought") }
card-drought-text = Siła +1. Jeśli wygrasz, zyskujesz dodatkowo 1 punkt Uwielbienia za każdą swoją jednostkę na polach Pustyni regionu.
card-miracle = { NAME("miracle") }
card-miracle-text = Siła +0. Po Bitwie zyskujesz 1 punkt Uwielbienia za każdą swoją jednostkę, która w niej zginęła.
card-cycle-of-maat = { NAME("cycle-of-maat") }
card-cycle-of-maat-text = Siła +0. Po Bitwie odzyskaj wszystkie swoje zagrane karty, także tę.

## Scenarios

scenario-middle-kingdom = { NAME("middle-kingdom") }
scenario-middle-kingdom-text = Każdy zaczyna z Bogiem, Wojownikiem i jednym Monumentem we własnym regionie, jak w wydanej grze.
scenario-old-kingdom = { NAME("old-kingdom") }
scenario-old-kingdom-text = Każdy zaczyna z Wojownikiem i Obeliskiem w jednym regionie, a z Bogiem w regionie następnego gracza, jak w wydanej grze.
scenario-black-land = { NAME("black-land") }
scenario-black-land-text = Każdy zaczyna z Bogiem, Wojownikiem i jednym Monumentem we własnym regionie.
scenario-scattered-faith = { NAME("scattered-faith") }
scenario-scattered-faith-text = Każdy zaczyna z Bogiem i dwoma Wojownikami w trzech różnych regionach, bez Monumentów.
scenario-twin-cities = { NAME("twin-cities") }
scenario-twin-cities-text = Dwa Miasta, na których nie można budować: dominacja lub wygrana Bitwa w regionie z Miastem daje o 1 punkt Uwielbienia więcej.
scenario-own = Własny scenariusz
scenario-own-text = Mapa lub rozstawienie z własnego pliku.

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
board-battle = Bitwa { REGION($token) }
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
board-camel = Wielbłąd
board-camel-laid = Wielbłąd tej karawany
board-choice = do wyboru
board-sun = żeton Słońca
board-city = Miasto
board-underworld = Zaświaty
board-claws = pola wskazywane przez szczypce

## What Devotion and Followers come from

source-obelisk-majority = Obeliski
source-pyramid-majority = Piramidy
source-temple-majority = Świątynie
source-domination = Dominacja
source-victory = Wygrane Bitwy
source-glorious = { NAME("glorious") }
source-drought = { NAME("drought") }
source-radiance = Opromienione jednostki
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

file-error-not-an-object = W pliku w „{ $where }” powinien być obiekt w nawiasach klamrowych.
file-error-not-a-list = W pliku w „{ $where }” powinna być lista w nawiasach kwadratowych.
file-error-missing = W pliku brakuje „{ $where }”.
file-error-unknown-field = Plik zawiera nieznane pole „{ $found }”; wymagane jest „scenario”, opcjonalne „map”.
file-error-not-a-number = „{ $where }” musi być liczbą od { $least } do { $most }.
file-error-unknown-name = Nieznana wartość „{ $found }” w „{ $where }”; dozwolone: { $expected }.
file-error-not-a-space = „{ $where }” musi być polem, na przykład "B6" albo [q, r].
file-error-unknown-space = „{ $found }” w „{ $where }” nie jest polem siatki; pola mają nazwy od A1 do L12.
file-error-outside-grid = Pole q { $q }, r { $r } leży poza siatką 12 × 12.
file-error-other-space = Pole { $hex } nie leży na q { $q }, r { $r }.
file-error-two-spaces = „{ $where }” musi podawać dwa pola, po jednym z każdej strony.
file-error-no-side = Pola { $hex } i { $other } nie mają wspólnej krawędzi.
file-error-other-players = Scenariusz jest przeznaczony dla { $players } graczy, a stół dla { $seats }.
file-error-space-twice = Pole { $hex } występuje na mapie dwa razy.
file-error-land-without-region = Pole { $hex } jest lądem i potrzebuje regionu.
file-error-water-with-region = Pole { $hex } jest wodą i nie może mieć regionu.
file-error-region-name = Region pola { $hex } musi mieć nazwę.
file-error-river-off-land = Rzeka na { $side } musi leżeć między dwoma polami lądu.
file-error-river-inside = Rzeka na { $side } leży wewnątrz regionu „{ $region }”.
file-error-river-twice = Rzeka na { $side } występuje na mapie dwa razy.
file-error-river-missing = Pola { $hex } i { $other } leżą w różnych regionach: brakuje między nimi rzeki.
file-error-no-land = Na mapie nie ma lądu.
file-error-cut-off = Pole { $hex } jest odcięte od pola { $other }.
file-error-region-apart = Pole { $hex } należy do regionu „{ $region }”, ale nie łączy się z polem { $other }.
file-error-region-small = Region pola { $hex } ma { $count } { NAME("space", $count) } lądu; potrzeba co najmniej { $least }.
file-error-region-unknown = Żadne pole nie leży w regionie „{ $region }”.
file-error-region-size = Region pola { $hex } ma { $count } { NAME("space", $count) } lądu, a plik podaje inną liczbę.
file-error-camel-off-land = Wielbłąd na { $side } musi stać między dwoma polami lądu.
file-error-camel-on-river = Wielbłąd na { $side } stoi na rzece.
file-error-camel-twice = Na { $side } stoją dwa Wielbłądy.
file-error-too-many-camels = Za dużo Wielbłądów: w grze jest ich tylko { $most }.
file-error-not-land = Pole { $hex } nie jest lądem tej mapy.
file-error-taken = Pole { $hex } jest już zajęte: { NAME($what) }.
file-error-token-twice = Żeton { $token } albo region pola { $hex } występuje dwa razy.
file-error-no-token = Region pola { $hex } nie ma żetonu Kolejności Konfliktu.
file-error-too-many-regions = Żetonów Kolejności Konfliktu jest tylko { $most }, więc regionów nie może być więcej.
file-error-too-many-monuments = Za dużo Monumentów jednego rodzaju ({ NAME($monument) }): w grze jest ich tylko { $most }.
file-error-too-many-owned = Gracz kontroluje za dużo Monumentów; może mieć najwyżej { $most }.
file-error-figure-kind = Na początku na mapie mogą stać tylko Bogowie i Wojownicy, a nie to, co podano w „{ $where }”.
file-error-figures-of-player = Gracz { $player } musi mieć dokładnie jednego Boga i najwyżej { $warriors } { NAME("warrior", $warriors, case: "acc") }.
file-error-too-many-cities = Za dużo Miast; może być najwyżej { $most }.
