/** A thread that reads pages: it is sent one after the other, and answers each. */
'use strict';
require('tsx/cjs');
const {parentPort} = require('node:worker_threads');
const {readPage} = require('./readPage.ts');

parentPort.on('message', (page) => {
  readPage(page).then(
    (read) => parentPort.postMessage({read}),
    (error) =>
      parentPort.postMessage({error: error instanceof Error ? error.message : String(error)}),
  );
});
