/**
 * `npm run new-page`: makes a page that passes the checks, with its place in the sidebar and its
 * address in the record. Asks for what the flags do not say.
 *
 *   npm run new-page
 *   npm run new-page -- --title "Retries" --section Workflows --version v2
 *
 * A new section: `--section Billing --after Workflows`, with the section that it comes behind.
 *
 * More flags: `--description "…"`, `--path workflows/retries` where the place does not follow from
 * section and title, `--counterpart /limits/` for the page of the next
 * version that a page of an older one belongs to.
 *
 * Exit codes: 0 made, 2 not made, and why.
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
