"""Error responses."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Problem(BaseModel):
    model_config = ConfigDict(extra="allow")

    code: str
    message: str


class Error(BaseModel):
    error: Problem
