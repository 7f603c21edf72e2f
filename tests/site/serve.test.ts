/** Runs `npm run serve` as a process: it builds, serves the build, and ends cleanly on a signal. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, rmdirSync} from 'node:fs';
import {request} from 'node:http';
import {join, resolve} from 'node:path';
import {text} from 'node:stream/consumers';

const root = resolve(__dirname, '../..');

let child: ChildProcess;

function serve(...args: string[]): void {
  const command = ['--import', 'tsx', join(root, 'scripts/serve.ts'), ...args];
  child = spawn(process.execPath, command, {env: {...process.env, PORT: '0'}, stdio: 'pipe'});
}

afterEach(() => child.kill('SIGKILL'));

test("builds first, even if there's a build", async () => {
  // As if another build were running, so that its own ends immediately.
  const lock = join(root, '.build.lock');
  mkdirSync(lock);
  try {
    serve();
    expect(await text(child.stderr!)).toContain('Another build is running in this folder');
  } finally {
    rmdirSync(lock);
  }
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it with code 0, even with keep-alive connections',
  async (signal) => {
    serve('--no-build');
    let address = '';
    for await (const chunk of child.stdout!) {
      address = /http:\/\/localhost:\d+\/docs\//.exec(String(chunk))?.[0] ?? '';
      if (address) break;
    }
    const sent = request(address, {headers: {connection: 'keep-alive'}}).end();
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    await once(response, 'end');
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  },
);
