import type {Page} from '@playwright/test';

/** One layout shift that Chromium reports. */
interface Shift {
  /** The value that it adds to the layout shift score. */
  value: number;
  /** The elements that moved, as the start of their HTML. */
  moved: string[];
}

/**
 * Records the layout shifts of a page that is opened afterwards.
 *
 * Shifts outside `main` count once the whole HTML has been painted: if reading it takes several
 * frames, Chromium paints half a navbar, whose items then move to their places.
 *
 * @returns a function that returns the shifts so far
 */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    let wholePaint = Infinity;
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame((time) => (wholePaint = time))),
    );
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as {
        startTime: number;
        value: number;
        sources: {node: Node | null}[];
      }[];
      for (const {startTime, value, sources} of entries) {
        const moved = sources
          .map(({node}) => (node instanceof Element ? node : node?.parentElement))
          .filter((element) => element instanceof Element);
        if (startTime >= wholePaint || moved.some((element) => element.closest('main'))) {
          shifts.push({value, moved: moved.map(({outerHTML}) => outerHTML.slice(0, 200))});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
}
