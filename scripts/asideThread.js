/**
 * A thread that does, while the build finishes its pages, what does not wait for them: it makes the
 * full search index, or compresses what is final.
 */
'use strict';
require('tsx/cjs');
const {parentPort, workerData} = require('node:worker_threads');
const {precompress} = require('./precompress.ts');

const {task, siteDir, folder, cache} = workerData;

/** Each gives how many files it has compressed. */
const tasks = {
  index() {
    // The other thread has no use for the search engine.
    const {writeFullIndex} = require('../src/plugins/search/fullIndex.ts');
    writeFullIndex(siteDir, folder);
    return precompress(folder, {only: 'full index'});
  },
  files: () => precompress(folder, {cache, only: 'final early'}),
};

tasks[task]().then((count) => parentPort.postMessage(count));
