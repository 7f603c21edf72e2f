/** Runs a loaded sample the way the platform would and fills in the outcome. */
'use strict';

const pending = require('./pending');
const {lineIn} = require('./errors');
const {makeHelper, toJson, exited, responder} = require('./helper');
const {makeThis} = require('./props');
const {makeSource} = require('./source');
const {runV1} = require('./v1');

/** Metadata of an execution; a case overrides what matters to it. */
const defaultContext = {
  id: '2EvTestExecution',
  ts: '2024-05-01T12:00:00.000Z',
  trace_id: '2EvTestTrace',
  workflow_id: 'p_test123',
  deployment_id: 'd_test123',
  owner_id: 'o_test123',
  platform_version: '3.1.0',
};

/** `steps` as the sample sees it. */
function stepsOf(given, context) {
  const {trigger, ...others} = given.steps || {};
  return toJson({trigger: {event: given.event, context, ...trigger}, ...others}, 'given.steps');
}

/** Work that outlives the step is lost on the platform; here it fails the sample. */
async function reportPending(job, outcome) {
  const left = pending.list();
  await new Promise(setImmediate);
  const still = pending.list().filter((item) => left.includes(item));
  for (const {what, stack} of still) {
    outcome.faults.push({
      message: `the step ended while work was still running: ${what}. Await it.`,
      line: lineIn(stack, job.file),
      pending: true,
    });
  }
}

/** Scripts end when nothing is going on any more, as under `node script.js`. */
async function untilIdle() {
  // Clients open their first connection a turn later.
  await new Promise((resolve) => pending.wait(resolve, 5));
  while (pending.list().length > 0) await new Promise((resolve) => pending.wait(resolve, 5));
}

async function oneRun(run, job, outcome, runInfo) {
  const base = {...defaultContext, ...job.given.context};
  const steps = stepsOf(job.given, base);
  const deadline = 1714564830000;
  const context = {JIT: false, deadline, ...base, run: runInfo};
  const $ = makeHelper(outcome, context, job.domain);
  pending.begin();
  const value = await run({steps, $});
  await reportPending(job, outcome);
  outcome.return = value === exited ? undefined : toJson(value, 'the return value');
}

/** Repeats a step that asks for it, with fresh memory, until it does not or retries are used up. */
async function followReruns(makeRun, job, outcome) {
  const {runs = 1, follow, ...info} = job.given.run || {};
  let runInfo = {runs, ...info};
  for (;;) {
    outcome.exports = {};
    outcome.flow = undefined;
    await oneRun(makeRun(), job, outcome, runInfo);
    const asked = outcome.flow && outcome.flow.rerun;
    if (!follow || !asked || runInfo.runs > asked[2]) break;
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

const isStep = (component) =>
  component.type === 'action' || (component.type === undefined && component.isStep);

/** Calls beside `run` that a case may ask for: options of a prop, dynamic props, a method. */
async function extraCall(call, component, self) {
  if (call === 'additionalProps') {
    return component.additionalProps.call(self, {...component.props});
  }
  if (call.options) {
    const {prop, ...args} = call.options;
    const definition = require('./props').resolved((component.props || {})[prop]);
    if (Array.isArray(definition.options)) return definition.options;
    if (typeof definition.options !== 'function')
      throw new Error(`the prop ${prop} has no options`);
    const own = ((component.props || {})[prop] || {}).propDefinition;
    const appKey =
      own && Object.keys(component.props).find((key) => component.props[key] === own[0]);
    const extra = own && own[2] ? (typeof own[2] === 'function' ? own[2](self) : own[2]) : {};
    const owner = appKey ? self[appKey] : self;
    return definition.options.call(owner, {page: 0, ...extra, ...args});
  }
  if (call.method) {
    if (typeof self[call.method] !== 'function')
      throw new Error(`there is no method ${call.method}`);
    return self[call.method](...(call.args || []));
  }
  return undefined;
}

async function runComponent(component, job, outcome) {
  const calls = job.given.calls;
  const shared = sharedOf(job, outcome);
  if (component.type === 'app') {
    const self = {$auth: (job.given.accounts || {})[component.app] || {}};
    for (const [name, method] of Object.entries(component.methods || {})) {
      self[name] = method.bind(self);
    }
    for (const call of calls || []) {
      const owner = {props: component.propDefinitions};
      outcome.return = toJson(await extraCall(call, owner, self), 'the result');
    }
    return;
  }
  if (isStep(component) && !calls) {
    if (typeof component.run !== 'function') throw new TypeError('the component has no run method');
    await followReruns(
      () => (input) => component.run.call(makeThis(component, job, outcome, shared), input),
      job,
      outcome,
    );
    return;
  }
  await runCalls(component, job, outcome, shared, calls || ['run']);
}

async function runCalls(component, job, outcome, shared, calls) {
  const step = isStep(component);
  // Options and dynamic props are asked for while the form is still being filled in.
  shared.isForm = calls.every((call) => call === 'additionalProps' || (call && call.options));
  if (calls.includes('additionalProps')) {
    const first = makeThis(component, {...job, given: {...job.given}}, outcome, {
      ...shared,
      dynamicProps: Object.fromEntries(
        Object.keys(job.given.props || {}).map((key) => [key, 'any']),
      ),
    });
    shared.dynamicProps = await extraCall('additionalProps', component, first);
  }
  const self = makeThis(component, job, outcome, shared);
  const source = step ? undefined : makeSource(component, self, outcome);
  for (const call of calls) {
    pending.begin();
    const event = call && call.run !== undefined ? call.run : job.given.event;
    let value;
    if (call === 'additionalProps') value = shared.dynamicProps;
    else if (call === 'run' || (call && call.run !== undefined)) {
      if (step) {
        await followReruns(() => (input) => component.run.call(self, input), job, outcome);
        continue;
      }
      value = await source.run(toJson(event, 'given.event'));
    } else if (typeof call === 'string') value = await source.hook(call);
    else value = await extraCall(call, component, self);
    await reportPending(job, outcome);
    outcome.return = toJson(value, `the result of ${JSON.stringify(call)}`);
  }
}

async function execute(job, loaded, outcome) {
  if (loaded.body && job.version === 'v1') {
    outcome.exports = {};
    const component = await runV1(job, loaded, outcome, {reportPending, stepsOf, defaultContext});
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
      if (!job.usesStep) await untilIdle();
      return done.result;
    };
    await oneRun(run, job, outcome, {runs: 1});
    if (component && component.run) await runComponent(component, job, outcome);
    return undefined;
  }
  if (loaded.component) return runComponent(loaded.component, job, outcome);
  return untilIdle();
}

global.defineComponent = (component) => Object.assign(component, {isStep: true});

module.exports = {execute};
