/** The tasks of the last steps, each done by one of the threads of `index.ts`. */
'use strict';
require('tsx/cjs');
const {packFiles} = require('../pack/files.ts');

// What only one of the tasks needs, only the thread that is given it loads.

/**
 * Makes pages final: cuts their styles, puts in their policies, and writes what hosts must know.
 *
 * @param {{staging: string, docs: string}} place
 */
exports.pages = ({staging, docs}) => {
  const {lighten} = require('../lighten/index.ts');
  const {finishHosts} = require('../../src/plugins/host-config/finish.ts');
  lighten(docs);
  finishHosts(staging);
};

/**
 * Makes the full search index, and packs it: nothing takes longer, so it must not wait at last.
 *
 * @param {{siteDir: string, docs: string, known?: import('../pack/files.ts').Former}} task
 */
exports.index = ({siteDir, docs, known}) => {
  const {writeFullIndex} = require('../../src/plugins/search/fullIndex.ts');
  packFiles([writeFullIndex(siteDir, docs)], known);
};

/**
 * Packs files.
 *
 * @param {{paths: string[], known?: import('../pack/files.ts').Former}} task
 */
exports.pack = ({paths, known}) => packFiles(paths, known);
