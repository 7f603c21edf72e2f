/** Searches Algolia. Its code is only loaded if it's used. */
import type {LiteClient} from 'algoliasearch/lite';
import {namesOf, pathOf, type Hit} from '../engine/hits.ts';
import type {Hierarchy, SearchRecord} from '../engine/records.ts';
import type {SearchClient} from './client.ts';
import type {Failure} from './failures.ts';

/** The theme's options for Algolia. */
export interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  searchParameters?: object;
}

type AlgoliaHit = Pick<SearchRecord, 'url' | 'hierarchy'> & {
  _highlightResult?: {hierarchy?: Partial<Record<keyof Hierarchy, {value: string}>>};
  _snippetResult?: {content?: {value: string}};
};

const REASONS: Record<number, Failure> = {
  401: 'serviceKey',
  403: 'serviceKey',
  404: 'serviceIndex',
  429: 'serviceBusy',
};

/** Algolia puts `<mark>` around matches; see `push/push.ts`. Other markup is text. */
const parts = (html: string) => html.split(/<\/?mark>/);

function toHit({url, hierarchy, _highlightResult, _snippetResult}: AlgoliaHit): Hit {
  const marked = Object.entries(_highlightResult?.hierarchy ?? {}).map(([level, {value}]) => [
    level,
    value,
  ]);
  const none = {lvl2: null, lvl3: null, lvl4: null};
  const {title, trail} = namesOf({
    hierarchy: {...none, ...hierarchy, ...Object.fromEntries(marked)},
  });
  const sentence = _snippetResult?.content?.value;
  return {
    url: pathOf(url),
    title: parts(title),
    trail: trail.map(parts),
    sentence: sentence ? parts(sentence) : undefined,
  };
}

/** @param config - the site's application and index, and the filter of the searched versions */
export function algoliaClient({
  appId,
  apiKey,
  indexName,
  searchParameters,
}: AlgoliaConfig): SearchClient {
  let loading: Promise<LiteClient> | undefined;
  const load = () =>
    (loading ??= import('algoliasearch/lite').then(({liteClient}) =>
      // Without retries, so readers hear about a rate limit immediately.
      liteClient(appId, apiKey, {maxRateLimitRetries: 0}),
    ));
  return {
    prepare: () => void load().catch(() => (loading = undefined)),
    listen: () => () => undefined,
    async search(query, limit, signal) {
      try {
        const client = await load();
        signal.throwIfAborted();
        const request = {...searchParameters, indexName, query, hitsPerPage: limit};
        const {results} = await client.searchForHits<AlgoliaHit>({requests: [request]});
        const {hits, nbHits = 0} = results[0]!;
        return {hits: hits.map(toHit), count: nbHits, whole: nbHits};
      } catch (error) {
        loading = undefined;
        // Without a status, there was no response.
        const {status = 0} = error as {status?: number};
        const reason: Failure = REASONS[status] ?? 'serviceUnreachable';
        throw new Error(reason, {cause: error});
      }
    },
  };
}
