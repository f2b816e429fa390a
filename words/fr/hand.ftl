hand-choose = Choisir
hand-sure = { $choice }. Confirmez-vous ce coup ?
hand-yes = Oui
hand-back = Retour
hand-all-news = Nouvelles ({ $count })
hand-refresh = Actualiser
hand-which-table = De quelle table s’agit-il ?
hand-table = Table : { $table }
