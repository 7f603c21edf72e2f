/**
 * Change (wrap): where the reader has opened the menu before the app started
 * (`src/inline/beforeApp.js`), the drawer takes its place.
 */
import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';

export default function MobileSidebarToggle(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const {documentElement} = document;
    if (!documentElement.hasAttribute('data-menu-open')) return;
    documentElement.removeAttribute('data-menu-open');
    toggle();
  }, [toggle]);
  return <Toggle />;
}
