/**
 * A thread that does, while the build finishes its pages, what does not wait for them: it writes the
 * full search index, and compresses what is final.
 */
'use strict';
require('tsx/cjs');
const {parentPort, workerData} = require('node:worker_threads');
const {writeFullIndex} = require('../src/plugins/search/fullIndex.ts');
const {precompress} = require('./precompress.ts');

const {siteDir, folder, cache} = workerData;
writeFullIndex(siteDir, folder);
precompress(folder, {cache, only: 'final early'}).then((count) => parentPort.postMessage(count));
