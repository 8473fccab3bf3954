"""Looking back: any moment of a game, its log, its proof, and the scenes of a replay."""
