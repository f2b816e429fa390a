## Ce que fait le bot, pour qui le demande

help-name = aide
help-about = Ce que je fais, et comment commencer
help-title = Aide
help-text = ## Je suis Ilion, et j’anime des jeux
    - **/jouer** commence une partie, à plusieurs ou contre l’ordinateur
    - **/apprendre** enseigne un jeu en cinq minutes, **/règles** et **/carte** répondent aux questions
    - **/mes-tables** donne la liste de vos tables, et **/main** montre vos cartes et vous laisse jouer
    - **/problème** et **/défi** proposent du nouveau chaque jour, **/tournoi** réunit du monde
    - **/réglages** choisit votre langue et vos rappels, **/confidentialité** montre ce que je garde de vous
    À une table, appuyez sur **Aide**. Je ne lis aucun message : je ne comprends que les commandes et les boutons.
