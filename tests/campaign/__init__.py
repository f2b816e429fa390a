"""A campaign: people play every game in the playground while the bot is killed and Discord fails; nothing may be lost.

``uv run --group test python -m tests.campaign --minutes 2 --seed 1`` prints one line of figures. The
parent process hosts the playground and the people; the bot runs in a child process, on a database that outlives it.

| module | concern |
|---|---|
| ``bot`` | the child: the bot as it runs on Discord, with a faster clock |
| ``process`` | starting, killing, stopping and pausing the child |
| ``harm`` | when and how that is done |
| ``weather`` | outages of Discord: requests that fail, a gateway that drops |
| ``lobbies`` | which games are played, by whom, and how they begin |
| ``contests`` | tournaments and challenges: opened, joined, and played |
| ``people`` | players who press what they see |
| ``database`` | the database, a file or on a PostgreSQL server |
| ``ledger`` | what players were shown, and what is in the store |
| ``audit`` | whether messages and store agree |
| ``contest_audit`` | the same for tournaments and challenges |
| ``message_parts`` | what a message says, and its buttons |
| ``campaign`` | rounds of trouble and calm, and the end |
| ``figures`` | what was counted, and what went wrong |
| ``many`` | ``--processes N``: as above, against many processes on a PostgreSQL server |
"""
