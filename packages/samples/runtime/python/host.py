"""Runs Python samples with a `handler` as on the platform, or checks their language level.

Reads a task from standard input as JSON. Writes the result to standard output as JSON after a NUL
character. The runner compares it with the expected result.
"""

import io
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

# Debian installs the packages that samples import here, for every interpreter.
DEBIAN_PACKAGES = "/usr/lib/python3/dist-packages"
if DEBIAN_PACKAGES not in sys.path:
    sys.path.append(DEBIAN_PACKAGES)


def main():
    task = sys.argv[1]
    data = json.load(sys.stdin)
    if task == "check":
        from level import check

        answer = [check(code) for code in data]
    else:
        from simulator import run

        answer = captured(run, data)
    sys.stdout.write("\0" + json.dumps(answer))


def captured(function, data):
    """Calls a function and adds its output to the outcome."""
    real = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
    try:
        outcome = function(data)
        outcome["stdout"], outcome["stderr"] = sys.stdout.getvalue(), sys.stderr.getvalue()
    finally:
        sys.stdout, sys.stderr = real
    return outcome


main()
