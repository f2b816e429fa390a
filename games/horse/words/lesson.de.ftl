# Die Lektion des Trojanischen Pferds: Seite für Seite, was gesagt wird, und was hört, wer etwas anderes wählt

horse-lesson-rival-1 = Sinon
horse-lesson-0 = Sieben Viertel von Troja, und ein hölzernes Pferd mit Platz für zwei. Du spielst **Gelb** und **Grün**, Sinon spielt Rot und Blau. Ein Viertel geht an die Farbe mit den meisten Kriegern darin: ein Punkt für jeden Krieger, der dort steht, gleich welcher Farbe, dazu der Bonus und ein verborgener Schatz.

    Im Pferd sitzen vorn ein roter und dahinter ein grüner. Merk es dir: Gezeigt wird niemand noch einmal! Jetzt drück **Meine Hand**; in jedem Spiel hier öffnet dieser Knopf, was nur du sehen darfst.
horse-lesson-1 = Zu zweit hat man immer zwei Züge hintereinander. Du sagst an, wie viele der drei Krieger neben dem Plan du laden willst, und deckst eine Heldenkarte auf: Ist ihre Zahl kleiner, ist dieser Zug vorbei. Sag 2 an: Bei jeder Zahl steht, wie viele Karten des Stapels reichen, hier 14 von 20.
horse-lesson-1-again = Sieh dir die Zahlen auf den Knöpfen an: 1 ist sicherer, 3 ist kühner. Sag 2 an.
horse-lesson-2 = Eine 3, gut: Jetzt müssen zwei hinein, nicht weniger. Wen du lädst, der geht hinein; wer **am längsten** darin war, **fällt heraus**, wo du das Pferd hinstellst. Das ist Sinons roter, also lass ihn fallen, wo wenig zu holen ist: Lade Gelb, in Viertel 7.
horse-lesson-2-again = Denk daran: Nicht wen du lädst, fällt heraus, sondern Rot. Gib Sinon ein Viertel ohne Bonus: Lade Gelb, in Viertel 7.
horse-lesson-3 = Ein Viertel ist mit sieben Kriegern voll, zu dritt mit fünf; dann kann das Pferd dort nicht mehr stehen. Im Pferd: Grün, dann Gelb. Als Nächster kommt also dein grüner, und Viertel 1 hat den besten Bonus, 3. Lade dort Grün.
horse-lesson-3-again = Sieh dir die Boni an: Viertel 1 hat 3. Jetzt fällt dein grüner heraus, also schieb ihn dort hinaus; lade Grün.
horse-lesson-4 = Im Pferd: Gelb, dann Grün. Behalt das im Kopf! Dein zweiter Zug: Sei einmal kühn und sag 3 an.
horse-lesson-4-again = 1 oder 2 wäre sicherer. Sei für diese Lektion kühn: Sag 3 an.
horse-lesson-5 = Eine 1 war zu wenig: nichts geladen. Dann lud Sinon Blau, und dein gelber fiel in Viertel 6 heraus. Im Pferd: Grün, dann Blau. Sag 1 an: Es soll nur einer herausfallen.
horse-lesson-5-again = Denk daran, wer darin ist: vorn Grün, deiner, dann Blau, Sinons. Nur der erste soll herausfallen: Sag 1 an.
horse-lesson-6 = Grün ist der nächste: Lass ihn zu deinem anderen grünen. Lade Gelb, in Viertel 1.
horse-lesson-6-again = Denk daran: Jetzt fällt Grün heraus. Schieb ihn in Viertel 1 hinaus, wo dein anderer grüner steht; lade Gelb.
horse-lesson-7 = Du hast zwei von einer Farbe in diesem Viertel, also darfst du seinen **Schatz** ansehen; Sinon nicht. Eine 0, wie schade. Im Pferd: Blau, dann Gelb. Dein zweiter Zug: Sag 1 an.
horse-lesson-7-again = Vorn im Pferd ist Blau, und der gehört Sinon: Lade nicht viel. Sag 1 an.
horse-lesson-8 = **Poseidon!** Wer seinen Dreizack aufdeckt, darf zwei Schätze tauschen. Deiner in Viertel 1 ist 0 wert: Tausch ihn mit dem von Viertel 4.
horse-lesson-8-again = Sieh dir Viertel 1 an: Sein Schatz ist 0, und du willst es gewinnen. Tausch ihn mit dem von Viertel 4.
horse-lesson-9 = Eine 3, der beste von allen! Poseidon lässt dich dann alles laden, was neben dem Plan liegt, oder nichts, was immer du angesagt hast. Zuerst fiele Blau heraus, und der gehört Sinon: Lade nichts.
horse-lesson-9-again = Denk daran, wer der nächste ist: Blau, und ein blauer hülfe Sinon. Lade nichts.
horse-lesson-10 = **Viele Züge später …** Der Beutel ist leer. Nur die Helfer sind übrig; sie gehören niemandem, dürfen erst hinein, wenn sonst niemand daliegt, und schieben die letzten zwei hinaus. Dann ist die Partie sofort vorbei. Im Pferd: Grün, dann Rot. Sag 2 an, damit beide in deinem Zug herausfallen.
horse-lesson-10-again = Denk daran: Grün und Rot sind darin. Wenn du beide Helfer lädst, bestimmst du, wo beide herausfallen: Sag 2 an.
horse-lesson-11 = Grün fällt heraus. Sieh dir Viertel 4 an: Gelb 2, Grün 2, Rot 1. **Gleiche heben einander auf**, und die nächstkleinere Zahl bekommt das Viertel: Sinons einzelner roter! Heben sich alle auf, bekommt es niemand. Noch ein grüner, und es gehört dir.
horse-lesson-11-again = Sieh dir Viertel 4 an: Gelb und Grün haben je 2 und heben einander auf. Ein dritter grüner gewinnt es.
horse-lesson-12 = Der letzte ist rot. Schieb ihn hinaus, wo er Sinon schadet: In Viertel 7 führt Blau mit 2. Mit einem zweiten roten heben Rot und Blau einander auf, und dein einzelner gelber gewinnt!
horse-lesson-12-again = Sieh dir Viertel 7 an: Blau 2, Rot 1, Gelb 1. Mit zwei roten ist Blau aufgehoben, und Gelb bleibt übrig.
horse-lesson-end = **27 zu 23: Du hast gewonnen!** Beide letzten Entscheidungen waren nötig. Bei gleichen Punkten entscheiden mehr Viertel, dann mehr der Krieger, die sie gewonnen haben; sonst wird der Sieg geteilt.

    Zu dritt und zu viert hat man eine Farbe und immer nur einen Zug; zu dritt bleibt eine Farbe in der Schachtel.

    Es ist also ein Spiel für das Gedächtnis: wer im Pferd ist und welche Schätze getauscht wurden. Der Tisch verbirgt es, und **Meine Hand** zeigt nur die Schätze, die du jetzt ansehen darfst. Für den Anfang gibt es unter **Optionen…** in der Lobby das „Offene Pferd“: Dann sehen alle, wer darin ist.
