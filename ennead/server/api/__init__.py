"""The paths of the API, as docs/http.md describes them."""
