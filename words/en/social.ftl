## Rematch

social-rematch = Rematch
social-seated = The rematch is open: { $link }. Press Start there.

## Invitations

social-invite = Invite
social-held = held for { $name }
social-whom = { $open ->
    [0] All other seats are taken or held.
    [one] **Who do you want to invite?** One seat is open. I hold it for that person until they answer or you cancel the invitation.
   *[other] **Who do you want to invite?** { $open } seats are open. I hold them for those people until they answer or you cancel the invitation.
}
social-choose = Choose members
social-withdraw = Cancel an invitation
social-invitation = { $users }, { $host } invites you to a game: { $game } { $table }. A seat is held for you.
social-declined = You have declined. The seat is free again: { $link }

## People one does not want to sit with

social-block-name = block
social-block-about = People you do not want to play with; only you see this list
social-option-member = member
social-option-member-about = Who to block; leave it out to see the list
social-nobody-blocked = You have blocked nobody. Use /block and a name to add someone to this list. They are not told.
social-blocked = **You have blocked these people.** They cannot invite you or join your tables, and no invitation or rematch brings you together. They are not told. Games that have begun go on.
social-blocked-more = … and { $more } more.
social-unblock = Unblock someone

## What cannot be done

social-refused-answered-already = That person has already answered, or the invitation was canceled.
social-refused-block-whom = Choose someone else: not yourself, and not a bot.
social-refused-not-invited = No seat is held for you there. If one is free, press Join under the list of seats.
social-refused-not-to-invite = One of the people you chose cannot be invited to this table. Choose someone else.
social-refused-rematch-begun = The rematch has already begun, or is over. Its own table has a button for the next one.
social-refused-rematch-nowhere = I can no longer write in the channel where this game was opened. Use /play to open a table elsewhere.
social-refused-rematch-players = Only the people who were at the table at the end can ask for a rematch. Use /play to open your own.
social-refused-seat-closed = You cannot take this seat; it may be held for someone who is invited. Use /play to open your own table.
social-refused-seats-too-few = { $open ->
    [0] No seat is open now.
    [one] Only one seat is open. Choose one person, or a larger table.
   *[other] Only { $open } seats are open. Choose fewer people, or a larger table.
}
