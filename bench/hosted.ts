import {createServer} from 'node:http';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {peersDir} from './peerSites.ts';
import {serving} from './serving.ts';

type Sirv = (root: string, options: object) => Parameters<typeof createServer>[1];

/**
 * Serves a folder at `/docs/` while `use` runs, with compressed files where they exist. All
 * generators use this server, so only their files differ.
 */
export async function hosted<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const sirv = createRequire(join(peersDir, 'package.json'))('sirv') as Sirv;
  const root = mkdtempSync(join(tmpdir(), 'bench-host-'));
  symlinkSync(folder, join(root, 'docs'));
  const server = createServer(sirv(root, {brotli: true, gzip: true, etag: true})!);
  try {
    return await serving(server, use);
  } finally {
    rmSync(root, {recursive: true});
  }
}
