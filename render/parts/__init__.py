"""Parts that several pictures share: headers, people, bars, standings, legends."""
