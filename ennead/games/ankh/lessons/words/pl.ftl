## 1: Monuments and Followers

lesson-followers = Monumenty i Wyznawcy
lesson-followers-about = Skąd biorą się Wyznawcy i gdzie dla nich stawiać jednostki.
lesson-followers-figures = Grasz Izydą. Na zachodzie stoją twój Bóg i jeden Wojownik.
lesson-followers-figures-why = W swojej turze wykonujesz jedną lub dwie akcje z listy: druga musi być na niej niżej niż pierwsza.
lesson-followers-gain = Prawie za wszystko płaci się Wyznawcami. Każdy Monument obok twoich jednostek daje 1 Wyznawcę.
lesson-followers-gain-why = Twoje jednostki stoją obok neutralnej Świątyni.
lesson-followers-gain-goal = Wykonaj akcję Pozyskanie Wyznawców.
lesson-followers-gain-otherwise = To inna akcja. Teraz potrzebni są Wyznawcy.
lesson-followers-gain-right = Świątynia daje 1 Wyznawcę, masz ich teraz { $followers }. Dwie jednostki przy jednym Monumencie też dają tylko 1.
lesson-followers-move = Każda jednostka może przejść do 3 pól. Teraz Pozyskanie Wyznawców dałoby ci { $income }.
lesson-followers-move-why = Na północy stoją neutralny Obelisk i twoja Piramida.
lesson-followers-move-goal = Porusz jednostkę tak, by pozyskać 3 Wyznawców.
lesson-followers-move-act = Teraz wybierz jednostkę, a potem jej cel.
lesson-followers-move-take = Poszukaj pola obok obu Monumentów.
lesson-followers-move-other = Najpierw Ruch Jednostek: ta akcja jest na liście pierwsza.
lesson-followers-move-two = To daje { $income }. Jedno pole leży obok Obelisku i Piramidy zarazem.
lesson-followers-move-otherwise = Wtedy dostaniesz tylko { $income }. Monument innego Boga nic ci nie daje.
lesson-followers-move-right = Monumenty: { $income }. Świątynia obok jednej jednostki, Obelisk i Piramida obok drugiej.
lesson-followers-collect = Najpierw ruch, potem Wyznawcy: to mieści się w jednej turze.
lesson-followers-collect-goal = Zakończ ruch i pozyskaj Wyznawców: { $income }.
lesson-followers-collect-moved = Jednostki są na miejscach. Teraz druga akcja.
lesson-followers-collect-other = To inna akcja: tura skończyłaby się bez nowych Wyznawców.
lesson-followers-collect-stay = Jednostki stoją dobrze. Zakończ ruch.
lesson-followers-collect-right = Masz teraz Wyznawców: { $followers }.
lesson-followers-end = Wyznawców dają Monumenty neutralne i twoje. Monumenty innych Bogów, jak Świątynia Ra, nie dają ich.
lesson-followers-end-why = Kto przejmie neutralny Monument, odbiera jego Wyznawców pozostałym.
