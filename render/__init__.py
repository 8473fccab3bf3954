"""Pictures. This storey sees views, never states, and knows no language: words come by ``Say``."""
