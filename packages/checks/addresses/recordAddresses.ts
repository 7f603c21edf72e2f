/** Keeps the record of published addresses, `data/published-urls.txt`. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {begunIn, formatRecord, linesOf, RECORD} from '@portal/content/pages/addresses';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {compareAddresses, publishedAddresses} from './published.ts';

/** The result of the command. */
export interface Recording {
  added: number;
  /** Published addresses that no longer work. If there are any, the record is unchanged. */
  lost: string[];
}

/** What the record has to contain: the published addresses, and those of the pages. */
export function expectedRecord(project: Project): string {
  const begun = project.has(RECORD)
    ? begunIn(project.read(RECORD).text)
    : `# Begun ${new Date().toISOString().slice(0, 10)}.`;
  const {added} = compareAddresses(project);
  return formatRecord([...publishedAddresses(project), ...added], project.known.facts, begun);
}

/**
 * Updates the record of a project, unless an address was lost.
 *
 * @param pages - the pages whose addresses may not be lost; all by default
 */
export function recordAddresses(project: Project, pages?: readonly Page[]): Recording {
  const {lost} = compareAddresses(project, pages);
  if (lost.length > 0) return {added: 0, lost};
  const before = project.has(RECORD) ? project.read(RECORD).text : '';
  const after = expectedRecord(project);
  if (after !== before) writeFileSync(join(project.root, RECORD), after);
  const listed = new Set(linesOf(before));
  return {added: linesOf(after).filter((line) => !listed.has(line)).length, lost: []};
}
