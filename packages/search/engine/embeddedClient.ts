/**
 * The search client that DocSearch gets instead of Algolia's. It accepts the same calls, and searches
 * the index that ships with the site.
 */
import type {Request, Response, Results} from './protocol.ts';

/** The part of a request to Algolia that matters here. */
export interface SearchCall {
  requests: {query: string; hitsPerPage: number}[];
}

/** The part of Algolia's response that DocSearch and the results page read. */
export interface SearchResponse {
  results: Results[];
}

/** Why a search finds nothing or too little. */
export interface Problem {
  /** A sentence for the reader. */
  reason: string;
  /** Whether the index is still loading. */
  isSlow?: boolean;
}

interface Listener {
  /** Called when an index has loaded, so searching again may give better results. */
  onBetter?: (() => void) | undefined;
  /** Called when the index couldn't be loaded or is slow, and with `undefined` when it works again. */
  onProblem?: (problem: Problem | undefined) => void;
}

const NOTHING: Results = {hits: [], nbHits: 0};

/** How long a reader waits before being told that the index is slow, in milliseconds. */
export const PATIENCE = 3000;

/** The part of a worker that the client uses. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

export class EmbeddedClient {
  private worker: WorkerLike | undefined;
  /** Whether an index is loading or has loaded, and nothing has failed since. */
  private isStarted = false;
  /** Resolves when the current load has a first index, has failed, or was reported as slow. */
  private settled: Promise<void> = Promise.resolve();
  private settle: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, (results: Results) => void>();
  private readonly listeners = new Set<Listener>();
  private lastId = 0;

  /** @param createWorker - starts `worker.ts`, which loads immediately */
  constructor(private readonly createWorker: () => WorkerLike) {}

  /** Starts loading, unless it has already started and hasn't failed. */
  load(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.settled = new Promise((resolve) => {
      this.settle = resolve;
    });
    this.timer = setTimeout(
      () => this.report({reason: 'The search index is slow to arrive.', isSlow: true}),
      PATIENCE,
    );
    if (this.worker) this.post({kind: 'load'});
    else this.startWorker();
  }

  /** @returns a function that removes the listener */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Runs a search for DocSearch. Loads the index first, again if that has failed. Finds nothing if it
   * fails or is slow.
   */
  async search({requests}: SearchCall): Promise<SearchResponse> {
    this.load();
    await this.settled;
    return {
      results: await Promise.all(
        requests.map(({query, hitsPerPage}) => this.resultsOf(query, hitsPerPage)),
      ),
    };
  }

  private resultsOf(query: string, limit: number): Promise<Results> {
    if (!this.worker) return Promise.resolve(NOTHING);
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.post({kind: 'search', id, query, limit});
    });
  }

  private startWorker(): void {
    try {
      this.worker = this.createWorker();
    } catch {
      // A browser or an extension can forbid workers.
      this.loseWorker();
      return;
    }
    this.worker.addEventListener('message', ((event: MessageEvent<Response>) =>
      this.receive(event.data)) as EventListener);
    this.worker.addEventListener('error', () => this.loseWorker());
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
      this.report(undefined);
      for (const {onBetter} of this.listeners) onBetter?.();
    }
  }

  /** Lets pending searches run, and tells readers why they find nothing, if they do. */
  private report(problem: Problem | undefined): void {
    clearTimeout(this.timer);
    this.settle();
    for (const {onProblem} of this.listeners) onProblem?.(problem);
  }

  private fail(reason: string): void {
    this.isStarted = false;
    this.report({reason});
  }

  /** The worker couldn't be created, or its script is missing or threw. Pending searches find nothing; the next one restarts it. */
  private loseWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const resolve of this.waiting.values()) resolve(NOTHING);
    this.waiting.clear();
    this.fail('The search could not be started.');
  }
}
