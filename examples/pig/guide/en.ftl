### The guided game of Pig in English. The same messages, in the same order, are in fr.ftl.

guide-goal = The first player with 50 points wins. The bar beside your name shows how far you are.
guide-turn = It is your turn. Your first roll is a 5, so you have 5 points, but only for this turn: they are not safe yet.
guide-roll = Press **Roll again**.
guide-roll-hint = You could stop here, but 5 points are not much. Press **Roll again**.
guide-total = A 6: that makes 11 for this turn. Any roll from 2 to 6 adds to it. A 1 loses it all and ends your turn.
guide-hold = 11 points are worth keeping. Press **Hold**: they become yours, and nobody can take them away.
guide-one = The bot rolled a 4, rolled again and got a 1: it scores nothing. Your 11 points are safe.
guide-later = It is your turn again. Let’s look at the end of a game.
guide-win = You have 35 points and 12 in this turn: 47. The bot has 41 and may win next turn. Take the risk and press **Roll again**.
guide-recap = A 3: you reach 50 and win at once. Remember: every roll adds points, and a 1 takes them all, so stop in time.
