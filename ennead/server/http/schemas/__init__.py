"""Request and response bodies of the API, as Pydantic models."""
