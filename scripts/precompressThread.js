/** A thread that compresses what is final, while the build goes on with the pages. */
'use strict';
require('tsx/cjs');
const {parentPort, workerData} = require('node:worker_threads');
const {precompress} = require('./precompress.ts');

const {folder, ...packing} = workerData;
precompress(folder, packing).then((count) => parentPort.postMessage(count));
