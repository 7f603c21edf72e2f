import {openDocs, type Docs} from './docs.ts';
import {files, testSource} from './fixture.ts';

let docs: Docs;
beforeAll(async () => (docs = await openDocs(testSource())()));

test('knows the name of the site and its versions, the latest first', () => {
  expect(docs).toMatchObject({name: 'Example docs', versions: ['v2', 'v1']});
});

test.each([
  ['/docs/limits/', '/docs/limits/'],
  ['/limits/', '/docs/limits/'],
  ['limits', '/docs/limits/'],
  ['docs/limits/index.md', '/docs/limits/'],
  ['https://docs.example/docs/limits/', '/docs/limits/'],
  ['http://localhost:3000/docs/limits?a=1', '/docs/limits/'],
  ['/quickstart/create', '/docs/quickstart/create.html'],
  ['https://docs.example/docs/quickstart/create.md', '/docs/quickstart/create.html'],
  ['v1/limits', '/docs/v1/limits/'],
  ['/', '/docs/'],
  ['', '/docs/'],
  ['/cron', '/docs/limits/'],
  ['https://docs.example/docs/cron/index.html?a=1', '/docs/limits/'],
  ['/old.html', '/docs/limits/'],
  ['cron/#bodies', '/docs/limits/#bodies'],
  ['/cron/#old', '/docs/limits/#http'],
  ['limits/#old', '/docs/limits/#http'],
  ['limits/#new', '/docs/limits/#new'],
  ['/docs/part/#bodies', '/docs/limits/#http'],
])('"%s" is the page %s', (asked, address) => {
  const {page, id} = docs.find(asked);
  expect(page.path + (id && `#${id}`)).toBe(address);
});

test.each([
  ['/limts/', '"/limts/". The nearest are /docs/limits/ (Limits), /docs/v1/limits/'],
  ['/apps/', '"/apps/" has moved to https://product.example/apps, which isn\'t part of these docs'],
  ['../../etc/passwd', 'There\'s no page at "../../etc/passwd".'],
  ['http://[', 'See list_pages.'],
])('for "%s", it says where to look', (asked, message) =>
  expect(() => docs.find(asked)).toThrow(message),
);

test('searches names and descriptions of an older version', () => {
  const urls = (query: string) => docs.search(query, 5, 'v1').hits.map(({url}) => url);
  expect(urls('http trigger')[0]).toBe('/docs/v1/limits/#http');
  expect(urls('bodies')[0]).toBe('/docs/v1/limits/#bodies');
  expect(urls('about limits')[0]).toBe('/docs/v1/limits/');
});

test('names the versions if there is no such version', () => {
  const message = 'There\'s no version "v3". Versions are v2, v1.';
  expect(() => docs.search('limits', 5, 'v3')).toThrow(message);
  expect(() => docs.pagesOf('v3')).toThrow(message);
});

test('reads the files again when they may be old, and keeps the docs if that fails', async () => {
  let time = 0;
  const source = testSource();
  const open = openDocs(source, () => time);
  const first = await open();
  expect(await open()).toBe(first);
  expect(source.reads).toHaveLength(5);

  const {read} = source;
  source.read = () => Promise.reject(new Error('offline'));
  time = 300_001;
  expect(await open()).toBe(first);
  source.read = read;
  time = 600_002;
  expect(await open()).toBe(first);
  // Lets the new docs load.
  await new Promise((done) => setTimeout(done, 50));
  expect(await open()).not.toBe(first);
  expect(source.reads).toHaveLength(10);
});

test('keeps the docs while a deploy has replaced only one of the two files for search', async () => {
  let time = 0;
  const source = testSource();
  const open = openDocs(source, () => time);
  const first = await open();
  const {read} = source;
  const newer = JSON.stringify({...JSON.parse(files['search-titles.json']!), build: 'newer'});
  source.read = async (path) => (path === 'search-titles.json' ? newer : read(path));
  time = 300_001;
  await open();
  // Lets the files be read.
  await new Promise(setImmediate);
  expect(await open()).toBe(first);
  await expect(openDocs(source)()).rejects.toThrow('from two deploys');
});

test('tries again if the first read fails', async () => {
  const source = testSource();
  const {read} = source;
  source.read = () => Promise.reject(new Error('offline'));
  const open = openDocs(source);
  await expect(open()).rejects.toThrow('offline');
  source.read = read;
  expect((await open()).name).toBe('Example docs');
});
