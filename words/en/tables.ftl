## The list of one's own tables

tables-name = tables
tables-about = See your tables, those that wait for you first; nobody else sees the list
tables-title = Your tables
tables-none = You have no table. /play opens one.
tables-newest = These are your newest { $most } tables.
tables-group = { $group ->
    [yours] Waiting for you
    [lobbies] Not started yet
   *[others] Waiting for others
}
tables-with = with { $names }
tables-direct = direct message
tables-elsewhere = another server
tables-turn = { $count ->
    [one] { $name }’s turn
   *[other] { $name } are choosing
}
tables-kept = a computer is covering for you
tables-frozen = frozen
tables-free = { $free ->
    [0] all seats are taken
    [one] 1 seat left
   *[other] { $free } seats left
}
tables-full = all seats are taken: you can start
tables-time = time ends { $relative }
tables-untimed = no time limit
tables-paused = paused
tables-earlier = Previous
tables-later = More
tables-next = Next table{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}: { $table }
tables-arrived = Now at { $table }: it is your turn.
tables-nothing-waits = No other table waits for you.
tables-all = My tables
