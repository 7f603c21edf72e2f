/**
 * `npm run addresses`: adds the addresses of new pages and headings to the record of published ones,
 * `facts/addresses.txt`. Nothing is taken out, and nothing is added while a published address leads
 * nowhere: a renamed heading would be recorded as a new one, and the fix could no longer be told.
 *
 * Exit code 0 when the record is up to date, 1 when an address was lost.
 */
import '../scripts/requireNode.ts';
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {begunIn, RECORD, writeRecord} from './core/addresses.ts';
import {compareAddresses} from './core/lostAddresses.ts';
import type {Page} from './core/page.ts';
import {Project} from './core/project.ts';

/** What the command did. */
export interface Recording {
  added: number;
  /** Published addresses that lead nowhere; the record was left as it is. */
  lost: string[];
}

/**
 * Brings the record of a project up to date, unless an address was lost.
 *
 * @param pages - the pages to record; all of them unless said
 */
export function recordAddresses(project: Project, pages?: readonly Page[]): Recording {
  const {lost, added, recorded} = compareAddresses(project, pages);
  if (lost.length > 0) return {added: 0, lost: lost.map(({address}) => address)};
  const addresses = [...recorded.map(({address}) => address), ...added];
  const begun = project.has(RECORD)
    ? begunIn(project.read(RECORD).text)
    : `# Begun ${new Date().toISOString().slice(0, 10)}.`;
  writeFileSync(join(project.root, RECORD), writeRecord(addresses, project.known.facts, begun));
  return {added: added.length, lost: []};
}

if (require.main === module) {
  const {added, lost} = recordAddresses(new Project(resolve(__dirname, '..')));
  for (const address of lost) process.stdout.write(`gone: ${address}\n`);
  process.stdout.write(
    lost.length > 0
      ? `Nothing was recorded. npm run check -- --rule addresses tells what to do about each.\n`
      : `${added} new address${added === 1 ? '' : 'es'} in ${RECORD}.\n`,
  );
  process.exitCode = lost.length > 0 ? 1 : 0;
}
