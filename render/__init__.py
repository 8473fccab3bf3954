"""Pictures. Painters see views, never states; every message is spoken by a given ``say``."""
