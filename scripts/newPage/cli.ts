/**
 * `npm run new-page`: creates a page of the current version, adds it to the sidebar, and records its
 * URL. `npm run check` then reports each text that's left to write.
 *
 *   npm run new-page -- --title "Retries" --section Workflows
 *
 * For a new section after Workflows: `--section Billing --after Workflows`. More flags:
 * `--description "…"`; `--path workflows/retries` if the path doesn't follow from section and title.
 *
 * Exit codes: 0 created, 2 not created, with the reason.
 */
import '../requireNode.ts';
import {resolve} from 'node:path';
import {newPage} from './newPage.ts';

void newPage(process.argv.slice(2), resolve(__dirname, '../..'), console.log).then((code) => {
  process.exitCode = code;
});
