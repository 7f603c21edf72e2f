import {selectAll} from 'hast-util-select';
import {parseHtml} from '@portal/content/html/page';
import {builtPages, htmlOf} from '../builtSite.ts';
import {needlessScrollbars, started} from '../e2e/pages.ts';
import {expect, test} from './fixtures.ts';

/** What a page shows: each element with each of its classes. */
function kindsOn(path: string): Set<string> {
  const elements = selectAll('main *', parseHtml(htmlOf(path)));
  return new Set(
    elements.flatMap(({tagName, properties}) =>
      ['', properties.className].flat().map((name) => `${tagName}.${name}`),
    ),
  );
}

/** Pages that together show all that any page shows, with the richest first. */
function unlikePages(): typeof builtPages {
  const left = builtPages.map((page) => ({page, kinds: kindsOn(page.path)}));
  const chosen: typeof builtPages = [];
  for (;;) {
    const [richest] = left.sort((a, b) => b.kinds.size - a.kinds.size);
    if (!richest || richest.kinds.size === 0) return chosen;
    chosen.push(richest.page);
    const shown = new Set(richest.kinds);
    for (const {kinds} of left) for (const kind of shown) kinds.delete(kind);
  }
}

// `tests/e2e/everyPage.spec.ts` opens every page in Chromium.
test('pages of all kinds start without an error or a needless scrollbar', async ({reader}) => {
  const found: Record<string, string[]> = {};
  for (const {path, title} of unlikePages()) {
    await reader.browser.goto(`${reader.host.origin}${path}`);
    expect(await reader.evaluate(started)).toEqual([title]);
    const scrolling = await reader.evaluate(needlessScrollbars);
    if (scrolling.length > 0) found[path] = scrolling;
  }
  expect(found).toEqual({});
});
