/**
 * `npm run addresses`: adds the addresses of new pages and headings to the record of published ones,
 * `data/published-urls.txt`. It never removes a line. It adds nothing while a published address is lost:
 * if it recorded a renamed heading as a new one, the check could no longer suggest how to fix it.
 *
 * Exit codes: 0 if the record is up to date, 1 if an address was lost.
 */
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {begunIn, RECORD, writeRecord} from '@portal/content/pages/addresses';
import {compareAddresses} from '@portal/content/pages/lostAddresses';
import type {Page} from '@portal/content/pages/page';
import {Project} from '@portal/content/pages/project';

/** The result of the command. */
export interface Recording {
  added: number;
  /** Published addresses that no longer work. If there are any, the record is unchanged. */
  lost: string[];
}

/**
 * Updates the record of a project, unless an address was lost.
 *
 * @param pages - the pages to record; all by default
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
  const {added, lost} = recordAddresses(new Project(resolve(__dirname, '../..')));
  for (const address of lost) process.stdout.write(`gone: ${address}\n`);
  process.stdout.write(
    lost.length > 0
      ? `Nothing was recorded. To see how to fix these addresses, run "npm run check -- --rule addresses".\n`
      : `Added ${added} address${added === 1 ? '' : 'es'} to ${RECORD}.\n`,
  );
  process.exitCode = lost.length > 0 ? 1 : 0;
}
