"""Calls `handler` with the platform's helper object and collects the outcome."""

import builtins
import copy
import json
import os
import random
import shutil
import socket
import sys
import traceback
import types
from collections.abc import MutableMapping

DAY = 24 * 60 * 60 * 1000
YEAR = 365 * DAY
MAX_KEYS = 1024


def note(outcome, name):
    """Records the line of the page that calls the platform."""
    frame = sys._getframe(1)
    while frame and frame.f_code.co_filename != outcome["file"]:
        frame = frame.f_back
    if frame:
        outcome["lines"][name] = frame.f_lineno


class Exited:
    """The value of `flow.exit`. It ends the workflow and isn't a return value."""


def to_json(value, name):
    try:
        return json.loads(json.dumps(value))
    except TypeError as error:
        raise TypeError("%s can't be converted to JSON: %s" % (name, error)) from None


class Store(MutableMapping):
    """A data store. Reads return copies, so changing one doesn't change the store."""

    def __init__(self, data, name):
        self._data, self._name = data, name

    def __getitem__(self, key):
        if key not in self._data:
            raise TypeError("the data store has no key %r" % (key,))
        return copy.deepcopy(self._data[key])

    def get(self, key, default=None):
        return self[key] if key in self._data else default

    def __contains__(self, key):
        return key in self._data

    def __setitem__(self, key, value):
        self._data[key] = to_json(value, "%s[%r]" % (self._name, key))

    def __delitem__(self, key):
        del self._data[key]

    def __iter__(self):
        """Reads in batches, so the store can be of any size."""
        return iter(list(self._data))

    def keys(self):
        if len(self._data) > MAX_KEYS:
            raise RuntimeError("426: the query returns more than 1,024 keys")
        return super().keys()

    def __len__(self):
        return len(self._data)


class Flow:
    def __init__(self, outcome, context, domain):
        self._outcome, self._id, self._domain = outcome, context["id"], domain
        self._is_test = context.get("JIT", False)

    def _pause(self, kind, value):
        note(self._outcome, "flow")
        # A test skips delays.
        if kind != "delay" or not self._is_test:
            self._outcome["flow"] = {kind: value}
        return {
            "resume_url": "https://api.%s/resume/%s" % (self._domain, self._id),
            "cancel_url": "https://api.%s/cancel/%s" % (self._domain, self._id),
        }

    @staticmethod
    def _ms(call, value):
        if not isinstance(value, (int, float)) or not 1 <= value <= YEAR:
            raise ValueError("flow.%s takes 1 to %d milliseconds, not %r" % (call, YEAR, value))
        return value

    def exit(self, reason=None):
        note(self._outcome, "flow")
        self._outcome["flow"] = {"exit": reason}
        return Exited

    def delay(self, ms):
        return self._pause("delay", self._ms("delay", ms))

    def suspend(self, ms=DAY):
        return self._pause("suspend", self._ms("suspend", ms))

    def rerun(self, ms, context=None, max_retries=10):
        kept = to_json(context, "the context of flow.rerun")
        return self._pause("rerun", [self._ms("rerun", ms), kept, max_retries])


class Send:
    def __init__(self, outcome):
        self._outcome = outcome

    def email(self, subject, text, html=None):
        if not (subject and (text or html)):
            raise ValueError("send.email needs a subject, and a text or html")
        mail = {"subject": subject, "text": text, "html": html}
        given = {key: value for key, value in mail.items() if value is not None}
        note(self._outcome, "send.%d" % len(self._outcome["send"]))
        self._outcome["send"].append({"email": to_json(given, "send.email")})


class Helper:
    def __init__(self, outcome, steps, inputs, context, domain):
        self.steps, self.inputs, self.context = steps, inputs, context
        self.flow = Flow(outcome, context, domain)
        self.send = Send(outcome)
        self._outcome = outcome

    def export(self, name, value):
        note(self._outcome, "exports." + name)
        self._outcome["exports"][name] = to_json(value, "export(%r)" % name)

    def respond(self, response):
        status = response.get("status")
        if not isinstance(status, int) or not 100 <= status <= 599:
            raise ValueError("respond: status must be an integer from 100 to 599, not %r" % (status,))
        if self._outcome.get("respond") is None:
            note(self._outcome, "respond")
            self._outcome["respond"] = to_json(response, "respond")


def route_traffic(port):
    """Routes every connection to the HTTP stub, for any host and port."""

    def getaddrinfo(host, _port, *_args, **_kwargs):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    socket.getaddrinfo = getaddrinfo


def line_of(error, job):
    """Returns the line on the page. The code is compiled with the page's name and lines."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == job["file"]]
    if isinstance(error, SyntaxError) and error.filename == job["file"]:
        lines.append(error.lineno)
    return lines[-1] if lines else None


def older_module(slug, steps, outcome):
    """Adds the module for `from <slug>.script_helpers import steps, export`, without a handler."""
    package, helpers = types.ModuleType(slug), types.ModuleType(slug + ".script_helpers")
    package.__path__ = []

    def export(name, value):
        outcome["exports"][name] = to_json(value, "export(%r)" % name)

    helpers.steps, helpers.export = steps, export
    sys.modules[slug], sys.modules[slug + ".script_helpers"] = package, helpers


def inputs_of(given, outcome):
    outcome["stores"] = copy.deepcopy(given.get("stores") or {})
    inputs = {name: {"$auth": auth} for name, auth in (given.get("accounts") or {}).items()}
    inputs.update((name, Store(data, name)) for name, data in outcome["stores"].items())
    return inputs


def one_run(job, outcome, run_info):
    given = job["given"]
    context = given["context"]
    steps = dict(given.get("steps") or {})
    steps["trigger"] = dict({"event": given.get("event"), "context": context}, **steps.get("trigger", {}))
    full = dict({"JIT": False, "deadline": 1714564830000}, **context)
    full["run"] = run_info
    helper = Helper(outcome, steps, one_run.inputs, full, job["domain"])
    older_module(job["slug"], steps, outcome)
    # Leading empty lines make tracebacks use the lines of the page.
    shifted = "\n" * job["line"] + job["code"]
    namespace = {"__name__": "sample", "__builtins__": builtins}
    exec(compile(shifted, job["file"], "exec"), namespace)
    handler = namespace.get("handler")
    if callable(handler):
        value = handler(helper)
        outcome["return"] = None if value is Exited else to_json(value, "the return value")


def empty_tmp():
    """A rerun finds `/tmp` empty, because it can start on another machine."""
    shutil.rmtree(os.environ["TMPDIR"])
    os.mkdir(os.environ["TMPDIR"])


def run(job):
    outcome = {"exports": {}, "send": [], "status": 0, "lines": {}, "faults": [], "file": job["file"]}
    given = job["given"]
    route_traffic(job["port"])
    if "random" in given:
        random.random = lambda: given["random"]
    one_run.inputs = inputs_of(given, outcome)
    info = dict(given.get("run") or {})
    follow = info.pop("follow", False)
    info.setdefault("runs", 1)
    try:
        while True:
            outcome.update({"exports": {}, "flow": None, "return": None})
            one_run(job, outcome, info)
            asked = (outcome["flow"] or {}).get("rerun")
            if not follow or not asked or info["runs"] > asked[2]:
                break
            empty_tmp()
            info = {"runs": info["runs"] + 1}
            if asked[1] is not None:
                info["context"] = asked[1]
        outcome["runs"] = info["runs"]
    except (Exception, SystemExit) as error:
        if isinstance(error, SystemExit) and error.code in (0, None):
            return outcome
        outcome["status"] = error.code if isinstance(getattr(error, "code", None), int) else 1
        outcome["error"] = {
            "message": "%s: %s" % (type(error).__name__, error),
            "line": line_of(error, job),
        }
    return outcome
