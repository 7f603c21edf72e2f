/** Builds `this`: prop values, connected accounts, stores and methods of a component. */
'use strict';

const {storeClient} = require('./stores');
const {requestProp} = require('./request-prop');
const {toJson} = require('./helper');

/** `db: "$.service.db"` is short for `{type: "$.service.db"}`. */
const definitionOf = (definition) =>
  typeof definition === 'string' ? {type: definition} : definition || {};

/** Resolves a reference to an app's prop definition. Its own fields take precedence. */
function resolved(definition) {
  const own = definitionOf(definition);
  if (!own.propDefinition) return own;
  const [app, name] = own.propDefinition;
  const inherited = app.propDefinitions && app.propDefinitions[name];
  if (!inherited) {
    const names = Object.keys(app.propDefinitions || {}).join(', ') || 'none';
    throw new Error(`the app ${app.app} has no prop definition ${name}; it has ${names}`);
  }
  return {...inherited, ...own};
}

const kinds = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

function checkType(key, definition, value) {
  const list = definition.type.endsWith('[]');
  const accepts = kinds[definition.type.replace('[]', '')];
  if (!accepts) return;
  const fits = list ? Array.isArray(value) && value.every(accepts) : accepts(value);
  if (!fits) {
    throw new TypeError(
      `the prop ${key} has the type ${definition.type}, but given.props.${key} is ${JSON.stringify(value)}`,
    );
  }
  const {min = -Infinity, max = Infinity} = definition;
  if (definition.type === 'integer' && (value < min || value > max)) {
    throw new RangeError(`the prop ${key} must be from ${min} to ${max}, not ${value}`);
  }
}

/** Builds an app prop with `$auth` and the methods of the app file. */
function appProp(definition, account) {
  const app = {$auth: account || {}};
  for (const [name, method] of Object.entries(definition.methods || {})) {
    app[name] = method.bind(app);
  }
  return app;
}

function userInput(key, definition, given, isForm) {
  const value = Object.prototype.hasOwnProperty.call(given, key) ? given[key] : definition.default;
  if (value === undefined) {
    if (isForm || definition.optional || definition.type === 'alert') return undefined;
    throw new Error(`the prop ${key} has no value: add given.props.${key} to the case`);
  }
  checkType(key, definition, value);
  return value;
}

/** Returns the value of one prop, by its type. */
function valueOf(key, definition, job, outcome, shared) {
  const {given} = job;
  switch (definition.type) {
    case 'app': {
      const account = (given.accounts || {})[key] || (given.accounts || {})[definition.app];
      shared.usedAccounts.add(key).add(definition.app);
      return appProp(definition, account);
    }
    case 'data_store':
      shared.usedStores.add(key);
      return storeClient(shared.store(key), key);
    case '$.service.db':
      return {
        get: (name) => toJson(outcome.db[name], 'db'),
        set: (name, value) => {
          outcome.db[name] = toJson(value, `db.set("${name}")`);
        },
      };
    case 'http_request':
      return requestProp(definition, (given.props || {})[key]);
    case '$.interface.http':
      return {endpoint: `https://endpoint.m.${job.domain}`, respond: shared.respond};
    case '$.interface.timer':
      return {...(definition.default || {}), ...((given.props || {})[key] || {})};
    case undefined:
      throw new Error(`the prop ${key} has no type`);
    default:
      return userInput(key, definition, given.props || {}, shared.isForm);
  }
}

const specialTypes = /^(app|data_store|\$\.service\.db|\$\.interface\.http)$/;

/** Throws if the case has inputs that the sample doesn't declare. */
function checkLeftOvers(props, given, shared) {
  const names = Object.keys(props);
  for (const key of Object.keys(given.props || {})) {
    const definition = props[key] ? resolved(props[key]) : undefined;
    if (!definition || specialTypes.test(definition.type)) {
      throw new Error(
        `given.props.${key}: the sample doesn't declare this input (it declares ${names.join(', ') || 'no props'})`,
      );
    }
  }
  for (const key of Object.keys(given.accounts || {})) {
    if (!shared.usedAccounts.has(key)) {
      throw new Error(
        `given.accounts.${key}: the sample doesn't declare an app prop with this name`,
      );
    }
  }
  for (const key of Object.keys(given.stores || {})) {
    if (!shared.usedStores.has(key)) {
      throw new Error(
        `given.stores.${key}: the sample doesn't declare a data store prop with this name`,
      );
    }
  }
}

/** Builds `this` for a component. */
function makeThis(component, job, outcome, shared) {
  const self = {};
  const props = component.props || {};
  for (const [key, definition] of Object.entries(props)) {
    self[key] = valueOf(key, resolved(definition), job, outcome, shared);
  }
  checkLeftOvers({...props, ...(shared.dynamicProps || {})}, job.given, shared);
  for (const [key, definition] of Object.entries(shared.dynamicProps || {})) {
    self[key] = valueOf(key, resolved(definition), job, outcome, shared);
  }
  for (const [name, method] of Object.entries(component.methods || {})) {
    self[name] = method.bind(self);
  }
  return self;
}

module.exports = {makeThis, resolved};
