"""Leagues and cups: groups by strength, tables opened week by week, promotion and relegation."""
