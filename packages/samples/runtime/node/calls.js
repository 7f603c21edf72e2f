/** Makes the calls of a case to one instance of a component, in order. */
'use strict';

const pending = require('./pending');
const {toJson} = require('./helper');
const {makeThis, resolved} = require('./props');
const {makeSource} = require('./source');

/**
 * Whether `run` gets `{steps, $}`. A component without a type is a source, unless it's defined as a
 * step.
 */
const isStep = (component) =>
  component.type === 'action' || (component.type === undefined && component.isStep);

/** Gets the options of a prop, as the form does. Inherited ones run on the app. */
function callOptions({prop, ...args}, props, self) {
  const declared = props[prop];
  if (!declared) throw new Error(`the component has no prop ${prop}`);
  const {options} = resolved(declared);
  if (Array.isArray(options)) return options;
  if (typeof options !== 'function') throw new Error(`the prop ${prop} has no options`);
  const [app, , inputs = {}] = declared.propDefinition || [];
  const appKey = Object.keys(props).find((key) => app && props[key] === app);
  const values = typeof inputs === 'function' ? inputs(self) : inputs;
  return options.call(appKey ? self[appKey] : self, {page: 0, ...values, ...args});
}

function callMethod({method, args = []}, self) {
  if (typeof self[method] !== 'function') throw new Error(`the component has no method ${method}`);
  return self[method](...args);
}

/** Calls options and methods of an app file, with the account of the case. */
async function runApp(app, job, outcome) {
  const self = {$auth: (job.given.accounts || {})[app.app] || {}};
  for (const [name, method] of Object.entries(app.methods || {})) self[name] = method.bind(self);
  for (const call of job.given.calls || []) {
    const value = call.options
      ? await callOptions(call.options, app.propDefinitions || {}, self)
      : await callMethod(call, self);
    outcome.return = toJson(value, 'the result');
  }
}

/** Computes dynamic props from the values of the form, which may have any type at this point. */
async function dynamicProps(component, job, outcome, shared) {
  const names = Object.keys(job.given.props || {});
  const anyProps = Object.fromEntries(names.map((name) => [name, 'any']));
  const form = makeThis(component, job, outcome, {...shared, dynamicProps: anyProps});
  return component.additionalProps.call(form, {...component.props});
}

async function runCalls(component, job, outcome, shared, {calls, followReruns}) {
  if (component.type === 'app') {
    await runApp(component, job, outcome);
    return;
  }
  // The form requests options and dynamic props before it's complete.
  shared.isForm = calls.every((call) => call === 'additionalProps' || (call && call.options));
  if (calls.includes('additionalProps')) {
    shared.dynamicProps = await dynamicProps(component, job, outcome, shared);
  }
  const self = makeThis(component, job, outcome, shared);
  const source = isStep(component) ? undefined : makeSource(component, self, outcome);

  const perform = (call) => {
    if (call === 'additionalProps') return shared.dynamicProps;
    if (call.options) return callOptions(call.options, component.props || {}, self);
    if (call.method) return callMethod(call, self);
    if (call !== 'run' && typeof call === 'string') return source.hook(call);
    const event = call === 'run' ? job.given.event : call.run;
    return source.run(toJson(event, 'given.event'));
  };

  for (const call of calls) {
    if (!source && call === 'run') {
      await followReruns(() => (input) => component.run.call(self, input), job, outcome);
      continue;
    }
    pending.begin();
    const value = await perform(call);
    await pending.report(job, outcome);
    outcome.return = toJson(value, `the result of ${JSON.stringify(call)}`);
  }
}

module.exports = {isStep, runCalls};
