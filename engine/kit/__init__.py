"""What more than one game needs: grids, rows, ranks, glyphs, questions for a cell."""
