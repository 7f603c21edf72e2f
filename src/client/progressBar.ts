/**
 * How the progress bar at the top looks while a page loads. The classic theme runs it, after a short
 * delay, so that instant loads don't show it.
 */
import nprogress from 'nprogress';

/** The look of the bar. Keep in sync with the values in `tests/e2e/navigation.spec.ts`. */
export const progressBar = {
  /** How much of the bar is filled when it appears, as a fraction of its width. */
  minimum: 0.08,
  /** How long one step of the animation takes, in milliseconds. */
  speed: 200,
  /** The time between two small steps while the progress is unknown, in milliseconds. */
  trickleSpeed: 800,
};

nprogress.configure({...progressBar, showSpinner: false});
