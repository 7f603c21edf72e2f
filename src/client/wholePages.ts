/**
 * Only the page that the browser opened is laid out in parts (`src/inline/layOutInParts.js`): those
 * that the app opens may be returned to, and then have to be as high as they were.
 */
import type {ClientModule} from '@docusaurus/types';

const wholePages: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      delete document.documentElement.dataset.inParts;
    }
  },
};

export default wholePages;
