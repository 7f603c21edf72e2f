/** The platform's package that components import: axios wrapper and errors. */
'use strict';

const plainAxios = require('axios').default || require('axios');

class ConfigurationError extends Error {
  constructor(message) {
    super(message);
    this.name = 'ConfigurationError';
  }
}

const withoutUndefined = (value) =>
  value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined))
    : value;

/** Moves the query of the URL to `params`. Existing `params` take precedence. */
function prepare(config) {
  if ('body' in config) {
    throw new ConfigurationError(
      'unexpected `body` in the request configuration: use `data` instead',
    );
  }
  const [url, query] = String(config.url || '').split('?');
  const fromUrl = query ? Object.fromEntries(new URLSearchParams(query)) : {};
  return {
    ...config,
    url,
    headers: withoutUndefined(config.headers),
    data: withoutUndefined(config.data),
    params: withoutUndefined({...fromUrl, ...config.params}),
  };
}

/** Writes debug data to a step export, a property, or the log. */
function report(target, name, value) {
  if (target && typeof target.export === 'function') target.export(name, value);
  else if (target && typeof target === 'object') target[name] = value;
  else console.log(name, value);
}

const plain = (value) => JSON.parse(JSON.stringify(value === undefined ? null : value));

/** Any other header can contain a secret, so its value isn't exported. */
const shownHeaders = new Set(['accept', 'content-type', 'user-agent']);

/** The request as it's exported. */
function describeRequest({method, url, params, data, headers}) {
  const shown = Object.entries(headers || {}).map(([name, value]) => [
    name,
    shownHeaders.has(name.toLowerCase()) ? value : '[redacted]',
  ]);
  return plain({method, url, params, data, headers: Object.fromEntries(shown)});
}

function describe(response) {
  const {status, statusText, headers, data, config} = response;
  return plain({status, statusText, headers, data, config: describeRequest(config)});
}

function fail(target, error) {
  if (error.response) {
    report(target, 'debug', describe(error.response));
    error.name = `${error.name} - ${error.message}`;
    error.message = JSON.stringify(error.response.data);
  }
  throw error;
}

async function send(instance, target, config, sign) {
  const prepared = prepare(config);
  const {debug, returnFullResponse, ...request} = prepared;
  if (sign) {
    const {data} = await plainAxios.post(sign.oauthSignerUri, {
      requestData: {method: request.method || 'get', url: request.url, data: request.data},
      token: sign.token,
    });
    request.headers = {...request.headers, Authorization: data};
  }
  if (debug) report(target, 'debug_config', describeRequest(request));
  try {
    const response = await instance.request(request);
    if (debug) report(target, 'debug_response', describe(response));
    return returnFullResponse ? response : response.data;
  } catch (error) {
    return fail(target, error);
  }
}

const axios = (target, config, sign) => send(plainAxios, target, config, sign);

axios.create = (defaults, sign) => {
  const instance = plainAxios.create(defaults);
  const call = (config) => send(instance, undefined, config, sign);
  for (const method of ['get', 'delete', 'head', 'options']) {
    call[method] = (url, config) => call({...config, method, url});
  }
  for (const method of ['post', 'put', 'patch']) {
    call[method] = (url, data, config) => call({...config, method, url, data});
  }
  return call;
};

module.exports = {
  axios,
  ConfigurationError,
  DEFAULT_POLLING_SOURCE_TIMER_INTERVAL: 15 * 60,
  jsonStringify: (value) => JSON.stringify(value),
};
