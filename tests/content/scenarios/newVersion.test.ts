/**
 * Cuts the next version in a copy of the repository, changes a page, a limit and an operation, and
 * tests the built site. Then retires the oldest version and tests the site again. Compares the
 * frozen pages with those in `build/`, which is built from the same sources.
 */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {readRecord} from '@portal/content/pages/addresses';
import {display, prefixOf, type Version} from '@portal/content/facts';
import {
  currentVersion,
  frozenVersions,
  limits,
  nextPages,
  openProject,
  product,
  redirects,
} from '../../../src/facts.ts';
import {chromiumShellPath, launched} from '../../../scripts/chromium.ts';
import {counterpartOf} from '@portal/content/routes/counterpart';
import {type Ended, Repository} from '../../scenarios/repository.ts';
import {markdownIn, Site} from '../../scenarios/site.ts';
import {searchDialog} from '../../e2e/searchDialog.ts';

const ORIGINAL = resolve(__dirname, '../../..');

const before: Version = {...currentVersion, path: currentVersion.id, state: 'maintained'};
const next = `v${Number(/\d+/.exec(before.id)![0]) + 1}`;
const latest: Version = {...currentVersion, id: next, label: next};
const oldest = frozenVersions.at(-1)!;

const tables = (versions: Version[]) => ({versions, nextPages});
const afterCut = tables([latest, before, ...frozenVersions]);

/** Changes to the new version only. */
const CHANGED = {
  page: {
    route: '/workflows/settings/',
    text: 'Marmalade is a new setting.',
  },
  limit: {from: /(?<=\nhttpPayload:\n {2}value: )512/, to: '768', now: '768KB'},
  operation: {id: 'deleteSourceEvents', text: 'Marmalade brings it back.'},
};

let repository: Repository;
let cut: Site;
let retired: Site;
let browser: Browser;
const ended: Record<string, Ended> = {};

/** Finds places by the structure of files, so that editing a sentence doesn't break this test. */
function changeNewVersion(): void {
  const {page, limit, operation} = CHANGED;
  const insertAfter = (file: string, place: RegExp, text: string) =>
    repository.replace(file, place, `$&${text}`);
  insertAfter(`docs${page.route.slice(0, -1)}.mdx`, /^---\n[^]*?\n---\n/, `\n${page.text}\n`);
  repository.replace('data/limits.yaml', limit.from, limit.to);
  insertAfter(
    'data/openapi.yaml',
    new RegExp(`operationId: ${operation.id}\\n[^]*?description: \\|\\n`),
    `        ${operation.text}\n`,
  );
}

beforeAll(async () => {
  browser = await chromium.launch({...launched(chromiumShellPath), args: ['--no-sandbox']});
  repository = new Repository();
});

afterAll(async () => {
  await browser?.close();
  await retired?.close();
  repository?.remove();
});

/** Opens a page and waits until the app runs. */
async function open(path: string, site: Site): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1350, height: 940}});
  await page.goto(`${site.origin}/docs${path}`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/^\/docs/, '');

/** Chooses a version in the menu and waits for its page. */
async function choose(page: Page, label: string, path: string): Promise<void> {
  await page.locator('.navbar summary', {hasText: 'Docs version'}).click();
  await page.locator('.navbar .dropdown__link', {hasText: label}).click();
  await page.waitForURL((url) => url.pathname === `/docs${path}`);
}

const menuOf = async (page: Page) => {
  const menu = page.locator('.navbar summary', {hasText: 'Docs version'});
  await menu.click();
  const links = page.locator('.navbar .dropdown__link:visible').filter({hasText: /^v\d/});
  const labels = await links.allTextContents();
  await menu.click();
  return labels;
};

const bannerOf = (page: Page) =>
  page.getByRole('complementary', {name: 'Version of this page'}).allTextContents();

const at = (version: Version, route: string) => prefixOf(version) + route;

describe('the commands', () => {
  test('reject invalid requests and change nothing', () => {
    expect(repository.run('new-version', before.id)).toMatchObject({
      code: 2,
      output: expect.stringContaining(`${before.id} is taken`),
    });
    repository.replace('README.md', '\n', '\n\nChanged.\n');
    for (const [script, id] of [
      ['new-version', next],
      ['retire-version', oldest.id],
    ] as const) {
      const refused = repository.run(script, id);
      expect(refused).toMatchObject({code: 2, output: expect.stringContaining('README.md')});
    }
    repository.git('checkout', 'README.md');
    expect(repository.git('status', '--porcelain')).toBe('');
  });
});

describe('the next version', () => {
  let notStaged: string[];

  const routesOf = (version: Version) => {
    const own = cut.pages.filter((page) => page.version === version.label);
    return own.map(({path}) => path.replace(/^\/docs/, ''));
  };

  beforeAll(async () => {
    ended.cut = repository.succeed('new-version', next);
    notStaged = repository.git('status', '--porcelain').match(/^.[^ ].*$/gm) ?? [];
    repository.commit();
    changeNewVersion();
    repository.commit();
    repository.succeed('build');
    cut = await new Site(`${repository.root}/build`).serve();
  }, 900_000);
  afterAll(() => cut?.close());

  test('is cut once and staged, with a list of manual tasks', () => {
    expect(ended.cut!.output).toContain(`docs/ is ${next} now, and ${before.id} is frozen.`);
    expect(ended.cut!.output).toContain(`a migration guide from ${before.id} to ${next}`);
    expect(notStaged).toEqual([]);
    expect(repository.run('new-version', next).output).toContain(`${next} is taken`);
    console.log(`new-version took ${ended.cut!.seconds.toFixed(0)} s.`);
  });

  test('passes all checks', () => {
    const {output} = repository.succeed('check');
    expect(output).toContain(' passed, 0 failed, 0 skipped');
  }, 600_000);

  test('does not change the text, limits and REST reference of frozen pages', () => {
    const {docsUrl} = product;
    const moved = (text: string) =>
      text
        .replaceAll(`${docsUrl}/${before.path}/`, `${docsUrl}/`)
        .replaceAll(`/docs/${before.path}/`, '/docs/');
    const now = markdownIn(`${repository.root}/build/docs/${before.path}`);
    const then = markdownIn(`${ORIGINAL}/build/docs`);
    const own = Object.keys(then).filter(
      (file) => file !== '404.md' && !frozenVersions.some(({path}) => file.startsWith(`${path}/`)),
    );
    expect(own.length).toBeGreaterThan(80);
    expect(Object.keys(now).sort()).toEqual(own.sort());
    for (const file of own) expect([file, moved(now[file]!)]).toEqual([file, then[file]]);
    expect(moved(cut.read(`/${before.path}/openapi.yaml`))).toBe(
      readFileSync(`${ORIGINAL}/build/docs/openapi.yaml`, 'utf8'),
    );
  });

  test('is the only version with the changes', () => {
    const {page, limit, operation} = CHANGED;
    const inVersion = (version: Version, route: string) =>
      cut.read(`${prefixOf(version)}${route}index.md`);
    expect(inVersion(latest, page.route)).toContain(page.text);
    expect(inVersion(before, page.route)).not.toContain(page.text);
    expect(inVersion(latest, '/limits/')).toContain(limit.now);
    for (const older of [before, ...frozenVersions]) {
      expect(inVersion(older, '/limits/')).toContain(display(limits.httpPayload!));
      expect(inVersion(older, '/limits/')).not.toContain(limit.now);
    }
    expect(inVersion(latest, '/api/rest/')).toContain(operation.text);
    expect(cut.read('/openapi.yaml')).toContain(operation.text);
    expect(inVersion(before, '/api/rest/')).not.toContain(operation.text);
  });

  test('is the only version in search engines, with each page at its own address', () => {
    const sitemap = cut.read('/sitemap.xml');
    for (const version of afterCut.versions) {
      const routes = routesOf(version);
      expect(routes.length).toBeGreaterThan(35);
      for (const route of routes) {
        const page = cut.html(route);
        const isListed = sitemap.includes(`${product.docsUrl}${route}<`);
        const isNoindex = (page('meta[name=robots]').attr('content') ?? '').includes('noindex');
        const address = page('link[rel=canonical]').attr('href');
        const isLatest = version === latest;
        expect([route, isListed, isNoindex, address]).toEqual([
          ...[route, isLatest, !isLatest],
          product.docsUrl + route,
        ]);
      }
    }
  });

  test('keeps every published address, as a page or as a direct redirect', async () => {
    const recorded = readRecord(openProject(ORIGINAL)).filter((address) => !address.includes('#'));
    const isOlder = (path: string) =>
      frozenVersions.some((one) => path.startsWith(`/${one.path}/`));
    const legacy = redirects.flatMap(({rows}) => rows).filter(({from}) => !from.endsWith('/*'));
    const pinned = [...recorded, ...legacy.map(({from}) => from)]
      .filter((path) => !isOlder(path))
      .map((path) => `/${before.path}${path}`);
    expect(recorded.length).toBeGreaterThan(100);
    for (const path of [...recorded, ...pinned]) {
      const {hops, status, path: end} = await cut.follow(`/docs${path}`);
      const isOutside = legacy.some(
        ({from, to}) => path.endsWith(from) && to.startsWith('https://'),
      );
      expect([path, status]).toEqual([path, isOutside ? 301 : 200]);
      expect([path, hops <= 1]).toEqual([path, true]);
      if (cut.has(`${path}index.md`)) expect(end).toBe(`/docs${path}`);
    }
    for (const {from, to} of legacy) {
      const {hops, status} = await cut.follow(`/docs${from}`);
      expect([from, hops, status]).toEqual(
        to.startsWith('https://') ? [from, 0, 301] : [from, 1, 200],
      );
    }
    const {path: current} = await cut.follow(`/docs/${next}/limits/`);
    expect(current).toBe('/docs/limits/');
  });

  test('is first in the menu with its badge, and older pages have a banner', async () => {
    const page = await open('/limits/', cut);
    const labels = [
      next + (latest.badge ?? ''),
      before.label,
      ...frozenVersions.map(({label}) => label),
    ];
    expect(await menuOf(page)).toEqual(labels);
    expect(await bannerOf(page)).toEqual([]);
    const back = page.locator('.version-link a');
    expect(await back.getAttribute('href')).toBe(`/docs/${before.path}/limits/`);
    for (const version of [before, ...frozenVersions]) {
      await page.goto(`${cut.origin}/docs${at(version, '/limits/')}`);
      const [banner] = await bannerOf(page);
      expect(banner).toContain(`This page is about ${version.label},`);
      expect(banner).toContain(`Read it for ${next}`);
      expect(await page.locator('.version-link').count()).toBe(0);
    }
    await page.close();
  });

  const [here, there] = nextPages[oldest.id]!.moved.find(([, to]) => to.split('/').length > 4)!;
  const deep = [
    ...[there, '/code/python/auth/', '/workflows/settings/'].flatMap((route) => [
      at(latest, route),
      at(before, route),
    ]),
    ...[here, '/limits/'].map((route) => at(oldest, route)),
  ];

  test.each(deep)('links from %s to all other versions and back', async (route) => {
    const published = new Set(cut.pages.map(({path}) => path.replace(/^\/docs/, '')));
    const page = await open(route, cut);
    for (const version of afterCut.versions) {
      if (routesOf(version).includes(route)) continue;
      const way = counterpartOf(route, version, published, afterCut);
      await choose(page, version.label, way.route);
      const {title} = cut.pages.find(({path}) => path === `/docs${way.route}`)!;
      await page.getByRole('heading', {level: 1, name: title, exact: true}).waitFor();
      await page.goto(`${cut.origin}/docs${route}`);
      await page.locator('html[data-has-hydrated=true]').waitFor();
    }
    await page.close();
  });

  test('keeps the hash on the way to another version', async () => {
    const page = await open(`${at(latest, '/limits/')}#http-triggers`, cut);
    await choose(page, before.label, at(before, '/limits/'));
    expect(new URL(page.url()).hash).toBe('#http-triggers');
    await page.close();
  });

  test('is the only version that the search finds', async () => {
    const page = await open(at(before, '/limits/'), cut);
    const search = searchDialog(page);
    for (const words of ['marmalade', 'timeout']) {
      await page.keyboard.press('Control+k');
      await search.field.fill(words);
      await search.hits.first().waitFor();
      const found = await search.paths();
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((path) => /^\/docs\/v\d/.test(path))).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.close();
  });
});

describe('the oldest version', () => {
  const stay = [latest, before, ...frozenVersions.slice(0, -1)];
  let gone: string[];
  let published: Set<string>;

  beforeAll(async () => {
    const routes = cut.pages.map(({path}) => path.replace(/^\/docs/, ''));
    published = new Set(routes);
    gone = routes.filter((route) => route.startsWith(`/${oldest.path}/`));
    ended.retire = repository.succeed('retire-version', oldest.id);
    repository.commit();
    repository.succeed('build');
    retired = await new Site(`${repository.root}/build`).serve();
  }, 900_000);

  test('is retired with all its files', () => {
    const files = repository.git('ls-files').split('\n');
    const left = files.filter(
      (file) => /^versioned_/.test(file) && file.includes(`version-${oldest.id}`),
    );
    expect(left).toEqual([]);
    expect(files.filter((file) => file.startsWith(`tests/content/samples/${oldest.id}/`))).toEqual(
      [],
    );
    expect(files.filter((file) => file.startsWith(`data/versions/${oldest.id}/`))).toEqual([]);
    console.log(`retire-version took ${ended.retire!.seconds.toFixed(0)} s.`);
  });

  test('passes all checks', () => {
    const {output} = repository.succeed('check');
    expect(output).toContain(' passed, 0 failed, 0 skipped');
  }, 600_000);

  test('redirects each of its addresses directly to the matching page', async () => {
    expect(gone.length).toBeGreaterThan(35);
    for (const route of gone) {
      const {route: to} = counterpartOf(route, latest, published, afterCut);
      const reached = await retired.follow(`/docs${route}`);
      expect([route, reached]).toEqual([route, {hops: 1, status: 200, path: `/docs${to}`}]);
    }
  });

  test('is not in the menu, and the remaining versions link to each other', async () => {
    const page = await open(at(before, '/code/nodejs/auth/'), retired);
    const labels = stay.map(({label, badge}, index) => label + (index === 0 ? (badge ?? '') : ''));
    expect(await menuOf(page)).toEqual(labels);
    await choose(page, next, '/code/nodejs/auth/');
    expect(pathOf(page)).toBe('/code/nodejs/auth/');
    await page.close();
  });
});
