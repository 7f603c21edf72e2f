/** Loads the two indexes and searches them. It doesn't depend on running in a worker. */
import {ask} from './ask.ts';
import {buildEngine, loadEngine, pathWords, type Engine} from './engine.ts';
import {Sections, toHit, type Hit} from './hits.ts';
import type {IndexUrls, Stage} from './protocol.ts';
import type {FullFile, TitlesFile} from './records.ts';

async function request(url: string): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error('The search index cannot be reached.', {cause: error});
  });
  // A development server responds to every URL with its start page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!response.ok || !isJson) throw new Error('The search index is missing on this server.');
  return response;
}

const read = <T>(response: Response): Promise<T> =>
  response.json().catch((error: unknown) => {
    throw new Error('The search index is damaged.', {cause: error});
  }) as Promise<T>;

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
}

export class SearchService {
  private sections: Sections | undefined;
  private engine: Engine | undefined;
  private texts: string[] | undefined;

  /**
   * Loads the small index, then the full one.
   *
   * @param onStage - called when a better index is ready
   * @throws Error for the reader if an index can't be loaded; an index that has loaded stays in use
   */
  async load({titlesUrl, fullUrl}: IndexUrls, onStage: (stage: Stage) => void): Promise<void> {
    const titles = await read<TitlesFile>(await request(titlesUrl));
    // Not earlier, because it would compete for bandwidth with the small index, which readers wait for.
    const full = request(fullUrl).then(read<FullFile>);
    // Prevents an unhandled rejection. The `await` below throws the error.
    full.catch(() => undefined);
    this.sections = new Sections(titles);
    this.engine = titlesEngine(titles);
    onStage('titles');
    await this.loadFull(titles, await full);
    onStage('full');
  }

  /** Replaces the small index, which stays in use until the full one is ready. */
  private async loadFull(titles: TitlesFile, {index, texts, asked}: FullFile): Promise<void> {
    this.engine = await loadEngine(index).catch((error: unknown) => {
      throw new Error('The search index is damaged.', {cause: error});
    });
    this.texts = texts;
    this.sections = new Sections(titles, texts, asked);
  }

  /** Searches the best index that has loaded. Returns no hits without an index. */
  search(query: string, offset: number, limit: number): Answer {
    const {sections, engine, texts} = this;
    if (!sections || !engine) return {hits: [], total: 0};
    const results = ask(engine, query, sections);
    const hits = results
      .slice(offset, offset + limit)
      .map((result) => toHit(result, query, sections, texts?.[result.id]));
    return {hits, total: results.length};
  }
}
