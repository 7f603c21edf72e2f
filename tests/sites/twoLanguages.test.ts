/** A site in two languages: everything that the build adds is there for both. */
import {load} from 'cheerio';
import {join} from 'node:path';
import type {TitlesFile} from '@portal/search/engine/records';
import {serverNames, startServer} from '../helpers/allServers.ts';
import {ask, smallSite} from './smallSite.ts';

const page = (title: string, about: string, body: string, slug = '') =>
  `---\ntitle: ${title}\nshort_description: ${about}\n${slug}---\n\n${body}\n`;

const translated = 'i18n/de/docusaurus-plugin-content-docs/current';

const site = smallSite({
  'data/product.yaml': 'name: Acme\ndomain: acme.test\nlocales: [de]\n',
  'data/limits.yaml':
    'body: {value: 1536, unit: KB, label: Body, scope: Tests, group: http}\n' +
    'wait: {value: 5, unit: minutes, label: Wait, scope: Tests, group: http}\n',
  'data/redirects.yaml':
    'redirects:\n  - reason: Pages that have moved.\n    rows:\n      - {from: /old, to: /limits/}\nmovedAnchors: []\n',
  'docs/index.mdx': page(
    'Start',
    'What to do first, and then.',
    'Read [more](/limits/).',
    'slug: /\n',
  ),
  'docs/limits.mdx': page('Limits', 'How much is allowed at most.', 'At most {{limits.body}}.'),
  [`${translated}/limits.mdx`]: page(
    'Grenzwerte',
    'Wie viel höchstens erlaubt ist.',
    'Höchstens {{limits.body}} in {{limits.wait}}.\n\n## Größe {#size}\n\nNoch mehr.',
  ),
  'sidebars.ts': "export default {documentation: ['index', 'limits']};\n",
  'versions.json': '[]\n',
});
const {root, read, build} = site;
afterAll(site.remove);

const text = (html: string) => load(html)('article').text().replaceAll('\u00a0', ' ');

describe('both in one build', () => {
  beforeAll(() => build());

  test.each(['docs/', 'docs/de/'])('%s has all that the build adds', (base) => {
    for (const route of ['', 'limits/', 'search/']) {
      const html = read(`${base}${route}index.html`);
      expect(html).toContain('http-equiv="Content-Security-Policy"');
      expect(html).toMatch(/<meta name="app-style" content="[^"]+"/);
    }
    const pages = JSON.parse(read(`${base}pages.json`)) as {path: string}[];
    expect(pages.map(({path}) => path)).toEqual([`/${base}`, `/${base}limits/`]);
    expect(read(`${base}llms.txt`)).toContain(`https://acme.test/${base}limits/index.md`);
    expect(read(`${base}sitemap.xml`)).toContain(`https://acme.test/${base}limits/`);
    expect(read('robots.txt')).toContain(`Sitemap: https://acme.test/${base}sitemap.xml\n`);
  });

  test('a translated page has facts as its language writes them', () => {
    expect(text(read('docs/limits/index.html'))).toContain('At most 1,536KB.');
    expect(text(read('docs/de/limits/index.html'))).toContain('Höchstens 1.536 KB in 5 Minuten.');
    expect(read('docs/de/limits/index.md')).toContain('# Grenzwerte');
    expect(read('docs/de/search-titles.json')).toContain('Größe');
    expect(read('docs/search-titles.json')).not.toContain('Größe');
    const stop = JSON.parse(read('docs/de/search-titles.json')) as TitlesFile;
    expect(stop.language?.stopWords).toContain('nicht');
  });

  test('what the portal itself says is German', () => {
    const html = load(read('docs/de/limits/index.html'));
    const shown = html('body').text();
    expect(shown).toContain('War diese Seite hilfreich?');
    expect(shown).not.toMatch(/Was this page helpful|Search\.\.\.|On this page|Skip to/);
    expect(html('[aria-haspopup=dialog]').attr('aria-label')).toBe('Suche');
    expect(html('script').text()).toContain('Erneut versuchen');
    expect(load(read('docs/de/404.html'))('h1').text()).toBe('Seite nicht gefunden');
    expect(read('docs/de/404.md')).toMatch(/^> Alle Seiten: .*# Seite nicht gefunden/s);
    expect(read('docs/404.md')).toMatch(/^> All pages: .*# Page not found/s);
  });

  test('pages name each other for search engines', () => {
    const html = load(read('docs/de/limits/index.html'));
    const others = html('link[rel=alternate][hreflang]').toArray();
    expect(others.map(({attribs}) => `${attribs.hreflang} ${attribs.href}`)).toEqual([
      'en https://acme.test/docs/limits/',
      'de https://acme.test/docs/de/limits/',
      'x-default https://acme.test/docs/limits/',
    ]);
    const own = html('link[rel=canonical]').attr('href');
    expect(own).toBe('https://acme.test/docs/de/limits/');
  });

  test.each(serverNames)('%s answers in the language of the path', async (name) => {
    const {port, stop} = await startServer(name, join(root, 'build'));
    const asked = (path: string, headers?: object) => ask(port, path, headers);
    expect(await asked('/')).toBe('301 /docs/');
    expect(await asked('/docs/de')).toBe('301 /docs/de/');
    expect(await asked('/docs/old')).toBe('301 /docs/limits/');
    expect(await asked('/docs/de/old')).toBe('301 /docs/de/limits/');
    expect(await asked('/docs/de/404.html')).toBe('404');
    for (const [path, language] of [
      ['/docs/de/nothing', 'de'],
      ['/docs/nothing', 'en'],
    ]) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([response.status, load(await response.text())('html').attr('lang')]).toEqual([
        404,
        language,
      ]);
    }
    const markdown = await fetch(`http://127.0.0.1:${port}/docs/de/limits/`, {
      headers: {Accept: 'text/markdown'},
    });
    expect(await markdown.text()).toContain('# Grenzwerte');
    await stop();
  });
});

test('one language alone has no folder of its own', () => {
  build('--locale', 'de');
  expect(text(read('docs/limits/index.html'))).toContain('Höchstens 1.536 KB');
  expect(read('docs/limits/index.html')).toContain('http-equiv="Content-Security-Policy"');
  expect(() => read('docs/de/index.html')).toThrow('ENOENT');
});
