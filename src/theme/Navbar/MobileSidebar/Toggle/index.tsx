/**
 * Change (wrap): if the reader opened the menu before the app started (`src/head/beforeApp.ts`), the
 * drawer replaces it. The drawer keeps the focus, and returns it to the button. Escape closes it, and so
 * does every navigation: in the original, only its own links do. "Back to main menu" moves the focus to
 * that menu; in the original, it's lost.
 */
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';

const focus = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});

/** Keeps the focus out of what the drawer covers. The search dialog isn't part of it. */
function setCovered(isCovered: boolean): void {
  const covered = '.navbar__inner, #__docusaurus > :not(.navbar)';
  for (const part of document.querySelectorAll<HTMLElement>(covered)) part.inert = isCovered;
}

export default function MobileSidebarToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  const location = useLocation();
  const isShown = useRef(shown);
  useEffect(() => {
    const {documentElement} = document;
    const takeOver = () => {
      if (!documentElement.hasAttribute('data-menu-open')) return;
      documentElement.removeAttribute('data-menu-open');
      toggle();
    };
    takeOver();
    // Docusaurus marks the page as hydrated a moment after this effect. Until then, a press on the
    // button still sets the attribute.
    const observer = new MutationObserver(takeOver);
    observer.observe(documentElement, {attributeFilter: ['data-menu-open']});
    return () => observer.disconnect();
  }, [toggle]);
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = ({key}: KeyboardEvent) => {
      // Escape in the search dialog only closes the dialog.
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
      setCovered(false);
      toggle();
      focus('.navbar__toggle');
    };
    const onClick = ({target}: MouseEvent) => {
      if (!(target as Element).closest('.navbar-sidebar__back')) return;
      // The main menu can't be focused until it's shown.
      requestAnimationFrame(() => focus('.navbar-sidebar__item:not([inert]) a'));
    };
    setCovered(true);
    focus('.navbar-sidebar__close');
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      setCovered(false);
      if (document.activeElement?.closest('.navbar-sidebar')) focus('.navbar__toggle');
    };
  }, [shown, toggle]);
  // First, because a link of the drawer has already closed it when the page changes.
  useEffect(() => {
    isShown.current = shown;
  }, [shown]);
  useEffect(() => {
    if (isShown.current) toggle();
  }, [location, toggle]);
  return <Toggle />;
}
