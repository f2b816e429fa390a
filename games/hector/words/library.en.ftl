# What cards do, for /card and the button “Cards”

hector-piece = { $piece ->
    [slinger] Slinger
    [archer] Archer
    [peltast] Peltast
    [hoplite] Hoplite
    [favour] Favor
    [shame] Shame
   *[fate] Fate tile
}
hector-piece-does = { $piece ->
    [troop] A troop worth { $value }. It counts at the end of the battle if it has your color of fate or your hero’s color.
    [hero] { $side }. Troops of its color, { $colour }, count for you. Deployed, it is worth { $value } itself and covers a troop, but is lost if you lose the battle, unless you give up a favor.
    [favour] Once your hero is deployed, a favor on a troop makes it worth one more. It can also save a deployed hero after a lost battle.
    [shame] You get one at each retreat. At the next, each costs you a troop.
   *[fate] It lies between both sides: the color before you counts for you. Who has played more may turn it after each pair of turns.
}
