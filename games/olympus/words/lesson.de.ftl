# Die Lektion von Kampf um den Olymp: Seite für Seite, was gesagt wird, und was hört, wer etwas anderes wählt

olympus-lesson-rival-1 = Kalypso
olympus-lesson-0 = Ein Duell um den Thron der Götter. Jede Seite hat sechs Felder: drei auf dem **Olymp** (Siegpunkte), zwei in **Delphi** (Farbmarker), eines vor **Troja** (Karten). Sieben Siegpunkte gewinnen. Kalypso hat begonnen, mit den Myrmidonen in Delphi. Der allererste Zug lässt eine Phase aus, nach eigener Wahl: Sie hat nicht angegriffen.

    In jedem Spiel hier zeigt der Knopf **Meine Hand** unter dem Tisch deine Karten, und nur du siehst sie. Drück ihn.
olympus-lesson-1 = In deinem Zug spielst du so viele Karten aus, wie du bezahlen kannst, dann müssen alle deine Einheiten mit Stärke 1 oder mehr angreifen, dann ziehst du zwei Karten. Die Danaer kosten nichts; 2/1 heißt Stärke 2, Leben 1. Stell sie auf Olymp 1, wo niemand gegenübersteht.
olympus-lesson-1-again = Such die Danaer (kostenlos) und dann Olymp 1: Eine Einheit, der niemand gegenübersteht, erhält den Bonus ihres Felds.
olympus-lesson-2 = Die Achäer kosten eine gelbe Karte: Bezahlt wird mit **anderen Handkarten**, hier mit Sisyphos. Stell sie auf Delphi 1, gegenüber den Myrmidonen: Stärke 3 ist mehr als genug für 1 Leben, und niemand schlägt zurück.
olympus-lesson-2-again = Sieh dir Delphi 1 an: Dort stehen die Myrmidonen mit 1 Leben. Die Achäer gehören ihnen gegenüber.
olympus-lesson-3 = Jede Einheit kann eine **Ausrüstung** tragen. Sie bleibt dort und geht mit ihr verloren. Der Blaue Schild ist kostenlos und bringt 2 Leben. Gib ihn deinen Danaern, die nur 1 haben.
olympus-lesson-3-again = Sieh dir die Leben an: Die Danaer haben 1, die Achäer 2. Der Schild nützt den Danaern am meisten, auf dem Olymp.
olympus-lesson-4 = Kastor und Philoktet kosten je eine rote Karte: Einer könnte den anderen bezahlen. Behalt vorerst beide. Sag, dass du nichts mehr ausspielst: Deine Einheiten greifen von selbst an, eine nach der anderen.
olympus-lesson-4-again = Du könntest noch etwas ausspielen, aber behalt deine zwei roten Karten: Nächstes Mal bezahlt die eine die andere.
olympus-lesson-5 = Ein Punkt für die Danaer, und die Myrmidonen in Delphi sind gefallen. Neue haben deine Danaer getroffen: zwei **Wunden**, und die bleiben; ohne den Schild wären sie weg. Helden haben Kräfte: Philoktet fügt beim Ausspielen 2 Wunden zu. Stell ihn auf Olymp 2; Kastor bezahlt.
olympus-lesson-5-again = Sieh dir Philoktet an: „Eine feindliche Einheit erleidet 2 Wunden.“ Das brauchst du gegen die Myrmidonen.
olympus-lesson-6 = Wen trifft sein Pfeil? Fallen die Myrmidonen, ist Olymp 1 frei: Deine Danaer holen wieder einen Punkt, statt zu kämpfen.
olympus-lesson-6-again = Sieh dir Olymp 1 an: Dort versperren die Myrmidonen deinen Danaern den Weg. Die Phäaken ziehen vor Troja nur Karten.
olympus-lesson-7 = Deinen drei Einheiten steht jetzt niemand gegenüber. Das reicht für diesen Zug: weiter zu den Angriffen!
olympus-lesson-7-again = Du könntest noch Karten ausspielen; behalt hier Ikarus und die Danaer für die nächsten Züge.
olympus-lesson-8 = Noch zwei Punkte: 3 von 7. Auf Delphi 1 erhältst du einen **Farbmarker**, einen beliebigen, der in Delphi liegt (liegt keiner da, darfst du Kalypso einen nehmen). Einmal bezahlt er wie eine Karte seiner Farbe. Auf deiner Hand wartet Ikarus, der Gelb kostet.
olympus-lesson-8-again = Sieh dir an, was Ikarus kostet: einmal Gelb. Also nimm den gelben Marker.
olympus-lesson-9 = Deine Achäer sind gefallen, aber auf dem Olymp steht dir niemand im Weg. Spiel Ikarus auf Olymp 3 aus und bezahl mit dem Marker.
olympus-lesson-9-again = Sieh dir Olymp 3 an: Niemand steht gegenüber. Und bezahl mit dem Marker, damit deine Karten auf der Hand bleiben.
olympus-lesson-10 = Drei Einheiten auf dem Olymp, niemand gegenüber: Das werden drei Punkte. Weiter zu den Angriffen!
olympus-lesson-10-again = Behalt die Danaer noch einen Zug auf der Hand: Du wirst froh darüber sein.
olympus-lesson-11 = 6 von 7! Ikarus ging, wie seine Kraft es sagt, Philoktet ist gefallen, und vor deinen Danaern stehen die Plejaden wie eine Mauer. Aber Olymp 3 ist frei: Du hast eine zweite Karte Danaer.
olympus-lesson-11-again = Such ein Feld auf dem Olymp, dem niemand gegenübersteht: Olymp 3. Die Danaer kosten nichts.
olympus-lesson-12 = Zähl nach: eine Einheit, der niemand gegenübersteht, ein Siegpunkt. Weiter zu den Angriffen!
olympus-lesson-12-again = Du könntest noch Karten ausspielen, aber der siebte Punkt ist schon da: weiter zu den Angriffen!
olympus-lesson-end = **Der siebte Punkt: Du hast gewonnen!** Es gibt einen Marker für beide: Jeder Punkt von Kalypso hätte ihn zu ihr zurückgeschoben.

    - Ein zweiter Weg zum Sieg: zu Beginn deines Zugs auf jedem deiner sechs Felder eine Einheit.
    - Ist die letzte Karte des Stapels gezogen, ist die Partie sofort aus, auch mitten in einer Kraft. Wer vorn liegt, gewinnt; steht der Marker auf 0, ist es unentschieden.
    - 16 der 60 Helden sind **mehrfarbig**, mit * markiert. Jeder bezahlt eine Karte beliebiger Farbe, und Kräfte, die eine Farbe nennen, wirken immer auf sie.
    - Eine Kraft, die „du darfst“ sagt, ist deine Wahl, jede andere musst du nutzen. **/karte** sagt dir, was jeder Held kann.
