/**
 * Tests the container without Docker: Debian's nginx with the built site, and the configuration and
 * limits of `deploy/Dockerfile` and `deploy/compose.yaml`.
 */
import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {freePort} from '../../helpers/realNginx.ts';

const root = resolve(__dirname, '../../..');
const unshare = ['--mount', '--pid', '--fork', '--mount-proc'];

/** Mounts need root and a machine that allows them. */
const canMount =
  spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'x', '/mnt']).status === 0;

(canMount ? test : test.skip)(
  'nginx serves the site as an unprivileged user on a read-only file system',
  async () => {
    const port = await freePort();
    const command = ['tests/helpers/container.sh', 'deploy', 'build', String(port)];
    const {stdout, stderr, status} = spawnSync('unshare', [...unshare, ...command], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      'user: 101',
      'capabilities: 0000000000000000',
      'new privileges: 1',
      'root is writable: no',
      'the health check: passes',
      'a page: 200',
      'a page over IPv6: 200',
      `a legacy address: 301 http://127.0.0.1:${port}/docs/workflows/steps/triggers/`,
      'an unknown address: 404',
      'files written: nginx.pid ',
      'exit code: 0',
      'the log: 2 lines of the page',
    ]);
  },
);
