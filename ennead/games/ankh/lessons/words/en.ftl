## 1: Monuments and Followers

lesson-followers = Monuments and Followers
lesson-followers-about = Where Followers come from, and how to place your figures for them.
lesson-followers-figures = You play Isis. Your God and one Warrior stand on the map, in the west.
lesson-followers-figures-why = On your turn you take one or two of the listed actions. The second must be further down than the first.
lesson-followers-gain = Followers pay for almost everything. You gain 1 for each Monument adjacent to your figures.
lesson-followers-gain-why = Your figures stand beside a neutral Temple.
lesson-followers-gain-goal = Take the Gain Followers action.
lesson-followers-gain-otherwise = That is another action. Here you want Followers.
lesson-followers-gain-right = The Temple brings 1 Follower: you have { $followers }. Two figures beside one Monument still gain only 1.
lesson-followers-move = Each figure may move up to 3 spaces. Now a Gain Followers action would bring you { $income }.
lesson-followers-move-why = In the north stand a neutral Obelisk and a Pyramid of yours.
lesson-followers-move-goal = Move a figure so that Gain Followers would bring 3.
lesson-followers-move-act = Now choose a figure, and then where it goes.
lesson-followers-move-take = Look for a space beside both Monuments.
lesson-followers-move-other = First move: Move Figures comes before the other actions.
lesson-followers-move-two = That makes { $income }. One space is beside the Obelisk and the Pyramid at once.
lesson-followers-move-otherwise = Then Gain Followers would bring only { $income }. A Monument of another god brings you nothing.
lesson-followers-move-right = { $income } Monuments: the Temple beside one figure, the Obelisk and the Pyramid beside the other.
lesson-followers-collect = Moving first and gaining afterwards fits into one turn.
lesson-followers-collect-goal = Finish your move and gain { $income } Followers.
lesson-followers-collect-moved = Your figures are in place. Now the second action.
lesson-followers-collect-other = That is another action, and your turn would be over without new Followers.
lesson-followers-collect-stay = Your figures stand well. Finish moving before you spoil it.
lesson-followers-collect-right = You have { $followers } Followers now.
lesson-followers-end = Neutral Monuments and your own bring Followers. Those of other gods, like Ra's Temple, don't.
lesson-followers-end-why = Taking control of a neutral Monument keeps its Followers from everybody else.
