"""`python -m orrery.server`: the server with the same choices as `orrery serve`."""

import argparse

from orrery.server.main import serve


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m orrery.server", description="The table server with its lobby.")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen; this machine only unless told otherwise")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default=None, help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--open", action="store_true", help="open the lobby in a browser")
    choices = parser.parse_args()
    serve(choices.host, choices.port, choices.database, choices.open)


if __name__ == "__main__":
    main()
