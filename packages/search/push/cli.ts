/**
 * Sends the records of the last build to the Algolia index.
 *
 *     npm run search:push [-- --dry-run]
 *
 * Environment: ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME (none for a dry run). Exit
 * code 0 if the index is live, 1 otherwise.
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_FILES, RECORDS_FILE} from '@portal/content/pages/builtSite';
import {accountOf, algoliaSynonyms, assertSizes, push} from './push.ts';
import type {PushedFile} from '../indexing/write.ts';

const file = join(__dirname, '../../..', BUILD_FILES, RECORDS_FILE);

async function main(): Promise<void> {
  if (!existsSync(file)) throw new Error('There are no records yet. Run `npm run build` first.');
  const {records, synonyms} = JSON.parse(readFileSync(file, 'utf8')) as PushedFile;
  if (process.argv.includes('--dry-run')) {
    assertSizes(records);
    const bytes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
    console.log(`${records.length} records, the largest of ${Math.max(...bytes)} bytes`);
    console.log(`${algoliaSynonyms(synonyms).length} groups of synonyms`);
    console.log('Dry run: nothing was sent.');
    return;
  }
  await push({account: accountOf(process.env), records, synonyms, log: console.log});
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
