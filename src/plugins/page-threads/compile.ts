import {availableParallelism} from 'node:os';
import type {Worker} from 'node:worker_threads';

/** A page as the MDX loader of Docusaurus gives it to its processor, and what comes of it. */
export interface Page {
  content: string;
  filePath: string;
  frontMatter: Record<string, unknown>;
  compilerName: string;
}
export interface Compiled {
  content: string;
  data: {contentTitle?: string};
}
export type Compile = (page: Page) => Promise<Compiled>;

/** As many pages must wait before threads are started: one takes a second until it compiles. */
const WORTH_THREADS = 150;

/** More threads than this only take memory. */
const MOST_THREADS = 3;

/** Pages that a thread has at once: it goes on with the next while the answer waits to be heard. */
const AHEAD = 2;

interface Waiting {
  page: Page;
  done: (result: Promise<Compiled>) => void;
}

/**
 * Compiles pages one after the other, which keeps few of them in memory, and in threads beside where
 * many wait. What a thread cannot compile is compiled here, so that messages are the same.
 */
export class PageCompiler {
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  readonly #threads = new Set<Worker>();

  /**
   * @param compile - compiles a page in this thread
   * @param thread - starts a thread that answers pages, in their order, with what comes of each, or
   *   with undefined
   */
  constructor(
    private readonly compile: Compile,
    private readonly thread: () => Worker,
  ) {}

  /** Compiles a page when its turn comes. */
  add = (page: Page): Promise<Compiled> =>
    new Promise((done) => {
      this.#waiting.push({page, done});
      if (this.#waiting.length >= WORTH_THREADS && this.#threads.size === 0) this.#startThreads();
      if (!this.#isBusy) void this.#workHere();
    });

  async #workHere(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const result = this.compile(next.page);
      next.done(result);
      await result.catch(() => undefined);
      // Compiling never waits for anything: without a turn of the event loop, no thread is heard.
      await new Promise(setImmediate);
    }
    this.#isBusy = false;
  }

  #startThreads(): void {
    const count = Math.min(MOST_THREADS, availableParallelism() - 1);
    for (const thread of Array.from({length: count}, this.thread)) {
      this.#threads.add(thread);
      this.#workIn(thread);
    }
  }

  /**
   * Sends pages until none waits. What a thread does not compile, or has when it ends, is compiled
   * here.
   */
  #workIn(thread: Worker): void {
    let sent: Waiting[] = [];
    const send = () => {
      while (sent.length < AHEAD && this.#waiting.length > 0) {
        const next = this.#waiting.shift()!;
        sent.push(next);
        thread.postMessage(next.page);
      }
      if (sent.length === 0) void thread.terminate();
    };
    thread.once('online', send);
    thread.on('message', (compiled: Compiled | undefined) => {
      const {page, done} = sent.shift()!;
      done(compiled ? Promise.resolve(compiled) : this.compile(page));
      send();
    });
    const end = () => {
      this.#threads.delete(thread);
      for (const {page, done} of sent) done(this.compile(page));
      sent = [];
    };
    thread.once('error', end);
    thread.once('exit', end);
  }
}
