/** The other end of `workQueue.ts`: what a thread does with the tasks that it is sent. */
'use strict';
const {parentPort} = require('node:worker_threads');

/**
 * Answers tasks one after the other: the answers have no name but their order. One that fails is
 * answered with undefined; the main thread does it again, and tells what is wrong.
 *
 * @param {(task: any) => Promise<unknown>} work - does a task
 */
exports.answer = (work) => {
  let turn = Promise.resolve();
  parentPort.on('message', (task) => {
    turn = turn
      .then(() => work(task))
      .catch(() => undefined)
      .then((result) => parentPort.postMessage(result));
  });
};
