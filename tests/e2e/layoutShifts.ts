import type {Page} from '@playwright/test';

/** One layout shift that Chromium reports. */
interface Shift {
  /** The value that it adds to the layout shift score. */
  value: number;
  /** The elements that moved inside `main`, as the start of their HTML. */
  moved: string[];
}

/**
 * Records layout shifts of a page that is opened afterwards.
 *
 * @param from - whether to record from the start or from the load event
 * @returns a function that returns the shifts so far
 */
export async function recordShifts(
  page: Page,
  from: 'start' | 'load' = 'start',
): Promise<() => Promise<Shift[]>> {
  await page.addInitScript((first) => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as {
        value: number;
        sources: {node: Node | null}[];
      }[];
      for (const {value, sources} of entries) {
        const moved = sources
          .map(({node}) => (node instanceof Element ? node : node?.parentElement))
          .flatMap((element) =>
            element?.closest('main') ? [element.outerHTML.slice(0, 200)] : [],
          );
        shifts.push({value, moved});
      }
    });
    if (first === 'start') observer.observe({type: 'layout-shift', buffered: true});
    else window.addEventListener('load', () => observer.observe({type: 'layout-shift'}));
  }, from);
  return () => page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
}
