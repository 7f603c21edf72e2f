/** A thread that reads pages: it is sent one after the other, and answers each. */
'use strict';
require('tsx/cjs');
const {parentPort} = require('node:worker_threads');
const {readPage} = require('./readPage.ts');

// Where one cannot be read, the main thread reads it again, and tells what is wrong.
const read = (page) => readPage(page).catch(() => undefined);

// One after the other: the answers have no name but their order.
let turn = Promise.resolve();
parentPort.on('message', (page) => {
  turn = turn.then(async () => parentPort.postMessage(await read(page)));
});
