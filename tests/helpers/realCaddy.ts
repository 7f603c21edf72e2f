/** Runs Debian's Caddy with the generated configuration. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort, listens} from './realNginx.ts';

const PROGRAM = '/usr/bin/caddy';

/**
 * Starts Caddy on a free port and waits until it listens.
 *
 * @param site - the text of `hosts/Caddyfile`, whose address and root are replaced
 * @param root - the folder to serve
 * @param change - changes the configuration for a test
 * @throws Error with Caddy's output if it ends instead of listening
 */
export async function startCaddy(
  site: string,
  root: string,
  change: (config: string) => string = (config) => config,
) {
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is missing. To install it, run: bash scripts/setup-toolchain.sh`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const config = site
    .replace(/^:80 \{$/m, `http://:${port} {`)
    .replace(/^(\s*)root \* \S+$/m, `$1root * ${root}`);
  // No admin listener, and no stored files.
  const settled = change(config).replace(/^\{$/m, '{\n\tadmin off\n\tauto_https off');
  writeFileSync(join(folder, 'Caddyfile'), settled);
  const child = spawn(
    PROGRAM,
    ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder},
    },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit').then(() => rmSync(folder, {recursive: true, force: true}));
  while (child.exitCode === null && !(await listens(port))) {
    await new Promise((next) => setTimeout(next, 20));
  }
  if (child.exitCode !== null) throw new Error(`Caddy doesn't start:\n${errors}`);
  return {
    port,
    errors: () => errors,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
