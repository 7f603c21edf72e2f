/** The search itself, apart from where it runs: loads the two indexes and searches them. */
import {ask} from './ask.ts';
import {buildEngine, loadEngine, pathWords, type Engine} from './engine.ts';
import {Sections, toHit, type Hit} from './hits.ts';
import {marksOnlyIn} from './presentHits.ts';
import type {IndexUrls, Stage} from './protocol.ts';
import type {FullFile, TitlesFile} from './records.ts';

/** Why an index could not be used, in words for the reader. */
export class IndexError extends Error {
  override name = 'IndexError';
}

/** Requests an index file. */
async function request(url: string): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new IndexError('The search index cannot be reached.', {cause: error});
  });
  // A development server responds to every address with its start page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!response.ok || !isJson) throw new IndexError('The search index is missing on this server.');
  return response;
}

/** Reads an index file. */
const read = <T>(response: Response): Promise<T> =>
  response.json().catch((error: unknown) => {
    throw new IndexError('The search index is damaged.', {cause: error});
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
  stage: Stage;
}

export class SearchService {
  private sections: Sections | undefined;
  private engine: Engine | undefined;
  private texts: string[] | undefined;

  /**
   * Loads the small index, then the full one.
   *
   * @param onStage - called when a better index is ready
   * @throws IndexError when one cannot be loaded; what has been loaded stays in use
   */
  async load({titlesUrl, fullUrl}: IndexUrls, onStage: (stage: Stage) => void): Promise<void> {
    const titles = await read<TitlesFile>(await request(titlesUrl));
    // Not earlier: the full index would compete for bandwidth with the small one, which readers wait for.
    const full = request(fullUrl).then(read<FullFile>);
    // A failure is reported where it is awaited, below.
    full.catch(() => undefined);
    this.sections = new Sections(titles);
    this.engine = titlesEngine(titles);
    onStage('titles');
    await this.loadFull(titles, await full);
    onStage('full');
  }

  /** Meanwhile the small index is used. */
  private async loadFull(titles: TitlesFile, {index, texts, asked}: FullFile): Promise<void> {
    this.engine = await loadEngine(index).catch((error: unknown) => {
      throw new IndexError('The search index is damaged.', {cause: error});
    });
    this.texts = texts;
    this.sections = new Sections(titles, texts, asked);
  }

  /** Searches the best index that is loaded, and returns hits in safe HTML; before that, none. */
  search(query: string, offset: number, limit: number): Answer {
    const {sections, engine, texts} = this;
    if (!sections || !engine) return {hits: [], total: 0, stage: 'none'};
    const results = ask(engine, query, sections);
    const hits = results
      .slice(offset, offset + limit)
      .map((result) => marksOnlyIn(toHit(result, query, sections, texts?.[result.id])));
    return {hits, total: results.length, stage: texts ? 'full' : 'titles'};
  }
}
