"""Positions made by hand, crowded with what is hard to draw: one module a game, and the house's."""

from importlib import import_module
from pkgutil import iter_modules

from tests.render.painting import Paint

SCENES: dict[str, Paint] = {
    f"{module.name}/{name}": paint
    for module in iter_modules(__path__)
    for name, paint in import_module(f"{__name__}.{module.name}").SCENES.items()
}
"""Every scene by its module and name; its golden pictures lie in a folder of that name."""
