/** Tests what assistive technology gets: the names, roles, states and order of every control. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../../e2e/fixtures.ts';

interface Control {
  name: string;
  /** The part of the page, as a selector. */
  part: string;
  /** The accessibility tree, as Playwright writes it; it may have more. */
  tree: string;
  /** Shows or changes the part first. */
  act?: (page: Page) => Promise<void>;
}

/** What's checked on one page, in this order. */
interface Visit {
  route: string;
  phone?: boolean;
  controls: Control[];
}

const press = (label: string) => (page: Page) =>
  page.locator('summary:visible', {hasText: label}).first().click();

const visits: Visit[] = [
  {
    route: '/limits/',
    controls: [
      {
        name: 'the skip link is the first part of the page',
        part: 'body',
        tree: `
      - region "Skip to main content":
        - link "Skip to main content"
      - navigation "Main"`,
      },
      {
        name: 'the navbar',
        part: 'nav.navbar',
        tree: `
      - navigation "Main":
        - link "Wireloom"
        - link "Documentation"
        - link "Quickstart"
        - link "Guides"
        - group: Reference
        - link "Support (opens in new tab)"
        - link "Pricing"
        - group: Docs version v2 New
        - button /dark and light mode \\(currently system mode\\)/
        - button "Search"`,
      },
      {
        name: 'the sidebar',
        part: '.theme-doc-sidebar-container',
        tree: `
      - complementary:
        - navigation "Docs sidebar":
          - list:
            - listitem:
              - link "Quickstart"
              - button "Expand sidebar category 'Quickstart'"`,
      },
      {
        name: 'the table of contents',
        part: 'main',
        tree: `
      - navigation "On this page":
        - list:
          - listitem:
            - link "Credits and plans"`,
      },
      {
        name: 'the footer',
        part: 'footer.theme-layout-footer',
        tree: `
      - contentinfo:
        - list:
          - listitem:
            - link "Community (opens in new tab)"`,
      },
      {
        name: 'the open version menu',
        part: '.navbar details[open]',
        act: press('Docs version'),
        tree: `
      - group:
        - list:
          - listitem:
            - link "v2 New"
          - listitem:
            - link "v1"`,
      },
      {
        name: 'the open menu for the Markdown of a page',
        part: '[data-page-tools]',
        act: press('Copy page'),
        tree: `
      - group:
        - list:
          - listitem:
            - button "Copy as Markdown"
          - listitem:
            - link "View as Markdown"
      - status`,
      },
      {
        name: 'the search dialog with results',
        part: 'dialog',
        act: async (page) => {
          await page.keyboard.press('Control+k');
          await page.keyboard.type('limits');
          await page.getByRole('option').first().waitFor();
        },
        tree: `
      - dialog "Search":
        - search:
          - combobox "Search" [expanded]: limits
          - button "Close"
        - status: /\\d+ results/
        - listbox "Results":
          - option /Limits/ [selected]
        - link "See all results"`,
      },
    ],
  },
  {
    route: '/code/',
    controls: [
      {
        name: 'tabs and code',
        part: '[data-tab-group]',
        tree: `
      - tablist:
        - tab "Node.js" [selected]
        - tab "Python"
        - tab "Go"
        - tab "Bash"
      - tabpanel "Node.js":
        - group "Code"
        - button "Copy code to clipboard"
        - status`,
      },
      {
        name: 'the links to the previous and next page',
        part: '.pagination-nav',
        tree: `
      - navigation "Docs pages":
        - link "Previous Share and copy"
        - link "Next Node.js"`,
      },
      {
        name: 'tabs and code after another tab was chosen',
        part: '[data-tab-group]',
        act: (page) => page.getByRole('tab', {name: 'Bash'}).first().click(),
        tree: `
      - tablist:
        - tab "Node.js"
        - tab "Bash" [selected]
      - tabpanel "Bash":
        - group "Code"`,
      },
    ],
  },
  {
    route: '/search/?q=limits',
    controls: [
      {
        name: 'the search page',
        part: 'main',
        act: (page) =>
          page
            .locator('main')
            .getByText(/\d+ results/)
            .first()
            .waitFor(),
        tree: `
      - main:
        - heading "Search" [level=1]
        - searchbox "Words, names or error messages": limits
        - status: /\\d+ results/`,
      },
    ],
  },
  {
    route: '/v1/limits/',
    controls: [
      {
        name: 'the banner of an older version',
        part: 'main',
        tree: `
      - complementary "Version of this page":
        - link "Read it for v2"
        - link "migrate"`,
      },
    ],
  },
  {
    route: '/limits/',
    phone: true,
    controls: [
      {
        name: 'the navbar on a phone',
        part: 'nav.navbar',
        tree: `
      - navigation "Main":
        - button "Toggle navigation bar"
        - link "Wireloom"
        - button "Search"`,
      },
      {
        name: 'the table of contents on a phone',
        part: '.theme-doc-toc-mobile',
        act: press('On this page'),
        tree: `
      - group:
        - text: On this page
        - list:
          - listitem:
            - link "Credits and plans"`,
      },
      {
        name: 'the drawer',
        part: 'nav.navbar',
        act: async (page) => {
          await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
          await page.locator('.navbar-sidebar__close').waitFor();
        },
        tree: `
      - navigation "Main":
        - link "Wireloom"
        - button /dark and light mode/
        - button "Close navigation bar"
        - button "← Back to main menu"
        - list:
          - listitem:
            - link "Quickstart"
            - button "Expand sidebar category 'Quickstart'"`,
      },
    ],
  },
];

for (const {route, phone, controls} of visits) {
  test(`controls of ${route}${phone ? ' on a phone' : ''}`, async ({page}) => {
    if (phone) await page.setViewportSize({width: 390, height: 844});
    await page.goto(`/docs${route}`);
    await hydrated(page);
    for (const {name, part, tree, act} of controls) {
      await test.step(name, async () => {
        await act?.(page);
        await expect(page.locator(part).first()).toMatchAriaSnapshot(tree);
      });
    }
  });
}

test('the drawer keeps the focus, but not from the search dialog', async ({page, search}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/limits/', 'Limits');
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await button.click();
  await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  // Before the first control, the focus is in the browser's own controls.
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':is(main, footer, .navbar__inner) :focus')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('.navbar-sidebar__close').click();
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar__inner :focus')).toHaveCount(1);
});
