/**
 * The progress bar at the top while a page loads. The classic theme shows it after a short delay, so
 * that instant loads don't show it. But if the reader follows a link while another page loads, the
 * theme forgets the first delay and shows the bar when nothing is loading. This module ends it.
 */
import nprogress from 'nprogress';

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
