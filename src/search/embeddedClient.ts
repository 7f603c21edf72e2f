/**
 * The search client that DocSearch gets instead of Algolia's. It accepts the same calls, and searches
 * the index that ships with the site.
 */
import type {Hit} from './hits.ts';
import {STAGES, type Request, type Response, type Stage} from './protocol.ts';

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
  /** Called when a better index has loaded than the last results came from. */
  onBetter?: () => void;
  /**
   * Called with a message for the reader if the index couldn't be loaded or, with `isSlow`, is still
   * loading. Called with `undefined` when it works again.
   */
  onFailure?: (message: string | undefined, isSlow?: boolean) => void;
}

type Answer = Pick<Extract<Response, {kind: 'results'}>, 'hits' | 'total'>;

const NOTHING: Answer = {hits: [], total: 0};

/** How long a reader waits before being told that the index is slow, in milliseconds. */
export const PATIENCE = 3000;

/** The part of a worker that the client uses. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

export class EmbeddedClient {
  private worker: WorkerLike | undefined;
  private state: 'idle' | 'loading' | 'answering' | 'failed' = 'idle';
  /** The best stage that's ready, and the stage of the last results, as indexes in {@link STAGES}. */
  private reached = 0;
  private answered = Infinity;
  /** Resolves when the current load has a first index, has failed, or was reported as slow. */
  private settled: Promise<void> = Promise.resolve();
  private settle: () => void = () => undefined;
  private isSlow = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly listeners = new Set<Listener>();
  private lastId = 0;

  /** @param createWorker - starts `worker.ts`, which loads immediately */
  constructor(private readonly createWorker: () => WorkerLike) {}

  /** Starts loading, unless it has already started and hasn't failed. */
  load(): void {
    if (this.state !== 'idle' && this.state !== 'failed') return;
    this.state = 'loading';
    this.settled = new Promise((resolve) => {
      this.settle = resolve;
    });
    if (this.worker) this.post({kind: 'load'});
    else this.worker = this.startWorker();
    this.timer = setTimeout(() => this.reportSlowness(), PATIENCE);
  }

  /** @returns a function that removes the listener */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Whether searching again would give better results. */
  private get isBehind(): boolean {
    return this.answered < this.reached;
  }

  /** Whether an index has loaded, and nothing has failed since. */
  get isReady(): boolean {
    return this.state === 'answering';
  }

  /** Loads the index, again if that has failed. Resolves when it's ready, has failed or is slow. */
  async ready(): Promise<void> {
    this.load();
    await this.settled;
  }

  /** Runs a search for DocSearch. Finds nothing if no index has loaded. */
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
      this.answered = STAGES.indexOf(response.stage);
      this.waiting.get(response.id)?.(response);
      this.waiting.delete(response.id);
    } else if (response.kind === 'failed') {
      this.fail(response.message);
    } else {
      this.reach(response.stage);
    }
  }

  /** Called when results come from this stage from now on. */
  private reach(stage: Stage): void {
    const {isSlow} = this;
    this.state = 'answering';
    this.reached = Math.max(this.reached, STAGES.indexOf(stage));
    this.endLoad();
    if (isSlow || stage === 'full') this.tell(undefined);
    if (!this.isBehind) return;
    for (const {onBetter} of this.listeners) onBetter?.();
  }

  /** Lets pending searches run. */
  private endLoad(): void {
    clearTimeout(this.timer);
    this.isSlow = false;
    this.settle();
  }

  private tell(failure: string | undefined, isSlow = false): void {
    for (const {onFailure} of this.listeners) onFailure?.(failure, isSlow);
  }

  /** Lets searches run without an index, and tells readers why they find nothing. */
  private reportSlowness(): void {
    this.isSlow = true;
    this.settle();
    this.tell('The search index is slow to arrive.', true);
  }

  private fail(message: string): void {
    this.state = 'failed';
    this.endLoad();
    this.tell(message);
  }

  /** The worker's script is missing or threw. Pending searches find nothing; the next one restarts it. */
  private loseWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.reached = 0;
    for (const resolve of this.waiting.values()) resolve(NOTHING);
    this.waiting.clear();
    this.fail('The search could not be started.');
  }
}
