"""The database's history: each version brings the one before it up to date."""

from importlib.resources import as_file, files

from sqlalchemy import Connection, inspect, text

NEWEST = "002"
KNOWN = ("001", "002")


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, from nothing or from any earlier one."""
    if version_of(connection) == NEWEST:
        return  # as at almost every start: what is not needed is not loaded
    from alembic import command
    from alembic.config import Config

    with as_file(files("orrery.server.storage.migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version_of(connection: Connection) -> str:
    """The version that a database says it has; nothing if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none() or "")
