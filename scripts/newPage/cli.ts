/**
 * `npm run new-page`: creates a page that passes the checks, adds it to the sidebar, and records
 * its URL. Asks for values that have no flag.
 *
 *   npm run new-page
 *   npm run new-page -- --title "Retries" --section Workflows --version v2
 *
 * For a new section after Workflows: `--section Billing --after Workflows`.
 *
 * More flags: `--description "…"`; `--path workflows/retries` if the path doesn't follow from
 * section and title; `--counterpart /limits/`, for a page of an older version, with the matching
 * page of the next version.
 *
 * Exit codes: 0 created, 2 not created, with the reason.
 */
import '../requireNode.ts';
import {resolve} from 'node:path';
import {createInterface} from 'node:readline/promises';
import {newPage} from './newPage.ts';

const terminal = process.stdin.isTTY
  ? createInterface({input: process.stdin, output: process.stdout})
  : undefined;

newPage(process.argv.slice(2), {
  root: resolve(__dirname, '../..'),
  terminal,
  say: (line) => console.log(line),
}).then((code) => {
  terminal?.close();
  process.exitCode = code;
});
