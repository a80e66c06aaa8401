"""The interface to pages and programs: routes, the live socket, what is checked before a request, static files."""
