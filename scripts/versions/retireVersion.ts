/**
 * `npm run retire-version -- v1`: removes the pages of the oldest version and everything that
 * belongs to them, and redirects each URL to its counterpart or the nearest start page. The changes
 * are staged, not committed.
 *
 * Exit codes: 0 retired, 2 not retired, with the reason.
 */
import '../requireNode.ts';
import {naming, run} from './command.ts';
import {versionToRetire, retireVersion} from './retire.ts';

void run((id) => {
  const version = versionToRetire(id);
  return {
    make: (copy) => retireVersion(copy, version),
    done: `${version.label} is no longer published, and its URLs redirect.`,
    left: () => {
      const files = naming(version.id, 'docs', 'versioned_docs', '*.md', 'tests');
      return [
        files === ''
          ? ''
          : `Check the pages, documents and tests that mention ${version.id}: ${files}`,
        'Run npm test, preview the site with npm run serve, and commit.',
      ];
    },
  };
});
