/** The search dialog as tests see it: by what readers see and use, so its markup can change. */
import type {Page} from '@playwright/test';

/** The attribute of a {@link searchDialog}'s result with the URL of its section. */
export const HIT_URL = 'data-url';

/** For code in the page and for checks that need a selector. */
export const SELECTORS = {
  button: '.DocSearch-Button',
  dialog: '.DocSearch-Container',
  nothing: '.DocSearch-NoResults',
};

/** @param page - any page of the site */
export function searchDialog(page: Page) {
  const dialog = page.locator('.DocSearch-Modal');
  const hits = page.locator('.DocSearch-Hit');
  const links = hits.locator('a');
  return {
    /** The button in the navbar that opens the dialog. */
    button: page.locator(SELECTORS.button),
    /** Exists while it's open. */
    dialog,
    field: page.locator('.DocSearch-Input'),
    /** The part below the field: results, or what's shown without any. */
    body: page.locator('.DocSearch-Dropdown'),
    /** The results, or the recent searches if the field is empty. */
    hits,
    /** The part of a result that follows it when it's clicked. */
    links,
    /** The result that Enter opens. */
    chosen: page.locator('.DocSearch-Hit[aria-selected=true]'),
    chosenLink: page.locator('.DocSearch-Hit[aria-selected=true] a'),
    /** Shown instead of results: that there are none, or why. */
    nothing: page.locator(SELECTORS.nothing),
    /** Results, or the statement that there are none. */
    outcome: page.locator('.DocSearch-Hit, .DocSearch-NoResults').first(),
    /** The name of a list of results. */
    listName: page.locator('.DocSearch-Hit-source'),
    /** Exists while a search takes long. */
    busy: page.locator('.DocSearch-Container--Stalled'),
    /** The name of the search service, which its terms require. */
    serviceLogo: page.locator('.DocSearch-Logo'),
    /** Which version the results are for. */
    versionNote: page.locator('.search-version'),
    /** Removes a recent search. */
    removeFirst: hits.first().getByRole('button').last(),
    hitsTo: (path: string) => page.locator(`.DocSearch-Hit a[${HIT_URL}$="${path}"]`),
    /** The results that are sections, not whole pages. */
    sectionLinks: page.locator(`.DocSearch-Hit a[${HIT_URL}*="#"]`),
    /** The paths of all results. */
    paths: () =>
      links.evaluateAll(
        (all, name) => all.map((link) => new URL(link.getAttribute(name)!, location.href).pathname),
        HIT_URL,
      ),
  };
}
