/**
 * Replaces a hook of Docusaurus whose breakpoint is in pixels. Here, it grows with the reader's font, as in
 * the style sheets.
 */
import {useSyncExternalStore} from 'react';

/** How many pixels `em` has in media queries, unless the reader has chosen another font size. */
export const PIXELS_PER_EM = 16;

/** The last width of a small screen, as in Infima. */
const MOBILE = `(max-width: ${996 / PIXELS_PER_EM}em)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(MOBILE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** @returns the layout; pages are rendered with that of both */
export const useWindowSize = (): 'desktop' | 'mobile' | 'ssr' =>
  useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(MOBILE).matches ? 'mobile' : 'desktop'),
    () => 'ssr',
  );
