/**
 * Change (eject, the original opens on hover and by script): an HTML `details` element, which opens
 * without JavaScript and exposes its state to assistive technology. `src/head/keyboard.ts` handles
 * its keys. The menu that contains the current page is marked.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const isHere = items.some(({to}) => to && base + to.replace(/^\//, '') === pathname);
  return (
    <details
      className={clsx('navbar__item', 'dropdown', position === 'right' && 'dropdown--right')}
    >
      <summary className={clsx('navbar__link', isHere && 'navbar__link--active', className)}>
        {children ?? label}
      </summary>
      <ul className="dropdown__menu">
        {items.map((item, at) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={at} />
        ))}
      </ul>
    </details>
  );
}
