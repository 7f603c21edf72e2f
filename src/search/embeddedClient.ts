/**
 * The search client that DocSearch is given instead of Algolia's: it answers the same calls from the
 * index that ships with the site.
 */
import type {Hit} from './hits.ts';
import type {Request, Response, Stage} from './protocol.ts';

export interface SearchQuery {
  query: string;
  indexName?: string;
  hitsPerPage?: number;
  page?: number;
}

export interface SearchCall {
  requests: SearchQuery[];
}

export interface SearchResults {
  results: {
    index: string | undefined;
    hits: Hit[];
    nbHits: number;
    nbPages: number;
    page: number;
    query: string;
  }[];
}

interface Listener {
  /** The full index has replaced the small one: asking again may find more. */
  onFull?: () => void;
  /** The index could not be loaded; the text is for the reader. `undefined` when it works again. */
  onFailure?: (message: string | undefined) => void;
}

type Answer = Pick<Extract<Response, {kind: 'results'}>, 'hits' | 'total'>;

const NOTHING: Answer = {hits: [], total: 0};

/** What a worker is to the client. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

export class EmbeddedClient {
  private worker: WorkerLike | undefined;
  private state: 'idle' | 'loading' | Stage | 'failed' = 'idle';
  /** Kept when the running load has either given a first index or failed. */
  private settled: Promise<void> = Promise.resolve();
  private settle: () => void = () => undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly listeners = new Set<Listener>();
  private lastId = 0;

  /**
   * @param urls - where the two index files are served
   * @param createWorker - starts `worker.ts`
   */
  constructor(
    private readonly urls: {titlesUrl: string; fullUrl: string},
    private readonly createWorker: () => WorkerLike,
  ) {}

  /** Starts loading, if that has not been done or has failed. */
  load(): void {
    if (this.state !== 'idle' && this.state !== 'failed') return;
    this.state = 'loading';
    this.settled = new Promise((resolve) => {
      this.settle = resolve;
    });
    this.worker ??= this.startWorker();
    this.post({kind: 'load', ...this.urls});
  }

  /** @returns a function that ends the listening */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Loads, again where that has failed; done when questions can be answered, or never will be. */
  async ready(): Promise<void> {
    this.load();
    await this.settled;
  }

  /** Answers the call that DocSearch makes; where nothing has been loaded, finds nothing. */
  async answer({requests}: SearchCall): Promise<SearchResults> {
    return {results: await Promise.all(requests.map((request) => this.resultsOf(request)))};
  }

  private async resultsOf({query, indexName, hitsPerPage = 20, page = 0}: SearchQuery) {
    const {hits, total} = await this.ask(query, page * hitsPerPage, hitsPerPage);
    const nbPages = Math.ceil(total / hitsPerPage);
    return {index: indexName, hits, nbHits: total, nbPages, page, query};
  }

  private ask(query: string, offset: number, limit: number): Promise<Answer> {
    if (!this.worker) return Promise.resolve(NOTHING);
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.post({kind: 'search', id, query, offset, limit});
    });
  }

  private startWorker(): WorkerLike {
    const worker = this.createWorker();
    worker.addEventListener('message', ((event: MessageEvent<Response>) =>
      this.receive(event.data)) as EventListener);
    worker.addEventListener('error', () => this.loseWorker());
    return worker;
  }

  private post(request: Request): void {
    this.worker?.postMessage(request);
  }

  private receive(response: Response): void {
    if (response.kind === 'results') {
      this.waiting.get(response.id)?.(response);
      this.waiting.delete(response.id);
    } else if (response.kind === 'failed') {
      this.fail(response.message);
    } else {
      this.state = response.stage;
      this.settle();
      if (response.stage === 'full') this.tell(undefined, true);
    }
  }

  private tell(failure: string | undefined, full = false): void {
    for (const {onFailure, onFull} of this.listeners) {
      onFailure?.(failure);
      if (full) onFull?.();
    }
  }

  private fail(message: string): void {
    this.state = 'failed';
    this.settle();
    this.tell(message);
  }

  /** Its script is missing or threw: open questions find nothing, the next one starts another. */
  private loseWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const resolve of this.waiting.values()) resolve(NOTHING);
    this.waiting.clear();
    this.fail('The search could not be started.');
  }
}
