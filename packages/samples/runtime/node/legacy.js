/** Runs steps of the legacy runtime: the body of `async (event, steps, params, auths) => {…}`. */
'use strict';

const {note} = require('./current-line');
const pending = require('./pending');
const {responder, toJson} = require('./helper');

/** Thrown by `$end`, so that no code after it runs. */
class End {
  constructor(reason) {
    this.reason = reason;
  }
}

const sendKinds = ['http', 'email', 's3', 'sql', 'snowflake', 'emit', 'sse'];

function globalsOf(outcome, given) {
  let checkpoint = toJson(given.checkpoint, 'given.checkpoint');
  const send = Object.fromEntries(
    sendKinds.map((kind) => [
      kind,
      (options) => void outcome.send.push({[kind]: toJson(options, `$send.${kind}`)}),
    ]),
  );
  return {
    $respond: {value: responder(outcome)},
    $send: {value: send},
    $attachments: {value: given.attachments || {}},
    $end: {
      value: (reason) => {
        note(outcome, 'flow');
        outcome.flow = {exit: reason === undefined ? null : String(reason)};
        throw new End(reason);
      },
    },
    $checkpoint: {
      get: () => checkpoint,
      set: (value) => {
        checkpoint = value;
      },
    },
  };
}

async function runLegacy(job, loaded, outcome, steps) {
  const {given} = job;
  const globals = globalsOf(outcome, given);
  for (const [name, descriptor] of Object.entries(globals)) {
    Object.defineProperty(global, name, {configurable: true, ...descriptor});
  }
  const self = {};
  let component;
  if (given.stepCheckpoint !== undefined) self.$checkpoint = toJson(given.stepCheckpoint, 'given');
  pending.begin();
  try {
    const {event} = steps.trigger;
    const done = await loaded.body(self, [event, steps, given.params || {}, given.accounts || {}]);
    component = done.component;
    outcome.return = toJson(done.result, 'the return value');
    await pending.report(job, outcome);
  } catch (error) {
    if (!(error instanceof End)) throw error;
  } finally {
    const {$checkpoint, ...exported} = self;
    for (const [name, value] of Object.entries(exported)) {
      outcome.exports[name] = toJson(value, `this.${name}`);
    }
    outcome.checkpoint = toJson(global.$checkpoint, '$checkpoint');
    outcome.stepCheckpoint = toJson($checkpoint, 'this.$checkpoint');
    Object.keys(globals).forEach((name) => delete global[name]);
  }
  return component;
}

module.exports = {runLegacy};
