"""What all games share: the contract, compilation, dice, tables, records and errors. Depends on no game."""
