"""The figures, each a ratio measured in one run. ``python -m bench`` prints them."""
