/** What the published files say: the pages, their Markdown, and the search. */
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {nearestPages} from '@portal/content/text/nearestPages';
import type {Moved, Page} from '@portal/hosting/manifest/schema';
import {buildEngine, loadEngine} from '@portal/search/engine/engine';
import {
  INDEX_FILE,
  TITLES_FILE,
  type FullFile,
  type TitlesFile,
} from '@portal/search/engine/records';
import {inLanguage, languageOf} from '@portal/search/engine/language';
import {findHits} from '@portal/search/engine/search';
import {Sections} from '@portal/search/engine/sections';
import type {Source} from './sources.ts';

/** Returns the stemmer of a language, or undefined: then only whole words match. */
type Stemmers = (locale: string) => ((word: string) => string) | undefined;

/** A mistake of the client. The message tells it what to do. */
export class Mistake extends Error {}

/** The docs as they were published at some time. */
export type Docs = Awaited<ReturnType<typeof readDocs>>;

/** The same for all ways to write the path of a page. */
const plain = (path: string) => path.replace(/(\/index)?\.(md|html)$|\/$/, '');

/** Makes an index of titles, headings and descriptions. The build writes one for the latest version. */
function namesIndex(pages: readonly Page[], origin: string, synonyms: TitlesFile['synonyms']) {
  const shared = {path: '', aliases: [], keys: '', links: 0};
  const records = pages.flatMap(({title, path, headers, frontmatter: {short_description}}) => {
    const names = {lvl0: title, lvl1: title, lvl2: null, lvl3: null, lvl4: null};
    const page = {...shared, url: origin + path, type: 'lvl1' as const, hierarchy: names};
    const sections = headers.map(({slug, title: heading}) => {
      const url = `${origin}${path}#${slug}`;
      const hierarchy = {...names, lvl2: heading};
      return {...shared, url, type: 'lvl2' as const, hierarchy, content: ''};
    });
    return [
      {...page, path: plain(path).replaceAll(/[/-]/g, ' '), content: short_description},
      ...sections,
    ];
  });
  const texts = records.map(({content}) => content);
  const sections = new Sections({sections: records, synonyms}, {texts});
  return {engine: buildEngine(records), sections};
}

/**
 * Reads the files that the build publishes for tools.
 *
 * @throws Error if one is missing or damaged, or if a deploy has replaced only some of them
 */
async function readDocs(source: Source, stemmers: Stemmers) {
  const json = async <T>(path: string) => JSON.parse(await source.read(path)) as T;
  const [pages, moved, titles, full, llms] = await Promise.all([
    json<Page[]>('pages.json'),
    json<Moved>('moved.json'),
    json<TitlesFile>(TITLES_FILE),
    json<FullFile>(INDEX_FILE),
    source.read('llms.txt'),
  ]);
  if (titles.build !== full.build) {
    throw new Error(
      `${TITLES_FILE} and ${INDEX_FILE} are from two deploys. Try again when the deploy has ended.`,
    );
  }
  const language = languageOf(titles.language, stemmers(titles.language?.locale ?? 'en'));
  const {origin} = new URL(titles.sections[0]!.url);
  const [start] = pages.toSorted((a, b) => a.path.length - b.path.length);
  const {path: base, version: latest} = start!;
  const versions = [...new Set([latest, ...pages.map(({version}) => version)])];
  const sections = new Sections(titles, full);
  const indexes = new Map([[latest, {engine: await loadEngine(full.index), sections}]]);

  /** The pages of a version. Throws a `Mistake` if there's no such version. */
  function pagesOf(version = latest): Page[] {
    if (versions.includes(version)) return pages.filter((page) => page.version === version);
    throw new Mistake(`There's no version "${version}". Versions are ${versions.join(', ')}.`);
  }

  const former = Object.keys(moved);

  /**
   * The page at a path or URL, or where it has moved to, and the ID after the `#`, which may be empty.
   * Throws a `Mistake` if there's none.
   */
  function find(address: string): {page: Page; id: string} {
    const [path = '', id = ''] = address.split('#');
    const asked = plain(URL.canParse(path, origin) ? new URL(path, origin).pathname : path);
    const ways = [asked, plain(base) + asked];
    const page = pages.find((one) => ways.includes(plain(one.path)));
    const to =
      moved[
        page ? `${page.path}#${id}` : (former.find((from) => ways.includes(plain(from))) ?? '')
      ];
    if (to?.startsWith('/')) return find(to.includes('#') ? to : `${to}#${page ? '' : id}`);
    if (to) throw new Mistake(`"${path}" has moved to ${to}, which isn't part of these docs.`);
    if (page) return {page, id};
    const near = nearestPages(asked, pages, base).map((one) => `${one.path} (${one.title})`);
    const hint = near.length > 0 ? `The nearest are ${near.join(', ')}.` : 'See list_pages.';
    throw new Mistake(`There's no page at "${path}". ${hint}`);
  }

  return {
    name: /^# (.+)/.exec(llms)?.[1] ?? 'Docs',
    /** The latest version first. */
    versions,
    /** Makes a path an absolute URL. */
    urlOf: (path: string) => origin + path,
    pagesOf,
    find,
    markdownOf: ({path}: Page) => source.read(markdownPathOf(path).slice(base.length)),
    /** Throws a `Mistake` if there's no such version. */
    search(query: string, limit: number, version = latest) {
      return inLanguage(language, () => {
        const index = indexes.get(version) ?? namesIndex(pagesOf(version), origin, titles.synonyms);
        indexes.set(version, index);
        return findHits(index.engine, query, limit, index.sections);
      });
    },
  };
}

/** How long files count as current, in milliseconds. A deploy may have replaced them since. */
const FRESH = 300_000;

/**
 * @returns a function that returns the docs. It reads the files again after five minutes, and until
 *   they are read, it returns the former ones. If that fails, it keeps those and tries again later.
 */
export function openDocs(
  source: Source,
  now = Date.now,
  stemmers: Stemmers = () => undefined,
): () => Promise<Docs> {
  let current: Promise<Docs> | undefined;
  let readAt = 0;
  return () => {
    if (current === undefined || now() - readAt > FRESH) {
      readAt = now();
      const former = current;
      const next = readDocs(source, stemmers);
      current = former ?? next;
      next.then(
        () => (current = next),
        () => (current = former),
      );
    }
    return current;
  };
}
