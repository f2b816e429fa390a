# Die Lektion von Delphi: Seite für Seite, was gesagt wird, und was hört, wer etwas anderes wählt

delphi-lesson-rival-1 = Kalchas
delphi-lesson-rival-2 = Klio
delphi-lesson-0 = Drei griechische Städte, neun Märsche. Du führst Athen gegen Kalchas von Theben und Klio von Korinth. In einem Marsch legen alle eine Reihe von Karten; nur die **schwächste Reihe** handelt, und sie muss: weiterspielen oder sich zurückziehen und verlieren, was daliegt. Wer zuerst geht, verliert Punkte, wer als vorletztes noch da ist, bekommt welche, wer zuletzt übrig ist, doppelt so viele.

    In jedem Spiel hier zeigt der Knopf **Meine Hand** unter dem Tisch deine Karten, und nur du siehst sie. Drück ihn.
delphi-lesson-1 = Eine Parade hat drei Märsche, und diese acht Karten müssen für alle reichen. Alle beginnen mit einer verdeckten Karte; aufgedeckt wird gemeinsam. Leg den Krieger 5, den kannst du entbehren.
delphi-lesson-1-again = Jede Karte ist erlaubt. Aber sieh dir die anderen an: Zwei gleiche Krieger, Götter und das Orakel sind später mehr wert. Die 5 kann gehen.
delphi-lesson-2 = Auch Kalchas hat eine 5: Ihr seid gleich schwach, und beide legen noch einmal verdeckt. Dieser erste Marsch bringt höchstens 2 Punkte. Leg die **Passkarte**: Du ziehst dich zurück und verlierst 1 Punkt, behältst aber deine guten Karten. Die Passkarte kommt immer zurück.
delphi-lesson-2-again = Sieh dir die Werte dieses Marschs an: −1, +1, +2. Die nächsten sind mehr wert, also spar deine Karten und leg die Passkarte.
delphi-lesson-3 = Kalchas hatte dieselbe Idee, also gewann Klio. (Gehen mehrere zugleich, zählen alle, als wären sie allein gegangen: Ihr verliert beide 1.) Marsch 2 bringt −2, +2, +4, und den willst du! Beginn mit einem Krieger 4; du hast zwei.
delphi-lesson-3-again = Sieh dir deine Hand an: Zwei gleiche Krieger nebeneinander werden multipliziert. Beginn mit einer deiner 4en.
delphi-lesson-4 = Deine Reihe allein ist die schwächste, also spielst du, bis sie es nicht mehr ist. Zwei gleiche Krieger **nebeneinander** werden multipliziert: 4 × 4 = 16. (Bei jeder Karte siehst du, was deine Reihe wert wäre.)
delphi-lesson-4-again = Vergleich die Werte bei deinen Karten: Die zweite 4 bringt dich auf 16.
delphi-lesson-5 = Klio hat mit Apollon eine 5 verdoppelt und Herakles gelegt: 20. Du hast 16 und musst handeln. **Hephaistos** multipliziert, was links liegt, mit dem, was rechts kommt. Spiel ihn, auch wenn er noch nichts bewirkt.
delphi-lesson-5-again = Denk zwei Karten voraus: Deine 3 allein macht 19, immer noch am schwächsten. Mit Hephaistos davor sind es 16 × 3 = 48.
delphi-lesson-6 = Immer noch 16, also bist du immer noch dran: Ein Gott, dem ein Nachbar fehlt, bewirkt nichts, er trennt nur seine Nachbarn. Jetzt die 3: 16 × 3 = 48.
delphi-lesson-6-again = Sieh dir die Werte bei deinen Karten an: Die 3 hinter Hephaistos macht 48.
delphi-lesson-7 = Klio zieht sich zurück. Aber Kalchas spielt **Ares**, der ein Paar 6en mit sich selbst multipliziert: 36 × 36 = 1296! Da hilft **Zeus**: Er darf eine beliebige Karte aus einer beliebigen Reihe entfernen.
delphi-lesson-7-again = Sieh dir die Reihe von Kalchas an: Keine deiner Zahlen kommt an 1296 heran. Zeus kann die Ursache wegnehmen.
delphi-lesson-8 = Welche Karte macht die 1296? Wähl die Reihe von Kalchas und darin Ares.
delphi-lesson-8-again = Sieh dir die Reihe von Kalchas an: 6, 6 und Ares. Ohne Ares fällt sie endgültig auf 36 zurück.
delphi-lesson-9 = Kalchas hält mit zwei Helden dagegen: 51 zu deinen 48. Mit einer 2 wären es 50, zu wenig. Spiel das **Orakel**: Eines von neun Orakeln wird verlesen, und du gehorchst ihm oder sonst dem nächsten.
delphi-lesson-9-again = Sieh dir die Werte an: Mit der 2 hast du 50 und bist immer noch am schwächsten. Das Orakel kann mehr.
delphi-lesson-10 = Der Lorbeerkranz: Deine Reihe zählt in diesem Marsch 10 mehr. Das sind 58. Gehorch!
delphi-lesson-10-again = Du darfst es unter den Stapel legen, aber dann musst du dem nächsten gehorchen, was immer es sagt. 10 mehr sind alles, was du brauchst.
delphi-lesson-end = **Marsch gewonnen: +4.** Du hast 3 Punkte, Kalchas 1, Klio 0. Gespielte Karten sind weg; mit einer 2 und der Passkarte würdest du Marsch 3 bald verlassen. Das ist die Kunst von Delphi: manche Märsche gewinnen, andere früh verlassen.

    - Vier Götter fehlen dir noch. **Neptun** halbiert die Reihen aller anderen, bis der Marsch endet, aber nie zweimal. **Hades**, die **Moiren** und **Hera** entfernen alle Achilles, alle Prometheus und alle Herakles, die in einer Reihe liegen, auch in deiner.
    - Zu viert bekommt nichts, wer als Zweites geht. Zu zweit verliert, wer geht, den ersten Wert. Ist niemand mehr da, hat niemand den Marsch gewonnen.
    - Nach drei Märschen ziehen alle 8 neue Karten. Jeder Marsch ist mehr wert als der davor: Wer im neunten zuerst geht, verliert 9 Punkte, wer ihn gewinnt, bekommt 18.
    - Nach neun gewinnen die meisten Punkte; bei Gleichstand zählen mehr gewonnene Märsche, dann mehr Punkte im neunten.
