list-and = { $some } et { $last }
list-you = vous
