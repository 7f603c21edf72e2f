import {buildEngine} from '../engine/engine.ts';
import type {FullFile, TitlesFile} from '../engine/records.ts';
import {SearchService} from './service.ts';

const page = 'https://docs.example.com/docs/delay/';
const hierarchy = {lvl0: 'Code', lvl1: 'Delay a workflow', lvl2: null, lvl3: null, lvl4: null};
const sections: TitlesFile['sections'] = [
  {
    url: page,
    type: 'lvl1',
    hierarchy,
    path: 'delay',
    aliases: ['cron'],
    keys: '$.flow.delay',
    links: 0,
  },
  {
    url: `${page}#cost`,
    type: 'lvl2',
    hierarchy: {...hierarchy, lvl2: 'What a pause costs'},
    path: '',
    aliases: [],
    keys: '',
    links: 0,
  },
];
const texts = ['Call it with milliseconds.', 'As much as a zebra.'];
const titles: TitlesFile = {build: 'first', sections, synonyms: []};
const full: FullFile = {
  build: 'first',
  index: buildEngine(sections.map((section, id) => ({...section, content: texts[id]!}))).toJSON(),
  texts,
  asked: [[], []],
};
const TITLES_URL = '/docs/search-titles.json';
const INDEX_URL = '/docs/search-index.json';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), {headers: {'content-type': 'application/json'}});

let requested: string[] = [];

/** Serves the two files. */
function serve(files: Record<string, () => Response | Promise<Response>>): void {
  requested = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    requested.push(url as string);
    return Promise.resolve(files[url as string]!());
  });
}

const first = (service: SearchService, query: string) =>
  service.search(query, 5).hits[0]?.title.join('');

test('searches only names until the full index has loaded', async () => {
  serve({[TITLES_URL]: () => json(titles), [INDEX_URL]: () => json(full)});
  const service = new SearchService();
  expect(first(service, 'delay')).toBeUndefined();
  const found: unknown[][] = [];
  await service.load('/docs/', () => {
    // Full-width letters are ordinary ones.
    found.push(['ｄｅ\u00ADｌ', 'dleay', 'zebra'].map((query) => first(service, query)));
  });
  const [delay, pause] = ['Delay a workflow', 'What a pause costs'];
  expect(found).toEqual([
    [delay, delay, undefined],
    [delay, delay, pause],
  ]);
});

test("the full index isn't requested before the small one has loaded", async () => {
  serve({[TITLES_URL]: () => new Response('', {status: 404})});
  await expect(new SearchService().load('/docs/', () => {})).rejects.toThrow('missing');
  expect(requested).toEqual([TITLES_URL]);
});

test('without the full index, the small one stays in use', async () => {
  serve({[TITLES_URL]: () => json(titles), [INDEX_URL]: () => json({...full, index: {}})});
  const service = new SearchService();
  await expect(service.load('/docs/', () => {})).rejects.toThrow('damaged');
  expect(first(service, 'delay')).toBe('Delay a workflow');
});

describe('the two files are from different builds', () => {
  // The second build has a page less, so the IDs of its sections differ.
  const [, second] = sections;
  const laterTitles: TitlesFile = {build: 'second', sections: [second!], synonyms: []};
  const laterFull: FullFile = {
    build: 'second',
    index: buildEngine([{...second!, content: texts[1]!}]).toJSON(),
    texts: [texts[1]!],
    asked: [[]],
  };

  test('the names are loaded again', async () => {
    const answers = [titles, laterTitles];
    serve({[TITLES_URL]: () => json(answers.shift()), [INDEX_URL]: () => json(laterFull)});
    const service = new SearchService();
    await service.load('/docs/', () => {});
    expect(first(service, 'zebra')).toBe('What a pause costs');
    expect(requested).toEqual([TITLES_URL, INDEX_URL, TITLES_URL]);
  });

  test('the names of the first stay in use if no matching ones come', async () => {
    serve({[TITLES_URL]: () => json(titles), [INDEX_URL]: () => json(laterFull)});
    const service = new SearchService();
    await expect(service.load('/docs/', () => {})).rejects.toThrow('replaced');
    expect(first(service, 'delay')).toBe('Delay a workflow');
    expect(service.search('zebra', 5).count).toBe(0);
  });
});
