/**
 * What a page may weigh, as a server with brotli sends it. Bytes, not times: they are the same on
 * every machine. A budget that is too small for what a page has become is raised here, on purpose.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';

const root = resolve(__dirname, '../..');
const build = join(root, 'build');

type Kind = 'html' | 'css' | 'jsToLoad' | 'toLoad' | 'jsToIdle' | 'toIdle' | 'toUse';
type Weight = Record<Kind, number>;

const everyPage = {css: 11.8, jsToLoad: 0, jsToIdle: 111.4};

/**
 * In KB, per type of page: up to the load event, until idle while nobody touches anything, and with
 * the app at work. Heads of responses come on top.
 */
const budgets: Record<string, Weight> = {
  '/': {...everyPage, html: 13, toLoad: 24.6, toIdle: 135.8, toUse: 174},
  '/limits/': {...everyPage, html: 13.6, toLoad: 25.1, toIdle: 136.2, toUse: 177},
  '/workflows/steps/triggers/': {...everyPage, html: 21.5, toLoad: 33, toIdle: 143.8, toUse: 191},
  '/code/nodejs/': {...everyPage, html: 18.6, toLoad: 30.2, toIdle: 141.3, toUse: 185.5},
  '/v1/limits/': {...everyPage, html: 10.9, toLoad: 22.5, toIdle: 133.2, toUse: 169.7},
  '/search/': {...everyPage, html: 6.4, toLoad: 18, toIdle: 128.9, toUse: 151},
};

const readJson = <T>(file: string) =>
  JSON.parse(readFileSync(join(root, '.docusaurus', file), 'utf8')) as T;

const manifest = readJson<{
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {file: string}[]}>;
}>('client-manifest.json');

type ChunkNames = string | {[key: string]: ChunkNames};
const routes = readJson<Record<string, {[key: string]: ChunkNames}>>('routesChunkNames.json');

const flat = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);

/** The scripts of a page: those of its own route and of the frames around it. */
function scriptsOf(path: string): string[] {
  const names = Object.entries(routes)
    .filter(([route, chunks]) => {
      const at = route.replace(/-[^-]+$/, '');
      return at === path ? true : (at === '/docs/' || at === '/docs') && !('content' in chunks);
    })
    .flatMap(([, chunks]) => flat(chunks));
  const ids = [...names, 'main'].flatMap((name) => manifest.origins[name] ?? []);
  const files = ids.flatMap((id) => manifest.assets[id]?.js ?? []).map(({file}) => file);
  return [...new Set(files)].map((file) => `/docs/${file}`);
}

function sent(path: string): number {
  const file = join(build, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024;
}

const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + sent(path), 0);

function weigh(route: string): Weight {
  const page = `/docs${route}index.html`;
  const $ = load(readFileSync(join(build, page), 'utf8'));
  const all = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []);
  const html = sent(page);
  const css = sum(all('link[rel=stylesheet]', 'href'));
  const jsToLoad = sum(all('script[src]', 'src'));
  const fetched = all('meta[name=app-script]', 'content');
  const jsToIdle = sum(fetched);
  const toLoad = html + css + jsToLoad;
  const toIdle = toLoad + jsToIdle;
  const atUse = scriptsOf(`/docs${route}`).filter((path) => !fetched.includes(path));
  const toUse = toIdle + sum([...atUse, ...all('meta[name=app-style]', 'content')]);
  return {html, css, jsToLoad, toLoad, jsToIdle, toIdle, toUse};
}

/** Says which budget is exceeded, and by how much. */
function exceeded(weight: Weight, budget: Weight): string[] {
  return (Object.keys(budget) as Kind[])
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => {
      const over = (weight[kind] - budget[kind]).toFixed(1);
      return `${kind}: ${weight[kind].toFixed(1)} KB, ${over} KB more than ${budget[kind]} KB`;
    });
}

test.each(Object.entries(budgets))('%s keeps within its budgets', (route, budget) => {
  expect(exceeded(weigh(route), budget)).toEqual([]);
});

test('a budget that is exceeded is named, with the excess', () => {
  const weight = {
    ...{html: 10, css: 16.5, jsToLoad: 0, toLoad: 26.5},
    ...{jsToIdle: 100, toIdle: 130, toUse: 170},
  };
  const budget = {...weight, css: 15};
  expect(exceeded(weight, budget)).toEqual(['css: 16.5 KB, 1.5 KB more than 15 KB']);
});

test('the scripts of a page are found', () => {
  const scripts = scriptsOf('/docs/limits/').join();
  expect(scripts).toMatch(/\/main\./);
  expect(scripts).toMatch(/\/runtime~main\./);
  expect(scriptsOf('/docs/limits/').length).toBeGreaterThan(8);
});

test('the names of the app’s scripts are in the page, and what they name exists', () => {
  const $ = load(readFileSync(join(build, 'docs/limits/index.html'), 'utf8'));
  const named = $('meta[name=app-script], meta[name=app-style]')
    .toArray()
    .map((meta) => $(meta).attr('content')!);
  // The style of the app, the runtime, the framework, the app, and the routes of the page's folder.
  expect(named).toHaveLength(5);
  for (const path of named) expect(existsSync(join(build, path))).toBe(true);
});
