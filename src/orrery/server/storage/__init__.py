"""The database: what is stored, how it is written, and its migrations."""
