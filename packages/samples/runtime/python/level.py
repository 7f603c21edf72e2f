"""Finds what Python 3.8 doesn't support."""

import ast

LEVEL = (3, 8)

NEWER_MODULES = {"zoneinfo": "use dateutil or pytz", "graphlib": "sort by hand", "tomllib": "use toml"}

NEWER_METHODS = {
    "removeprefix": "slice after .startswith",
    "removesuffix": "slice after .endswith",
    "randbytes": "use os.urandom",
    "to_thread": "use loop.run_in_executor",
    "bit_count": 'use bin(n).count("1")',
}

BUILT_IN_CONTAINERS = {"list", "dict", "set", "frozenset", "tuple", "type"}


def check(code):
    """Returns all findings in a block, each with a line (the first is 1) and a message."""
    try:
        tree = ast.parse(code, feature_version=LEVEL)
    except SyntaxError as error:
        line = first_match(code) or error.lineno or 1
        return [{"line": line, "message": "SyntaxError: %s (Python 3.8 grammar)" % error.msg}]
    return [
        {"line": node.lineno, "message": "%s is newer than Python 3.8: %s" % found}
        for node in ast.walk(tree)
        for found in findings(node)
    ]


def first_match(code):
    """Returns the line of the first `match`, because newer parsers only report its first case."""
    try:
        nodes = ast.walk(ast.parse(code))
        return min((node.lineno for node in nodes if type(node).__name__ == "Match"), default=None)
    except SyntaxError:
        return None


def findings(node):
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        names = [node.module or ""]
    else:
        names = []
    for name in names:
        root = name.split(".")[0]
        if root in NEWER_MODULES:
            yield "the module " + root, NEWER_MODULES[root]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NEWER_METHODS:
        yield ".%s()" % node.func.attr, NEWER_METHODS[node.func.attr]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in BUILT_IN_CONTAINERS:
        yield node.value.id + "[…]", "import %s from typing" % node.value.id.capitalize()
