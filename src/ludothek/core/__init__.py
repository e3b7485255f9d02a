"""The kernel: steps on a stack, chance as a player, effects in words, records. No input or output, no game words."""
