"""What every picture is drawn with: sheets, fonts, themes, shapes, marks, text and grids."""
