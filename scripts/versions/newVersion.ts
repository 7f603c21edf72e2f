/**
 * `npm run new-version -- v3`: freezes the current version with its facts under its own prefix, and
 * turns `docs/` into the next one. The changes are staged, not committed.
 *
 * Exit codes: 0 cut, 2 not cut, with the reason.
 */
import {currentVersion} from '../../src/facts.ts';
import {changeVersions, mentions, run} from './command.ts';
import {assertNextName, cutVersion} from './cut.ts';

const before = currentVersion.id;
const documents = ['*.md', 'tests', ':!facts', ':!docs', ':!versioned_docs'];

void run(async (id) => {
  assertNextName(id);
  await changeVersions((root) => cutVersion(root, id));
  return {
    done: `docs/ is ${id} now, and ${before} is frozen.`,
    left: [
      `In data/versions.yaml, check the banner of ${before}, and whether it's searched and indexed.`,
      `Write a migration guide from ${before} to ${id}, and set its route as migrationGuide of ${before}.`,
      ...mentions(`Check the pages of ${id} that mention ${before}`, before, 'docs'),
      ...mentions(`Check the documents and tests that mention ${before}`, before, ...documents),
    ],
  };
});
