## Rematch

social-rematch = Rematch
social-seated = You have a seat: { $link }

## Invitations

social-invite = Invite
social-held = held for { $name }
social-whom = { $open ->
    [0] All other seats are taken or held.
    [one] **Who shall play?** One seat is open. It is held for whom you choose, until they answer or you take it back.
   *[other] **Who shall play?** { $open } seats are open. They are held for whom you choose, until they answer or you take it back.
}
social-choose = Choose members
social-withdraw = Take an invitation back
social-invitation = { $users }, { $host } invites you to a game: { $game } { $table }. A seat is held for you.
social-declined = You have declined. The seat is free again: { $link }

## People one does not want to sit with

social-block-name = block
social-block-about = Whom you do not want to sit with; only you see this list
social-option-member = member
social-option-member-about = Somebody to block; without one you see the list
social-nobody-blocked = You block nobody. /block and a name put somebody on this list. They are not told.
social-blocked = **You block these people.** They cannot invite you or sit down where you are host, and no invitation or rematch brings you together. They are not told. Games that have begun go on.
social-blocked-more = … and { $more } more.
social-unblock = Take somebody off the list

## What cannot be done

social-refused-answered-already = That person has answered already, or the invitation was taken back.
social-refused-block-whom = Choose somebody else: neither yourself nor a bot.
social-refused-not-invited = No seat is held for you there. If one is free, press Join under the list of seats.
social-refused-not-to-invite = Somebody you have chosen cannot be invited to this table. Choose somebody else.
social-refused-rematch-begun = The rematch has begun already, or is over. Its own table has a button for the next one.
social-refused-rematch-nowhere = I cannot write any more in the channel where this game was opened. With /play you open a table elsewhere.
social-refused-rematch-players = Only those who sat there at the end can ask for a rematch. With /play you open a table of your own.
social-refused-seat-closed = This seat cannot be taken. Seats may be held for people who are invited; with /play you open a table of your own.
social-refused-seats-too-few = { $open ->
    [0] No seat is open any more.
    [one] Only one seat is open. Choose one person, or a larger table.
   *[other] Only { $open } seats are open. Choose fewer people, or a larger table.
}
