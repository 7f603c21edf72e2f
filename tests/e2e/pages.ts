/** Splits a list into parts of the same size; the last one may be shorter. */
export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({length: Math.ceil(list.length / size)}, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/**
 * Finds elements that scroll up and down by a few pixels, so their scrollbar is for nothing. Runs in
 * the page.
 */
export function needlessScrollbars(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const {overflowY, maxHeight} = getComputedStyle(element);
      const hidden = element.scrollHeight - element.clientHeight;
      // An element with a greatest height is meant to scroll.
      return hidden > 0 && hidden < 8 && /auto|scroll/.test(overflowY) && maxHeight === 'none';
    })
    .map(({tagName, className}) => `${tagName}.${String(className)}`);
}

/**
 * Waits until the app has started, and returns the titles that the page shows. Runs in the page,
 * because asking again and again takes more time, as does the code that a locator loads into each
 * page.
 */
export async function started(): Promise<(string | null)[]> {
  const root = document.documentElement;
  await new Promise<void>((done, fail) => {
    const look = () => root.dataset.hasHydrated === 'true' && done();
    new MutationObserver(look).observe(root, {attributeFilter: ['data-has-hydrated']});
    look();
    setTimeout(() => fail(new Error('The app has not started after 60 s.')), 60_000);
  });
  return [...document.querySelectorAll('h1')]
    .filter((title) => title.checkVisibility())
    .map((title) => title.textContent);
}
