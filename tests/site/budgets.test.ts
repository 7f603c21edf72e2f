/**
 * The maximum size of pages, as sent by a server with Brotli. We limit bytes rather than times,
 * because they're the same on every machine. If a page outgrows its budget for a good reason, raise
 * the budget here.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {frozenVersions, prefixOf} from '@portal/content/facts';

const root = resolve(__dirname, '../..');
const build = join(root, 'build');

type Kind = 'html' | 'css' | 'toLoad' | 'withApp' | 'toIdle';
type Weight = Record<Kind, number>;

/**
 * In KB, per type of page: until the load event, until the app is loaded, and until the page is
 * idle with the app running. Response headers aren't included.
 */
const budgets: Record<string, Weight> = {
  '/': {html: 13.5, css: 16, toLoad: 29, withApp: 160, toIdle: 200},
  '/limits/': {html: 13.8, css: 16, toLoad: 29.5, withApp: 160, toIdle: 200},
  '/workflows/steps/triggers/': {html: 22.5, css: 16, toLoad: 38, withApp: 168, toIdle: 216},
  '/code/nodejs/': {html: 18, css: 16, toLoad: 33.5, withApp: 164, toIdle: 206},
  [`${prefixOf(frozenVersions.at(-1)!)}/limits/`]: {
    html: 11,
    css: 16,
    toLoad: 26.5,
    withApp: 157,
    toIdle: 191,
  },
  '/search/': {html: 6.5, css: 16, toLoad: 22, withApp: 152, toIdle: 171},
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

/** Returns the scripts of a page: those of its route and of the layouts around it. */
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
  const app = all('meta[name=app-script], meta[name=app-style]', 'content');
  const ofPage = scriptsOf(`/docs${route}`).filter((path) => !app.includes(path));
  const toLoad = html + css + sum(all('script[src]', 'src'));
  const withApp = toLoad + sum(app);
  return {html, css, toLoad, withApp, toIdle: withApp + sum(ofPage)};
}

/** Returns a message for each budget that is exceeded. */
function exceeded(weight: Weight, budget: Weight): string[] {
  return (Object.keys(budget) as Kind[])
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => {
      const over = (weight[kind] - budget[kind]).toFixed(1);
      return `${kind}: ${weight[kind].toFixed(1)} KB, ${over} KB more than ${budget[kind]} KB`;
    });
}

test.each(Object.entries(budgets))('%s is within its budgets', (route, budget) => {
  expect(exceeded(weigh(route), budget)).toEqual([]);
});

test('reports an exceeded budget and the excess', () => {
  const weight = {html: 10, css: 16.5, toLoad: 26.5, withApp: 150, toIdle: 170};
  expect(exceeded(weight, {...weight, css: 15})).toEqual(['css: 16.5 KB, 1.5 KB more than 15 KB']);
});

test('finds the scripts of a page', () => {
  const scripts = scriptsOf('/docs/limits/').join();
  expect(scripts).toMatch(/\/main\./);
  expect(scripts).toMatch(/\/runtime~main\./);
  expect(scriptsOf('/docs/limits/').length).toBeGreaterThan(8);
});

test('a page does not wait for scripts, and lists the files of the app, which exist', () => {
  const $ = load(readFileSync(join(build, 'docs/limits/index.html'), 'utf8'));
  expect($('script[src]')).toHaveLength(0);
  const named = $('meta[name=app-script], meta[name=app-style]')
    .toArray()
    .map((meta) => $(meta).attr('content')!);
  // The styles of the app, the runtime, the framework and the app.
  expect(named).toHaveLength(4);
  for (const path of named) expect(existsSync(join(build, path))).toBe(true);
});
