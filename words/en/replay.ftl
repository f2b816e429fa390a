## Commands

replay-name = replay
replay-about = Step through a finished game
replay-option-code = code
replay-option-code-about = The code of a game that its players share
replay-option-file = file
replay-option-file-about = A game that was exported as a file
replay-history-name = history
replay-history-about = See the games played here, or by you
replay-option-where = where
replay-option-where-about = In this channel, in this server, or wherever you played
replay-value-channel = in this channel
replay-value-server = in this server
replay-value-mine = my own
replay-verify-name = verify
replay-verify-about = Check that a finished game was dealt fairly

## The replay

replay-title = { $game }: { $ply ->
    [0] the deal
   *[other] move { $ply } of { $last }
}
replay-table = { $game } { $number }
replay-file = { $game } (your file)
replay-as-spectator = Spectator view
replay-all-open = All hands
replay-as-seat = View of { $name }
replay-seen-by = View as…
replay-chapters = Go to…
replay-first = First
replay-last = Last
replay-hears = { $name } hears: { $sentence }
replay-player = Player { $number }
replay-unseen = { $name } makes a choice that cannot be seen from here.
replay-open = Replay
replay-export = Export
replay-exported = The whole game as a file. /replay and /verify read it, and so does the command line: uv run python -m engine show { $file }

## Sharing

replay-share = Share
replay-sharing = Sharing { $game }
replay-sharing-about = Anyone with a code can replay this game anywhere and see all hands. Each of its players can make the code, and each can take it back.
replay-code = Code: { $code }
replay-code-about = /replay with this code shows the game, wherever I am. Each of you can take it back; then it never works again.
replay-agree = Make a code
replay-withdraw = Take the code back

## History

replay-history = Finished games { $scope ->
    [channel] in this channel
    [server] in this server
   *[mine] that you played
}
replay-history-none = There are none yet. Games appear here when they are over.
replay-played = { $game } { $number } · { $names } · { $date }{ $status ->
    [ended] {" "}· ended early
   *[finished] {""}
}
replay-won = { $winners } won against { $others }
replay-drawn = { $names }: a draw
replay-nobody-known = players unknown
replay-watch = Replay a game
replay-all-games = All games
replay-here = Channel
replay-server = Server
replay-mine = Mine
replay-newer = Newer
replay-older = Older

## The check of a deal

replay-check = Check the deal
replay-verdict = { $game }: { $verdict ->
    [fair] the deal was fair
    [unproven] nothing is wrong with the deal, but ⚠️ not everything is proven
    [wrong] the deal does not add up
   *[untried] the deal cannot be checked
}
replay-verified-seal = ✅ The seed matches the seal.
replay-verified-draws = ✅ { $draws ->
    [0] Nothing was drawn
    [one] The only draw follows
   *[other] Each of the { $draws } draws follows
} from the seed.
replay-verified-brought = { $brought ->
    [words] ✅ The draws also follow from these words. If you typed one, check that it is here:
    [clicks] ✅ The draws also follow from these clicks:
   *[nothing] ℹ️ No player brought a word or a click to this deal, so only the seed decided.
}
replay-computers = ℹ️ When the cards were dealt, { $seats ->
    [none] no computer player had a seat
   *[other] computer players had these seats: { $seats }
}. If you remember otherwise, somebody could have chosen this deal.
replay-unproven = ⚠️ { $why ->
    [clicks] Only the bot knows the ids of all clicks. So the person who runs it could have invented one to choose this deal. A word that nobody can guess prevents that.
    [format] This game is in the old format. So it is not proven that nobody chose the order of the words, hid invisible characters or letters that look alike in them, or put a word beside a computer player’s seat.
    [plies] The draws of this game follow from the numbers of its moves, as in games from before piles had orders of their own. So somebody could have chosen between two deals.
   *[seed] So the person who runs the bot could have chosen this deal.
}
replay-verified-moves = ✅ { $moves ->
    [0] No move was made.
    [one] The only move was legal.
   *[other] Each of the { $moves } moves was legal.
}
replay-verified-result = ✅ { $how ->
    [ended] The game was ended before it was over: it has no result.
    [unsaid] It states no result; played again, the game ends like this:
   *[same] Played again, the game ends the same way:
}
replay-wrong = ❌ { $reason ->
    [seal] The seed does not match the seal: it is not the seed that was sealed before the deal.
    [draws] Move { $ply }: the cards drawn do not follow from the seed{ $brought ->
        [nothing] {""}
       *[other] {" "}and what players brought
    }.
    [brought] Players cannot have brought to the deal what it says they did.
    [unsorted] What players brought is not in the order of the hashes, so that order could have been chosen.
    [computer] Something is listed beside seat { $seat }, but a computer player had that seat when the cards were dealt.
    [spelling] { $seat ->
        [0] Host
       *[other] Seat { $seat }
    }: nobody can have typed a word or clicked exactly so. Invisible characters or letters that look alike may hide there.
    [move] Move { $ply } was not legal.
    [order] Move { $ply } is out of order.
    [result] The game does not end as the file says.
    [unfinished] The game is not over, and nothing says that it was ended.
    [rules] It was played with another version of the rules.
    [cards] It was played with other card numbers.
    [game] I do not know its game.
    [table] No game can be dealt at such a table.
    [empty] It has no moves, not even the deal.
   *[unsealed] It has no seed. The seed is shown when a game has stopped; export the game then.
}
replay-up-to = Up to there, every draw follows from the seed, and every move was legal.
replay-seal = { $source ->
    [file] Seal in the file (compare it with the one shown in the lobby): { $seal }
   *[table] Seal, as shown in the lobby: { $seal }
}
replay-deal-seal = Seal of the deal, as shown at the table, with what everybody brought mixed in: { $seal }
replay-seed = Seed: { $seed }
replay-brought = · { $seat ->
    [0] Host
   *[other] Seat { $seat } ({ $name })
}{ $kind ->
    [word] : “{ $text }”{ $script ->
        [greek] , in Greek letters
        [cyrillic] , in Cyrillic letters
        [armenian] , in Armenian letters
        [georgian] , in Georgian letters
        [hebrew] , in Hebrew letters
        [arabic] , in Arabic letters
        [hangul] , in Korean letters
        [hiragana] , in Hiragana
        [katakana] , in Katakana
        [han] , in Chinese characters
       *[other] {""}
    }
    [join] , click on Join: { $text }
    [start] , click on Start: { $text }
   *[erased] : erased, SHA-256 { $text } ⚠️ Nobody can recognize this, so it could have been chosen.
}
replay-yourself = Anybody can repeat this: export the game, then uv run python -m engine verify FILE. docs/fair-deal.md says how to do it in any programming language.
replay-proved = FAIR: everything holds.
replay-proved-partly = NOTHING IS WRONG, but not everything is proven: see ⚠️.
replay-refuted = NOT FAIR: something does not hold.
replay-untried = NOT CHECKED.
