"""Translates Python's types to TypeScript: msgspec Structs as interfaces, and named vocabularies as types."""

from __future__ import annotations

import json
from collections.abc import Iterable
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect


def structs_of(modules: Iterable[ModuleType]) -> list[type[msgspec.Struct]]:
    """The Structs that modules declare, in the order in which they tell of them."""
    return [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]


class Speller:
    """Spells types; `vocabularies` are lists of words that have a name of their own."""

    def __init__(self, vocabularies: dict[frozenset[str], str] | None = None) -> None:
        self.vocabularies = vocabularies or {}

    def interface(self, struct: type[msgspec.Struct]) -> str:
        """One Struct."""
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        doc = f"/** {' '.join(struct.__doc__.split())} */\n" if struct.__doc__ else ""
        if info.array_like:
            members = ", ".join(f"{field.encode_name}: {self.spelled(field.type)}" for field in info.fields)
            return f"{doc}export type {struct.__name__} = [{members}];\n"
        lines = [f'  type: "{info.tag}";'] if info.tag is not None else []
        # What a client sends may leave out what has a default; a server leaves it out only where the type says so.
        config = struct.__struct_config__
        sparing = config.forbid_unknown_fields or config.omit_defaults
        for field in info.fields:
            absent = not field.required and sparing
            about = described(field.type)
            if about:
                lines.append(f"  /** {about} */")
            lines.append(f"  {field.encode_name}{'?' if absent else ''}: {self.spelled(field.type)};")
        body = "\n".join(lines)
        return f"{doc}export interface {struct.__name__} {{\n{body}\n}}\n"

    def spelled(self, type_: inspect.Type) -> str:
        """A type as TypeScript spells it."""
        if isinstance(type_, inspect.Metadata):
            return self.spelled(type_.type)
        if isinstance(type_, inspect.StructType):
            return type_.cls.__name__
        if isinstance(type_, inspect.UnionType):
            parts = [self.spelled(part) for part in type_.types]
            return " | ".join(sorted(parts, key=lambda part: part == "null"))
        if isinstance(type_, inspect.LiteralType):
            return self.words(type_.values)
        if isinstance(type_, inspect.ListType):
            item = self.spelled(type_.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(type_, inspect.TupleType):
            return f"[{', '.join(self.spelled(item) for item in type_.item_types)}]"
        if isinstance(type_, inspect.DictType):
            return self.record(type_)
        for kind, name in PLAIN:
            if isinstance(type_, kind):
                return name
        raise TypeError(f"no TypeScript for {type_!r}")

    def words(self, values: Iterable[Any]) -> str:
        """A vocabulary by its name, or else word by word."""
        named = self.vocabularies.get(frozenset(values))
        return named or " | ".join(json.dumps(value) for value in sorted(values, key=str))

    def record(self, type_: inspect.DictType) -> str:
        """A dict: of anything, by any text, or by the words of a vocabulary, which are all there if they have to be."""
        value = self.spelled(type_.value_type)
        if isinstance(type_.key_type, inspect.LiteralType):
            record = f"Record<{self.spelled(type_.key_type)}, {value}>"
            return record if type_.min_length == len(type_.key_type.values) else f"Partial<{record}>"
        return "Data" if value == "any" else f"Record<string, {value}>"


def described(type_: inspect.Type) -> str:
    """The description that a field's type carries."""
    if isinstance(type_, inspect.Metadata):
        return str((type_.extra_json_schema or {}).get("description", "")) or described(type_.type)
    return ""


PLAIN: list[tuple[type[inspect.Type], str]] = [
    (inspect.StrType, "string"),
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.NoneType, "null"),
    (inspect.RawType, "Data"),
    (inspect.AnyType, "any"),
]


def vocabularies_of(module: ModuleType) -> dict[str, tuple[str, ...]]:
    """The named vocabularies of a module: ``Faction = Literal["white", …]``."""
    return {name: get_args(found) for name, found in vars(module).items() if get_origin(found) is Literal}
