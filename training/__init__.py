"""Value nets, learned from games that a search plays against itself; see decision 41."""
