## Was der Bot tut, für alle, die fragen

help-name = hilfe
help-about = Was ich tue, und wie es losgeht
help-title = Hilfe
help-text = ## Ich bin Ilion, bei mir wird gespielt
    - **/spielen** beginnt eine Partie, mit anderen oder gegen den Computer
    - **/lernen** bringt dir ein Spiel in fünf Minuten bei, **/regeln** und **/karte** schlagen nach
    - **/tische** zeigt deine Tische, und **/hand** zeigt deine Karten und lässt dich ziehen
    - **/rätsel** und **/herausforderung** haben jeden Tag etwas Neues, **/turnier** bringt Leute zusammen
    - **/einstellungen** stellt Sprache und Erinnerungen ein, **/datenschutz** zeigt, was ich über dich speichere
    An einem Tisch hilft **Tischhilfe**. Ich lese keine Nachrichten: Ich verstehe nur Befehle und Knöpfe.
