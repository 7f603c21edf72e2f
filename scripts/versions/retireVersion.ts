/**
 * `npm run retire-version -- v1`: removes the pages of the oldest version, with all that belongs to
 * them, and leads each address to its counterpart, or to the nearest start page. What it changed is
 * staged; nothing is committed.
 *
 * Exit codes: 0 retired, 2 not retired, and why.
 */
import '../requireNode.ts';
import {naming, run} from './command.ts';
import {versionToRetire, retireVersion} from './retire.ts';

void run((id) => {
  const version = versionToRetire(id);
  return {
    make: (copy) => retireVersion(copy, version),
    done: `${version.label} is no longer published; its addresses lead on.`,
    left: () => {
      const files = naming(version.id, 'docs', 'versioned_docs', '*.md', 'tests');
      return [
        files === '' ? '' : `Pages, documents and tests that name ${version.id}: ${files}`,
        'Run npm test, look at the site with npm run serve, and commit.',
      ];
    },
  };
});
