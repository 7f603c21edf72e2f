/**
 * `npm run retire-version -- v1`: removes the pages of the oldest version and everything that
 * belongs to them, and redirects each URL to its counterpart or the nearest start page. The changes
 * are staged, not committed.
 *
 * Exit codes: 0 retired, 2 not retired, with the reason.
 */
import {changeVersions, mentions, run} from './command.ts';
import {versionToRetire, retireVersion} from './retire.ts';

void run(async (argument) => {
  const version = versionToRetire(argument);
  const {id, label} = version;
  await changeVersions((root) => retireVersion(root, version));
  const places = ['docs', 'versioned_docs', '*.md', 'tests'];
  return {
    done: `${label} is no longer published, and its URLs redirect.`,
    left: mentions(`Check the pages, documents and tests that mention ${id}`, id, ...places),
  };
});
