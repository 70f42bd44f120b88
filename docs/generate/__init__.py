"""What the documentation takes from the code: pages of the site, and the cards of the games."""
