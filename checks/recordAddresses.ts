/**
 * `npm run addresses`: adds the addresses of new pages and headings to the record of published ones,
 * `facts/addresses.txt`. Nothing is taken out: an address that vanished is a finding of the check.
 */
import {readFileSync, writeFileSync, existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {currentAddresses, readRecord, RECORD, writeRecord} from './core/addresses.ts';
import {Project} from './core/project.ts';

/**
 * Brings the record of a project up to date.
 *
 * @returns how many addresses are new
 */
export function recordAddresses(project: Project): number {
  const path = join(project.root, RECORD);
  const {facts} = project.known;
  const before = existsSync(path) ? readRecord(readFileSync(path, 'utf8'), facts) : [];
  const known = new Set(before.map(({address}) => address));
  const added = new Set(currentAddresses(project).filter((address) => !known.has(address)));
  writeFileSync(path, writeRecord([...known, ...added], facts));
  return added.size;
}

if (require.main === module) {
  const added = recordAddresses(new Project(resolve(__dirname, '..')));
  process.stdout.write(`${added} new addresses in ${RECORD}.\n`);
}
