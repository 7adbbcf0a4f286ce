game-title = Reeds
game-summary = Cut reeds from three beds; one of them is secretly blessed for you.
question-cut = Which reeds do you cut?
waiting-cut = { $seat } is cutting reeds…
action-cut = Cut { $reeds2 } { NAME("reed", $reeds2) } in the { NAME($bed1) }
event-blessed = The Nile has blessed the { NAME($bed) } for { $seat }.
event-cut = { $seat } cuts { $count } { NAME("reed", $count) } in the { NAME($bed) }.
event-counted = The { NAME($bed) } was blessed for { $seat }: { $count } { NAME("point", $count) } in all.
reason-too-few = { $left ->
    [0] There are no reeds left in the { NAME($bed) }.
    [1] There is only 1 { NAME("reed", $left) } left in the { NAME($bed) }.
   *[other] There are only { $left } { NAME("reed", $left) } left in the { NAME($bed) }.
}
bed-north = { NAME("north") }
bed-middle = { NAME("middle") }
bed-south = { NAME("south") }
