/**
 * Sends requests to the server that a sample starts. The server listens on a free port, because the
 * port in the sample may be in use.
 */
'use strict';

const http = require('http');
const net = require('net');
const {directly} = require('./route-traffic');

let servers = [];

const listen = net.Server.prototype.listen;

net.Server.prototype.listen = function listenAnywhere(...args) {
  if (!servers) return listen.apply(this, args);
  servers.push(this);
  const callback = args.find((arg) => typeof arg === 'function');
  return listen.call(this, 0, '127.0.0.1', callback);
};

const portOf = (server) =>
  new Promise((resolve, reject) => {
    if (server.listening) resolve(server.address().port);
    server.once('listening', () => resolve(server.address().port));
    server.once('error', reject);
  });

/** Sends one request over a new connection and returns the response, with its body as text. */
function send(port, {request, headers = {}, json, text}) {
  const [method, address] = request.split(' ');
  const url = new URL(address);
  const body = json === undefined ? text : JSON.stringify(json);
  const type = json === undefined ? {} : {'content-type': 'application/json'};
  return new Promise((resolve, reject) => {
    const sent = http.request({
      method,
      path: url.pathname + url.search,
      headers: {host: url.host, connection: 'close', ...type, ...headers},
      createConnection: () => directly(port),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (answer += part));
      response.on('end', () =>
        resolve({status: response.statusCode, headers: response.headers, body: answer}),
      );
    });
    sent.end(body);
  });
}

module.exports = {
  /** After this call, servers that start to listen belong to the sample. */
  begin: () => (servers = []),
  /**
   * Sends requests one after the other to the first server of the sample, then closes all of them.
   *
   * @returns the responses
   */
  async deliver(deliveries) {
    const [server] = servers;
    if (!server)
      throw new Error("given.deliver needs a server that listens; the sample doesn't start one");
    const port = await portOf(server);
    const answers = [];
    for (const delivery of deliveries) answers.push(await send(port, delivery));
    servers.forEach((one) => one.close());
    return answers;
  },
};
