"""Tables in play: the match, who sits where, commands, undo, automatic answers, bots, and what each reader is shown."""
