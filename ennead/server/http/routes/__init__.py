"""Routes of the API, described in docs/http.md."""
