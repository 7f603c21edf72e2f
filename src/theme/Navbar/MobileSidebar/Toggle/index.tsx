/**
 * Change (wrap): if the reader opened the menu before the app started (`src/inline/beforeApp.js`), the
 * drawer replaces it. Escape closes the drawer and returns the focus to the button.
 */
import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';

export default function MobileSidebarToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
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
      if (key !== 'Escape') return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);
  return <Toggle />;
}
