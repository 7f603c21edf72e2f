/**
 * A link to a heading that the page does not have, such as one kept when changing the version, leads
 * to the start of the page: the hash goes away instead of pointing nowhere. The router scrolls to no
 * heading then, and would leave the reader as far down as the former page was.
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
    window.scrollTo({top: 0, behavior: 'instant'});
  },
};

export default missingHash;
