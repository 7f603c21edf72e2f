/** `http_request` props: the user fills in a request in a form, and the step executes it. */
'use strict';

const axios = require('axios').default || require('axios');

const pairs = (list) => Object.fromEntries((list || []).map(({name, value}) => [name, value]));

function bodyOf(body) {
  if (!body) return {};
  if (body.type === 'raw') {
    return {data: body.raw, headers: body.contentType ? {'content-type': body.contentType} : {}};
  }
  const fields = pairs(body.fields);
  if (body.contentType === 'application/x-www-form-urlencoded') {
    return {
      data: new URLSearchParams(fields).toString(),
      headers: {'content-type': body.contentType},
    };
  }
  return {data: fields, headers: {}};
}

function authOf(auth) {
  if (!auth || auth.type === 'none') return {};
  if (auth.type === 'basic') return {auth: {username: auth.username, password: auth.password}};
  return {headers: {authorization: `Bearer ${auth.token}`}};
}

function requestProp(definition, given) {
  const config = {...definition.default, ...given};
  return {
    ...config,
    execute: () => {
      const body = bodyOf(config.body);
      const auth = authOf(config.auth);
      return axios({
        method: config.method || 'GET',
        url: config.url,
        params: pairs(config.params),
        headers: {...body.headers, ...pairs(config.headers), ...auth.headers},
        ...(body.data === undefined ? {} : {data: body.data}),
        ...(auth.auth ? {auth: auth.auth} : {}),
      });
    },
  };
}

module.exports = {requestProp};
