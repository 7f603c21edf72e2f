import {EventEmitter} from 'node:events';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {type Compiled, type Page, PageCompiler} from './compile.ts';

const pages = Array.from({length: 200}, (_, at): Page => ({
  content: `${at}`,
  filePath: `${at}.mdx`,
  frontMatter: {},
  compilerName: 'client',
}));

const compiled = ({content}: Page, by: string): Compiled => ({
  content: `${content} by ${by}`,
  data: {},
});

/** Answers as a thread does, or ends. */
class Thread extends EventEmitter {
  constructor(private readonly answer: (page: Page) => Compiled | undefined | 'end') {
    super();
    setImmediate(() => this.emit('online'));
  }

  postMessage(page: Page): void {
    const answer = this.answer(page);
    setImmediate(() => (answer === 'end' ? this.emit('exit', 1) : this.emit('message', answer)));
  }

  terminate = async (): Promise<number> => 0;
}

/** Compiles pages at once. */
async function compileAll(
  some: readonly Page[],
  answer: (page: Page) => Compiled | undefined | 'end',
) {
  let atOnce = 0;
  let most = 0;
  const threads: Thread[] = [];
  const compiler = new PageCompiler(
    async (page) => {
      most = Math.max(most, ++atOnce);
      // As the compiler does: later, but before any other event.
      await undefined;
      atOnce--;
      if (page.content === '7') throw new Error('7.mdx:1:1: no such fact');
      return compiled(page, 'main');
    },
    () => {
      threads.push(new Thread(answer));
      return threads.at(-1) as unknown as Worker;
    },
  );
  const results = await Promise.allSettled(some.map(compiler.add));
  const texts = results.map((one) =>
    one.status === 'fulfilled' ? one.value.content : String(one.reason),
  );
  return {texts, most, threads: threads.length};
}

test('few pages are compiled here, one after the other', async () => {
  const {texts, most, threads} = await compileAll(pages.slice(0, 20), (page) =>
    compiled(page, 'x'),
  );
  expect(threads).toBe(0);
  expect(most).toBe(1);
  expect(texts[3]).toBe('3 by main');
  expect(texts[7]).toBe('Error: 7.mdx:1:1: no such fact');
});

// On a machine with one core there is no thread beside this one.
test('many are compiled in threads too, each once and in its place', async () => {
  const {texts, threads} = await compileAll(pages, (page) => compiled(page, 'thread'));
  expect(texts.map((text) => Number.parseInt(text.replace('Error: ', '')))).toEqual(
    pages.map((_, at) => at),
  );
  expect(texts).toContain('0 by main');
  expect(texts.filter((text) => text.endsWith('by thread')).length).toBeGreaterThan(40 * threads);
});

test.each([
  ['cannot compile', undefined],
  ['breaks at', 'end' as const],
])('what a thread %s is compiled here, with the same message', async (_, answer) => {
  const {texts} = await compileAll(pages, () => answer);
  expect(texts[7]).toBe('Error: 7.mdx:1:1: no such fact');
  expect(texts.filter((text) => text.endsWith('by main'))).toHaveLength(pages.length - 1);
});

test('a thread compiles with the plugins and facts of this project', async () => {
  const siteDir = join(__dirname, '../../..');
  const markdownConfig = {anchors: {}, emoji: true, mdx1Compat: {}};
  const workerData = {
    siteDir,
    staticDirs: [],
    admonitions: false,
    markdownConfig,
  };
  const thread = new Worker(join(__dirname, 'worker.js'), {workerData});
  const ask = (content: string) => {
    thread.postMessage({
      content,
      filePath: join(siteDir, 'docs/x.mdx'),
      frontMatter: {},
      compilerName: 'client',
    });
    return new Promise((answered) => void thread.once('message', answered));
  };
  try {
    expect(await ask('# Title\n\n```js\nconst a = 1;\n```\n')).toEqual({
      content: expect.stringMatching(/_jsx = _jsxImport[^]*runs: ?"/),
      data: {contentTitle: 'Title'},
    });
    expect(await ask('<Open>')).toBeUndefined();
    expect(await ask('[a](./other.mdx)')).toBeUndefined();
  } finally {
    await thread.terminate();
  }
});
