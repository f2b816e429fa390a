## Was außer den Zügen an einem Tisch geschieht

event-news = { $kind ->
    [left] { $name } verlässt die Partie{ $other ->
        [none] .
       *[other] ; { $other } spielt weiter.
    }
    [departed] { $name } ist nicht mehr auf diesem Server.
    [expired] { $you ->
        [yes] Deine Zeit ist abgelaufen; der Computer übernimmt.
       *[no] Die Zeit von { $name } ist abgelaufen; der Computer übernimmt.
    }
    [stood-in] { $you ->
        [yes] Deine Zeit ist abgelaufen; der Computer spielt diesen Zug.
       *[no] Die Zeit von { $name } ist abgelaufen; der Computer spielt diesen Zug.
    }
    [returned] { $you ->
        [yes] Du bist wieder da.
       *[no] { $other } ist wieder da.
    }
    [given] { $you ->
        [yes] { $name } überlässt dir den Platz.
       *[no] { $name } überlässt { $other } den Platz.
    }
    [joined] { $you ->
        [yes] Du spielst für { $name } weiter.
       *[no] { $other } spielt für { $name } weiter.
    }
    [ended-host] { $name } beendet die Partie für die Tischleitung.
    [ended-moderator] { $name } beendet die Partie für die Moderation.
    [ended-round] Die Runde des Turniers ist vorbei: Die Partie endet.
    [ended-vote] Die Partie endet, weil der Tisch dafür gestimmt hat.
    [ended-agreed] Damit endet die Partie, wie vereinbart.
   *[ended-deserted] Niemand sitzt mehr am Tisch: Die Partie endet.
}
event-forced = { $sentence } Es war der einzige Zug.
