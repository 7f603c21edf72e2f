/**
 * `npm run serve`: builds the site when `build/` is missing or older than its sources, and serves
 * it at http://localhost:3000/docs/. `PORT` chooses another port.
 *
 * Exit code 0 after SIGINT or SIGTERM; 1 when the port cannot be used or the build fails.
 */
import {spawnSync} from 'node:child_process';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {isFresh} from '../scripts/sourceStamp.ts';
import {createServer, stop} from './createServer.ts';
import {checkPort, explainListenError, PortError, portFrom} from './port.ts';

const siteDir = resolve(__dirname, '..');
const root = join(siteDir, 'build');

function buildIfStale(): void {
  if (isFresh(siteDir, root)) return;
  console.log('The build is missing or older than its sources: building.');
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], {cwd: siteDir, stdio: 'inherit'});
  if (status !== 0) throw new Error('The build failed; its messages are above.');
}

async function main(): Promise<void> {
  const port = portFrom(process.env.PORT);
  await checkPort(port);
  buildIfStale();
  const server = createServer({root});
  await new Promise<void>((listening, reject) => {
    server.once('error', (error) => reject(explainListenError(error, port)));
    server.listen(port, listening);
  });
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/docs/`);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Asked twice, the person means it.
      if (stopping) process.exit(1);
      stopping = true;
      void stop(server);
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof PortError ? error.message : error);
  process.exitCode = 1;
});
