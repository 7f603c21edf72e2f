/**
 * Tests the Algolia backend: its unmodified client against a mock of its service. The main script
 * contains the backend in two places, which these tests replace in the response. This saves a
 * second build. `src/config/theme.test.ts` tests that three variables set them.
 */
import type {Page} from '@playwright/test';
import {prefixOf} from '@portal/content/facts';
import {frozenVersions, product} from '../../../src/facts.ts';
import {expect, hold, open, test} from '../../e2e/fixtures.ts';
import {HIT_URL} from '../../e2e/searchDialog.ts';

const EXCHANGED = [
  ['searchBackend:"embedded"', 'searchBackend:"algolia"'],
  [
    'appId:"embedded",apiKey:"embedded",indexName:"embedded"',
    'appId:"TESTAPP",apiKey:"key",indexName:"docs"',
  ],
] as const;

interface Question {
  query: string;
  indexName: string;
  facetFilters: string[];
}

/** The response of the mock: an HTTP status, or no response. */
type Mood = 200 | 403 | 429 | 'down';

const hit = (query: string) => {
  const url = `${product.docsUrl}/limits/#executions`;
  const hierarchy = {
    lvl0: 'Reference',
    lvl1: 'Limits',
    lvl2: 'Executions <img src=x onerror="window.hacked=1">',
  };
  const marked = Object.fromEntries(
    Object.entries(hierarchy).map(([level, value]) => [level, {value, matchLevel: 'full'}]),
  );
  marked.lvl2!.value += ` <mark>${query}</mark>`;
  const content = {value: `found <mark>${query}</mark>`};
  return {
    objectID: url,
    url,
    type: 'lvl2',
    hierarchy,
    content: null,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: marked, content},
  };
};

/** Makes the page use the mock, and returns the requests to it. */
async function useAlgolia(page: Page): Promise<{asked: Question[]; mood: Mood}> {
  const service = {asked: [] as Question[], mood: 200 as Mood};
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    let script = await response.text();
    for (const [from, to] of EXCHANGED) {
      expect(script.split(from)).toHaveLength(2);
      script = script.replace(from, to);
    }
    await route.fulfill({response, body: script});
  });
  await page.route(/algolia(net)?\.(net|com)/, async (route) => {
    if (service.mood === 'down') return route.abort();
    const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
    // The service rejects queries, but not the browser's preflight requests.
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 200, headers});
    const {requests} = JSON.parse(route.request().postData() ?? '{"requests":[]}') as {
      requests: Question[];
    };
    service.asked.push(...requests);
    const status = service.mood;
    const results = requests.map(({query, indexName}) => ({
      index: indexName,
      query,
      hits: [hit(query)],
      nbHits: 1,
      nbPages: 1,
      page: 0,
    }));
    const body = status === 200 ? {results} : {message: 'refused', status};
    return route.fulfill({status, headers, json: body});
  });
  return service;
}

const oldest = frozenVersions.at(-1)!;

// The policy of this build doesn't allow Algolia. `src/config/thirdParties.test.ts` checks the policy
// of a build with Algolia.
test.use({allowedErrors: ['Failed to load resource'], bypassCSP: true});

for (const [route, heading] of [
  ['/limits/', 'Limits'],
  [`${prefixOf(oldest)}/`, new RegExp(oldest.label)],
] as const) {
  test(`the dialog only searches the latest version, from ${route}`, async ({page, search}) => {
    const service = await useAlgolia(page);
    await open(page, route, heading);
    await page.keyboard.press('Control+k');
    await search.field.fill('memory');
    const hits = search.hits;
    await expect(hits.locator('mark').first()).toHaveText('memory');
    await expect(search.hits.first()).toHaveAttribute(HIT_URL, '/docs/limits/#executions');
    expect(service.asked.length).toBeGreaterThan(0);
    for (const {indexName, facetFilters} of service.asked) {
      expect(indexName).toBe('docs');
      expect(facetFilters).toEqual(['docusaurus_tag:docs-default-current']);
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(search.versionNote).toHaveCount(route === '/limits/' ? 0 : 1);
  });
}

test('the results page forgets the results when the field is cleared', async ({page}) => {
  await useAlgolia(page);
  await page.goto('/docs/search/?q=memory');
  const status = page.getByRole('status');
  await expect(status).toHaveText('One result');
  const field = page.getByRole('searchbox');
  await field.fill('');
  await expect(status).toHaveText('');
  const release = await hold(page, '**/1/indexes/**');
  await field.fill('delay');
  await expect(status).toHaveText('Searching…');
  await expect(page.locator('main li h2')).toHaveCount(0);
  release();
  await expect(status).toHaveText('One result');
});

for (const [mood, told] of [
  ['down', 'The search service cannot be reached.'],
  [429, 'The search service has had too many requests for now.'],
  [403, 'The search service refuses the key of this site.'],
] as const) {
  test(`${mood}: the dialog shows the error, and typing again retries`, async ({page, search}) => {
    const service = await useAlgolia(page);
    service.mood = mood;
    await open(page, '/limits/', 'Limits');
    await page.keyboard.press('Control+k');
    const input = search.field;
    await input.fill('memory');
    const nothing = search.nothing;
    await expect(nothing).toContainText(told);
    await expect(nothing).toContainText('Type again to retry, or browse the sidebar.');
    service.mood = 200;
    await input.fill('memory limit');
    await expect(search.hits.first()).toBeVisible();
  });
}

test('the results page shows the error, and typing again retries', async ({page}) => {
  const service = await useAlgolia(page);
  service.mood = 'down';
  await page.goto('/docs/search/?q=memory');
  const status = page.getByRole('status');
  await expect(status).toHaveText(
    'The search service cannot be reached. Type again to retry, or begin with a page below.',
  );
  await expect(page.locator('main').getByRole('link', {name: 'Guides'})).toBeVisible();
  service.mood = 200;
  await page.getByRole('searchbox').fill('memory limit');
  await expect(status).toHaveText('One result');
  await expect(page.locator('main li h2').first()).toContainText('Executions');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
