"""Fuzzing with damaged and malicious inputs. See `__main__`."""
