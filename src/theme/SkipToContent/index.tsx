/**
 * Change (eject, the hook of the original's link focuses at once): after a click the focus goes to
 * the start of the page with the next frame. To focus, the browser lays the page out; this way it
 * does so once, when everything is in its place.
 */
import {type MouseEvent, type ReactNode, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Neither the start of the page nor its content takes the focus otherwise. */
function focus(element: HTMLElement, options?: FocusOptions): void {
  element.setAttribute('tabindex', '-1');
  element.focus(options);
  element.removeAttribute('tabindex');
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  const target =
    document.querySelector<HTMLElement>('main:first-of-type') ??
    document.getElementById(SkipToContentFallbackId);
  if (target) focus(target);
}

export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const frame = useRef(0);
  const {action} = useHistory();
  useLocationChange(({location}) => {
    cancelAnimationFrame(frame.current);
    if (location.hash || action !== 'PUSH') return;
    frame.current = requestAnimationFrame(() => {
      // Where the page is scrolled to has been seen to.
      if (start.current) focus(start.current, {preventScroll: true});
    });
  });
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
  });
  return (
    <div ref={start} role="region" aria-label={label}>
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
