"""Drawings of Tekhenu: SVG pictures and terminal text."""
