"""tuning"""

import os
from typing import Final

W: Final = [
    float(x)
    for x in os.environ.get(
        "PRW", "0.45 1.6 0.6 0.45 0.35 1.1 0.35 0.9 0.2 0.12 2.5 6 0.0 0.75 0.5 0.35 0.2 1.5 0.05 1.6"
    ).split()
]
