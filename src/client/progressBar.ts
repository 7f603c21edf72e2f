/**
 * The bar at the top while a page loads. The classic theme runs it, and waits a moment first so that
 * instant loads show none; here stand its looks, in one place.
 */
import nprogress from 'nprogress';

/** What the bar was asked to look like; a test in `tests/e2e/navigation.spec.ts` has the same values. */
export const progressBar = {
  /** How much of the bar is there when it appears: a share of its width. */
  minimum: 0.08,
  /** How long one step of the animation takes, in milliseconds. */
  speed: 200,
  /** How long until the next small step while nothing is known, in milliseconds. */
  trickleSpeed: 800,
};

nprogress.configure({...progressBar, showSpinner: false});
