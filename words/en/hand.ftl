hand-choose = Choose
hand-sure = { $choice } – are you sure?
hand-yes = Yes, do it
hand-back = Back
hand-all-news = All news ({ $count })
hand-refresh = Refresh
hand-which-table = Which table do you mean?
hand-table = Table: { $table }
