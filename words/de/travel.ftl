## Partien ohne Server: Direktnachrichten zwischen Menschen und Gruppen, in denen der Bot kein Mitglied ist

travel-lobby = Hier ist kein Server: Ich schreibe nur, wenn jemand klickt. Also gibt es keine Uhren, Erinnerungen und Threads, und /tisch zeigt den Tisch noch einmal.
travel-refused-no-clocks = Hier haben Züge keine Zeitgrenze: Ich bin in dieser Unterhaltung kein Mitglied und kann niemanden erinnern. Für eine Partie mit Uhr tippe /spielen auf einem Server.
travel-refused-not-in-server = Ich bin nicht auf diesem Server und kann hier keinen Tisch zeigen. Spiel in einer Direktnachricht oder einer Gruppe, oder bitte jemanden, der den Server verwaltet, mich hinzuzufügen.
travel-refused-out-of-reach = Hier kann ich nur kurz nach einem Klick schreiben. Tippe /tisch und versuch es noch einmal.
