"""What people type: names, titles and chat lines."""
