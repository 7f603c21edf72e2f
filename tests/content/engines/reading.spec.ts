import {expect, test} from '../../engines/fixtures.ts';
import {eventually, type Reader} from '../../engines/reader.ts';

/** Expects that a section is the target, right below the navbar. */
async function expectAtSection(reader: Reader, id: string): Promise<void> {
  await eventually(() => reader.path()).toMatch(new RegExp(`/limits/#${id}$`));
  await eventually(() => reader.heading()).toBe('Limits');
  const below = () =>
    reader.evaluate((name) => {
      const bar = document.querySelector('.navbar')!.getBoundingClientRect();
      return document.getElementById(name)!.getBoundingClientRect().top - bar.bottom;
    }, id);
  await eventually(below).toBeLessThan(60);
  expect(await below()).toBeGreaterThanOrEqual(-1);
}

/** Opens a long page and scrolls into the middle of a section. */
async function readOn(reader: Reader, position: number): Promise<void> {
  await reader.open('/limits/');
  await reader.scrollTo(position);
  await eventually(() => reader.path()).toMatch(/#/);
}

/** Expects the position when the app has started, and still after everything that could move it. */
async function expectToStayAt(reader: Reader, position: number): Promise<void> {
  await eventually(() => reader.heading()).toBe('Limits');
  await reader.hydrated();
  // The height of a page can be a fraction of a pixel more or less.
  const moved = async () => Math.abs((await reader.scrollY()) - position);
  await eventually(moved).toBeLessThanOrEqual(1);
  await reader.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await moved()).toBeLessThanOrEqual(1);
}

test('a link to a section lands below the navbar: from outside, in the contents, on another page', async ({
  reader,
}) => {
  await reader.open('/limits/#executions');
  await expectAtSection(reader, 'executions');
  await reader.click('.table-of-contents a', 'HTTP triggers');
  await expectAtSection(reader, 'http-triggers');
  await reader.open('/pricing/');
  const link = 'article a[href^="/docs/limits/#"]';
  const [, id] = await reader.evaluate(
    (selector) => document.querySelector(selector)!.getAttribute('href')!.split('#'),
    link,
  );
  await reader.click(link);
  await expectAtSection(reader, id!);
});

test('Back and Forward inside the app restore the position', async ({reader}) => {
  await readOn(reader, 3000);
  await reader.click('nav a', 'Pricing');
  await eventually(() => reader.heading()).toContain('Pricing');
  await reader.back();
  await expectToStayAt(reader, 3000);
  await reader.forward();
  await eventually(() => reader.heading()).toContain('Pricing');
  await eventually(() => reader.scrollY()).toBe(0);
});

test('Back from another site restores the position', async ({reader}) => {
  await readOn(reader, 3000);
  await reader.browser.goto('about:blank');
  await reader.back();
  await expectToStayAt(reader, 3000);
});

test('Back restores the position if the browser has to load the page again', async ({reader}) => {
  // Browsers don't keep a page that holds a lock.
  reader.host.prepare(() => {
    navigator.locks.request('kept', () => new Promise(() => {})).catch(() => {});
  });
  await readOn(reader, 2500);
  await reader.browser.goto('about:blank');
  await reader.back();
  await expectToStayAt(reader, 2500);
});

test('a reload keeps the position, in the middle of a section and at the end', async ({reader}) => {
  for (const position of [3000, 1234, 100_000]) {
    await readOn(reader, position);
    const before = await reader.scrollY();
    await reader.browser.reload();
    await expectToStayAt(reader, before);
  }
});

test('a reload keeps the position among search results, which come later', async ({reader}) => {
  await reader.open('/search/?q=webhook');
  await eventually(() => reader.isVisible('main li p + p')).toBe(true);
  await reader.scrollTo(700);
  await eventually(() => reader.scrollY()).toBe(700);
  await reader.browser.reload();
  await eventually(() => reader.isVisible('main li p + p')).toBe(true);
  // Also when results of the full index come even later.
  await eventually(() => reader.scrollY()).toBe(700);
});

test('a hash that cannot be decoded leaves the page as it is, also after Back', async ({
  reader,
}) => {
  await reader.open('/limits/');
  for (const hash of ['#100%', '#caf%C3', '#%E0%A4%A']) {
    await reader.evaluate((wanted) => void (location.hash = wanted), hash);
    await eventually(() => reader.heading()).toBe('Limits');
  }
  await reader.click('nav a', 'Pricing');
  await eventually(() => reader.heading()).toContain('Pricing');
  await reader.back();
  await eventually(() => reader.heading()).toBe('Limits');
  await reader.open('/limits/#50%');
  expect(await reader.heading()).toBe('Limits');
});

test('the title of a page that opens in the app is announced', async ({reader}) => {
  const announced = () =>
    reader.evaluate(() => document.querySelector('.heard-only[aria-live]')?.textContent);
  await reader.open('/limits/');
  await reader.click('nav a', 'Pricing');
  await eventually(announced).toContain('Pricing');
  await reader.back();
  await eventually(announced).toContain('Limits');
});

test('printed from a wide window, the text uses the paper, and everything is open', async ({
  reader,
}) => {
  await reader.open('/code/');
  const share = await reader.evaluate(() => {
    // What Safari does: styles for print, media queries of the window, and the width of the paper.
    for (const sheet of document.styleSheets) applyPrint(sheet.cssRules);
    function applyPrint(rules: CSSRuleList) {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const query = rule.media.mediaText;
          if (query.includes('screen') || query === 'not print') rule.media.mediaText = 'not all';
          else if (query.includes('print')) rule.media.mediaText = 'all';
        }
        if ('cssRules' in rule) applyPrint(rule.cssRules as CSSRuleList);
      }
    }
    const paper = 700;
    document.documentElement.style.width = `${paper}px`;
    return document.querySelector('article')!.getBoundingClientRect().width / paper;
  });
  expect(share).toBeGreaterThan(0.9);

  const closed = () =>
    reader.evaluate(
      () => document.querySelectorAll('article details:not([open], .dropdown)').length,
    );
  await reader.open('/troubleshooting/');
  await reader.evaluate(() => {
    const details = document.createElement('details');
    details.innerHTML = '<summary>More</summary>Folded up';
    document.querySelector('article')!.append(details);
  });
  const before = await closed();
  expect(before).toBeGreaterThan(0);
  for (const event of ['beforeprint', 'beforeprint'])
    await reader.evaluate((type) => dispatchEvent(new Event(type)), event);
  expect(await closed()).toBe(0);
  await reader.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await closed()).toBe(before);
});

test('the color mode changes, and is remembered', async ({reader}) => {
  const mode = () => reader.evaluate(() => document.documentElement.dataset.theme);
  await reader.open('/limits/');
  const before = await mode();
  await reader.click('.navbar [data-color-mode-toggle]');
  const other = before === 'dark' ? 'light' : 'dark';
  await eventually(mode).toBe(other);
  await reader.open('/pricing/');
  expect(await mode()).toBe(other);
});
