import {availableParallelism} from 'node:os';
import type {Worker} from 'node:worker_threads';

/** More threads than this only take memory. */
const MOST_THREADS = 3;

/** Tasks that a thread has at once: it goes on with the next while the answer waits to be heard. */
const AHEAD = 2;

/** Threads beside this one that a queue starts. */
export const threadCount = (): number => Math.min(MOST_THREADS, availableParallelism() - 1);

/** How the tasks of a queue are done. */
export interface Work<Task, Result> {
  /** Does a task in this thread. */
  here: (task: Task) => Promise<Result>;
  /** Starts a thread that answers tasks, in their order, with what comes of each, or with undefined. */
  thread: () => Worker;
  /** As many tasks must wait before threads are started: one takes a second until it does the first. */
  worthThreads: number;
}

interface Waiting<Task, Result> {
  task: Task;
  done: (result: Promise<Result>) => void;
}

/**
 * Does tasks one after the other, which keeps little of them in memory, and in threads beside where
 * many wait. What a thread cannot do is done here, so that messages are the same.
 */
export class WorkQueue<Task, Result> {
  readonly #waiting: Waiting<Task, Result>[] = [];
  #isBusy = false;
  readonly #threads = new Set<Worker>();

  constructor(private readonly work: Work<Task, Result>) {}

  /** Does a task when its turn comes. */
  add = (task: Task): Promise<Result> =>
    new Promise((done) => {
      this.#waiting.push({task, done});
      if (this.#waiting.length >= this.work.worthThreads && this.#threads.size === 0) {
        this.#startThreads();
      }
      if (!this.#isBusy) void this.#workHere();
    });

  async #workHere(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const result = this.work.here(next.task);
      next.done(result);
      await result.catch(() => undefined);
      // Such work never waits for anything: without a turn of the event loop, no thread is heard.
      await new Promise(setImmediate);
    }
    this.#isBusy = false;
  }

  #startThreads(): void {
    for (const thread of Array.from({length: threadCount()}, this.work.thread)) {
      this.#threads.add(thread);
      this.#workIn(thread);
    }
  }

  /** Sends tasks until none waits. What a thread does not do, or has when it ends, is done here. */
  #workIn(thread: Worker): void {
    let sent: Waiting<Task, Result>[] = [];
    const send = () => {
      while (sent.length < AHEAD && this.#waiting.length > 0) {
        const next = this.#waiting.shift()!;
        sent.push(next);
        thread.postMessage(next.task);
      }
      if (sent.length === 0) void thread.terminate();
    };
    thread.on('message', (result: Result | undefined) => {
      const {task, done} = sent.shift()!;
      done(result === undefined ? this.work.here(task) : Promise.resolve(result));
      send();
    });
    const end = () => {
      this.#threads.delete(thread);
      for (const {task, done} of sent) done(this.work.here(task));
      sent = [];
    };
    thread.once('error', end);
    thread.once('exit', end);
    send();
  }
}
