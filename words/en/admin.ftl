## The panel of those who manage a server

admin-name = admin
admin-about = Channels, limits and defaults for the tables of this server (for server managers)
admin-title = Tables in this server
admin-open = { $count ->
    [0] No table is open now.
    [one] One table is open now.
   *[other] { $count } tables are open now.
}
admin-begins = Defaults for new tables:
admin-note = The host of a table can change them.
admin-anywhere = { $gone ->
    [yes] The chosen channels are gone: choose others
   *[no] Tables may be opened in any channel
}

## What a server does not allow

admin-refused-admin-only = Only server managers can do that, and only in the server itself. Ask one of them.
admin-refused-not-allowed-here = { $count ->
    [0] Tables may not be opened here, and the channels in which they might be are gone. Ask a server manager to choose others with /admin.
   *[other] Tables are not opened in this channel. Use /play here instead: { $channels }
}
admin-refused-server-full = { $most ->
    [one] One table is open in this server, and no more are allowed. Play it to its end, or close it with “More…” or /end;
   *[other] { $most } tables are open in this server, and no more are allowed. Play one to its end, or close one with “More…” or /end;
} a server manager can allow more with /admin.
admin-refused-too-many-yours = { $most ->
    [one] You already have a table open, and a host can have only one in this server.
   *[other] You already have { $most } tables open, the most a host can have in this server.
} Your oldest is in <#{ $place }>: play it to its end, or close it with “More…” or /end.
