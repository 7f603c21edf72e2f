/** The search dialog as tests see it: by what readers see and use, so its markup can change. */
import type {Page} from '@playwright/test';

/** The attribute of a {@link searchDialog}'s result with the URL of its section. */
export const HIT_URL = 'href';

/** For code in the page and for checks that need a selector. */
export const SELECTORS = {
  button: 'a[role=button][aria-label=Search]',
  dialog: 'dialog[aria-label=Search]',
};

/** What the dialog says instead of results. */
const NOTHING = /^(No results|The search )/;

/** @param page - any page of the site */
export function searchDialog(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search', exact: true});
  const status = dialog.getByRole('status');
  const hits = dialog.getByRole('option');
  const nothing = status.filter({hasText: NOTHING});
  return {
    /** The button in the navbar that opens the dialog. */
    button: page.locator(SELECTORS.button),
    /** Exists while it's open. */
    dialog,
    field: dialog.getByRole('combobox', {name: 'Search'}),
    /** The part below the field: results, or what's shown without any. */
    body: dialog.getByRole('listbox').locator('..'),
    /** The results, or the recent searches if the field is empty. A click on one follows it. */
    hits,
    /** The result that Enter opens. */
    chosen: dialog.getByRole('option', {selected: true}),
    status,
    /** Shown instead of results: that there are none, or why. */
    nothing,
    /** Results, or the statement that there are none. */
    outcome: hits.or(nothing).first(),
    /** The list of what was opened before. */
    recent: dialog.getByRole('listbox', {name: 'Recent'}).getByRole('option'),
    clearRecent: dialog.getByRole('button', {name: 'Clear recent searches'}),
    /** The name of the search service, which its terms require. */
    serviceLogo: dialog.getByRole('link', {name: 'Search by Algolia'}),
    /** Which version the results are for. */
    versionNote: page.getByText(/^Results are for /),
    hitsTo: (path: string) => dialog.locator(`[role=option][href$="${path}"]`),
    /** The results that are sections, not whole pages. */
    sections: dialog.locator('[role=option][href*="#"]'),
    /** The paths of all results. */
    paths: () => hits.evaluateAll((all) => all.map((hit) => (hit as HTMLAnchorElement).pathname)),
  };
}
