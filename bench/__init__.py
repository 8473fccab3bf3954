"""The figures of the house, each a ratio measured in one run. ``python -m bench`` prints them."""
