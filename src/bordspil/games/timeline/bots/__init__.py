"""The bots of Timeline: a memory like people's, and levels."""
