list-and = { $some } und { $last }
list-or = { $some } oder { $last }
list-you = du
