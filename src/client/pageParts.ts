/**
 * A page that a link has opened is laid out in parts, as one that the browser has opened
 * (`src/inline/layOutInParts.js`); one that is returned to has to be as high as it was, at once.
 */
import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    pageParts?: {open(isInParts: boolean): void};
  }
}

let isReturn = false;

const pageParts: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      window.pageParts?.open(!isReturn && !location.hash);
    }
    isReturn = false;
  },
};

export default pageParts;

// Ahead of the router, which listens when it starts.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isReturn = true;
  });
}
