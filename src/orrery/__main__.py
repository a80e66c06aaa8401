"""`python -m orrery` is the `orrery` command."""

import sys

from orrery.cli import main

if __name__ == "__main__":
    sys.exit(main())
