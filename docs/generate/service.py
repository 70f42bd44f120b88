"""The page of the HTTP API, from the OpenAPI description of the service."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from docs.generate.tables import render_table

from gobelet.server.app import create_app
from gobelet.server.settings import Settings, read_database

Schema = dict[str, Any]


def describe_service() -> Schema:
    """The OpenAPI description, as a server answers it at /api/openapi.json."""
    with tempfile.TemporaryDirectory() as folder:
        return create_app(Settings(read_database(None, Path(folder)))).openapi()


def render_service() -> str:
    """Every route by tag, then every body."""
    described = describe_service()
    by_tag: dict[str, list[str]] = {}
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            by_tag.setdefault(route["tags"][0], []).append(_render_route(method, path, route))
    parts = [described["info"]["description"].strip()]
    for tag, routes in by_tag.items():
        parts += [f"## {tag.capitalize()}", *routes]
    parts += ["## Bodies"]
    parts += [_render_schema(name, schema) for name, schema in described["components"]["schemas"].items()]
    return "\n\n".join(parts)


def _render_route(method: str, path: str, route: Schema) -> str:
    parts = [f"### `{method.upper()} {path}`", route.get("description", "")]
    parameters = [
        (f"`{p['name']}`", p["in"], _type_of(p["schema"]), p.get("description", ""))
        for p in route.get("parameters", ())
    ]
    parts.append(render_table(["parameter", "in", "type", "meaning"], parameters))
    if "requestBody" in route:
        parts.append(f"Body: {_content_of(route['requestBody'])}")
    parts += [_render_answers(route["responses"])]
    return "\n\n".join(filter(None, parts))


def _render_answers(responses: Schema) -> str:
    """The responses of a route; all errors have the same format, so their statuses are enough."""
    lines = [f"Response: {status}, {_content_of(a)}" for status, a in responses.items() if status < "400"]
    errors = [f"{status}" for status in responses if status >= "400"]
    if errors:
        lines.append(f"Errors, as [Refusal](#refusal): {', '.join(errors)}")
    return "\n\n".join(lines)


def _content_of(part: Schema) -> str:
    schemas = [(kind, content.get("schema", {})) for kind, content in part.get("content", {}).items()]
    return ", ".join(_type_of(schema) if schema else f"`{kind}`" for kind, schema in schemas)


def _render_schema(name: str, schema: Schema) -> str:
    required = schema.get("required", ())
    rows = [
        (f"`{field}`", _type_of(kind), "yes" if field in required else "", kind.get("description", ""))
        for field, kind in schema.get("properties", {}).items()
    ]
    examples = "\n".join(json.dumps(example) for example in schema.get("examples", ()))
    parts = [f"### {name}", schema.get("description", "")]
    parts.append(render_table(["field", "type", "required", "meaning"], rows))
    parts.append(f"```json\n{examples}\n```" if examples else "")
    return "\n\n".join(filter(None, parts))


def _type_of(schema: Schema) -> str:
    """A schema in a few words, with links to the bodies it names."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_type_of(kind) for kind in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return ", ".join(f"`{value}`" for value in schema.get("enum") or [schema["const"]])
    if schema.get("type") == "array":
        return f"list of {_type_of(schema.get('items', {}))}"
    return str(schema.get("type", "any"))
