import siteConfig from '@generated/docusaurus.config';

/** In milliseconds, from `facts/limits.ts` by way of `config/client.ts`. */
export interface Timings {
  /** At most this often, scrolling updates the address. */
  scrollThrottle: number;
  /** How long a selected tab is remembered. */
  tabMemory: number;
  /** How long a copy button says so. */
  copiedMessage: number;
}

export const timings = siteConfig.customFields!.timings as Timings;
