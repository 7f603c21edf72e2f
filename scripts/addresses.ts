/**
 * `npm run addresses`: adds the addresses of new pages and headings to the record of published ones,
 * `data/published-urls.txt`, and puts deleted ones back. It removes only lines that aren't on main, and
 * writes nothing while a published address is lost.
 *
 * Exit codes: 0 if the record is up to date, 1 if an address was lost.
 */
import {recordAddresses} from '@portal/checks/addresses/recordAddresses';
import {RECORD} from '@portal/content/pages/addresses';
import {openProject} from '../src/facts.ts';

const {added, lost} = recordAddresses(openProject());
for (const address of lost) console.log(`gone: ${address}`);
console.log(
  lost.length > 0
    ? 'Nothing was recorded. To see how to fix these addresses, run "npm run check -- --rule addresses".'
    : `Added ${added} address${added === 1 ? '' : 'es'} to ${RECORD}.`,
);
process.exitCode = lost.length > 0 ? 1 : 0;
