list-and = { $some } and { $last }
list-you = you
