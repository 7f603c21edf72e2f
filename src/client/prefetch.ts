/**
 * Turns off Docusaurus' prefetching of every page whose link is in view: some forty files on a page
 * with a sidebar. A page is still loaded ahead when its link is pointed at or touched.
 */
if (typeof window !== 'undefined') {
  // Docusaurus sets the global right after the client modules have run, and freezes it.
  queueMicrotask(() => {
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  });
}
