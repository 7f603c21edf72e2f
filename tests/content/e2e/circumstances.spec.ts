/** Tests pages on narrow screens, enlarged, printed, in forced colors and with reduced motion. */
import type {Page} from '@playwright/test';
import {builtPages, htmlOf} from '../../builtSite.ts';
import {expect, hydrated, open, test} from '../../e2e/fixtures.ts';
import {chunks} from '../../e2e/pages.ts';

/** Elements that may scroll sideways: code, wide tables and rows of tabs. */
const FRAMES = 'pre, .table-scroll, [role=tablist]';

/**
 * Returns how many pixels too wide the page is, and elements that scroll sideways but shouldn't.
 */
const sideways = (page: Page) =>
  page.evaluate((frames) => {
    const root = document.documentElement;
    const scrolling = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        !element.matches(frames),
    );
    return {
      excess: root.scrollWidth - root.clientWidth,
      scrolling: scrolling.map(({tagName, className}) => `${tagName}.${String(className)}`),
    };
  }, FRAMES);

/** Returns the text of visible diagrams that is smaller than 12 px, with its size. */
const smallText = (page: Page) =>
  page.locator('.drawing:visible').evaluateAll((drawings: SVGSVGElement[]) =>
    drawings.flatMap((drawing) => {
      const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      return [...drawing.querySelectorAll('text')].flatMap((text) => {
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        return size < 11.95 ? [`${text.textContent}: ${size.toFixed(1)} px`] : [];
      });
    }),
  );

const SMALLEST = {width: 320, height: 640};

test.describe('on the smallest phones', () => {
  // Without scripts, all tabs are open and get checked, and pages load fast.
  test.use({viewport: SMALLEST, javaScriptEnabled: false});

  for (const pages of chunks(builtPages, Math.ceil(builtPages.length / 4))) {
    test(`${pages.length} pages from ${pages[0]!.path} do not scroll sideways, except code and wide tables, and the text of diagrams is at least 12 px high`, async ({
      page,
    }) => {
      const found: Record<string, unknown> = {};
      for (const {path} of pages) {
        await page.goto(path);
        const {excess, scrolling} = await sideways(page);
        if (excess > 0 || scrolling.length > 0) found[path] = {excess, scrolling};
        if (!htmlOf(path).includes('class="drawing')) continue;
        await page.setViewportSize({width: 390, height: 844});
        expect(await page.locator('.drawing:visible').count(), path).toBeGreaterThan(0);
        const texts = await smallText(page);
        if (texts.length > 0) found[`${path} at 390 pixels`] = texts;
        await page.setViewportSize(SMALLEST);
      }
      expect(found).toEqual({});
    });
  }

  test('finds text that is too small', async ({page}) => {
    await page.setViewportSize({width: 240, height: 844});
    await page.goto('/docs/');
    expect((await smallText(page)).join()).toContain('Request: ');
  });
});

test.describe('enlarged to 200 %', () => {
  // This is a window of 1350 by 940 pixels at 200 %.
  test.use({viewport: {width: 675, height: 470}, deviceScaleFactor: 2});

  test('pages and menus are usable, and deep links land below the navbar', async ({page}) => {
    await page.goto('/docs/limits/#executions');
    await hydrated(page);
    const heading = page.getByRole('heading', {name: 'Executions'});
    await expect(heading).toBeInViewport();
    const bar = await page.locator('nav.navbar').boundingBox();
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.height);
    expect((await sideways(page)).excess).toBe(0);

    // Content that loads late moves the target, and the page scrolls back to it.
    await page
      .locator('article header, article h1')
      .first()
      .evaluate((title) => {
        const late = document.createElement('div');
        late.style.height = '700px';
        title.after(late);
      });
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#executions$/);

    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('link', {name: 'Workflows', exact: true})).toBeVisible();
  });

  test('text of twice the size does not make the page too wide', async ({page}) => {
    await page.setViewportSize({width: 1350, height: 940});
    await open(page, '/limits/', 'Limits');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect((await sideways(page)).excess).toBe(0);
  });
});

test('in right-to-left text, code keeps its order', async ({page}) => {
  await open(page, '/components/api/', /.+/);
  const orders = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const inOrder = (node: Node) => {
      const lefts = [...node.nodeValue!].map((_, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      });
      return lefts.every((left, at) => at === 0 || left >= lefts[at - 1]!);
    };
    const title = [...document.querySelectorAll('[class*=codeBlockTitle]')].find((one) =>
      one.textContent!.endsWith('()'),
    );
    const texts = [
      'flow.exit()',
      '--name=a /b/c',
      '{{steps.a}}!',
      '1 + 2',
      '<code>x',
      'kbd:Ctrl+K',
    ];
    const inText = texts.map((text) => {
      const paragraph = document.createElement('p');
      const code = document.createElement(text.startsWith('kbd:') ? 'kbd' : 'code');
      code.textContent = text;
      paragraph.append('הפעל את ', code, ' (שוב) 1.');
      document.querySelector('.theme-doc-markdown')!.append(paragraph);
      return inOrder(code.firstChild!);
    });
    return [...inText, inOrder(title!.firstChild!)];
  });
  expect(orders).toEqual(Array(7).fill(true));
  const block = await page.evaluate(() => {
    const pre = document.createElement('pre');
    document.body.append(pre);
    return getComputedStyle(pre).direction;
  });
  expect(block).toBe('ltr');
});

test('with reduced motion, there are no transitions and no smooth scrolling', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/workflows/', /.+/);
  const moving = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const times = `${style.transitionDuration},${style.animationDuration}`.split(',');
        return style.scrollBehavior === 'smooth' || times.some((time) => parseFloat(time) > 0.001);
      })
      .map(({tagName, className}) => `${tagName}.${String(className)}`),
  );
  expect(moving).toEqual([]);
});

test('in forced colors, states and diagrams are visible', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/code/nodejs/', /.+/);
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style('.menu__link--active', 'outline-style')).toBe('solid');
  expect(await style('.theme-code-block', 'border-top-style')).toBe('solid');
  await open(page, '/workflows/', 'Workflows');
  const canvasText = await page.evaluate(() => {
    document.body.style.color = 'CanvasText';
    return getComputedStyle(document.body).color;
  });
  expect(await style('.drawing text', 'fill')).toBe(canvasText);
  expect(await style('.drawing .node', 'stroke')).toBe(canvasText);
});

test('in print, everything is open, external links show their address, and the navigation is hidden', async ({
  page,
}) => {
  await open(page, '/code/', /.+/);
  await page.locator('article').evaluate((article) => {
    const details = document.createElement('details');
    details.innerHTML = '<summary>More</summary><div><p id="folded">Folded up</p></div>';
    article.append(details);
  });
  const folded = page.locator('details:has(> div > #folded)');
  // Browsers may send the first event several times. It's for those that don't know the styles below.
  for (const event of ['beforeprint', 'beforeprint', 'afterprint']) {
    await page.evaluate((type) => dispatchEvent(new Event(type)), event);
    await expect(folded).toHaveJSProperty('open', event === 'beforeprint');
  }
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  const share = await page
    .locator('article')
    .evaluate((article) => article.getBoundingClientRect().width / innerWidth);
  expect(share).toBeGreaterThan(0.9);
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  await expect(page.locator('#folded')).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeHidden();
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
  await open(page, '/sources/rss/', /.+/);
  const printed = (links: string) =>
    page
      .locator(`article ${links}`)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await printed('p a[href^="/docs/"]')).toBe('none');
  expect(await printed('p a[href^="http"]')).toContain('https://');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
  await page.emulateMedia({media: 'print'});
  await open(page, '/workflows/', 'Workflows');
  await expect(page.locator('.drawing').first()).toBeVisible();
});
