"""The words of the house in English, Russian and Ukrainian, and the catalogue that speaks them."""

from locales.catalogue import Catalogue, Speaker, Unspeakable, house_words
from locales.languages import Locale, choose_locale
from locales.names import StandIn

__all__ = [
    "Catalogue",
    "Locale",
    "Speaker",
    "StandIn",
    "Unspeakable",
    "choose_locale",
    "house_words",
]
