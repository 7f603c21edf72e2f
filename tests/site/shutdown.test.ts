/**
 * Stops both servers while many readers load pages: no response may be cut off. Also kills both
 * servers: they must be back immediately and serve complete files.
 */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, statSync} from 'node:fs';
import {Agent, get} from 'node:http';
import {join, resolve} from 'node:path';
import {startNginx} from '@portal/hosting/testing/realNginx';

const root = resolve(__dirname, '../..');
const build = join(root, 'build');
const FILE = 'docs/search-index.json';
const size = statSync(join(build, FILE)).size;

interface Running {
  port: number;
  /** Stops it as operators do, and returns the exit code. */
  stop: () => Promise<number | null>;
  /** The process that responds. */
  pid: number;
}

async function node(at = 0): Promise<Running> {
  const command = ['--import', 'tsx', join(root, 'scripts/serve.ts')];
  const child = spawn(process.execPath, command, {
    env: {...process.env, PORT: String(at)},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    const port = Number(/localhost:(\d+)/.exec(String(chunk))?.[1]);
    if (!port) continue;
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    return {
      port,
      pid: child.pid!,
      stop: () => {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }
  throw new Error('npm run serve ended without an address');
}

const nginx = () =>
  startNginx(readFileSync(join(build, 'nginx.conf'), 'utf8'), build, (main) =>
    main.replace(/worker_processes \d+/, 'worker_processes 1'),
  );

type Outcome = 'whole' | 'cut' | 'unanswered';

/** Requests the largest file of the site. Calls `begun` when the response starts. */
function load(port: number, agent: Agent, begun: () => void): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get({port, host: '127.0.0.1', path: `/${FILE}`, agent}, (response) => {
      begun();
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('close', () => resolve(bytes === size ? 'whole' : 'cut'));
      response.on('error', () => resolve('cut'));
    });
    request.on('error', () => resolve('unanswered'));
  });
}

test.each([
  ['npm run serve', node],
  ['nginx', nginx],
])('%s', async (_name, start: () => Promise<Running>) => {
  const {port, stop} = await start();
  const agent = new Agent({keepAlive: true, maxSockets: 40});
  const outcomes: Outcome[] = [];
  let stopped: Promise<number | null> | undefined;
  let begun = 0;
  /** Loads one page after the other until the server is gone. */
  async function read(): Promise<void> {
    for (let outcome: Outcome = 'whole'; outcome !== 'unanswered';) {
      outcome = await load(port, agent, () => {
        begun += 1;
        // Stop while responses and requests are in progress.
        if (begun === 100) stopped = stop();
      });
      outcomes.push(outcome);
    }
  }
  await Promise.all(Array.from({length: 40}, read));
  agent.destroy();
  expect(await stopped).toBe(0);
  const count = (wanted: Outcome) => outcomes.filter((one) => one === wanted).length;
  expect(count('whole')).toBeGreaterThanOrEqual(100);
  expect(count('cut')).toBe(0);
  expect(count('unanswered')).toBe(40);
});

const workerOf = (master: number) =>
  Number(execFileSync('pgrep', ['-P', String(master)], {encoding: 'utf8'}));

test.each([
  [
    'npm run serve, restarted by a supervisor',
    async () => {
      const {port, pid} = await node();
      return {port, pid, comesBack: () => node(port)};
    },
  ],
  [
    'nginx, whose master process starts another worker',
    async () => {
      const master = await nginx();
      return {port: master.port, pid: workerOf(master.pid), comesBack: async () => master};
    },
  ],
])('killed under load: %s', async (_name, start) => {
  const {port, pid, comesBack} = await start();
  const agent = new Agent({keepAlive: true, maxSockets: 40});
  let begun = 0;
  const read = async () => {
    while (begun < 100) {
      await load(port, agent, () => {
        begun += 1;
        if (begun === 100) process.kill(pid, 'SIGKILL');
      });
    }
  };
  // All readers must notice the end, instead of waiting for a response forever.
  await Promise.all(Array.from({length: 40}, read));
  agent.destroy();
  const {stop} = await comesBack();
  const fresh = new Agent();
  expect(await load(port, fresh, () => undefined)).toBe('whole');
  expect(await stop()).toBe(0);
});
