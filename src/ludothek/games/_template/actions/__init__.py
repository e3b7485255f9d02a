"""One module per action of a player."""
