settings-value-server = same as the server
settings-value-auto = same as Discord
settings-value-here = My hand button
settings-value-dm = by direct message
settings-value-on = on
settings-value-off = off
settings-value-made = made for you
settings-value-asked = left to you
settings-value-confirmed = confirmed first
settings-value-at-once = made at once
settings-title = Your settings
settings-private = Only you see this panel. A change counts at once, in every server.
settings-language = Language: { $value }
settings-pictures = Pictures: { $value ->
    [on] { settings-value-on }
    [off] off, in words only
   *[auto] { settings-value-server }
}
settings-hands = Your hand: { $value ->
    [dm] { settings-value-dm }
   *[here] { settings-value-here }
}
settings-pings = Turn reminders: { $value ->
    [off] { settings-value-off }
   *[on] { settings-value-on }
}
settings-forced = Your only moves: { $value ->
    [off] { settings-value-asked }
   *[auto] { settings-value-made }
}
settings-confirm = Costly moves: { $value ->
    [on] { settings-value-confirmed }
   *[auto] { settings-value-at-once }
}
settings-overall = On the leaderboard of all servers: { $value ->
    [on] yes
   *[off] no
}
settings-moves-about = A costly move gives up much, such as a retreat or a pass that loses a siege. An only move has no other choice.
settings-times = Playing hours: { $set ->
    [yes] { $hours } ({ $zone })
   *[no] all day
}
settings-times-about = Turns of an hour or more count only within these hours. Choose at least four hours a day.
settings-all-day = All day
settings-from = From { $time }
settings-until = Until { $time }
settings-zone = Time zone: { $zone }
settings-choose-zone = First choose your time zone
settings-which-zone = Your time zone
settings-back = Back to my settings
settings-server = The tables of this server: { $language }, { $pictures ->
    [off] in words only
   *[on] with pictures
}.
