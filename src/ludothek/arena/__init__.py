"""The arena: games by the thousand among bots, kept as Parquet, studied, rated and used for tuning."""
