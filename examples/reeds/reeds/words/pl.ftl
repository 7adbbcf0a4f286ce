game-title = Trzciny
game-summary = Ścinaj trzciny w trzech zatokach; jedna z nich jest potajemnie pobłogosławiona dla ciebie.
question-cut = Które trzciny ścinasz?
waiting-cut = { $seat } ścina trzciny…
action-cut = Zetnij { $reeds2 } { NAME("reed", $reeds2, case: "acc") } w { NAME($bed1, case: "loc") }
event-blessed = { $seat }: Nil pobłogosławił dla ciebie miejsce – { NAME($bed) }.
event-cut = { $seat } ścina { $count } { NAME("reed", $count, case: "acc") } w { NAME($bed, case: "loc") }.
event-counted = { $seat }: pobłogosławiona { NAME($bed) }, razem { $count } { NAME("point", $count) }.
reason-too-few = { $left ->
    [0] W { NAME($bed, case: "loc") } nie ma już trzcin.
    [1] Została tam tylko 1 { NAME("reed", $left) }: { NAME($bed) }.
    [few] Zostały tam tylko { $left } { NAME("reed", $left) }: { NAME($bed) }.
   *[other] Zostało tam tylko { $left } { NAME("reed", $left) }: { NAME($bed) }.
}
bed-north = { NAME("north") }
bed-middle = { NAME("middle") }
bed-south = { NAME("south") }
