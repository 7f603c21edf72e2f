import {EventEmitter} from 'node:events';
import type {Worker} from 'node:worker_threads';
import {WorkQueue} from './workQueue.ts';

const tasks = Array.from({length: 200}, (_, at) => at);

/** Answers as a thread does, or ends. */
class Thread extends EventEmitter {
  constructor(private readonly answer: (task: number) => string | undefined | 'end') {
    super();
    setImmediate(() => this.emit('online'));
  }

  postMessage(task: number): void {
    const answer = this.answer(task);
    setImmediate(() => (answer === 'end' ? this.emit('exit', 1) : this.emit('message', answer)));
  }

  terminate = async (): Promise<number> => 0;
}

/** Does tasks that are there at once. */
async function doAll(some: readonly number[], answer: (task: number) => string | undefined) {
  let atOnce = 0;
  let most = 0;
  const threads: Thread[] = [];
  const {add} = new WorkQueue({
    here: async (task: number) => {
      most = Math.max(most, ++atOnce);
      // As a compiler does: later, but before any other event.
      await undefined;
      atOnce--;
      if (task === 7) throw new Error('7.mdx:1:1: no such fact');
      return `${task} by main`;
    },
    thread: () => {
      threads.push(new Thread(answer));
      return threads.at(-1) as unknown as Worker;
    },
    worthThreads: 150,
  });
  const results = await Promise.allSettled(some.map(add));
  const texts = results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
  return {texts, most, threads: threads.length};
}

test('few tasks are done here, one after the other', async () => {
  const {texts, most, threads} = await doAll(tasks.slice(0, 20), (task) => `${task} by x`);
  expect(threads).toBe(0);
  expect(most).toBe(1);
  expect(texts[3]).toBe('3 by main');
  expect(texts[7]).toBe('Error: 7.mdx:1:1: no such fact');
});

// On a machine with one core there is no thread beside this one.
test('many are done in threads too, each once and in its place', async () => {
  const {texts, threads} = await doAll(tasks, (task) => `${task} by thread`);
  expect(texts.map((text) => Number.parseInt(text.replace('Error: ', '')))).toEqual(tasks);
  expect(texts).toContain('0 by main');
  expect(texts.filter((text) => text.endsWith('by thread')).length).toBeGreaterThan(40 * threads);
});

test.each([
  ['cannot do', undefined],
  ['breaks at', 'end'],
])('what a thread %s is done here, with the same message', async (_, answer) => {
  const {texts} = await doAll(tasks, () => answer);
  expect(texts[7]).toBe('Error: 7.mdx:1:1: no such fact');
  expect(texts.filter((text) => text.endsWith('by main'))).toHaveLength(tasks.length - 1);
});
