"""The rules. Pure: no Discord, no pictures, no SQL, no clock, no language, no dice of its own."""
