## A move planned while others think

plan-button = Plan ahead
plan-another = Change the plan
plan-drop = Drop the plan
plan-question = What will you do when your turn comes?
plan-how-often = { $move }: once, or every turn?
plan-until = Every turn until one of these changes: { $relies }.
plan-once = Once
plan-every = Every turn
plan-stands = Planned{ $kind ->
    [every] { " " }for every turn
   *[once] { "" }
}: { $move }.
plan-stands-until = Played a few seconds after your turn begins, unless one of these changes: { $relies }.
plan-lapsed = Your plan lapsed, so choose again. The move is no longer allowed, or one of these has changed: { $relies }.
plan-relies = anything that you can see
plan-refused-late = The table has changed meanwhile, so nothing was planned. Look again, and press Plan ahead.
plan-refused-nothing = There is nothing to plan right now.
