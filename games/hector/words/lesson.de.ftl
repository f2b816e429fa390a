# Die Lektion von Hektor und Achilles: Seite für Seite, was gesagt wird, und was hört, wer etwas anderes wählt

hector-lesson-rival-1 = Priamos
hector-lesson-0 = Krieg vor Troja: Du führst die Achäer, Priamos die Trojaner. Jede Seite hat drei Frontstapel und eine Reserve. Eine Schlacht wird mit fünf Truppen je Seite geschlagen; die der Verliererseite sind endgültig weg. Wer zuerst keine Front oder keine Reserve mehr hat, verliert den Krieg. Du greifst an.

    In jedem Spiel hier zeigt der Knopf **Meine Hand** unter dem Tisch deine Karten, und nur du siehst sie. Drück ihn.
hector-lesson-1 = Wer angreift, eröffnet die Schlacht: Deck die oberste Karte eines deiner Stapel auf, deine **Vorhut**. Sie zählt als gespielt, und ihre Zahl sagt, welche Frontstapel kämpfen. Niemand weiß, was dort liegt; nimm Stapel 1.
hector-lesson-1-again = Alle Stapel sind gleich unbekannt. Nimm für diese Lektion Stapel 1.
hector-lesson-2 = Eine gelbe 4, der höchste Wert. Mit einer 4 darfst du bestimmen, welche Frontstapel kämpfen: Nimm die Stapel 1.
hector-lesson-2-again = Jeder ginge. Lass für diese Lektion die Stapel 1 kämpfen.
hector-lesson-3 = Das **Schicksalsplättchen** legt, wer angreift, nach Wahl: Die Farbe, die vor dir liegt, zählt für dich, die gegenüber für Priamos. Deine Vorhut ist gelb, also leg Gelb vor dich.
hector-lesson-3-again = Sieh dir die Zahlen an: Von dem, was du gespielt hast, zählt nur Gelb, mit 4.
hector-lesson-4 = Vier Truppen und ein **Held**, den Priamos nicht sieht. Am Ende zählen für dich nur zwei Farben: die des Schicksals, Gelb, und die deines Helden, Grün für Ajax. Seine eigene 5 zählt nur, wenn er eingesetzt ist. Grün würde ihn verraten, also spiel zuerst die gelbe 3.
hector-lesson-4-again = Sieh dir deine Farben an: Gelb liegt für alle sichtbar vor dir. Grün zeigt, welchen Helden du hast, also heb es auf.
hector-lesson-5 = Nach jedem Paar von Zügen zählen beide **alles** zusammen, was sie gespielt haben, egal in welcher Farbe: 7 zu 6. Die stärkere Seite darf das Plättchen um ein Viertel drehen; bei Gleichstand niemand. Gelb ist genau richtig: Lass es liegen.
hector-lesson-5-again = Sieh dir an, was du gespielt hast: alles gelb. Also lass Gelb vor dir liegen.
hector-lesson-6 = Vor dem Spielen einer Truppe darfst du eine Aktion ausführen. Die braune 1 zählt nichts: **Tausch sie aus**. Sie ist endgültig verloren, auch wenn du gewinnst, und du ziehst eine andere. Eine andere Aktion wechselt den Helden der Hand gegen den obersten des Stapels; der alte kommt darunter.
hector-lesson-6-again = Sieh dir die braune 1 an: Sie hat weder die Farbe des Schicksals noch die von Ajax und ist die niedrigste. Tausch sie aus.
hector-lesson-7 = Eine gelbe 2, willkommen! Nach einer Aktion spielst du trotzdem eine Truppe. Noch einmal Gelb, und Priamos ahnt nichts von Ajax.
hector-lesson-7-again = Sieh dir die Farben an: Die grünen sind das Geheimnis von Ajax. Spiel die gelbe 2.
hector-lesson-8 = Priamos wirkt stärker, 10 zu 9, und dreht: Braun für dich. Deine gelben Truppen zählen jetzt nichts! **Setz Ajax ein**. Er verdeckt eine Truppe, die nicht mehr zählt; nimm die gelbe 2. Der Preis: Verlierst du die Schlacht, ist er endgültig verloren, außer du gibst dafür eine Gunst aus dem Vorrat ab. Ein Held auf der Hand kommt immer zurück.
hector-lesson-8-again = Sieh dir Ajax an: Eingesetzt bringt er seine eigene 5, und Grün zählt, was immer das Schicksal sagt. Verdeck die gelbe 2, die geringste deiner Truppen.
hector-lesson-9 = Ajax liegt offen, also ist Grün kein Geheimnis mehr. Spiel die grüne 4, die stärkste.
hector-lesson-9-again = Sieh dir die Summen an: Wer stärker wirkt, dreht das Plättchen. Die 4 bringt mehr als die 3.
hector-lesson-10 = 16 zu 14: Jetzt gehört das Schicksal dir. Dreh das Plättchen, sodass wieder Gelb vor dir liegt.
hector-lesson-10-again = Sieh dir die Zahlen an: Deine gelben 4 und 3 sind zusammen 7, aber nur, wenn Gelb vor dir liegt.
hector-lesson-11 = Der letzte Zug. Ist dein Held eingesetzt, kann eine Aktion eine **Gunst** auf eine Truppe legen: Sie ist eins mehr wert, wenn ihre Farbe zählt. Eine Truppe bekommt nur eine, ein Held und die verdeckte Truppe keine. Verlierst du, ist sie weg. Grün zählt, was immer das Schicksal tut, also stärk die grüne 4.
hector-lesson-11-again = Sieh dir Grün an: Es ist die Farbe von Ajax und zählt auf jeden Fall. Leg eine Gunst auf die grüne 4.
hector-lesson-12 = Und jetzt deine letzte Truppe, die grüne 3. Liefe es schlecht, könntest du dich statt eines Zugs **zurückziehen**: Du verlierst, was du gespielt hast, die Gunst darauf und den eingesetzten Helden oder für ihn eine Gunst, rettest aber die Hand. Der Preis ist Schande: Der erste Rückzug kostet keine weitere Truppe, spätere eine, zwei, höchstens drei.
hector-lesson-13 = 20 zu 18: Du bestimmst das Schicksal zum letzten Mal, dann wird gezählt. Gelb 7 und Grün 13 gehören dir: Lass es liegen.
hector-lesson-13-again = Sieh dir an, was zählt: Grün 13 auf jeden Fall, und Gelb 7, wenn das Plättchen liegen bleibt.
hector-lesson-end = **Schlacht gewonnen, 20 zu 11!** Die fünf Truppen von Priamos sind weg; deine kommen in den Stapel zurück, Ajax zu den Helden, die Gunst in den Vorrat, und du greifst wieder an. Bei Gleichstand nähmen beide alles zurück, und es griffe an, wer verteidigt hat.

    Ein Frontstapel mit weniger als fünf Karten wird **aufgelöst**: Sie kommen zur Reserve, die nun für ihn kämpft. Mit drei aufgelösten Stapeln oder weniger als fünf Karten in der Reserve ist der Krieg verloren, auch nach gewonnener Schlacht. Verlören beide zugleich, entscheidet die letzte Schlacht, nach Gleichstand das größere Heer. Ohne Helden zählt nur die Schicksalsfarbe.
