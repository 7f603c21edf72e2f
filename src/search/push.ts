/** Puts the records of the build into an Algolia index: settings, synonyms, then all records. */
import {algoliasearch} from 'algoliasearch';
import {synonyms} from '../../facts/synonyms.ts';
import type {SearchRecord} from './records.ts';

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

export interface Account {
  appId: string;
  apiKey: string;
  indexName: string;
}

/**
 * @param env - the environment of the command
 * @throws Error that names the missing variables
 */
export function accountOf(env: NodeJS.ProcessEnv): Account {
  const missing = VARIABLES.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(
      `Cannot push without ${missing.join(' and ')}. Set ${VARIABLES.join(', ')}; ` +
        'the admin key is read by this command only, never by the build.',
    );
  }
  const [appId, apiKey, indexName] = VARIABLES.map((name) => env[name]!) as [
    string,
    string,
    string,
  ];
  return {appId, apiKey, indexName};
}

/** The largest record that Algolia's small plans accept, in bytes. */
export const MAX_RECORD = 10_000;

/** @throws Error that names the records which are larger than {@link MAX_RECORD} */
export function assertSizes(records: readonly SearchRecord[]): void {
  const large = records
    .map((record) => ({url: record.url, bytes: Buffer.byteLength(JSON.stringify(record))}))
    .filter(({bytes}) => bytes > MAX_RECORD);
  if (large.length === 0) return;
  const list = large.map(({url, bytes}) => `  ${url}: ${bytes} bytes`).join('\n');
  throw new Error(
    `${large.length} of ${records.length} records are larger than ${MAX_RECORD} bytes:\n${list}\n` +
      'Divide the sections with another heading.',
  );
}

/** As the embedded engine ranks, as far as Algolia can be told so. */
export const indexSettings = {
  // Without it, every query of the site would find nothing: all of them filter by the version.
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

/** The groups of equals, with ids that stay the same as long as the groups do. */
export const algoliaSynonyms = () =>
  synonyms.map((group) => ({
    objectID: group.join('-').replaceAll(/[^a-z0-9]+/gi, '-'),
    type: 'synonym' as const,
    synonyms: [...group],
  }));

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

export interface PushOptions {
  account: Account;
  records: readonly SearchRecord[];
  /** Told what has been done. */
  say: (line: string) => void;
  /** How often a failed request is sent again; each time after twice the wait. */
  retries?: number;
  waitMs?: number;
  /** Other hosts than Algolia's. */
  client?: ClientOptions;
}

/** Refused keys and settings do not get better by asking again. */
const isFinal = (error: unknown) => {
  const {status} = error as {status?: number};
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
};

async function insist<T>(
  what: string,
  action: () => Promise<T>,
  {say, retries = 3, waitMs = 1000}: PushOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (error) {
      const {message} = error as Error;
      if (isFinal(error) || attempt > retries) {
        throw new Error(`${what} failed: ${message}`, {cause: error});
      }
      say(`${what} failed (${message}); trying again, ${attempt} of ${retries}`);
      await new Promise((resolve) => setTimeout(resolve, waitMs * 2 ** (attempt - 1)));
    }
  }
}

/**
 * Pushes settings and synonyms, then replaces all records at once: readers never see half an index.
 *
 * @throws Error when there are no records, one is too large, or Algolia refuses
 */
export async function push(options: PushOptions): Promise<void> {
  const {account, records, say} = options;
  if (records.length === 0) throw new Error('There are no records to push: the build found none.');
  assertSizes(records);
  const {indexName} = account;
  const client = algoliasearch(account.appId, account.apiKey, options.client);
  // The settings come first: replacing copies settings and synonyms from the index that is there.
  const settled = await insist(
    'Setting the settings',
    () => client.setSettings({indexName, indexSettings}),
    options,
  );
  await client.waitForTask({indexName, taskID: settled.taskID});
  say(`settings of ${indexName} are set`);

  const synonymHit = algoliaSynonyms();
  const saved = await insist(
    'Saving the synonyms',
    () => client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true}),
    options,
  );
  await client.waitForTask({indexName, taskID: saved.taskID});
  say(`${synonymHit.length} groups of synonyms are saved`);

  const objects = records.map((record) => ({...record}));
  await insist(
    'Replacing the records',
    () => client.replaceAllObjects({indexName, objects, batchSize: 500}),
    options,
  );
  say(
    `${records.length} ${records.length === 1 ? 'record is' : 'records are'} live in ${indexName}`,
  );
}
