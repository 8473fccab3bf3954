"""What one person or a channel sees: data in, a ``Page`` or a ``Poster`` out."""
