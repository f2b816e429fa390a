# La leçon du Cheval de Troie : page par page, ce qui est dit, et ce que l’on répond à un autre choix

horse-lesson-rival-1 = Sinon
horse-lesson-0 = Sept quartiers de Troie, et un cheval de bois où tiennent deux héros. Vous jouez **jaune** et **vert**, Sinon joue rouge et bleu. Un quartier revient à la couleur qui y compte le plus de héros : un point par héros qui s’y trouve, de toutes les couleurs, plus son bonus, plus un trésor caché.

    Dans le cheval : d’abord un rouge, derrière lui un vert. Retenez-le : on ne vous le montrera plus ! Appuyez maintenant sur **Ma main** : comme dans tous les jeux, ce bouton montre ce que personne d’autre ne voit.
horse-lesson-1 = À deux, on joue deux tours de suite. Vous annoncez combien des trois héros à côté du plan vous voulez engager, et retournez une carte Héros : si son nombre est plus petit, ce tour est fini. Annoncez 2 : avec chaque nombre, vous voyez combien de cartes du paquet suffisent, ici 14 sur 20.
horse-lesson-1-again = Regardez les nombres sur les boutons : 1 est plus sûr, 3 plus hardi. Annoncez 2.
horse-lesson-2 = Un 3, parfait : deux doivent entrer, pas moins. Le héros engagé entre ; **le premier entré tombe**, là où vous placez le cheval. C’est le rouge de Sinon : qu’il tombe là où il y a peu à gagner. Engagez un jaune, au quartier 7.
horse-lesson-2-again = Souvenez-vous : ce n’est pas le héros engagé qui tombe, c’est le rouge. Laissez à Sinon un quartier sans bonus : engagez un jaune, au quartier 7.
horse-lesson-3 = Un quartier est plein avec sept héros, à trois joueurs avec cinq ; le cheval ne peut plus s’y placer. Dans le cheval : vert, puis jaune. C’est donc votre vert qui tombe, et le quartier 1 a le meilleur bonus, 3. Engagez-y un vert.
horse-lesson-3-again = Regardez les bonus : le quartier 1 a 3. C’est votre vert qui tombe maintenant : que ce soit là. Engagez un vert.
horse-lesson-4 = Dans le cheval : jaune, puis vert. Retenez-le ! Votre second tour : pour une fois, osez et annoncez 3.
horse-lesson-4-again = 1 ou 2 serait plus sûr. Pour cette leçon, tentez plutôt 3.
horse-lesson-5 = Un 1, trop peu : rien d’engagé. Puis Sinon a engagé un bleu, et votre jaune est tombé au quartier 6. Dans le cheval : vert, puis bleu. Annoncez 1 : un seul doit tomber.
horse-lesson-5-again = Souvenez-vous de qui se cache : d’abord un vert, à vous, puis un bleu, à Sinon. Seul le premier doit tomber : annoncez 1.
horse-lesson-6 = C’est au vert de tomber : qu’il rejoigne votre autre vert. Engagez un jaune, au quartier 1.
horse-lesson-6-again = Souvenez-vous : c’est le vert qui tombe. Au quartier 1, il rejoint votre autre vert ; engagez un jaune.
horse-lesson-7 = Vous avez deux héros d’une même couleur dans ce quartier : vous pouvez en regarder le **trésor**, et Sinon ne le peut pas. Un 0, dommage. Dans le cheval : bleu, puis jaune. Votre second tour : annoncez 1.
horse-lesson-7-again = C’est un bleu qui tomberait d’abord, et il est à Sinon : n’engagez pas beaucoup. Annoncez 1.
horse-lesson-8 = **Poséidon !** Qui retourne son trident peut permuter deux trésors. Le vôtre, au quartier 1, vaut 0 : permutez-le avec celui du quartier 4.
horse-lesson-8-again = Regardez le quartier 1 : son trésor vaut 0, et vous voulez gagner ce quartier. Permutez-le avec celui du quartier 4.
horse-lesson-9 = Un 3, le meilleur de tous ! Poséidon permet ensuite d’engager tout ce qui est à côté du plan, ou rien, quel que soit le nombre annoncé. Un bleu tomberait d’abord, et il est à Sinon : n’engagez rien.
horse-lesson-9-again = Souvenez-vous de qui tombe le prochain : un bleu, qui aiderait Sinon. N’engagez rien.
horse-lesson-10 = **Bien des tours plus tard…** Le sac est vide. Restent les aides neutres ; ils n’entrent que s’il n’y a plus d’autre héros à côté du plan, et font tomber les deux derniers. La partie est alors finie. Dans le cheval : vert, puis rouge. Annoncez 2, pour que les deux tombent à votre tour.
horse-lesson-10-again = Souvenez-vous : un vert et un rouge se cachent. Avec les deux aides neutres, vous décidez où l’un et l’autre tombent : annoncez 2.
horse-lesson-11 = Le vert tombe. Regardez le quartier 4 : jaune 2, vert 2, rouge 1. **Les couleurs à égalité s’annulent**, et le nombre suivant remporte le quartier : le seul rouge de Sinon ! Si tout s’annule, personne ne l’a. Un vert de plus, et il est à vous.
horse-lesson-11-again = Regardez le quartier 4 : jaune et vert y ont 2 chacun et s’annulent. Un troisième vert l’emporte.
horse-lesson-12 = Le dernier est rouge. Faites-le tomber où il nuit à Sinon : au quartier 7, le bleu mène avec 2. Avec un second rouge, rouge et bleu s’annulent, et votre seul jaune l’emporte !
horse-lesson-12-again = Regardez le quartier 7 : bleu 2, rouge 1, jaune 1. Avec deux rouges, le bleu est annulé, et il reste le jaune.
horse-lesson-end = **27 à 23 : vous avez gagné !** Il fallait ces deux derniers choix. À égalité de points, le plus de quartiers l’emporte, puis le plus de héros qui les ont conquis ; sinon, la victoire est partagée.

    À trois ou quatre, on a une seule couleur et l’on joue un tour à la fois ; à trois, une couleur reste dans la boîte.

    C’est donc un jeu de mémoire : qui est dans le cheval, et quels trésors ont été permutés. La table le cache, et **Ma main** ne montre que les trésors que vous pouvez regarder à ce moment. Pour débuter, choisissez « Cheval ouvert » sous **Options…** avant la partie : tout le monde voit alors qui est dedans.
