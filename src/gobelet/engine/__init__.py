"""What every game shares: the contract, compiling, dice, tables, records, errors. Knows no game."""
