/**
 * `npm run new-version -- v3`: freezes the current version under its own prefix, with its facts, and
 * makes `docs/` the pages of the next one. What it changed is staged; nothing is committed.
 *
 * Exit codes: 0 cut, 2 not cut, and why.
 */
import '../requireNode.ts';
import {currentVersion} from '../../facts/versions.ts';
import {naming, run} from './command.ts';
import {assertNextName, cutVersion} from './cut.ts';

const before = currentVersion.id;

const listed = (what: string, files: string) => (files === '' ? '' : `${what}: ${files}`);

void run((id) => {
  assertNextName(id);
  return {
    make: (copy) => cutVersion(copy, id),
    done: `docs/ is ${id} now, and ${before} is frozen.`,
    left: () => [
      `In facts/versions.ts: what the banner of ${before} says, and whether it's searched and indexed.`,
      `A migration guide from ${before} to ${id}, and its route as migrationGuide of ${before}.`,
      listed(`Pages of ${id} that name ${before}`, naming(before, 'docs')),
      listed(
        `Documents and tests that name ${before}`,
        naming(before, '*.md', 'tests', ':!facts', ':!docs', ':!versioned_docs'),
      ),
      'Run npm test, look at the site with npm run serve, and commit.',
    ],
  };
});
