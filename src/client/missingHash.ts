/**
 * A link to a heading that the page does not have, such as one kept when changing the version, leads
 * to the page: the hash goes away instead of pointing nowhere.
 */
import type {ClientModule} from '@docusaurus/types';
import {currentHash} from './hash.ts';

const missingHash: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const id = currentHash();
    const isNewPage = previousLocation && previousLocation.pathname !== location.pathname;
    const isKnown =
      document.getElementById(id) ?? document.querySelector(`[data-tab="${CSS.escape(id)}"]`);
    if (!id || !isNewPage || isKnown) return;
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
  },
};

export default missingHash;
