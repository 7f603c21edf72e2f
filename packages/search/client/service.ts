/** Loads the two indexes and searches them. It doesn't depend on running in a worker. */
import {buildEngine, loadEngine, type Engine} from '../engine/engine.ts';
import type {Results} from '../engine/hits.ts';
import {INDEX_FILE, TITLES_FILE, type FullFile, type TitlesFile} from '../engine/records.ts';
import {languageOf, setLanguage} from '../engine/language.ts';
import {findHits} from '../engine/search.ts';
import {Sections} from '../engine/sections.ts';
import type {Failure} from './failures.ts';

/** Throws for the page, which has the sentences for readers. */
function fail(failure: Failure, cause?: unknown): never {
  throw new Error(failure, {cause});
}

/** @throws Error whose message is a `Failure` */
async function load<T>(url: string, options?: RequestInit): Promise<T> {
  const response = await fetch(url, options).catch((error: unknown) => fail('unreachable', error));
  // A development server responds to every URL with its start page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!response.ok || !isJson) fail('missing');
  return (await response.json().catch(damaged)) as T;
}

const damaged = (error: unknown) => fail('damaged', error);

export class SearchService {
  private sections: Sections | undefined;
  private engine: Engine | undefined;

  /**
   * Loads the small index, then the full one.
   *
   * @param baseUrl - the path of the site, and so of its index
   * @param onLoaded - called when each index is ready
   * @throws Error whose message is a `Failure` if an index can't be loaded; an index that has loaded stays in use
   */
  async load(baseUrl: string, onLoaded: () => void): Promise<void> {
    const titles = await load<TitlesFile>(baseUrl + TITLES_FILE);
    // Not earlier, because it would compete for bandwidth with the small index, which readers wait for.
    const full = load<FullFile>(baseUrl + INDEX_FILE);
    // Prevents an unhandled rejection. The `await` below throws the error.
    full.catch(() => undefined);
    setLanguage(languageOf(titles.language));
    this.sections = new Sections(titles);
    this.engine = buildEngine(titles.sections);
    onLoaded();
    const {index, build, ...rest} = await full;
    // A deploy may have replaced both files in between.
    const same = titles.build === build ? titles : await this.titlesOf(build, baseUrl);
    this.engine = await loadEngine(index).catch(damaged);
    this.sections = new Sections(same, rest);
    onLoaded();
  }

  /** Loads the small index again, past the browser's cache. */
  private async titlesOf(build: string, baseUrl: string): Promise<TitlesFile> {
    const titles = await load<TitlesFile>(baseUrl + TITLES_FILE, {cache: 'no-cache'});
    if (titles.build === build) return titles;
    return fail('replaced');
  }

  /** Searches the best index that has loaded. Returns no hits without an index. */
  search(query: string, limit: number): Results {
    const {sections, engine} = this;
    if (!sections || !engine) return {hits: [], count: 0, whole: 0};
    const found = findHits(engine, query, limit, sections);
    return sections.texts.length > 0 ? found : {...found, isProvisional: true};
  }
}
