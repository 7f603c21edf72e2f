import siteConfig from '@generated/docusaurus.config';

/** Durations in milliseconds, from `facts/limits.ts` via `config/client.ts`. */
export interface Timings {
  /** The minimum time between two updates of the URL while scrolling. */
  scrollThrottle: number;
  /** How long the copy button of a code block shows **Copied**. */
  copiedMessage: number;
}

export const timings = siteConfig.customFields!.timings as Timings;
