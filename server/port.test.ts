import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {checkPort, explainListenError, portFrom} from './port.ts';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('PORT=%s is port %i', (value, port) => expect(portFrom(value)).toBe(port));

test.each(['x', '-1', '65536', '80.5', '0x50', '3000 ', '1e3', '999999'])(
  'PORT=%s is refused',
  (value) =>
    expect(() => portFrom(value)).toThrow(
      `PORT is "${value}". Expected a whole number from 0 to 65535.`,
    ),
);

test.each([undefined, '127.0.0.1'])('a port taken on %s is named', async (host) => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, host, listening));
  const {port} = other.address() as AddressInfo;
  await expect(checkPort(port)).rejects.toThrow(
    `Port ${port} is taken by another process. Stop it, or choose another port: PORT=${port + 1} npm run serve`,
  );
  await new Promise((closed) => other.close(closed));
  await expect(checkPort(port)).resolves.toBeUndefined();
});

test('a port that needs more rights is explained', () => {
  const error = Object.assign(new Error(), {code: 'EACCES'});
  expect(explainListenError(error, 80).message).toBe(
    'Port 80 needs more rights than this user has. Choose one above 1023: PORT=3000 npm run serve',
  );
});

test('any other error stays itself', () => {
  const error = new Error('other');
  expect(explainListenError(error, 80)).toBe(error);
});
