## How the program is doing, for its owner

health-name = health
health-about = How the program is doing (for its owner)
health-up = Running for { $days } d { $hours } h { $minutes } min
health-tables = **Tables:** { $playing } in play, { $lobbies } being set up, { $awake } in memory; { $servers ->
    [one] 1 server
   *[other] { $servers } servers
}
health-moves = **Moves:** { $minute } in the last minute, { $all } since the start
health-answers = **Answers:** usually { $usual } ms, slowest recently { $slowest } ms
health-gateway = **Discord:** { $ms } ms away
health-thinking = **Computer players:** { $busy } of { $of } processes busy, { $waiting } waiting
health-rules = **Rules:** { $rules ->
    [compiled] compiled
    [stale] in pure Python: the compiled ones are out of date
   *[pure] in pure Python; compiled, computer players think 1.3 to 1.5 times as fast: `uv run --group compile python -m engine compile`
}
health-scheduler = **Thinking:** at `{ $address }`, { $workers ->
    [0] no worker: on this machine for now
    [one] 1 worker
   *[other] { $workers } workers
}
health-pictures = **Pictures:** { $drawn } drawn, { $left_out } left out
health-store = **Store:** { $size } MB, last written { $written }
health-left-out = **Left out:** { $what }: { $why }
health-refused-owner-only = Only the owner of this bot can see that.
