## The panel of those who manage a server

admin-name = admin
admin-about = Channels, limits and usual agreements for the tables of this server (for who manages it)
admin-title = Tables in this server
admin-open = { $count ->
    [0] No table is open now.
    [one] One table is open now.
   *[other] { $count } tables are open now.
}
admin-begins = A new lobby begins with:
admin-note = Its host may choose otherwise.
admin-anywhere = { $gone ->
    [yes] The chosen channels are gone: choose others
   *[no] Tables may be opened in any channel
}
admin-language = Language: { $value ->
    [en] English
    [fr] French
   *[auto] as Discord has it
}
admin-pictures = { $value ->
    [off] Pictures: off
   *[on] Pictures: on
}
admin-tables = { $count ->
    [0] Open at once: any number
    [one] Open at once: 1 table
   *[other] Open at once: { $count } tables
}
admin-each = { $count ->
    [0] For each host: any number
    [one] For each host: 1 table
   *[other] For each host: { $count } tables
}

## What a server does not allow

admin-refused-admin-only = Only members who may manage the server can do that, and only in the server itself. Ask one of them.
admin-refused-not-allowed-here = { $count ->
    [0] Tables may not be opened here, and the channels in which they might be are gone. Ask somebody who manages the server: /admin chooses others.
   *[other] Tables are not opened in this channel. Use /play here instead: { $channels }
}
admin-refused-server-full = { $most ->
    [one] One table is open in this server, and no more are allowed. Play it to its end, or close it with Cancel or /end;
   *[other] { $most } tables are open in this server, and no more are allowed. Play one to its end, or close one with Cancel or /end;
} who manages the server may allow more with /admin.
admin-refused-too-many-yours = { $most ->
    [one] You have a table open already, and one is all that a host may have in this server.
   *[other] You have { $most } tables open already, as many as a host may have in this server.
} Your oldest is in <#{ $place }>: play it to its end, or close it with Cancel or /end.
