"""The words of the house in English, Russian and Ukrainian, and the catalogue that speaks them."""

from locales.catalogue import Catalogue, Speaker, Unspeakable
from locales.languages import Locale, choose_locale

__all__ = ["Catalogue", "Locale", "Speaker", "Unspeakable", "choose_locale"]
