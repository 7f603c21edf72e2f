/**
 * Stops Docusaurus from prefetching every page with a link in view, which is about forty files on a
 * page with a sidebar. A page is still preloaded when the reader points at its link or touches it.
 */
if (typeof window !== 'undefined') {
  // Docusaurus sets and freezes the global right after the client modules have run.
  queueMicrotask(() => {
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  });
}
