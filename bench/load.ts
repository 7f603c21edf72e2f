/**
 * Requests per second, 99th percentile and errors of the real servers on loopback: nginx with the
 * generated configuration, nginx with the shortest configuration that serves the same files, and
 * `npm run serve`.
 *
 * The server has one core, and wrk has the other. Rounds are interleaved, so other work on the
 * machine affects all servers equally. Figures are medians over rounds. On a shared machine, the
 * processor time per response is more reliable than the number of responses per second.
 */
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {startNginx} from '@portal/hosting/testing/realNginx';
import {root} from './run.ts';
import {median, type Table} from './table.ts';
import {readWrk, type Measured} from './wrk.ts';

const ROUNDS = 3;
const SECONDS = 1;
const CONNECTIONS = [1, 64, 512];

const build = join(root, 'build');

/** The core of the server and the core of wrk. */
const [SERVER_CORE, CLIENT_CORE] = ['0', '1'];

const minimal = `server {
    listen 80;
    root ${build};
    index index.html;
    gzip_static on;
    error_page 404 /docs/404.html;
    location = /docs/cron { return 301 /docs/workflows/steps/triggers/; }
}
`;

interface Server {
  port: number;
  /** The process that responds. */
  pid: number;
  stop: () => Promise<unknown>;
}

const pin = (pid: number) => execFileSync('taskset', ['-acp', SERVER_CORE!, String(pid)]);

async function nginx(config: string): Promise<Server> {
  const server = await startNginx(config, build, (main) =>
    main.replace(/worker_processes \d+/, 'worker_processes 1'),
  );
  pin(server.pid);
  const worker = Number(execFileSync('pgrep', ['-P', String(server.pid)], {encoding: 'utf8'}));
  pin(worker);
  return {...server, pid: worker};
}

/** `npm run serve`, started without npm. */
async function serve(): Promise<Server> {
  const child: ChildProcess = spawn(
    'taskset',
    ['-c', SERVER_CORE!, process.execPath, '--import', 'tsx', 'scripts/serve.ts'],
    {cwd: root, env: {...process.env, PORT: '0'}, stdio: ['ignore', 'pipe', 'inherit']},
  );
  let port = 0;
  for await (const chunk of child.stdout!) {
    port = Number(/localhost:(\d+)/.exec(String(chunk))?.[1] ?? 0);
    if (port) break;
  }
  return {
    port,
    pid: child.pid!,
    stop: () => {
      child.kill('SIGTERM');
      return once(child, 'exit');
    },
  };
}

/** Nanoseconds of processor time that a process has used. */
const timeOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

interface Loaded extends Measured {
  /** Processor time per response, in microseconds. */
  work: number;
}

function load({port, pid}: Server, path: string, connections: number): Loaded {
  const url = `http://127.0.0.1:${port}${path}`;
  const threads = ['-t', '1', '-c', String(connections), '-d', `${SECONDS}s`, '--latency'];
  const command = ['-c', CLIENT_CORE!, 'wrk', ...threads, '-H', 'Accept-Encoding: gzip', url];
  const before = timeOf(pid);
  const {stdout, stderr, status} = spawnSync('taskset', command, {encoding: 'utf8'});
  if (status !== 0)
    throw new Error(`wrk failed. If it isn't installed, run apt-get install wrk. ${stderr}`);
  const measured = readWrk(stdout);
  return {...measured, work: (timeOf(pid) - before) / measured.requests / 1000};
}

/** Measures all servers at all URLs, and the ratio between the two nginx configurations. */
export async function measureLoad(): Promise<Table> {
  // Must be first, because it builds if the sources have changed.
  const node = await serve();
  const assets = readdirSync(join(build, 'docs/assets/js'));
  const addresses = [
    ['page', '/docs/limits/', 200],
    ['asset', `/docs/assets/js/${assets.find((file) => /^main\..*\.js$/.test(file))}`, 200],
    ['redirect', '/docs/cron', 301],
    ['404', '/docs/no-such-page/', 404],
  ] as const;
  const servers = {
    generated: await nginx(readFileSync(join(build, 'nginx.conf'), 'utf8')),
    minimal: await nginx(minimal),
    node,
  };
  const rows: Table['rows'] = [];
  for (const [name, path, status] of addresses) {
    for (const connections of CONNECTIONS) {
      const rounds = Array.from({length: ROUNDS}, () => ({
        generated: load(servers.generated, path, connections),
        minimal: load(servers.minimal, path, connections),
        node: load(servers.node, path, connections),
      }));
      const of = (server: keyof typeof servers, pick: (loaded: Loaded) => number) =>
        median(rounds.map((round) => pick(round[server])));
      const failed = rounds
        .flatMap((round) => Object.values(round))
        .reduce((sum, one) => sum + one.errors + (status === 404 ? 0 : one.refused), 0);
      const perSecond = (server: keyof typeof servers) =>
        Math.round(of(server, (one) => one.perSecond));
      const ratio = median(rounds.map((one) => one.generated.perSecond / one.minimal.perSecond));
      const work = of('minimal', (one) => one.work) / of('generated', (one) => one.work);
      rows.push([
        `${name}, ${connections}`,
        perSecond('generated'),
        perSecond('minimal'),
        ratio.toFixed(2),
        work.toFixed(2),
        of('generated', (one) => one.p99).toFixed(2),
        perSecond('node'),
        of('node', (one) => one.p99).toFixed(2),
        failed,
      ]);
    }
  }
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  return {
    title: 'Load',
    columns: [
      'URL, connections',
      'nginx /s',
      'minimal /s',
      'ratio',
      'by work',
      'nginx p99 ms',
      'serve /s',
      'serve p99 ms',
      'failed',
    ],
    rows,
  };
}
