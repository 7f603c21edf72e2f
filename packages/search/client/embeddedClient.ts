/** Searches the index that ships with the site, in a worker. */
import type {Results} from '../engine/hits.ts';
import type {SearchClient} from './client.ts';
import type {Failure} from './failures.ts';

/**
 * From the page to the worker. The worker starts the first load itself. It gets the site's base URL as
 * its name, because a message would only arrive after the page has rendered the dialog.
 */
export type Request = {kind: 'load'} | {kind: 'search'; id: number; query: string; limit: number};

/** From the worker to the page. `loaded` comes twice, because each index is better than none. */
export type Response =
  | {kind: 'loaded'}
  /** The message is a `Failure`. */
  | {kind: 'failed'; message: string}
  | {kind: 'results'; id: number; results: Results};

/** The part of a worker that the client uses. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Settle<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}

export class EmbeddedClient implements SearchClient {
  private worker: WorkerLike | undefined;
  /** Settles with the first index. Undefined before the first load, and after a failed one. */
  private ready: Promise<void> | undefined;
  private loading: Settle<void> | undefined;
  private readonly searches = new Map<number, Settle<Results>>();
  private readonly listeners = new Set<(failure?: string) => void>();
  private lastId = 0;

  /** @param createWorker - starts `worker.ts`, which loads immediately */
  constructor(private readonly createWorker: () => WorkerLike) {}

  prepare(): void {
    this.load().catch(() => undefined);
  }

  listen(listener: (failure?: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async search(query: string, limit: number, signal: AbortSignal): Promise<Results> {
    // If a load that has already been running fails, this search tries once more.
    await (this.ready?.catch(() => this.load()) ?? this.load());
    signal.throwIfAborted();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.searches.set(id, {resolve, reject});
      this.post({kind: 'search', id, query, limit});
    });
  }

  private load(): Promise<void> {
    this.ready ??= new Promise((resolve, reject) => {
      this.loading = {resolve, reject};
      if (this.worker) this.post({kind: 'load'});
      else this.start();
    });
    return this.ready;
  }

  private post(request: Request): void {
    this.worker?.postMessage(request);
  }

  private start(): void {
    try {
      this.worker = this.createWorker();
    } catch {
      // A browser or an extension can forbid workers.
      this.stop();
      return;
    }
    this.worker.addEventListener('message', ((event: MessageEvent<Response>) =>
      this.receive(event.data)) as EventListener);
    this.worker.addEventListener('error', () => this.stop());
  }

  private receive(response: Response): void {
    if (response.kind === 'failed') {
      this.fail(response.message);
    } else if (response.kind === 'results') {
      this.searches.get(response.id)?.resolve(response.results);
      this.searches.delete(response.id);
    } else if (this.loading) {
      // Searches wait for this one.
      this.loading.resolve();
      this.loading = undefined;
    } else {
      for (const listener of this.listeners) listener();
    }
  }

  /** The first index is missing, or only the full one: then searches go on with the first. */
  private fail(reason: string): void {
    const {loading} = this;
    this.ready = undefined;
    this.loading = undefined;
    if (loading) loading.reject(new Error(reason));
    else for (const listener of this.listeners) listener(reason);
  }

  /** The worker couldn't be created, or its script is missing or threw. The next search restarts it. */
  private stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    const reason: Failure = 'notStarted';
    for (const {reject} of this.searches.values()) reject(new Error(reason));
    this.searches.clear();
    // Not yet assigned if creating the worker has thrown.
    queueMicrotask(() => this.fail(reason));
  }
}
