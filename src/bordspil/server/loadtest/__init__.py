"""Trials of a server: crowds at it that take the time, and kills under load that must lose nothing."""
