/** How a build was packed, left beside it: another way would give other bytes. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const WAY_FILE = '.packing';

/** Sums up what decides how files are packed: the code here, and the versions of what packs. */
function wayOfPacking(): string {
  const {brotli, zlib} = process.versions;
  const hash = createHash('sha256').update(`${brotli} ${zlib}`);
  for (const file of readdirSync(__dirname).sort())
    hash.update(readFileSync(join(__dirname, file)));
  return hash.digest('hex');
}

/** Leaves beside a build how it is packed. */
export const writeWay = (build: string): void =>
  writeFileSync(join(build, WAY_FILE), `${wayOfPacking()}\n`);

/** Whether a build was packed as it would be now. */
export function isPackedAlike(build: string): boolean {
  const file = join(build, WAY_FILE);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === wayOfPacking();
}
