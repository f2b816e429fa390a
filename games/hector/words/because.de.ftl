# Warum ein Zug besser ist: was beide in der Schlacht zählen, und was jemandem danach bleibt
hector-because-battle = { $name } zählt in der Schlacht dann etwa { $own } zu { $foe }, nicht { $own_worse } zu { $foe_worse }.
hector-because-troops = { $name } hat dann { $own ->
    [one] { $own } Truppe
   *[other] { $own } Truppen
} gegen { $foe }, nicht { $own_worse } gegen { $foe_worse }.
hector-because-heroes = { $name } hat dann { $better } Helden, nicht { $worse }.
hector-because-favours = { $name } hat dann { $better } Gunstmarker, nicht { $worse }.
hector-because-shame = { $name } hat dann { $better } Schandmarker, nicht { $worse }.
hector-because-fronts = { $name } hat dann { $better } Frontstapel, nicht { $worse }.
