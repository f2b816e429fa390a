## Wie es dem Programm geht, für alle, die es betreiben

health-name = zustand
health-about = Wie es dem Programm geht (für den Betrieb)
health-up = Läuft seit { $days } T { $hours } h { $minutes } min
health-tables = **Tische:** { $playing } im Spiel, { $lobbies } in Vorbereitung, { $awake } im Speicher; { $servers ->
    [one] 1 Server
   *[other] { $servers } Server
}
health-moves = **Züge:** { $minute } in der letzten Minute, { $all } seit dem Start
health-answers = **Antworten:** meist { $usual } ms, langsamste zuletzt { $slowest } ms
health-gateway = **Discord:** { $ms } ms entfernt
health-thinking = **Computerspieler:** { $busy } von { $of } Prozessen beschäftigt, { $waiting } in der Schlange
health-rules = **Regeln:** { $rules ->
    [compiled] übersetzt
    [stale] in Python: die übersetzten sind veraltet
   *[pure] in Python; übersetzt denken Computerspieler 1,3- bis 1,5-mal so schnell: `uv run --group compile python -m engine compile`
}
health-scheduler = **Denken:** bei `{ $address }`, { $workers ->
    [0] kein Prozess: auf diesem Rechner, bis einer da ist
    [1] 1 Prozess
   *[other] { $workers } Prozesse
}
health-pictures = **Bilder:** { $drawn } gezeichnet, { $left_out } ausgelassen
health-store = **Datenbank:** { $size } MB, zuletzt geschrieben { $written }
health-left-out = **Weggelassen:** { $what }: { $why }
health-refused-owner-only = Das kann nur sehen, wer diesen Bot betreibt.
