/** A small site that uses the portal's code: a copy of the project, with these files instead of the product's. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {ask as request} from '@portal/hosting/server/fixture';
import {copyProject} from '../helpers/copyProject.ts';

/** Makes a site of these files, relative to the project. */
export function smallSite(files: Readonly<Record<string, string>>) {
  const {root, remove} = copyProject();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  };
  for (const folder of ['docs', 'versioned_docs', 'versioned_sidebars', 'data'])
    rmSync(join(root, folder), {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    root,
    write,
    remove,
    read: (file: string) => readFileSync(join(root, 'build', file), 'utf8'),
    /** Runs `npm run build`. Returns what it prints, and throws that if the build fails. */
    build(...args: string[]): string {
      const command = ['--import', 'tsx', 'scripts/build.ts', ...args];
      const {status, stdout, stderr} = spawnSync(process.execPath, command, {
        cwd: root,
        encoding: 'utf8',
        env: {...process.env, NODE_ENV: undefined},
      });
      if (status !== 0) throw new Error(stdout + stderr);
      return stdout + stderr;
    },
  };
}

/** Asks a server on this machine for a path. Returns the status, and the target of a redirect. */
export async function ask(port: number, path: string, headers = {}): Promise<string> {
  const reply = await request({port}, path, {headers});
  return `${reply.status} ${reply.headers.location ?? ''}`.trim();
}
