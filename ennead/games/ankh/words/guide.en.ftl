## First game with a guide: what one usually wants at each question, and its rule

guide-aim = Gain the most Devotion: win regions and hold Monuments in the Conflicts, and leave the red part of the track in time.
guide-god = Each god breaks the rules in one way of its own. Any of them is fine for a first game.
guide-god-rule = A god's ability works all game long. You win with the most Devotion, and abilities help you to gain it in different ways.
guide-guardian = Any of them is fine: everybody can get these Guardians later, not only you.
guide-guardian-rule = The chosen Guardians wait on their cards. Some unlocks of powers bring a Guardian of the same level with them.
guide-action = Pick one action; a second one from further down the list follows. So start high: Move or Summon first, then Gain or Unlock.
guide-action-rule = Each action has a track, and taking the action moves its marker one step. The last step triggers an event, such as taking a Monument or a Conflict, and ends your turn.
guide-mover = Move figures next to Monuments and into regions where you are alone or strong. You may leave others where they are.
guide-mover-rule = Each of your figures may move once, a few spaces. Figures beside Monuments bring Followers, and figures in a region win it in a Conflict.
guide-move-to = A good space touches several Monuments. Mind the river: spaces on its two banks are not adjacent.
guide-move-to-rule = A moving figure passes over everything, even water and other figures. It must end on an empty land space.
guide-shove = Push the figure where it is worth least to its owner, or out of the region.
guide-shove-rule = Satet may end its move on an enemy figure's space. That figure goes to a free land space next to it.
guide-facing = Point the claws at Monuments of others, never at your own.
guide-facing-rule = At the start of a Conflict the Giant Scorpion destroys the Monuments its claws point at.
guide-summon = More figures mean more strength and more reach. A Guardian has an effect of its own, so bring it when you have one.
guide-summon-rule = A summoned figure comes from your pool to an empty space next to one of your figures or Monuments. Figures that die go back to the pool.
guide-place = Look for a space beside a Monument, in a region that you want to win.
guide-place-rule = { guide-summon-rule }
guide-allowance = Use the summon that fits only this space, and keep the freer one for the next figure.
guide-allowance-rule = Powers and abilities can add summons for certain spaces. Each summon brings one figure.
guide-sun = Give the token to a figure that will stand in a region you expect to win.
guide-sun-rule = A Radiant figure keeps its Sun token until it dies. Winning or dominating its region then brings more Devotion.
guide-power = Early powers help you longest, and any of these is a good one. Some unlocks also bring a Guardian.
guide-power-rule = You sacrifice Followers and unlock one power of your current level for the rest of the game. After every second power the level rises.
guide-control = Take the Monument where you will keep figures, or one that gives you the most of its type in a region.
guide-control-rule = You take a neutral Monument adjacent to one of your figures. From now on it pays Followers only to you, and it counts for the majorities in a Conflict.
guide-camel = Caravans split a region in two. Split it so that you are alone in one part, or skip the caravan: that is fine, too.
guide-camel-rule = Camels stand on the sides of spaces and separate what they stand between. A finished caravan makes two regions of one.
guide-keep = The part that keeps its token keeps its place in the order; the other part gets the lowest free token.
guide-keep-rule = In a Conflict regions are resolved in the order of their tokens.
guide-swap = Early regions are resolved first. Swap if you want to fight elsewhere before or after; leaving it is fine.
guide-swap-rule = { guide-keep-rule }
guide-swap-with = Pick the region whose place in the order you want.
guide-swap-with-rule = { guide-keep-rule }
guide-relocate = Bring figures from regions where you need them least, if they decide this Battle.
guide-relocate-rule = Obelisk Attuned lets you bring figures from anywhere next to your Obelisks in the region, before cards are played.
guide-relocate-to = Any space beside your Obelisk counts the same for strength; one beside your Temple may count more.
guide-relocate-to-rule = { guide-relocate-rule }
guide-two-cards = Two cards are worth it in a Battle that is close and pays well. You can do it once per Conflict.
guide-two-cards-rule = Amun may play two Battle cards in one Battle of each Conflict. Both effects and both strengths count.
guide-card = Are you ahead? Play something useful. Is it close? Play strength. Will you lose? Save figures or earn from the defeat.
guide-card-rule = Everybody plays one card face down; then figures and cards are added up, and the highest strength wins. Played cards stay away until Cycle of Ma'at brings them back.
guide-cards = Combine strength with an effect that you can use here.
guide-cards-rule = { guide-card-rule }
guide-build = A Monument is worth its price if you can hold it, or if it gives you a majority here.
guide-build-rule = The card lets you put a Monument of any type, with your token, on an empty space of the region. It counts at once for the majorities.
guide-site = A space beside your figures pays Followers later; one that tips a majority pays Devotion now.
guide-site-rule = { guide-build-rule }
guide-bid = Bid only what your figures here are worth to you: every bid is lost, and only the single highest bidder is spared.
guide-bid-rule = The Plague kills all Warriors and Guardians in the region except those of the highest bidder. Gods survive.
guide-trap = Trapping is almost always good: it makes your God stronger and costs a rival a Warrior.
guide-trap-rule = Anubis keeps dead enemy Warriors in his slots. Each adds to the strength of his God until its owner pays to free it.
guide-mummy = Let it rise where it helps at once: in this region, or beside a Monument.
guide-mummy-rule = A Mummy that dies is summoned again next to your God.
guide-tiebreak = Use it if this Battle is worth it: your figures survive and you gain Devotion. The token works once per Conflict.
guide-tiebreak-rule = A tie without the token is lost by everybody. Whoever holds it may turn it over and win the tie.
guide-save = Save it unless you would like its death to pay you.
guide-save-rule = Isis may save each of her figures that is adjacent to an enemy figure when a Battle is lost.
guide-underworld = A gate where you want to come back is useful; placing none is fine, too.
guide-underworld-rule = After a lost Battle Osiris may put an Underworld token into the region. Only his figures may end on it, and he can summon there.
guide-gate = Choose a space beside a Monument: your figures can return there.
guide-gate-rule = { guide-underworld-rule }
guide-worship = Devotion wins the game, so this is a good price unless you need the Followers for a power.
guide-worship-rule = Worshipful lets you sacrifice Followers for Devotion after each Battle in which you played a card.
guide-dismiss = Keep the Guardians you use most; those you dismiss go back to the supply.
guide-dismiss-rule = You can only keep as many Guardians as you have bases of their size.

## Reasons for an idea: what it does to a term of the evaluation

term-devotion = { $whose ->
    [mine] You gain { $amount } Devotion.
   *[rival] A rival loses { $amount } Devotion.
}
term-rank = { $whose ->
    [mine] You stand higher on the Devotion track.
   *[rival] A rival falls on the Devotion track.
}
term-followers = { $whose ->
    [mine] You gain { $amount } { NAME("follower", $amount) }.
   *[rival] A rival loses { $amount } { NAME("follower", $amount) }.
}
term-figures = { $whose ->
    [mine] You have more figures on the board.
   *[rival] A rival has fewer figures on the board.
}
term-guardians = { $whose ->
    [mine] You get a Guardian.
   *[rival] A rival loses a Guardian.
}
term-powers = { $whose ->
    [mine] You get a power for the rest of the game.
   *[rival] A rival loses a power.
}
term-cards = { $whose ->
    [mine] You have more Battle cards in hand.
   *[rival] A rival has fewer Battle cards in hand.
}
term-tokens = { $whose ->
    [mine] Your god's ability grows.
   *[rival] It weakens a rival's ability.
}
term-safety = { $whose ->
    [mine] You come closer to the safe, blue part of the track.
   *[rival] A rival stays longer on the red part of the track.
}
term-monuments = { $whose ->
    [mine] You control more Monuments.
   *[rival] A rival controls fewer Monuments.
}
term-income = { $whose ->
    [mine] Your figures stand beside more Monuments that pay Followers.
   *[rival] A rival's figures stand beside fewer Monuments that pay.
}
term-regions = { $whose ->
    [mine] The regions where you are alone would pay more Devotion.
   *[rival] A rival is no longer alone in a region.
}
term-battles = { $whose ->
    [mine] You get stronger where there will be a Battle.
   *[rival] A rival's chances in a Battle get worse.
}
