/** What runs in the browser beside the pages, in this order. */
export const clientModules: string[] = [
  './src/client/chunkRecovery.ts',
  './src/client/progressBar.ts',
  './src/client/activeHeading.ts',
  './src/client/missingHash.ts',
  './src/client/tabMemory.ts',
  './src/client/pageViews.ts',
];
