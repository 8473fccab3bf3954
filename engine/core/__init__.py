"""What every game is made of: seats, words, questions, actions, dice and the run of one match."""
