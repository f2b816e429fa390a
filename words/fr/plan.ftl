## Un coup prévu pendant que les autres réfléchissent

plan-button = Prévoir un coup
plan-another = Prévoir autre chose
plan-drop = Ne rien prévoir
plan-question = Que ferez-vous quand viendra votre tour ?
plan-how-often = { $move } : une fois, ou à chaque tour ?
plan-until = À chaque tour, jusqu’à ce que change l’un de ces points : { $relies }.
plan-once = Une fois
plan-every = À chaque tour
plan-stands = Prévu{ $kind ->
    [every] { " " }à chaque tour
   *[once] { "" }
} : { $move }.
plan-stands-until = Joué quelques secondes après le début de votre tour, sauf si l’un de ces points change : { $relies }.
plan-lapsed = Le coup prévu ne tient plus, choisissez à nouveau. Il n’est plus permis, ou l’un de ces points a changé : { $relies }.
plan-relies = tout ce que vous pouvez voir
plan-refused-late = La table a changé entre-temps, rien n’a été prévu. Regardez à nouveau, puis appuyez sur « Prévoir un coup ».
plan-refused-nothing = Il n’y a rien à prévoir pour le moment.
