import type {Page} from '@playwright/test';

/** One move of what was in view, as Chromium tells it. */
interface Shift {
  /** What it adds to the layout shift score. */
  value: number;
  /** What moved inside `main`, as the beginning of its HTML. */
  moved: string[];
}

/**
 * Records what moves in a page that is opened after this.
 *
 * @param from - what counts: all that moves, or what moves from the load event on
 * @returns gives what has moved so far
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
