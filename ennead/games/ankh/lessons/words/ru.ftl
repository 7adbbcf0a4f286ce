## 1: Monuments and Followers

lesson-followers = Монументы и верующие
lesson-followers-about = Откуда берутся верующие и где ради них ставить фигурки.
lesson-followers-figures = Вы играете за Исиду. На западе стоят ваш бог и один воин.
lesson-followers-figures-why = В свой ход вы выполняете одно или два действия из списка: второе должно стоять в нём ниже первого.
lesson-followers-gain = За всё платят верующими. Каждый монумент рядом с вашими фигурками даёт 1 верующего.
lesson-followers-gain-why = Ваши фигурки стоят рядом с нейтральным храмом.
lesson-followers-gain-goal = Выполните действие «Получить верующих».
lesson-followers-gain-otherwise = Это другое действие. Сейчас нужны верующие.
lesson-followers-gain-right = Храм даёт 1 верующего, теперь их у вас { $followers }. Две фигурки у одного монумента всё равно дают только 1.
lesson-followers-move = Каждая фигурка может пройти до 3 клеток. Сейчас вы получили бы верующих: { $income }.
lesson-followers-move-why = Севернее стоят нейтральный обелиск и ваша пирамида.
lesson-followers-move-goal = Переместите фигурку так, чтобы получить 3 верующих.
lesson-followers-move-act = Теперь выберите фигурку, а затем куда ей идти.
lesson-followers-move-take = Найдите место рядом с обоими монументами.
lesson-followers-move-other = Сначала переместите фигурку: это действие стоит в списке первым.
lesson-followers-move-two = Получится { $income }. Есть место рядом сразу и с обелиском, и с пирамидой.
lesson-followers-move-otherwise = Тогда верующих будет только { $income }. Монумент чужого бога вам ничего не даёт.
lesson-followers-move-right = Теперь монументов { $income }: храм рядом с одной фигуркой, обелиск и пирамида — с другой.
lesson-followers-collect = Сначала переместиться, потом получить верующих — всё это за один ход.
lesson-followers-collect-goal = Закончите перемещение и получите верующих: { $income }.
lesson-followers-collect-moved = Фигурки на местах. Теперь второе действие.
lesson-followers-collect-other = Это другое действие: ход закончился бы без новых верующих.
lesson-followers-collect-stay = Фигурки стоят хорошо. Закончите перемещение.
lesson-followers-collect-right = Теперь у вас верующих: { $followers }.
lesson-followers-end = Верующих дают нейтральные и ваши монументы. Монументы других богов, как храм Ра, — нет.
lesson-followers-end-why = Взяв нейтральный монумент под контроль, вы лишаете остальных его верующих.
