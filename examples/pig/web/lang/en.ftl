### The board of Pig on a page, in English. The same messages, in the same order, are in fr.ftl.

web-die = Die showing { $face }
web-no-roll = Not rolled yet
web-total = This turn
web-points = { $points } of { $target }
