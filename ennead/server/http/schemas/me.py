"""People, accounts and tokens."""

from __future__ import annotations

from pydantic import BaseModel

from ennead.server.http.schemas.fields import NameText, PasswordText, RequestBody


class Person(BaseModel):
    id: str
    name: str
    account: bool


class NewName(RequestBody):
    name: NameText


class Credentials(RequestBody):
    name: NameText
    password: PasswordText


class NewPassword(RequestBody):
    old: PasswordText
    new: PasswordText


class Token(BaseModel):
    token: str
    """What a program sends as a bearer token; it is shown only once."""
    id: str


class TokenInList(BaseModel):
    id: str
    created: float


class Tokens(BaseModel):
    tokens: list[TokenInList]
