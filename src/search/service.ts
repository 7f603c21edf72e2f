/** The search itself, apart from where it runs: loads the two indexes and answers queries. */
import {ask} from './ask.ts';
import {buildEngineInSlices, loadEngine, pathWords, type Engine} from './engine.ts';
import {Sections, toHit, type Hit} from './hits.ts';
import {marksOnlyIn} from './presentHits.ts';
import type {IndexUrls, Stage} from './protocol.ts';
import type {Result} from './rank.ts';
import type {FullFile, TitlesFile} from './records.ts';
import {scanner} from './scan.ts';

/** Why an index could not be used, in words for the reader. */
export class IndexError extends Error {
  override name = 'IndexError';
}

/** Asks for an index file. */
async function request(url: string): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new IndexError('The search index cannot be reached.', {cause: error});
  });
  // A development server answers every address with its start page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!response.ok || !isJson) throw new IndexError('The search index is missing on this server.');
  return response;
}

/** Reads an index file. */
const read = <T>(response: Response): Promise<T> =>
  response.json().catch((error: unknown) => {
    throw new IndexError('The search index is damaged.', {cause: error});
  }) as Promise<T>;

/**
 * So long the full index may take to arrive before one of the names is built, in milliseconds. To
 * build that takes about as long, and whoever types meanwhile waits for both.
 */
export const NEAR = 250;

const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The engine of the first stage, built from names only; on the way, other tasks get their turn. */
export function titlesEngine({pages, sections, base}: TitlesFile): Promise<Engine> {
  let title = '';
  return buildEngineInSlices(
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
  private scan: (query: string) => Result[] = () => [];
  private engine: Engine | undefined;
  private texts: string[] | undefined;

  /**
   * Loads the small index, then the full one.
   *
   * @param onStage - told when something better than before answers
   * @throws IndexError when one cannot be loaded; what has been loaded goes on answering
   */
  async load({titlesUrl, fullUrl}: IndexUrls, onStage: (stage: Stage) => void): Promise<void> {
    const titles = await read<TitlesFile>(await request(titlesUrl));
    // Not before: it would share the line with the small one, which readers wait for.
    const full = request(fullUrl).then(read<FullFile>);
    // Its failure is reported below; until then nobody waits for it.
    const isHere = full.then(
      () => true,
      () => false,
    );
    this.sections = new Sections(titles);
    this.scan = scanner(titles);
    onStage('scan');
    const takeNames = async () => {
      this.engine = await titlesEngine(titles);
      onStage('titles');
    };
    if (!(await Promise.race([isHere, pass(NEAR)]))) await takeNames();
    try {
      await this.takeAll(titles, await full);
    } catch (error) {
      if (!this.engine) await takeNames();
      throw error;
    }
    onStage('full');
  }

  /** Meanwhile the small index answers. */
  private async takeAll(titles: TitlesFile, {index, texts, asked}: FullFile): Promise<void> {
    this.engine = await loadEngine(index).catch((error: unknown) => {
      throw new IndexError('The search index is damaged.', {cause: error});
    });
    this.texts = texts;
    this.sections = new Sections(titles, texts, asked);
  }

  /** So many headings, from all over the index. */
  headings(count: number): string[] {
    const {sections, texts = []} = this;
    const step = Math.ceil(texts.length / count);
    return texts.flatMap((_, id) => (id % step === 0 ? sections!.heading(id) : []));
  }

  /** Answers from the best that is there, in safe HTML; before anything is, finds nothing. */
  search(query: string, offset: number, limit: number): Answer {
    const {sections, engine, texts} = this;
    if (!sections) return {hits: [], total: 0, stage: 'none'};
    const stage = texts ? 'full' : engine ? 'titles' : 'scan';
    const results = engine ? ask(engine, query, sections) : this.scan(query);
    const hits = results
      .slice(offset, offset + limit)
      .map((result) => marksOnlyIn(toHit(result, sections, texts?.[result.id])));
    return {hits, total: results.length, stage};
  }
}
