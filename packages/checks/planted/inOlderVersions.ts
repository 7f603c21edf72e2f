/** Mistakes on pages of the oldest version, and in the list of versions. */
import {display, factsOf, folderOf, frozenVersions, versions} from '@portal/content/facts';
import type {Mistake} from './mistake.ts';
import {aside} from './onPage.ts';

const list: Mistake = {
  rule: 'versions',
  what: "a version in Docusaurus's list that the table does not have",
  file: 'versions.json',
  write: `[${['v0', ...frozenVersions.map(({id}) => id)].map((id) => `"${id}"`).join(', ')}]\n`,
  at: '1:1',
  says: 'lists v0',
  fix: 'npm run new-version',
};

const inOldest = frozenVersions.slice(-1).flatMap((version): Mistake[] => {
  const {id, label} = version;
  const payload = display(factsOf(version).limits.emailPayload!);
  const planted = {
    file: `${folderOf(version)}planted.mdx`,
    write: aside(`Emails of up to ${payload}.`),
  };
  return [
    {
      ...planted,
      rule: 'facts',
      what: `a hard-coded limit of ${label}`,
      at: '7:17',
      says: `"${payload}" is a fact`,
      fix: 'write {{limits.emailPayload}}',
    },
    {
      ...planted,
      rule: 'counterparts',
      what: `a page of ${label} without a counterpart in the next version`,
      at: '1:1',
      says: `data/counterparts.yaml does not say which page of ${versions.at(-2)!.id} replaces this one`,
      fix: `in the rows of ${id}, add "- [/planted/, `,
    },
  ];
});

export const inOlderVersions: readonly Mistake[] = [list, ...inOldest];
