/**
 * Detects work that is still running when a step ends: timers, requests, file operations and data
 * store calls that weren't awaited.
 */
'use strict';

const asyncHooks = require('async_hooks');
const fs = require('fs');
const http = require('http');
const https = require('https');
const {syncBuiltinESMExports} = require('module');
const {promisify} = require('util');
const currentLine = require('./current-line');
const {lineIn} = require('./errors');

/** The runtime's own timer, which isn't tracked. */
const wait = setTimeout;

let active = new Map();
let watching = false;
let nextId = 0;

/** Adds an entry. The returned function removes it. */
function track(what) {
  if (!watching) return () => undefined;
  const id = `t${nextId++}`;
  const list = active;
  list.set(id, {what, stack: new Error().stack});
  return () => list.delete(id);
}

/**
 * Tracks file operations that the sample calls itself, and writes of streams. Streams also read
 * ahead and close their files at the end, but code can't await that and doesn't need to.
 */
asyncHooks
  .createHook({
    init(id, type) {
      if (!watching || type !== 'FSREQCALLBACK') return;
      const {stack} = new Error();
      if (lineIn(stack, currentLine.file) || /WriteStream\S*_write/.test(stack)) {
        active.set(id, {what: 'a file operation', stack});
      }
    },
    before: (id) => active.delete(id),
    destroy: (id) => active.delete(id),
  })
  .enable();

for (const [name, original] of Object.entries(fs.promises)) {
  if (typeof original !== 'function') continue;
  fs.promises[name] = (...args) => {
    const end = track(`fs.promises.${name}(…)`);
    const done = original.apply(fs.promises, args);
    Promise.resolve(done).then(end, end);
    return done;
  };
}

for (const name of ['setTimeout', 'setInterval']) {
  const original = global[name];
  const cancel = name === 'setTimeout' ? 'clearTimeout' : 'clearInterval';
  const originalCancel = global[cancel];
  const ends = new WeakMap();
  global[name] = function tracked(callback, ms, ...args) {
    const end = track(`${name}(…, ${ms})`);
    const timer = original(
      (...values) => {
        if (name === 'setTimeout') end();
        callback(...values);
      },
      ms,
      ...args,
    );
    ends.set(timer, end);
    const unref = timer.unref.bind(timer);
    timer.unref = () => {
      end();
      return unref();
    };
    return timer;
  };
  if (name === 'setTimeout') {
    global.setTimeout[promisify.custom] = (ms, value) =>
      new Promise((resolve) => global.setTimeout(resolve, ms, value));
  }
  global[cancel] = (timer) => {
    const end = typeof timer === 'object' && timer !== null ? ends.get(timer) : undefined;
    if (end) end();
    originalCancel(timer);
  };
}

for (const [scheme, module] of [
  ['http', http],
  ['https', https],
]) {
  const original = module.request;
  module.request = function request(...args) {
    const sent = original.apply(this, args);
    const end = track(`${sent.method} ${scheme}://${sent.getHeader('host')}${sent.path}`);
    sent.once('response', (response) => {
      response.once('end', end);
      response.once('close', end);
    });
    sent.once('close', end);
    sent.once('error', end);
    return sent;
  };
  module.get = (...args) => {
    const sent = module.request(...args);
    sent.end();
    return sent;
  };
}

syncBuiltinESMExports();

module.exports = {
  track,
  wait,
  begin() {
    active = new Map();
    watching = true;
  },
  /** Returns the work that is still running. */
  list: () => [...active.values()],
  /** Reports work that outlives the step. On the platform it would be lost. */
  async report(job, outcome) {
    const left = [...active.values()];
    await new Promise(setImmediate);
    const still = [...active.values()].filter((item) => left.includes(item));
    for (const {what, stack} of still) {
      outcome.faults.push({
        message: `the step ended while work was still running: ${what}. Await it.`,
        line: lineIn(stack, job.file),
        pending: true,
      });
    }
  },
  end() {
    watching = false;
    active = new Map();
  },
};
