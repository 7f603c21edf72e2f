/**
 * `npm run rules`: writes the table of rules, `contributing/rules.md`, from the rules themselves.
 */
import '../scripts/requireNode.ts';
import {writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Rule} from './core/rule.ts';
import {rules} from './rules/index.ts';

/** The file that the table is written to. */
export const TABLE = 'contributing/rules.md';

/** The table of rules, as a page. */
export function ruleTable(all: readonly Rule[]): string {
  const rows = all.map(
    ({name, about, scope}) => `| \`${name}\` | ${about} | ${scope === 'page' ? 'yes' : 'no'} |`,
  );
  return [
    '# Rules of `npm run check`',
    '',
    'This table is written by `npm run rules`. [checks/README.md](../checks/README.md) says how to run the rules, what `--fix` changes, how to accept a finding, and how to add a rule.',
    '',
    '| Rule | Asks for | Runs when you check one page |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (require.main === module) writeFileSync(resolve(__dirname, '..', TABLE), ruleTable(rules));
