"""Hypothesis settings: a slow machine must not fail a test."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("ennead", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ennead")
