"""The API reference page: plain HTML, generated from the OpenAPI description."""

from __future__ import annotations

from html import escape
from typing import Any

Json = dict[str, Any]

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2118; background: #faf6ee }
code, pre { font: 13px/1.5 ui-monospace, monospace }
pre { background: #f1e9da; padding: .7rem 1rem; border-radius: .4rem; overflow-x: auto }
h2 { margin-top: 2.5rem } h3 { margin: 1.8rem 0 .3rem; font-size: 1rem }
.get { color: #1c6b4a } .post, .patch { color: #8a4b08 } .delete { color: #9c2424 }
a { color: #1d5c86 }
@media (prefers-color-scheme: dark) {
  body { color: #eee4d2; background: #1b1712 } pre { background: #28221a }
  .get { color: #7fd1ab } .post, .patch { color: #f0b36a } .delete { color: #f08f8f }
  a { color: #8cc4ea }
}
"""


def render(api: Json) -> str:
    groups: dict[str, list[str]] = {}
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            tag = (operation.get("tags") or ["other"])[0]
            groups.setdefault(tag, []).append(_operation(path, method, operation))
    parts = [
        f"<h1>{escape(api['info']['title'])}</h1><p>{escape(api['info']['description'])}</p>",
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>',
    ]
    for tag, operations in groups.items():
        parts.append(f"<h2>{escape(tag.capitalize())}</h2>{''.join(operations)}")
    parts.append("<h2>Schemas</h2>")
    for name, schema in sorted(api.get("components", {}).get("schemas", {}).items()):
        parts.append(f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>')
        parts.append(f"<pre>{_fields(schema)}</pre>")
    body = "".join(parts)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(api['info']['title'])}</title>"
        f'<link rel="stylesheet" href="/api/docs.css"></head><body>{body}</body></html>'
    )


def _operation(path: str, method: str, operation: Json) -> str:
    text = escape(operation.get("description") or operation.get("summary") or "")
    lines = [
        f'<h3><code><span class="{method}">{method.upper()}</span> {escape(path)}</code></h3>',
        f"<p>{text}</p>",
    ]
    details = [f"credentials: {_credentials(operation.get('security', []))}"]
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "query":
            details.append(f"?{escape(parameter['name'])}: {_type(parameter['schema'])}")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        details.append(f"body: {_type(body['schema'])}")
    for status, response in operation.get("responses", {}).items():
        if status.startswith("2"):
            for content in response.get("content", {}).values():
                details.append(f"returns: {_type(content.get('schema', {}))}")
    lines.append("<pre>" + "\n".join(details) + "</pre>")
    return "".join(lines)


def _credentials(accepted: list[dict[str, list[str]]]) -> str:
    """Which credentials an operation accepts, tokens with their scope."""
    names = [
        f"{name} ({', '.join(scopes)})" if scopes else name
        for one in accepted
        for name, scopes in one.items()
    ]
    return escape(", ".join(names) or "none")


def _fields(schema: Json) -> str:
    required = schema.get("required", [])
    lines = [escape(schema["description"])] if "description" in schema else []
    if "anyOf" in schema:
        lines.append(_type(schema))
    for name, field in schema.get("properties", {}).items():
        mark = "" if name in required else "?"
        lines.append(f"{escape(name)}{mark}: {_type(field)}")
    return "\n".join(lines)


def _type(schema: Json) -> str:
    """A schema's type, as short text."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(escape(repr(value)) for value in schema["enum"])
    if "const" in schema:
        return escape(repr(schema["const"]))
    if schema.get("type") == "array":
        items = schema.get("prefixItems") or [schema.get("items", {})]
        return f"[{', '.join(map(_type, items))}]"
    return escape(str(schema.get("type", "anything")))
