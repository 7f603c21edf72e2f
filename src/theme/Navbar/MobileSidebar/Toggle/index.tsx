/**
 * Change (wrap): if the reader opened the menu before the app started (`src/inline/beforeApp.js`), the
 * drawer replaces it. Escape closes the drawer and returns the focus to the button. "Back to main menu"
 * moves the focus to that menu; in the original, it's lost.
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
    const onClick = ({target}: MouseEvent) => {
      if (!(target as Element).closest('.navbar-sidebar__back')) return;
      // The main menu can't be focused until it's shown.
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) a')
          ?.focus({preventScroll: true}),
      );
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [shown, toggle]);
  return <Toggle />;
}
