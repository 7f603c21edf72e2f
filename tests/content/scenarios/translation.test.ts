/**
 * Adds German to a copy of the repository, with five translated pages, and reads the built site in a browser,
 * searches it with German queries, and asks the MCP server.
 */
import {cpSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {parse} from 'yaml';
import {inLanguage, languageOf} from '@portal/search/engine/language';
import {search} from '@portal/search/engine/search';
import {indexLanguage, stemmerOf} from '@portal/search/indexing/language';
import {chromiumShellPath, launched} from '../../../scripts/chromium.ts';
import {openIndex, type QueryEntry, rankOf} from '../../helpers/recall.ts';
import {Repository} from '../../scenarios/repository.ts';
import {Site} from '../../scenarios/site.ts';

const FIXTURES = resolve(__dirname, '../translation/de');
const base = '/docs/de/';

let repository: Repository;
let site: Site;
let browser: Browser;

beforeAll(async () => {
  repository = new Repository();
  repository.replace('data/product.yaml', /$/, 'locales: [de]\n');
  cpSync(FIXTURES, join(repository.root, 'i18n/de'), {recursive: true});
  repository.succeed('build');
  site = await new Site(join(repository.root, 'build')).serve();
  browser = await chromium.launch({...launched(chromiumShellPath), args: ['--no-sandbox']});
}, 900_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  repository.remove();
});

/** The texts of what a reader can use on a page, apart from its content and the lists of pages. */
async function controlsOf(page: Page, path: string): Promise<Set<string>> {
  await page.goto(site.origin + path, {waitUntil: 'load'});
  const texts = await page.evaluate(() => {
    const own = [
      ...document.querySelectorAll('button, summary, label, [aria-label], [placeholder]'),
    ]
      .filter((element) => !element.closest('article .markdown, .menu__list, .table-of-contents'))
      .flatMap((element) => [
        element.getAttribute('aria-label') ?? element.textContent,
        element.getAttribute('placeholder'),
      ]);
    return own.flatMap((text) => text?.trim() || []);
  });
  return new Set(texts);
}

test('no text of the interface is English on a German page', async () => {
  const page = await browser.newPage();
  // Names, and what an owner writes in data/.
  const same = /^(v\d|Wireloom|English|Deutsch|GitHub|RSS|\/|Ctrl ?K|⌘K)/;
  for (const route of ['', 'limits/', 'guides/signed-webhook/', 'environment-variables/']) {
    const english = await controlsOf(page, `/docs/${route}`);
    const german = await controlsOf(page, base + route);
    expect(german.size).toBeGreaterThan(5);
    const left = [...german].filter((text) => english.has(text) && !same.test(text));
    expect({route, left}).toEqual({route, left: []});
  }
  await page.close();
});

test('code and drawings are those of the original', () => {
  const english = site.html('/workflows/events/cold-starts/');
  const german = site.html('/de/workflows/events/cold-starts/');
  for (const part of ['pre', 'svg text']) {
    const texts = (html: typeof english) =>
      html(part)
        .toArray()
        .map((one) => html(one).text());
    expect(texts(german)).toEqual(texts(english));
  }
});

test('a page that is not translated is the English one', () => {
  const heading = (path: string) => site.html(path)('h1').text();
  expect(heading('/de/pricing/')).toBe(heading('/pricing/'));
  expect(heading('/de/limits/')).not.toBe(heading('/limits/'));
});

test('German queries find the translated sections', async () => {
  const queries = parse(readFileSync(join(FIXTURES, 'queries.yaml'), 'utf8')) as QueryEntry[];
  const {engine, sections} = await openIndex(join(repository.root, 'build', base));
  const german = languageOf(indexLanguage('de'), stemmerOf('de'));
  const ranks = queries.map(({expect: right, ...query}) => {
    const pages = {...query, expect: right.flatMap((path) => [path, path.replace(/#.*/, '')])};
    const results = inLanguage(german, () => search(engine, query.query, sections));
    const byPage = results.map(({id}) => new URL(sections.list[id]!.url).pathname);
    const at = byPage.findIndex((path) => pages.expect.includes(path.slice(base.length - 1)));
    return {page: at === -1 ? Infinity : at + 1, section: rankOf(pages, results, sections, base)};
  });
  expect(ranks).toHaveLength(30);
  expect(ranks.filter(({page}) => page === 1).length).toBeGreaterThanOrEqual(26);
  expect(ranks.filter(({page}) => page <= 5).length).toBeGreaterThanOrEqual(29);
}, 60_000);

test('a reader finds German sections with the search of the page', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.origin}${base}search/?q=groesse%20der%20warteschlange`);
  const right = page.locator(`a[href$="${base}limits/#event-queue"]`).first();
  await right.waitFor();
  await expect(right.textContent()).resolves.toMatch(/warteschlange/i);
  await page.close();
});
