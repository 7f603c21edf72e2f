import {inBaseUnits, limits} from '../facts/limits.ts';
import type {Timings} from '../src/client/timings.ts';

/** What runs in the browser beside the pages, in this order. */
export const clientModules: string[] = [
  './src/client/chunkRecovery.ts',
  './src/client/progressBar.ts',
  // Before activeHeading, which holds on to the heading that the address names.
  './src/client/missingHash.ts',
  './src/client/activeHeading.ts',
  './src/client/scrollPosition.ts',
  './src/client/sidebarScroll.ts',
  './src/client/tabMemory.ts',
  './src/client/pageViews.ts',
  './src/client/prefetch.ts',
  './src/client/formerWorker.ts',
  './src/client/newerPage.ts',
];

/** The facts that these modules go by; the table of facts itself is not for the browser. */
export const timings: Timings = {
  scrollThrottle: inBaseUnits(limits.scrollThrottle)!,
  tabMemory: inBaseUnits(limits.tabMemory)!,
  copiedMessage: inBaseUnits(limits.copiedMessage)!,
};
