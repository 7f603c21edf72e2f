/**
 * `npm run rules`: generates the table of rules in `contributing/rules.md`.
 */
import {writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Rule} from './core/rule.ts';
import {recommended, rules} from './rules/index.ts';
import {tools} from './tools.ts';

/** The generated file, relative to the project. */
export const TABLE = 'contributing/rules.md';

const isForAll = (name: string) =>
  recommended.includes(name) || tools.some((tool) => tool.name === name);

/** Renders the table of rules as Markdown. */
export function ruleTable(all: readonly Pick<Rule, 'name' | 'about' | 'scope'>[]): string {
  const rows = all.map(
    ({name, about, scope}) =>
      `| \`${name}\` | ${about} | ${scope === 'page' ? 'yes' : 'no'} | ${isForAll(name) ? 'yes' : 'no'} |`,
  );
  return [
    '# Rules of `npm run check`',
    '',
    '`npm run rules` generates this table. [packages/checks/README.md](../packages/checks/README.md) explains how to run the rules, what `--fix` changes, how to accept a finding, and how to add a rule.',
    '',
    '| Rule | Requirement | Runs when you check one page | Recommended for every site |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (require.main === module)
  writeFileSync(resolve(__dirname, '../..', TABLE), ruleTable([...tools, ...rules]));
