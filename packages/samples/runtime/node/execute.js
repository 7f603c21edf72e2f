/** Runs a loaded sample like the platform and fills in the outcome. */
'use strict';

const fs = require('fs');
const pending = require('./pending');
const {deliver} = require('./deliver');
const {isStep, runCalls} = require('./calls');
const {makeHelper, toJson, exited, responder} = require('./helper');
const {makeThis} = require('./props');
const {runLegacy} = require('./legacy');

/** 30 seconds after the default time of an execution. */
const DEADLINE = 1714564830000;

/** Returns `steps` for the sample. */
function stepsOf(given) {
  const {event, context} = given;
  const {trigger, ...others} = given.steps || {};
  return toJson({trigger: {event, context, ...trigger}, ...others}, 'given.steps');
}

/** Waits until nothing is running, as in `node script.js`. Servers first get their requests. */
async function untilIdle(job, outcome) {
  if (job.given.deliver) outcome.answers = await deliver(job.given.deliver);
  // Clients open their first connection one tick later.
  await new Promise((resolve) => pending.wait(resolve, 5));
  while (pending.list().length > 0) await new Promise((resolve) => pending.wait(resolve, 5));
}

async function oneRun(run, job, outcome, runInfo) {
  const steps = stepsOf(job.given);
  const context = {JIT: false, deadline: DEADLINE, ...job.given.context, run: runInfo};
  const $ = makeHelper(outcome, context, job.domain);
  pending.begin();
  const value = await run({steps, $});
  await pending.report(job, outcome);
  outcome.return = value === exited ? undefined : toJson(value, 'the return value');
}

/** A rerun finds `/tmp` empty, because it can start on another machine. */
function emptyTmp({tmp}) {
  fs.rmSync(tmp, {recursive: true});
  fs.mkdirSync(tmp);
}

/** Repeats a step with fresh memory as long as it requests a rerun and has retries left. */
async function followReruns(makeRun, job, outcome) {
  const {runs = 1, follow, ...info} = job.given.run || {};
  let runInfo = {runs, ...info};
  for (;;) {
    outcome.exports = {};
    outcome.flow = undefined;
    await oneRun(makeRun(), job, outcome, runInfo);
    const asked = outcome.flow && outcome.flow.rerun;
    if (!follow || !asked || runInfo.runs > asked[2]) break;
    emptyTmp(job);
    runInfo = {runs: runInfo.runs + 1, ...(asked[1] === null ? {} : {context: asked[1]})};
  }
  outcome.runs = runInfo.runs;
}

function sharedOf(job, outcome) {
  outcome.stores = JSON.parse(JSON.stringify(job.given.stores || {}));
  outcome.db = JSON.parse(JSON.stringify(job.given.db || {}));
  return {
    usedAccounts: new Set(),
    usedStores: new Set(),
    store: (name) => (outcome.stores[name] = outcome.stores[name] || {}),
    respond: responder(outcome),
  };
}

async function runComponent(component, job, outcome) {
  const shared = sharedOf(job, outcome);
  const {calls} = job.given;
  if (!isStep(component) || calls) {
    await runCalls(component, job, outcome, shared, {calls: calls || ['run'], followReruns});
    return;
  }
  if (typeof component.run !== 'function') throw new TypeError('the component has no run method');
  await followReruns(
    () => (input) => component.run.call(makeThis(component, job, outcome, shared), input),
    job,
    outcome,
  );
}

async function execute(job, loaded, outcome) {
  if (loaded.body && job.runtime === 'legacy') {
    outcome.exports = {};
    const component = await runLegacy(job, loaded, outcome, stepsOf(job.given));
    if (component && component.run) await runComponent(component, job, outcome);
    return undefined;
  }
  if (loaded.body) {
    let component;
    const shared = sharedOf(job, outcome);
    const run = async ({steps, $}) => {
      const self = makeThis({}, job, outcome, shared);
      const done = await loaded.body(self, [steps, $]);
      component = done.component;
      if (!job.usesStep) await untilIdle(job, outcome);
      return done.result;
    };
    await oneRun(run, job, outcome, {runs: 1});
    if (component && component.run) await runComponent(component, job, outcome);
    return undefined;
  }
  if (loaded.component) return runComponent(loaded.component, job, outcome);
  return untilIdle(job, outcome);
}

global.defineComponent = (component) => Object.assign(component, {isStep: true});

module.exports = {execute};
