"""The examples in docstrings, run from source: compiled modules do not show them to the test runner."""

import os
import subprocess
import sys

PROGRAM = """
import doctest, importlib, pkgutil
packages = [importlib.import_module("orrery." + name) for name in ("bots", "core", "games", "testing")]
found = [module.name for package in packages
         for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
results = [doctest.testmod(importlib.import_module(name)) for name in found]
print(sum(result.failed for result in results), sum(result.attempted for result in results))
"""


def test_the_examples_in_docstrings_are_true() -> None:
    env = {**os.environ, "ORRERY_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)
    failed, attempted = done.stdout.split()[-2:]
    assert failed == "0", done.stdout
    assert int(attempted) >= 12
