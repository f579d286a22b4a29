"""The small mistakes that can be made in a source file: each changes one piece of its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
}
NEIGHBOURS = {"min": "max", "max": "min", "any": "all", "all": "any"}
"""Functions that are easily confused."""


class Mutant(NamedTuple):
    """One mistake: the text between two offsets of a file is replaced."""

    path: str
    line: int
    start: int
    end: int
    before: str
    after: str
    function: str
    """The innermost function or method that it stands in, "" for the module itself."""

    def apply(self, text: str) -> str:
        """The file with the mistake."""
        return text[: self.start] + self.after + text[self.end :]

    def change(self) -> str:
        """The mistake in one line."""
        return f"{' '.join(self.before.split())} → {self.after}"

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.change()}"


def mutants_of(path: str, text: str) -> list[Mutant]:
    """All mistakes that are made in a file; the same text gives the same list."""
    return sorted(set(Finder(path, text).found), key=lambda mutant: (mutant.start, mutant.end, mutant.after))


class Finder(ast.NodeVisitor):
    """Walks through a file and collects its mutants."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        # ast counts columns in bytes.
        self.lines = [line.encode() for line in text.splitlines(keepends=True)]
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line.decode()))
        self.functions: list[str] = []
        self.found: list[Mutant] = []
        self.visit(ast.parse(text))

    # -- text ------------------------------------------------------------------------------------------------

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1][:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def source(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def replace(self, node: ast.expr | ast.stmt, after: str) -> None:
        start, end = self.span(node)
        self.add(node.lineno, start, end, after)

    def replace_between(self, left: ast.expr, right: ast.expr, after: str) -> None:
        """Another operator between two operands; brackets around them stay."""
        start, end = self.span(left)[1], self.span(right)[0]
        between = self.text[start:end]
        operator = between.strip().strip("()").strip()
        at = start + between.index(operator)
        self.add(left.lineno, at, at + len(operator), after)

    def add(self, line: int, start: int, end: int, after: str) -> None:
        before = self.text[start:end]
        if before != after:
            function = ".".join(self.functions)
            self.found.append(Mutant(self.path, line, start, end, before, after, function))

    # -- what is left out ------------------------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """The body and the defaults, but no annotations, decorators or what only people read."""
        if node.name == "__repr__":
            return
        self.functions.append(node.name)
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        if isinstance(node.returns, ast.Constant) and node.returns.value is None and len(body) > 1:
            self.replace(body[0], "return")
        for statement in body:
            self.visit(statement)
        self.functions.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.functions.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.functions.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """A type checker's help, or a belt beside braces."""

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in self.source(node.test):
            return
        self.force(node.test)
        self.generic_visit(node)

    # -- statements ------------------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        self.replace(node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        # Without a local name nothing works; without a value in the state something may. What a new object is made
        # with is missed at once, or was replaced before anybody looked at it.
        lasting = all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
        if lasting and self.functions and self.functions[-1] != "__init__":
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        other = ARITHMETIC.get(type(node.op))
        if other is not None:
            self.replace_between(node.target, node.value, f"{other}=")
        self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "pass")

    def visit_Raise(self, node: ast.Raise) -> None:
        """The error itself is what people read. What is not implemented is for the type checker to see."""
        if node.exc is not None and "NotImplementedError" in self.source(node.exc):
            return
        self.replace(node, "pass")
        if node.exc is not None and "GameOver" in self.source(node.exc):
            self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
            self.replace(node.value, str(not node.value.value))
        elif node.value is None:
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.replace(node.test, "False")
        self.generic_visit(node)

    # -- expressions -----------------------------------------------------------------------------------------

    def force(self, test: ast.expr) -> None:
        for answer in ("True", "False"):
            self.replace(test, answer)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.force(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.replace(condition, "True")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for number, operator in enumerate(node.ops):
            other = COMPARISONS[type(operator)]
            self.replace_between(operands[number], operands[number + 1], other)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = "or" if isinstance(node.op, ast.And) else "and"
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.replace_between(left, right, other)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.replace(node, f"({self.source(node.operand)})")
            self.visit(node.operand)
        elif not isinstance(node.operand, ast.Constant):
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = ARITHMETIC.get(type(node.op))
        texts = [side for side in (node.left, node.right) if isinstance(side, (ast.List, ast.JoinedStr))]
        if other is not None and not texts:
            self.replace_between(node.left, node.right, other)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in NEIGHBOURS:
            self.replace(node.func, NEIGHBOURS[node.func.id])
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """The first is taken for the last, and the last for the first; `dice[0]` is the only one that was rolled."""
        index = self.source(node.slice)
        if index in ("0", "-1") and self.source(node.value) != "dice":
            self.replace(node.slice, "-1" if index == "0" else "0")
            self.visit(node.value)
        else:
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))
            if node.value > 0:
                self.replace(node, str(node.value - 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are for people; ast does not say where their parts stand."""


def iterate(files: dict[str, str]) -> Iterator[Mutant]:
    """The mutants of several files, in the order of their paths."""
    for path in sorted(files):
        yield from mutants_of(path, files[path])
