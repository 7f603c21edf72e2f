/**
 * Loaded into Docusaurus before it starts. When it has built the site, its process takes half a
 * second more to give back its memory; the build need not wait for that, so it is told.
 */
'use strict';
require('./lateOptimization.js');

process.once('exit', (code) => {
  if (code === 0 && process.connected) process.send(code);
});
