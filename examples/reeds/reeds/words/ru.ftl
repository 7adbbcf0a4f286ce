game-title = Тростник
game-summary = Срезайте тростник в трёх заводях; одна из них тайно благословлена для вас.
question-cut = Какой тростник вы срезаете?
waiting-cut = { $seat } срезает тростник…
action-cut = Срезать { $reeds2 } { NAME("reed", $reeds2, case: "acc") } в { NAME($bed1, case: "loc") }
event-blessed = { $seat }: Нил благословил для вас место — { NAME($bed) }.
event-cut = { $seat } срезает { $count } { NAME("reed", $count, case: "acc") } в { NAME($bed, case: "loc") }.
event-counted = { $seat }: благословлена { NAME($bed) }, всего { $count } { NAME("point", $count) }.
reason-too-few = { $left ->
    [0] В { NAME($bed, case: "loc") } не осталось тростника.
    [1] В { NAME($bed, case: "loc") } остался лишь 1 { NAME("reed", $left) }.
   *[other] В { NAME($bed, case: "loc") } осталось лишь { $left } { NAME("reed", $left) }.
}
bed-north = { NAME("north") }
bed-middle = { NAME("middle") }
bed-south = { NAME("south") }
