import {join} from 'node:path';
import {Worker} from 'node:worker_threads';

test('a thread compiles with the plugins and facts of this project', async () => {
  const siteDir = join(__dirname, '../../..');
  const markdownConfig = {anchors: {}, emoji: true, mdx1Compat: {}};
  const thread = new Worker(join(__dirname, 'worker.js'));
  thread.postMessage({siteDir, staticDirs: [], admonitions: false, markdownConfig});
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
