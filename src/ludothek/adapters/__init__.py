"""Ludothek's games for research: PettingZoo, Gymnasium and OpenSpiel, for every game that is installed.

`ludothek.adapters.pettingzoo`, `.gymnasium` and `.openspiel` need the library they are named after (the extra
`ludothek[research]` has all three); this package by itself loads none of them.
"""
