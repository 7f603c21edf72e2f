/**
 * The progress bar at the top while a page loads. The classic theme shows it after a short delay, so
 * that instant loads don't show it. But if the reader follows a link while another page loads, the
 * theme forgets the first delay and shows the bar when nothing is loading. This module ends it.
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

/** How long the theme waits before it shows the bar, in milliseconds: the `delay` of its `nprogress`. */
const THEME_DELAY = 200;

let isLoading = false;

export function onRouteUpdate(): void {
  isLoading = true;
}

export function onRouteDidUpdate(): void {
  isLoading = false;
  window.setTimeout(() => {
    if (!isLoading) nprogress.done();
  }, THEME_DELAY);
}

nprogress.configure({...progressBar, showSpinner: false});
