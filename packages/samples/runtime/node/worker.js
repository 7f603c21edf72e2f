/**
 * Executes Node.js samples, one after the other, with the platform's Node version. Runs in Node 14
 * as a child of `lanes/node.ts`. Receives one job per message and sends back its outcome.
 */
'use strict';

const {routeTo} = require('./route-traffic');
const pending = require('./pending');
const {captureOutput} = require('./output');
const {loadSample} = require('./load');
const {execute} = require('./execute');
const {errorOf} = require('./errors');
const currentLine = require('./current-line');
const clock = require('./clock');
const random = require('./random');
const deliveries = require('./deliver');

/** Variables that the process needs. Samples don't see any others of this machine. */
const kept = new Set(['PATH', 'NODE_EXTRA_CA_CERTS']);

function setEnvironment(given, tmp) {
  for (const name of Object.keys(process.env)) if (!kept.has(name)) delete process.env[name];
  Object.assign(process.env, {TMPDIR: tmp, HOME: tmp}, given.env);
}

async function runJob(job) {
  const output = captureOutput();
  const rejections = [];
  const onRejection = (reason) => rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  routeTo(job.port);
  // The platform sets the variables when it calls a component, so they're missing while it loads.
  setEnvironment(/^export default\b/m.test(job.code) ? {} : job.given, job.tmp);
  currentLine.file = job.file;
  const restoreRandom = random.fix(job.given.random);
  const restoreClock = clock.fix(job.given.now);
  const outcome = {
    exports: {},
    send: [],
    emits: [],
    stores: {},
    db: {},
    status: 0,
    lines: {},
    faults: [],
  };
  try {
    deliveries.begin();
    pending.begin(); // Scripts run as soon as they're loaded.
    const loaded = await loadSample(job);
    setEnvironment(job.given, job.tmp);
    await execute(job, loaded, outcome);
    await new Promise(setImmediate);
    if (rejections.length > 0) throw rejections[0];
  } catch (error) {
    outcome.status = 1;
    outcome.error = errorOf(error, job);
  } finally {
    outcome.dirty = pending.list().length > 0;
    if (process.exitCode) outcome.status = process.exitCode;
    process.exitCode = undefined;
    pending.end();
    restoreRandom();
    restoreClock();
    process.removeListener('unhandledRejection', onRejection);
    Object.assign(outcome, output.stop());
  }
  return outcome;
}

process.on('message', (job) => {
  void runJob(job).then((outcome) => process.send({id: job.id, outcome}));
});

// Report errors that a sample doesn't catch, instead of ending the worker silently.
process.on('uncaughtException', (error) => process.send({uncaught: errorOf(error, {})}));
