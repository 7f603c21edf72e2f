/** Pushes settings, synonyms and all records of the build to an Algolia index. */
import {algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../engine/records.ts';
import type {PushedFile} from '../indexing/write.ts';

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

export interface Account {
  appId: string;
  apiKey: string;
  indexName: string;
}

/**
 * @param env - the command's environment
 * @throws Error that names the missing variables
 */
export function accountOf(env: NodeJS.ProcessEnv): Account {
  const missing = VARIABLES.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(' and ')}. Only this command reads the admin key; the build never does.`,
    );
  }
  const [appId, apiKey, indexName] = VARIABLES.map((name) => env[name]!);
  return {appId: appId!, apiKey: apiKey!, indexName: indexName!};
}

/** The largest record that Algolia's small plans accept, in bytes. */
export const MAX_RECORD = 10_000;

/** @throws Error that lists the records larger than {@link MAX_RECORD} */
export function assertSizes(records: readonly SearchRecord[]): void {
  const large = records
    .map((record) => ({url: record.url, bytes: Buffer.byteLength(JSON.stringify(record))}))
    .filter(({bytes}) => bytes > MAX_RECORD);
  if (large.length === 0) return;
  const list = large.map(({url, bytes}) => `  ${url}: ${bytes} bytes`).join('\n');
  throw new Error(
    `${large.length} of ${records.length} records are larger than ${MAX_RECORD} bytes:\n${list}\n` +
      'Split these sections by adding headings.',
  );
}

/** Makes Algolia rank as the embedded engine does, as far as its settings allow. */
export const indexSettings = {
  // The site's queries all filter by version. Without this, they'd find nothing.
  attributesForFaceting: ['filterOnly(docusaurus_tag)'],
  searchableAttributes: [
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl2)',
    'unordered(aliases)',
    'unordered(asked)',
    'unordered(hierarchy.lvl1)',
    'unordered(path)',
    'unordered(keys)',
    'content',
    'unordered(code)',
  ],
  camelCaseAttributes: ['hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4', 'keys', 'code'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  removeStopWords: ['en' as const],
  ignorePlurals: ['en' as const],
  queryLanguages: ['en' as const],
};

/** The groups of synonyms, with IDs that only change if the group does. */
export const algoliaSynonyms = (synonyms: PushOptions['synonyms']) =>
  synonyms.map((group) => ({
    objectID: group.join('-').replaceAll(/[^a-z0-9]+/gi, '-'),
    type: 'synonym' as const,
    synonyms: [...group],
  }));

export interface PushOptions extends PushedFile {
  account: Account;
  /** Prints progress. */
  log: (line: string) => void;
  /** Options for Algolia's client, such as other hosts. */
  client?: Parameters<typeof algoliasearch>[2];
}

/**
 * Pushes settings and synonyms, then replaces all records atomically, so readers never see half an
 * index. Algolia's client repeats requests that fail temporarily.
 *
 * @throws Error if there are no records, one is too large, or Algolia rejects a request
 */
export async function push(options: PushOptions): Promise<void> {
  const {account, records, synonyms, log} = options;
  if (records.length === 0) {
    throw new Error('There are no records to push, because the build found none.');
  }
  assertSizes(records);
  const {indexName} = account;
  const client = algoliasearch(account.appId, account.apiKey, options.client);
  // Settings first, because replacing the records copies settings and synonyms from the current index.
  const settings = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID: settings.taskID});
  log(`settings of ${indexName} are updated`);

  const synonymHit = algoliaSynonyms(synonyms);
  const saved = await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true});
  await client.waitForTask({indexName, taskID: saved.taskID});
  log(`${synonymHit.length} groups of synonyms are saved`);

  const objects = records.map((record) => ({...record}));
  await client.replaceAllObjects({indexName, objects, batchSize: 500});
  log(
    `${records.length} ${records.length === 1 ? 'record is' : 'records are'} live in ${indexName}`,
  );
}
