"""Processes beside the server: bots think and pictures are drawn there."""
