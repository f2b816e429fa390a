## What the bot does, for anyone who asks

help-name = help
help-about = What I do, and how to begin
help-title = Help
help-text = ## I am Ilion, and I host games
    - **/play** begins a game, with people or against the computer
    - **/learn** teaches a game in five minutes, **/rules** and **/card** look things up
    - **/tables** lists your tables, and **/hand** shows your cards and lets you move
    - **/puzzle** and **/challenge** have something new every day, **/tournament** pairs people
    - **/settings** sets your language and reminders, **/privacy** shows what I keep of you
    At a table, press **Table help**. I read no messages: commands and buttons are all I understand.
