/**
 * `npm run addresses`: adds the addresses of new pages and headings to the record of published ones,
 * `data/published-urls.txt`. It removes only lines that aren't on main, and only if nothing has their address any
 * more. It adds nothing while a published address is lost: if it recorded a renamed heading as a new
 * one, the check could no longer suggest how to fix it.
 *
 * Exit codes: 0 if the record is up to date, 1 if an address was lost.
 */
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {begunIn, RECORD, writeRecord, type Recorded} from '@portal/content/pages/addresses';
import {compareAddresses} from '@portal/content/pages/lostAddresses';
import type {Page} from '@portal/content/pages/page';
import {Project} from '@portal/content/pages/project';
import {publishedLines} from './core/publishedRecord.ts';

/** The result of the command. */
export interface Recording {
  added: number;
  /** Published addresses that no longer work. If there are any, the record is unchanged. */
  lost: string[];
}

/** Tells lost addresses that are on main from those that somebody recorded on this branch. */
export function byMain(project: Project, lost: readonly Recorded[]) {
  const lines = lost.length > 0 ? publishedLines(project) : undefined;
  const record = lost.length > 0 ? project.read(RECORD).text.split('\n') : [];
  const isOnMain = ({line}: Recorded) => !lines || lines.has(record[line - 1]!.trim());
  return {lost: lost.filter(isOnMain), withdrawn: lost.filter((one) => !isOnMain(one))};
}

/**
 * Updates the record of a project, unless an address was lost.
 *
 * @param pages - the pages to record; all by default
 */
export function recordAddresses(project: Project, pages?: readonly Page[]): Recording {
  const {added, recorded, ...gone} = compareAddresses(project, pages);
  const {lost, withdrawn} = byMain(project, gone.lost);
  if (lost.length > 0) return {added: 0, lost: lost.map(({address}) => address)};
  const kept = recorded.filter((one) => !withdrawn.includes(one));
  const addresses = [...kept.map(({address}) => address), ...added];
  const begun = project.has(RECORD)
    ? begunIn(project.read(RECORD).text)
    : `# Begun ${new Date().toISOString().slice(0, 10)}.`;
  const before = project.has(RECORD) ? project.read(RECORD).text : '';
  const after = writeRecord(addresses, project.known.facts, begun);
  if (after !== before) writeFileSync(join(project.root, RECORD), after);
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
