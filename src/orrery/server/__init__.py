"""Live tables for people and bots: an event log that loses nothing, sockets, rooms and the page."""
