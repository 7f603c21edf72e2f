/**
 * The progress bar at the top while a page loads. The classic theme shows it if loading takes longer
 * than a moment, but it can't count: if a link is followed while another page loads, the theme shows
 * the bar for the first one too, even when nothing loads any more.
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
