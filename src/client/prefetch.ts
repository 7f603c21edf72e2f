import type {ClientModule} from '@docusaurus/types';

/**
 * Stops Docusaurus from prefetching every page with a link in view, which is about forty files on a
 * page with a sidebar. A page is still preloaded when the reader points at its link or touches it.
 */
const prefetch: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    // Docusaurus has frozen the global, so it's replaced when the first page is there.
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default prefetch;
