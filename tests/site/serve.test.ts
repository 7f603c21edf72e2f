/** Runs `npm run serve` as a process: it serves the fresh build and ends cleanly on a signal. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {request} from 'node:http';
import {join, resolve} from 'node:path';
import {isFresh} from '../../scripts/sourceStamp.ts';

const root = resolve(__dirname, '../..');

let child: ChildProcess;
let address: string;

beforeEach(async () => {
  const command = ['--import', 'tsx', join(root, 'scripts/serve.ts')];
  child = spawn(process.execPath, command, {env: {...process.env, PORT: '0'}, stdio: 'pipe'});
  for await (const chunk of child.stdout!) {
    address = /http:\/\/localhost:\d+\/docs\//.exec(String(chunk))?.[0] ?? '';
    if (address) break;
  }
}, 120_000);

afterEach(() => child.kill('SIGKILL'));

test('the build is up to date with the sources', () => {
  expect(isFresh(root, join(root, 'build'))).toBe(true);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it with code 0, even with keep-alive connections',
  async (signal) => {
    const sent = request(address, {headers: {connection: 'keep-alive'}}).end();
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    await once(response, 'end');
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  },
  20_000,
);
