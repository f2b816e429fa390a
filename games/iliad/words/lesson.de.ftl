# Die Lektion der Ilias: Seite für Seite, was gesagt wird, und was hört, wer etwas anderes wählt

iliad-lesson-rival-1 = Nestor
iliad-lesson-0 = Zwei Heere vor Troja: deins und das des alten Nestor. In der Mitte liegt, was diese Belagerung bringt: Helena (5) und eine Stadt (2); das stärkere Heer nimmt eine davon. Wer zuerst 15 Punkte hat, gewinnt.

    In jedem Spiel hier zeigt der Knopf **Meine Hand** unter dem Tisch deine Karten, und nur du siehst sie. Drück ihn.
iliad-lesson-1 = Deine Hand. In deinem Zug tust du eines: eine Karte legen, angreifen oder passen. Beginn dein Heer mit deinem besten Soldaten, einem Hopliten 4.
iliad-lesson-1-again = Sieh dir deine Hopliten an: Sie liegen nur in fallender Folge aufeinander, also muss die 4 zuerst da sein.
iliad-lesson-2 = Eine Karte greift vom Tisch aus an, frühestens einen Zug nach dem Legen: Nächstes Mal könnte dieser Bogenschütze deinen Hopliten treffen. Nur ein **Streitwagen** greift direkt aus der Hand an. Deine Karte und ihr Ziel sind dann beide verloren.
iliad-lesson-2-again = Sieh dir Nestors Bogenschützen an: Lässt du ihn stehen, ist dein Hoplit seine Beute. Dein Streitwagen kann schneller sein.
iliad-lesson-3 = Jetzt lass dein Heer wachsen. Ein niedrigerer Hoplit kommt auf einen höheren, und zusammen sind sie eine **Phalanx**: ihre Summe mal die Zahl ihrer Karten. 4 und 3 sind (4 + 3) × 2 = 14. Eine gelegte Karte bleibt, wo sie ist.
iliad-lesson-3-again = Sieh dir an, wohin die 3 kommt: Allein ist sie 3 wert; auf der 4 sind beide 14 wert.
iliad-lesson-4 = Nestors Hoplit reitet auf einem **Elefanten**: Er zählt doppelt, und kein Bogenschütze erreicht ihn. Elefanten zerstört eine Balliste. Sie kann noch nicht angreifen, also leg sie jetzt.
iliad-lesson-4-again = Sieh dir den Elefanten an: Alles auf ihm zählt doppelt. Nur deine Balliste kann das aufhalten, und sie muss erst auf dem Tisch liegen.
iliad-lesson-5 = Der Elefant trägt zwei Reiter, mehr kann er nicht: (4 + 3) × 2 = 14. Jetzt darf deine Balliste angreifen: Der Elefant geht, die Reiter fallen und liegen einzeln.
iliad-lesson-5-again = Sieh dir die Heere an: 14 gegen 14. Ohne den Elefanten sind Nestors 4 und 3 nur 7 wert.
iliad-lesson-6 = Du hast ein **Trojanisches Pferd**. Hopliten und Bogenschützen, die sich darin verstecken, sieht und trifft bis zum Ende der Belagerung niemand; nur ein Katapult zerstört das Pferd selbst. Erst muss es dastehen.
iliad-lesson-6-again = Sieh dir die letzte Karte deiner Hand an: Nichts kann sich verstecken, bevor das Trojanische Pferd steht.
iliad-lesson-7 = Noch ein Bogenschütze! Nächstes Mal kann er den letzten Hopliten deiner Phalanx treffen, deine 3. Versteck also deine andere 3 im Pferd.
iliad-lesson-7-again = Sieh dir Nestors Bogenschützen an: Was offen liegt, kann getroffen werden. Im Pferd ist ein Hoplit 3 sicher.
iliad-lesson-8 = Getroffen, wie erwartet: Offen liegt nur noch deine 4. Aber Nestor sieht von deinem Pferd nur, dass eine Karte darin ist. Leg eine 2 dazu.
iliad-lesson-8-again = Sieh dir das Pferd an: Eine 2 ist darin sicher und kann nach der Belagerung immer noch zu deiner 4.
iliad-lesson-9 = Nestors Fallgitter hält Streitwagen von seinem ganzen Heer fern; macht nichts. Versteck auch deine 1, dann warten 3, 2 und 1 auf ihre 4.
iliad-lesson-9-again = Sieh dir an, was entsteht: die 4 offen, 3 und 2 im Pferd. Mit einer 1 darin sind es vier in einer Reihe.
iliad-lesson-10 = Nach allem, was man sieht, führt Nestor mit 15 zu 4, und er passt. Zu zweit ist Passen nur Warten; die Belagerung endet, wenn auf ein Passen gleich ein zweites folgt. (Bei gleich starken Heeren verliert, wer zuletzt gepasst hat.) Also **pass** und öffne das Pferd!
iliad-lesson-10-again = Du könntest weiterspielen, aber mehr braucht es nicht. Wenn du gleich nach Nestor passt, endet die Belagerung, und dein Pferd geht auf.
iliad-lesson-11 = Heraus kommen 3, 2 und 1. Du könntest sie einzeln legen oder das Spiel den besten Platz für alle finden lassen: auf deiner 4, eine Phalanx aus vieren, (4 + 3 + 2 + 1) × 4 = 40.
iliad-lesson-11-again = Selbst legen ist erlaubt; aber sieh dir die erste Antwort an: Mehr als 40 gibt es nicht.
iliad-lesson-12 = 40 zu 15! Du nimmst **Agamemnon**, 1 Punkt wert (wer dieses Plättchen hat, beginnt die nächste Belagerung), und eine Siegkarte; die andere bleibt liegen. Die Stadt wäre 2, und mit mehr Stadtpunkten als alle anderen bekommst du Athene, 2 wert (bei den Trieren ist es Poseidon, auch 2). Helena ist 5.
iliad-lesson-12-again = Sieh dir die Punkte an: Die Stadt bringt 2 + 2 mit Athene, Helena bringt 5.
iliad-lesson-end = **Belagerung gewonnen: 6 von 15 Punkten.** Die Heere sind weg, die Hände bleiben (höchstens 12 Karten, zu sechst 10), und alle haben nur 3 Karten gezogen: Was du in einer Belagerung *nicht* ausgibst, entscheidet die nächste.

    Ab drei Personen sagt ein Orakel, wie eine Belagerung gewonnen wird.
    - **Thanatos**: Passen ist endgültig, bringt aber einen Helden; dein Heer bleibt liegen und kann noch angegriffen werden. Am Ende nehmen die Heere Siegkarten nach ihrer Stärke; bei Gleichstand kommt der höhere Held zuerst. Das schwächste (bei Gleichstand der niedrigere Held) nimmt die Thanatos-Karte und verliert deren Punkte.
    - **Gorgone**: Trojanische Pferde gibt es nicht, und Passen kostet das ganze Heer. Wessen Heer zu Beginn des eigenen Zugs allein das stärkste ist, nimmt eine Siegkarte und Agamemnon; sonst nimmt niemand etwas.

    Dann gewinnen 12 Punkte sofort, in Teams 15. Nach dem letzten von acht Orakeln gewinnen die meisten Punkte; bei Gleichstand entscheidet noch eine Belagerung der Gorgone.
