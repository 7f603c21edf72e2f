/** Runs event sources: hooks, `$emit` and dedupe. */
'use strict';

const {note} = require('./current-line');
const {toJson} = require('./helper');

/** The number of ids that `unique` remembers. */
const CACHE = 100;

/** Returns a dedupe strategy, which filters the events of one invocation. */
function makeDedupe(strategy) {
  let seen = [];
  let greatest = -Infinity;
  let last;
  const strategies = {
    unique: (events) =>
      events.filter(({id}) => {
        if (seen.includes(id)) return false;
        seen = [...seen, id].slice(-CACHE);
        return true;
      }),
    greatest: (events) =>
      events.filter(({id}) => {
        if (typeof id !== 'number') {
          throw new TypeError(`dedupe "greatest" needs a number as id, not ${JSON.stringify(id)}`);
        }
        if (id <= greatest) return false;
        greatest = id;
        return true;
      }),
    last: (events) => {
      const known = events.findIndex(({id}) => id === last);
      const fresh = known < 0 ? events : events.slice(known + 1);
      if (fresh.length > 0) last = fresh[fresh.length - 1].id;
      return fresh;
    },
  };
  if (strategy === undefined) return (events) => events;
  if (!strategies[strategy]) {
    throw new Error(`dedupe must be one of ${Object.keys(strategies).join(', ')}, not ${strategy}`);
  }
  return strategies[strategy];
}

const metadataKeys = ['id', 'name', 'summary', 'ts'];

function makeSource(component, self, outcome) {
  const dedupe = makeDedupe(component.dedupe);
  let waiting = [];

  self.$emit = async (event, metadata = {}) => {
    const unknown = Object.keys(metadata).filter((key) => !metadataKeys.includes(key));
    if (unknown.length > 0) {
      throw new TypeError(
        `$emit has no metadata ${unknown.join(', ')}; it takes ${metadataKeys.join(', ')}`,
      );
    }
    if (component.dedupe && (metadata.id === undefined || metadata.id === null)) {
      throw new TypeError(`dedupe "${component.dedupe}" needs an id in the metadata of $emit`);
    }
    if (metadata.ts !== undefined && !Number.isInteger(metadata.ts)) {
      throw new TypeError(
        `ts must be a time in epoch milliseconds, not ${JSON.stringify(metadata.ts)}`,
      );
    }
    note(outcome, 'emits');
    waiting.push({event: toJson(event, '$emit'), ...toJson(metadata, '$emit metadata')});
  };
  for (const [name, method] of Object.entries(component.methods || {})) {
    self[name] = method.bind(self);
  }

  /** Sends events at the end of the invocation, oldest first and without duplicates. */
  const deliver = () => {
    const sorted = waiting.every(({ts}) => ts !== undefined)
      ? [...waiting].sort((one, other) => one.ts - other.ts)
      : waiting;
    waiting = [];
    outcome.emits.push(...dedupe(sorted));
  };

  return {
    async run(event) {
      if (typeof component.run !== 'function') throw new TypeError('the source has no run method');
      const value = await component.run.call(self, event);
      deliver();
      return value;
    },
    async hook(name) {
      const hook = (component.hooks || {})[name];
      if (!hook) throw new Error(`the source has no hook ${name}`);
      await hook.call(self);
      deliver();
    },
  };
}

module.exports = {makeSource};
