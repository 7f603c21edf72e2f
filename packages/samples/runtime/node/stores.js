/** Data stores: an asynchronous key-value client over a plain object. */
'use strict';

const {track, wait} = require('./pending');
const {toJson} = require('./helper');

/** The maximum number of keys that one query returns. */
const MAX_KEYS = 1024;

/** Long enough that a call without await is still running when the step ends. */
const LATENCY_MS = 10;

function storeClient(data, name) {
  const call = (method, work) => {
    const end = track(`${name}.${method}`);
    return new Promise((resolve, reject) => {
      wait(() => {
        end();
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      }, LATENCY_MS);
    });
  };
  const query = (values) => {
    if (values.length > MAX_KEYS) throw new Error('426: the query returns more than 1,024 keys');
    return values;
  };
  const get = (key) => call(`get("${key}")`, () => toJson(data[key], key));
  return {
    get,
    set: (key, value) => {
      const stored = toJson(value, `${name}.set("${key}")`);
      return call(`set("${key}")`, () => {
        data[key] = stored;
      });
    },
    has: (key) => call(`has("${key}")`, () => Object.prototype.hasOwnProperty.call(data, key)),
    delete: (key) =>
      call(`delete("${key}")`, () => {
        delete data[key];
      }),
    keys: () => call('keys()', () => query(Object.keys(data))),
    entries: () => call('entries()', () => query(Object.entries(toJson(data, name)))),
    clear: () =>
      call('clear()', () => {
        Object.keys(data).forEach((key) => delete data[key]);
      }),
    /** Reads record by record, so the store can be of any size. Skips records deleted meanwhile. */
    async *[Symbol.asyncIterator]() {
      for (const key of Object.keys(data)) {
        if (key in data) yield [key, await get(key)];
      }
    },
  };
}

module.exports = {storeClient};
