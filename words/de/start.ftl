start-here = Hier spielen: { $place }
start-with-people = **Mit anderen** · eröffnet hier einen Tisch, an dem andere mitspielen
start-alone = **Gegen den Computer** · beginnt sofort, und deine Hand öffnet sich
