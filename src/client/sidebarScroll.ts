/** Scrolls the sidebar to the current page, which may be out of view in a low window. */
import type {ClientModule} from '@docusaurus/types';

const sidebarScroll: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    const sidebar = document.querySelector('.theme-doc-sidebar-container nav.menu');
    const link = sidebar?.querySelector('.menu__link[aria-current="page"]');
    if (!sidebar || !link) return;
    const frame = sidebar.getBoundingClientRect();
    const {top, bottom} = link.getBoundingClientRect();
    if (top >= frame.top && bottom <= frame.bottom) return;
    sidebar.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
  },
};

export default sidebarScroll;
