/**
 * `npm run new-page`: creates a page of the current version, records its URL, and prints its line for
 * the sidebar. `npm run check` then reports each text that's left to write.
 *
 *   npm run new-page -- --title "Retries" --path workflows/retries
 *
 * `--description "…"` sets the short description. Exit codes: 0 created, 2 not created, with the
 * reason.
 */
import {resolve} from 'node:path';
import {runCommand} from '../runCommand.ts';
import {newPage} from './newPage.ts';

void runCommand(() => console.log(newPage(process.argv.slice(2), resolve(__dirname, '../..'))));
