/**
 * Routes every outgoing connection of this process to the HTTP stub, for any host and port.
 * NODE_EXTRA_CA_CERTS makes Node trust the stub's certificates.
 */
'use strict';

const net = require('net');

const state = {port: 0};
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function connectToStub(...args) {
  // Node normalizes arguments to one array [options, callback] before it calls connect.
  const normalized = Array.isArray(args[0]) ? args[0] : net._normalizeArgs(args);
  const [options, callback] = normalized;
  if (options.path) return connect.apply(this, args);
  const routed = {...options, host: '127.0.0.1', port: state.port, lookup: undefined};
  return callback ? connect.call(this, routed, callback) : connect.call(this, routed);
};

module.exports = {
  routeTo: (port) => (state.port = port),
  /** Connects to a port of this machine. */
  directly: (port) => connect.call(new net.Socket(), net._normalizeArgs([port, '127.0.0.1'])),
};
