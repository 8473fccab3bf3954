"""The other side: what people see and do, and the switches for trouble."""
