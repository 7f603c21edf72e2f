/**
 * `npm run new-version -- v3`: freezes the current version with its facts under its own prefix, and
 * turns `docs/` into the next one. The changes are staged, not committed.
 *
 * Exit codes: 0 cut, 2 not cut, with the reason.
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
      `In facts/versions.ts, check the banner of ${before}, and whether it's searched and indexed.`,
      `Write a migration guide from ${before} to ${id}, and set its route as migrationGuide of ${before}.`,
      listed(`Check the pages of ${id} that mention ${before}`, naming(before, 'docs')),
      listed(
        `Check the documents and tests that mention ${before}`,
        naming(before, '*.md', 'tests', ':!facts', ':!docs', ':!versioned_docs'),
      ),
      'Run npm test, preview the site with npm run serve, and commit.',
    ],
  };
});
