/** No longer than this, in milliseconds, while the page is busy. */
const PATIENCE = 500;

/** Runs something when the browser has nothing else to do; where it does not say, in a later task. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, {timeout: PATIENCE});
  else setTimeout(run);
}
