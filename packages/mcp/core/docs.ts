/** What the published files say: the pages, their Markdown, and the search. Uses no Node.js. */
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {nearestPages} from '@portal/content/text/nearestPages';
import type {Page} from '@portal/hosting/manifest/schema';
import {loadEngine} from '@portal/search/engine/engine';
import {
  INDEX_FILE,
  TITLES_FILE,
  type FullFile,
  type TitlesFile,
} from '@portal/search/engine/records';
import {findHits} from '@portal/search/engine/search';
import {Sections} from '@portal/search/engine/sections';
import {namesIndex, type Index} from './namesIndex.ts';
import type {Source} from './sources.ts';

/** A mistake of the client. The message tells it what to do. */
export class Mistake extends Error {}

/** The docs as they were published at some time. */
export interface Docs {
  /** The name of the site. */
  name: string;
  /** The latest version first. */
  versions: string[];
  /** Makes a path an absolute URL. */
  urlOf: (path: string) => string;
  /** @throws Mistake if there's no such version; the latest is the default */
  pagesOf: (version?: string) => Page[];
  /** @throws Mistake if there's no such page */
  find: (path: string) => Page;
  markdownOf: (page: Page) => Promise<string>;
  /** @throws Mistake if there's no such version; the latest is the default */
  search: (query: string, limit: number, version?: string) => ReturnType<typeof findHits>;
}

/** The same for all ways to write the path of a page. */
const plain = (path: string) => path.replace(/(\/index)?\.(md|html)$|\/$/, '');

/**
 * Reads the files that the build publishes for tools.
 *
 * @throws Error if one is missing or damaged
 */
export async function readDocs(source: Source): Promise<Docs> {
  const json = async <T>(path: string) => JSON.parse(await source.read(path)) as T;
  const [pages, titles, full, list] = await Promise.all([
    json<Page[]>('pages.json'),
    json<TitlesFile>(TITLES_FILE),
    json<FullFile>(INDEX_FILE),
    source.read('llms.txt'),
  ]);
  const {origin} = new URL(titles[0]!.url);
  const urlOf = (path: string) => origin + path;
  const base = pages.map(({path}) => path).reduce((a, b) => (a.length < b.length ? a : b));
  const latest = pages.find(({path}) => path === base)!.version;
  const versions = [latest, ...new Set(pages.map(({version}) => version))].filter(
    (version, at, all) => all.indexOf(version) === at,
  );
  const indexes = new Map<string, Index>([
    [
      latest,
      {
        engine: await loadEngine(full.index),
        sections: new Sections(titles, full.texts, full.asked),
      },
    ],
  ]);

  function pagesOf(version = latest): Page[] {
    if (versions.includes(version)) return pages.filter((page) => page.version === version);
    throw new Mistake(`There's no version "${version}". Versions are ${versions.join(', ')}.`);
  }

  function find(path: string): Page {
    const asked = plain(URL.canParse(path, origin) ? new URL(path, origin).pathname : path);
    const ways = [asked, plain(base) + asked];
    const found = pages.find((page) => ways.includes(plain(page.path)));
    if (found) return found;
    const near = nearestPages(asked, pages, base).map((page) => `${page.path} (${page.title})`);
    const hint = near.length > 0 ? `The nearest are ${near.join(', ')}.` : 'See list_pages.';
    throw new Mistake(`There's no page at "${path}". ${hint}`);
  }

  function search(query: string, limit: number, version = latest) {
    const {engine, sections} = indexes.get(version) ?? namesIndex(pagesOf(version), urlOf);
    indexes.set(version, {engine, sections});
    return findHits(engine, query, limit, sections);
  }

  return {
    name: /^# (.+)/.exec(list)?.[1] ?? 'Docs',
    versions,
    urlOf,
    pagesOf,
    find,
    markdownOf: ({path}) => source.read(markdownPathOf(path).slice(base.length)),
    search,
  };
}

/** How long files count as current, in milliseconds. A deploy may have replaced them since. */
const FRESH = 300_000;

/**
 * @returns a function that returns the docs. It reads the files again after five minutes, and until
 *   they are read, it returns the former ones. If that fails, it keeps those and tries again later.
 */
export function openDocs(source: Source, now = Date.now): () => Promise<Docs> {
  let current: Promise<Docs> | undefined;
  let readAt = 0;
  return () => {
    if (current === undefined || now() - readAt > FRESH) {
      readAt = now();
      const former = current;
      const next = readDocs(source);
      current = former ?? next;
      next.then(
        () => (current = next),
        () => (current = former),
      );
    }
    return current;
  };
}
