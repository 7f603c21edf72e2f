import {builtPages} from '../builtSite.ts';
import {chunks, needlessScrollbars, started} from '../e2e/pages.ts';
import {expect, test} from './fixtures.ts';

/** A test for each tenth, so that a report says more than one line. */
for (const pages of chunks(builtPages, Math.ceil(builtPages.length / 10))) {
  test(`${pages.length} pages from ${pages[0]!.path} start without an error or a needless scrollbar`, async ({
    reader,
  }) => {
    const found: Record<string, string[]> = {};
    for (const {path, title} of pages) {
      await reader.browser.goto(`${reader.host.origin}${path}`);
      expect(await reader.evaluate(started)).toEqual([title]);
      const scrolling = await reader.evaluate(needlessScrollbars);
      if (scrolling.length > 0) found[path] = scrolling;
    }
    expect(found).toEqual({});
  });
}
