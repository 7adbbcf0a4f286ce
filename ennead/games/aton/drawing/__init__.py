"""Drawings of Aton: SVG pictures and terminal text."""
