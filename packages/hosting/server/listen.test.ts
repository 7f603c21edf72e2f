import {createServer} from 'node:net';
import {checkPlace, listen, placeFrom} from './listen.ts';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('reads PORT=%s as port %i', (PORT, port) => expect(placeFrom({PORT}).port).toBe(port));

test.each(['x', '-1', '65536', '80.5', '0x50', '3000 ', '1e3', '999999'])(
  'rejects PORT=%s',
  (PORT) =>
    expect(() => placeFrom({PORT})).toThrow(
      `PORT is "${PORT}". Expected a whole number from 0 to 65535.`,
    ),
);

test.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('reads HOST=%s as address %s', (HOST, host) => expect(placeFrom({HOST}).host).toBe(host));

test.each(['::', '127.0.0.1'])('names a port that is in use on %s', async (host) => {
  const other = createServer();
  const port = await listen(other, {host, port: 0});
  await expect(checkPlace({host: '127.0.0.1', port})).rejects.toThrow(
    `Port ${port} is used by another process. Stop it, or choose another port: PORT=${port + 1} npm run serve`,
  );
  await new Promise((closed) => other.close(closed));
  await expect(checkPlace({host: '127.0.0.1', port})).resolves.toBeUndefined();
});

test("names a host that isn't an address of this machine", async () => {
  await expect(checkPlace({host: '192.0.2.1', port: 0})).rejects.toThrow('192.0.2.1');
});
