"""Drawings of Ankh: SVG pictures and terminal text."""
