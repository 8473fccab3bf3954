"""Deadlines, pauses, vacations, reminders, and the clock they are measured with."""
