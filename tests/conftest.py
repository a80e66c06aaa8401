"""Import the compiled modules first: the test runner would otherwise load their sources when it looks for examples."""

import sys
from importlib import import_module

import orrery  # noqa: F401  (puts the finder of compiled modules in place)
from orrery._loader import CompiledFinder

for finder in list(sys.meta_path):
    if isinstance(finder, CompiledFinder):
        for module in finder.files:
            if module.startswith("orrery."):
                import_module(module)
