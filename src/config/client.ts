/** Scripts that run in the browser alongside the pages, in this order. */
export const clientModules: string[] = [
  './src/client/chunkRecovery.ts',
  './src/client/progressBar.ts',
  // Before activeHeading, which keeps the heading that the URL's hash names.
  './src/client/missingHash.ts',
  './src/client/activeHeading.ts',
  './src/client/scrollPosition.ts',
  './src/client/announcePage.ts',
  './src/client/sidebarScroll.ts',
  './src/client/tabMemory.ts',
  './src/client/pageViews.ts',
  './src/client/prefetch.ts',
];
