"""The files that people look for in the root of a repository."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

import ennead

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\[[^\[\]]+\]\((?!https?:)([^)\s#]+)[^)\s]*\)")


def test_the_installed_package_has_the_version_of_the_sources() -> None:
    assert version("ennead") == ennead.__version__


def test_the_citation_is_complete_and_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["cff-version"] == "1.2.0"
    assert citation["type"] == "software"
    assert citation["message"]
    assert citation["title"] == "Ennead"
    assert citation["authors"] == [{"name": "The Ennead authors"}]
    assert citation["license"] == "MIT"
    assert citation["version"] == ennead.__version__
    known = {"abstract", "authors", "cff-version", "keywords", "license", "message", "title"}
    assert set(citation) <= known | {"type", "version"}


def test_the_changelog_has_a_section_for_this_version() -> None:
    headings = re.findall(r"^## \[?([\w.]+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert {"Unreleased", ennead.__version__} & set(headings)
    assert all(re.fullmatch(r"Unreleased|\d+\.\d+\.\d+", heading) for heading in headings)


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"])
def test_links_lead_to_files(name: str) -> None:
    targets = LINK.findall((ROOT / name).read_text("utf-8"))
    assert targets
    for target in targets:
        assert (ROOT / target).exists(), target


def test_every_command_of_the_contributing_guide_is_a_make_target() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    named = set(re.findall(r"make ([a-z-]+)", guide))
    assert len(named) > 8
    assert named <= targets
