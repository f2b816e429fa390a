settings-title = Your settings
settings-private = Only you see this panel. A change counts at once, in every server.
settings-moves-about = A costly move gives up a lot, such as a retreat or a pass that loses a siege. A forced move is the only one you have.
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
