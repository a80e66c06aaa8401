"""Playing in a terminal: a drawn board and numbered answers, or plain lines."""
