"""The words of Boroughs in English, Russian and Ukrainian, and the catalogue that speaks them."""

from locales.catalogue import Catalogue, Speaker, Unspeakable, all_words
from locales.languages import Locale, choose_locale
from locales.names import StandIn

__all__ = [
    "Catalogue",
    "Locale",
    "Speaker",
    "StandIn",
    "Unspeakable",
    "all_words",
    "choose_locale",
]
