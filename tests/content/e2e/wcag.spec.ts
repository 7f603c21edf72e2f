/** Tests what WCAG 2.2 AA requires and axe can't see: targets, focus and text spacing. */
import type {Page} from '@playwright/test';
import {expect, hydrated, spaceText, test} from '../../e2e/fixtures.ts';

// The not-found page logs its status.
test.use({allowedErrors: ['status of 404']});

/** One page of each kind. */
const ROUTES = [
  '/',
  '/limits/',
  '/code/',
  '/api/rest/',
  '/v1/workflows/steps/triggers/',
  '/search/?q=cron',
  '/nowhere/',
];

/** The pages on which the navbar, the sidebar and the footer are visited, too. */
const AROUND = ['/code/', '/v1/workflows/steps/triggers/', '/search/?q=cron', '/nowhere/'];

const FOCUSABLE = ':is(a[href], button, input, summary, [role=tab]):visible';

const WINDOWS = [
  {name: 'a desktop', viewport: {width: 1350, height: 940}},
  {name: 'a phone', viewport: {width: 390, height: 700}},
];

/** Controls that are smaller than 24 by 24 pixels, with another one too close to them (2.5.8). */
function smallTargets(): string[] {
  const controls = [
    ...document.querySelectorAll('a[href], button, input, summary, [role=tab], [role=option]'),
  ].filter((control) => {
    const {width, height} = control.getBoundingClientRect();
    return width > 1 && height > 1 && control.checkVisibility({visibilityProperty: true});
  });
  const BLOCKS = 'p, li, td, th, dd, figcaption, h1, h2, h3, h4, h5, blockquote';
  /** Links within a sentence may be as high as its lines. */
  const isInText = (control: Element) =>
    getComputedStyle(control).display.startsWith('inline') &&
    [...(control.closest(BLOCKS)?.childNodes ?? [])].some(
      (node) => !node.contains(control) && node.textContent?.trim(),
    );
  const isSmall = ({width, height}: DOMRect) => width < 24 || height < 24;
  const center = ({x, y, width, height}: DOMRect) => [x + width / 2, y + height / 2] as const;
  return controls
    .filter((control) => isSmall(control.getBoundingClientRect()) && !isInText(control))
    .filter((control) => {
      const [x, y] = center(control.getBoundingClientRect());
      return controls.some((other) => {
        if (other.contains(control) || control.contains(other)) return false;
        const box = other.getBoundingClientRect();
        const across = Math.max(box.left - x, 0, x - box.right);
        const down = Math.max(box.top - y, 0, y - box.bottom);
        const [otherX, otherY] = center(box);
        // A circle of 24 pixels around the center touches the other one, or its circle.
        return (
          Math.hypot(across, down) < 12 || (isSmall(box) && Math.hypot(otherX - x, otherY - y) < 24)
        );
      });
    })
    .map(({outerHTML}) => outerHTML.slice(0, 120));
}

/** What's wrong with the focused element (2.4.7, 2.4.11); undefined if nothing has the focus. */
async function focusProblem(): Promise<string | undefined> {
  // Scrolling to the focused element takes a frame.
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // A link that wraps has several boxes.
  const isUncovered = [...focused.getClientRects()].some(({x, y, width, height}) => {
    const shown = document.elementFromPoint(x + width / 2, y + height / 2);
    return shown !== null && (focused.contains(shown) || shown.contains(focused));
  });
  // The link of a card shows the focus around the whole card.
  const hasRing = [undefined, '::after'].some((part) => {
    const {outlineStyle, boxShadow} = getComputedStyle(focused, part);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  const what = focused.outerHTML.slice(0, 120);
  if (!isUncovered) return `covered: ${what}`;
  return hasRing ? '' : `no ring: ${what}`;
}

/** Presses a key until nothing has the focus, and at most as often as given. */
async function walk(page: Page, key: string, most: number): Promise<string[]> {
  const problems: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    const problem = await page.evaluate(focusProblem);
    if (problem === undefined) break;
    if (problem) problems.push(problem);
  }
  return problems;
}

/** Elements that cut off text. */
function cutOff(): string[] {
  const root = document.documentElement;
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const {overflowX, overflowY} = getComputedStyle(element);
    // Text for screen readers is one pixel large.
    if (element.clientWidth < 2 || !element.checkVisibility({visibilityProperty: true}))
      return false;
    return (
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  });
  const wide = root.scrollWidth > root.clientWidth ? ['the page is too wide'] : [];
  return [...wide, ...cut.map(({outerHTML}) => outerHTML.slice(0, 120))];
}

for (const {name, viewport} of WINDOWS) {
  test.describe(`on ${name}`, () => {
    test.use({viewport});
    for (const route of ROUTES) {
      test(`targets are large, the focus is in view and text has room: ${route}`, async ({
        page,
      }) => {
        await page.goto(`/docs${route}`);
        await hydrated(page);
        // Results of the whole index, which have sentences, move what's below them.
        if (route.startsWith('/search/')) {
          await page.locator('main li [class*=sentence]').first().waitFor();
        }
        expect(await page.evaluate(smallTargets), 'small targets').toEqual([]);
        // What's around the content is the same on all pages, so it's visited on one of each version.
        const isAround = AROUND.includes(route);
        if (!isAround) await page.locator('main').locator(FOCUSABLE).first().focus();
        expect(await walk(page, 'Tab', isAround ? 60 : 20), 'forward').toEqual([]);
        const [last, steps] = isAround ? (['footer', 40] as const) : (['main', 15] as const);
        await page.locator(last).locator(FOCUSABLE).last().focus();
        expect(await walk(page, 'Shift+Tab', steps), 'back').toEqual([]);
        await spaceText(page);
        expect(await page.evaluate(cutOff), 'text with more space').toEqual([]);
      });
    }
  });
}
