"""How bots learn the value of positions from games against themselves."""
