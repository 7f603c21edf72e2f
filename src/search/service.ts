/** The search itself, apart from where it runs: loads the two indexes and answers queries. */
import {ask} from './ask.ts';
import {buildEngine, loadEngine, pathWords, type Engine} from './engine.ts';
import {Sections, toHit, type Hit} from './hits.ts';
import type {Stage} from './protocol.ts';
import type {FullFile, TitlesFile} from './records.ts';

/** Why an index could not be used, in words for the reader. */
export class IndexError extends Error {
  override name = 'IndexError';
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new IndexError('The search index cannot be reached.', {cause: error});
  });
  // A development server answers every address with its start page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!response.ok || !isJson) throw new IndexError('The search index is missing on this server.');
  return response.json().catch((error: unknown) => {
    throw new IndexError('The search index is damaged.', {cause: error});
  }) as Promise<T>;
}

/** The engine of the first stage, built from names only. */
export function titlesEngine({pages, sections, base}: TitlesFile): Engine {
  let title = '';
  return buildEngine(
    sections.map(([page, level, , heading, keys, names], id) => {
      if (level === 1) title = heading;
      const path = level === 1 ? pathWords(pages[page]![0].slice(base.length)) : '';
      const aliases = names.join(' ');
      return {id, title, heading, aliases, asked: '', path, keys, content: '', code: ''};
    }),
  );
}

export interface Answer {
  hits: Hit[];
  total: number;
  stage: Stage;
}

export class SearchService {
  private sections: Sections | undefined;
  private engine: Engine | undefined;
  private texts: string[] | undefined;

  /**
   * Loads the small index, then the full one.
   *
   * @param onStage - told when each of them answers
   * @throws IndexError when one cannot be loaded; what has been loaded goes on answering
   */
  async load(
    urls: {titlesUrl: string; fullUrl: string},
    onStage: (stage: Stage) => void,
  ): Promise<void> {
    const full = fetchJson<FullFile>(urls.fullUrl);
    // Its failure is reported below; until then nobody waits for it.
    full.catch(() => undefined);
    const titles = await fetchJson<TitlesFile>(urls.titlesUrl);
    this.sections = new Sections(titles);
    this.engine = titlesEngine(titles);
    onStage('titles');
    const {index, texts, asked} = await full;
    // Meanwhile the small index answers.
    this.engine = await loadEngine(index).catch((error: unknown) => {
      throw new IndexError('The search index is damaged.', {cause: error});
    });
    this.texts = texts;
    this.sections = new Sections(titles, texts, asked);
    onStage('full');
  }

  /** Answers from the best index that is there; before the first one, finds nothing. */
  search(query: string, offset: number, limit: number): Answer {
    const stage = this.texts ? 'full' : 'titles';
    const {sections, engine, texts} = this;
    if (!sections || !engine) return {hits: [], total: 0, stage};
    const results = ask(engine, query, sections);
    const hits = results
      .slice(offset, offset + limit)
      .map((result) => toHit(result, sections, texts?.[result.id]));
    return {hits, total: results.length, stage};
  }
}
