/** `$`, the object that the platform passes to `run` of a step. */
'use strict';

const {note} = require('./current-line');
const {track} = require('./pending');

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

/**
 * The value of `return $.flow.exit()`. It ends the workflow and isn't a return value of the step.
 */
const exited = Symbol('exit');

/** Converts a value to the JSON that later steps get. Throws if the value can't be converted. */
function toJson(value, name) {
  if (value === undefined) return undefined;
  if (value && typeof value.then === 'function') {
    throw new TypeError(`${name} is a Promise: await it before you pass it on`);
  }
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new TypeError(`${name} is a ${typeof value}: only JSON can be passed to later steps`);
  }
  const seen = [];
  const text = JSON.stringify(value, function check(key, item) {
    const raw = this[key];
    if (raw && typeof raw.then === 'function') {
      throw new TypeError(
        `${name}${key ? `.${key}` : ''} is a Promise: await it before you pass it on`,
      );
    }
    seen.push(key);
    return item;
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** Checks a number of milliseconds against the platform's limits. */
function milliseconds(call, value) {
  if (typeof value !== 'number' || !(value >= 1 && value <= YEAR)) {
    throw new RangeError(`${call} takes 1 to ${YEAR} milliseconds, not ${String(value)}`);
  }
  return value;
}

async function bodyOf(body) {
  if (Buffer.isBuffer(body)) return body.toString();
  if (body && typeof body.pipe === 'function') {
    const chunks = [];
    for await (const chunk of body) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString();
  }
  return toJson(body, '$.respond body');
}

/** Validates and completes the response object like the platform. */
function responder(outcome) {
  return function respond(response) {
    if (!outcome.respond) note(outcome, 'respond');
    const {status = 200, headers, body, immediate} = response || {};
    if (!Number.isInteger(status) || status < 100 || status > 599) {
      throw new RangeError(
        `$.respond: status must be an integer from 100 to 599, not ${String(status)}`,
      );
    }
    const isStream = body && typeof body.pipe === 'function';
    if (isStream && immediate) throw new Error("$.respond: a stream can't be sent with immediate");
    const end = isStream || immediate ? track('$.respond') : () => undefined;
    const done = (async () => {
      if (immediate) await Promise.resolve();
      const sent = await bodyOf(body);
      // Only the first response reaches the caller.
      if (!outcome.respond) {
        outcome.respond = toJson({status, headers, body: sent, immediate}, '$.respond');
      }
      end();
    })();
    return done;
  };
}

/** The keys that each destination accepts. */
const destinations = {
  http: ['method', 'url', 'headers', 'params', 'auth', 'data'],
  email: ['subject', 'text', 'html'],
  s3: ['bucket', 'prefix', 'payload'],
  sse: ['channel', 'payload'],
};

function sender(outcome) {
  const send = {};
  for (const [kind, keys] of Object.entries(destinations)) {
    send[kind] = (options) => {
      const unknown = Object.keys(options || {}).filter((key) => !keys.includes(key));
      if (unknown.length > 0) {
        throw new TypeError(
          `$.send.${kind} has no ${unknown.join(', ')}; it takes ${keys.join(', ')}`,
        );
      }
      const {subject, text, html} = options || {};
      if (kind === 'email' && !(subject && (text || html))) {
        throw new TypeError('$.send.email needs a subject, and a text or html');
      }
      note(outcome, `send.${outcome.send.length}`);
      outcome.send.push({[kind]: toJson(options, `$.send.${kind}`)});
    };
  }
  send.emit = (event, channel) => {
    const sent = {event: toJson(event, '$.send.emit'), ...(channel ? {channel} : {})};
    note(outcome, `send.${outcome.send.length}`);
    outcome.send.push({emit: sent});
  };
  return send;
}

function flow(outcome, context, domain) {
  const id = context.id;
  const pause = (kind, value) => {
    note(outcome, 'flow');
    // A test skips delays.
    if (kind !== 'delay' || !context.JIT) outcome.flow = {[kind]: value};
    return {
      resume_url: `https://api.${domain}/resume/${id}`,
      cancel_url: `https://api.${domain}/cancel/${id}`,
    };
  };
  return {
    delay: (ms) => pause('delay', milliseconds('$.flow.delay', ms)),
    suspend: (ms = DAY) => pause('suspend', milliseconds('$.flow.suspend', ms)),
    rerun: (ms, runContext = null, maxRetries = 10) =>
      pause('rerun', [
        milliseconds('$.flow.rerun', ms),
        toJson(runContext, '$.flow.rerun context'),
        maxRetries,
      ]),
    exit: (reason) => {
      note(outcome, 'flow');
      outcome.flow = {exit: reason === undefined ? null : String(reason)};
      return exited;
    },
  };
}

/** Builds `$` for one run. */
function makeHelper(outcome, context, domain) {
  return {
    export(name, value) {
      if (typeof name !== 'string') throw new TypeError('$.export takes a name and a value');
      note(outcome, `exports.${name}`);
      outcome.exports[name] = toJson(value, `$.export("${name}")`);
    },
    respond: responder(outcome),
    send: sender(outcome),
    flow: flow(outcome, context, domain),
    context,
  };
}

module.exports = {makeHelper, toJson, exited, responder};
