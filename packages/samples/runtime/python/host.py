"""Runs Python samples with a `handler` as on the platform, or checks their language level.

Reads tasks from standard input, each as JSON on one line. Each task writes its result as JSON after
a NUL character. The runner gets the task's output as JSON on one line, and compares the result with
the expected one.
"""

import contextlib
import importlib
import io
import json
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

# Debian installs the packages that samples import here, for every interpreter.
DEBIAN_PACKAGES = "/usr/lib/python3/dist-packages"
if DEBIAN_PACKAGES not in sys.path:
    sys.path.append(DEBIAN_PACKAGES)


def main():
    """Imports a module, if one is given, then executes each task in a process of its own."""
    if sys.argv[1]:
        with contextlib.suppress(ImportError):
            importlib.import_module(sys.argv[1])
    for line in sys.stdin:
        task = json.loads(line)
        with tempfile.TemporaryFile() as errors:
            reader, writer = os.pipe()
            child = os.fork()
            if child == 0:
                become(task["env"], writer, errors.fileno())
                return execute(task)
            os.close(writer)
            # This ends when nothing that the task started can write any more.
            with os.fdopen(reader, "rb") as pipe:
                output = pipe.read()
            _, status = os.waitpid(child, 0)
            errors.seek(0)
            answer = {"status": exit_code(status), "stdout": text(output), "stderr": text(errors.read())}
        print(json.dumps(answer), flush=True)


def become(env, output, errors):
    """Gives the forked process its own environment, an empty standard input, and its own output."""
    os.environ.update(env)
    time.tzset()
    empty = os.open(os.devnull, os.O_RDONLY)
    for descriptor, standard in ((empty, 0), (output, 1), (errors, 2)):
        os.dup2(descriptor, standard)
    for descriptor in (empty, output):
        os.close(descriptor)


def execute(task):
    if task["task"] == "check":
        from level import check

        answer = [check(code) for code in task["data"]]
    else:
        from simulator import run

        answer = captured(run, task["data"])
    sys.stdout.write("\0" + json.dumps(answer))


def exit_code(status):
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status)


def text(content):
    return content.decode("utf-8", "replace")


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
