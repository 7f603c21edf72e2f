/** Runs Debian's nginx with a generated configuration, as one process tree like the container. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect, createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const PROGRAM = '/usr/sbin/nginx';
const mainConfig = resolve(__dirname, '../../deploy/nginx.conf');

export interface RunningNginx {
  port: number;
  /** The master process. */
  pid: number;
  /** Returns the error log so far. */
  errors: () => string;
  /** Stops it and returns the exit code. SIGQUIT finishes responses, SIGTERM cuts them off. */
  stop: (signal?: 'SIGQUIT' | 'SIGTERM') => Promise<number | null>;
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts nginx on a free port of 127.0.0.1 and waits until it listens.
 *
 * @param site - a server block, such as the text of `hosts/nginx.conf`; its `listen` and `root` are
 *   replaced
 * @param root - the folder to serve, such as `build/`
 * @param change - changes the main configuration of the container for a test
 * @throws Error if nginx is missing, or with its output if it ends instead of listening
 */
export async function startNginx(
  site: string,
  root: string,
  change: (main: string) => string = (main) => main,
): Promise<RunningNginx> {
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is missing. To install it, run: bash scripts/setup-toolchain.sh`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const server = site
    .replace(/^( *)listen \d+;$/m, `$1listen 127.0.0.1:${port};`)
    .replace(/^( *)listen \[::\]:\d+;$/m, `$1listen [::1]:${port};`)
    .replace(/^( *)root \S+;$/m, `$1root ${root};`);
  const main = change(readFileSync(mainConfig, 'utf8'))
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', 'off')
    .replace('/etc/nginx/conf.d/*.conf', join(folder, 'site.conf'));
  writeFileSync(join(folder, 'site.conf'), server);
  // If root starts nginx, its workers run as another user, who may not be able to read the
  // checkout.
  writeFileSync(
    join(folder, 'nginx.conf'),
    process.getuid?.() === 0 ? `user root;\n${main}` : main,
  );

  const child = spawn(PROGRAM, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => {
    rmSync(folder, {recursive: true, force: true});
    return code as number | null;
  });
  while (child.exitCode === null && !(await listens(port))) {
    await new Promise((next) => setTimeout(next, 20));
  }
  if (child.exitCode !== null) throw new Error(`nginx doesn't start:\n${errors}`);
  return {
    port,
    pid: child.pid!,
    errors: () => errors,
    stop: (signal = 'SIGQUIT') => {
      child.kill(signal);
      return ended;
    },
  };
}
