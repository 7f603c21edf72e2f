import {buildEngine} from './engine.ts';
import type {Stage} from './protocol.ts';
import type {FullFile, TitlesFile} from './records.ts';
import {SearchService} from './service.ts';

const titles: TitlesFile = {
  pages: [['/docs/delay/', 'Code']],
  sections: [
    [0, 1, '', 'Delay a workflow', '$.flow.delay', ['cron'], 0],
    [0, 2, 'cost', 'What a pause costs', '', [], 0],
  ],
  tag: 'docs-default-current',
  origin: 'https://docs.example.com',
  base: '/docs/',
};
const texts = ['Call it with milliseconds.', 'As much as a zebra.'];
const full: FullFile = {
  index: buildEngine(
    titles.sections.map(([, , , heading, keys, aliases], id) => {
      const names = {title: 'Delay a workflow', heading, aliases: aliases.join(' '), keys};
      return {id, ...names, asked: '', path: '', content: texts[id]!, code: ''};
    }),
  ).toJSON(),
  texts,
  asked: ['', ''],
};
const urls = {titlesUrl: '/docs/search-titles.json', fullUrl: '/docs/search-index.json'};

const json = (body: unknown) =>
  new Response(JSON.stringify(body), {headers: {'content-type': 'application/json'}});

let asked: string[] = [];

/** Serves the two files. */
function serve(files: Record<string, () => Response | Promise<Response>>): void {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    asked.push(url as string);
    return Promise.resolve(files[url as string]!());
  });
}

const first = (service: SearchService, query: string) => {
  const [hit] = service.search(query, 0, 5).hits;
  return hit?.hierarchy.lvl2 ?? hit?.hierarchy.lvl1;
};

test('searches only names until the full index has loaded', async () => {
  serve({[urls.titlesUrl]: () => json(titles), [urls.fullUrl]: () => json(full)});
  const service = new SearchService();
  expect(first(service, 'delay')).toBeUndefined();
  const answers: Partial<Record<Stage, unknown[]>> = {};
  await service.load(urls, (stage) => {
    answers[stage] = ['del', 'dleay', 'zebra'].map((query) => first(service, query));
  });
  const [delay, pause] = ['Delay a workflow', 'What a pause costs'];
  expect(answers.titles).toEqual([delay, delay, undefined]);
  expect(answers.full).toEqual([delay, delay, pause]);
});

test("the full index isn't requested before the small one has loaded", async () => {
  serve({[urls.titlesUrl]: () => new Response('', {status: 404})});
  await expect(new SearchService().load(urls, () => {})).rejects.toThrow('is missing');
  expect(asked).toEqual([urls.titlesUrl]);
});

test('without the full index, the small one stays in use', async () => {
  serve({[urls.titlesUrl]: () => json(titles), [urls.fullUrl]: () => json({index: {}})});
  const service = new SearchService();
  await expect(service.load(urls, () => {})).rejects.toThrow('is damaged');
  expect(first(service, 'delay')).toBe('Delay a workflow');
});
