/**
 * Change (wrap): an item that neither leads to the page nor holds it is not rendered again with
 * every page. That is all of the sidebar but two items or three.
 */
import {memo} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';
import DocSidebarItem from '@theme-original/DocSidebarItem';

function isSame(former: Props, next: Props): boolean {
  const {activePath: before, ...rest} = former;
  const {activePath: now, ...others} = next;
  const names = new Set([...Object.keys(rest), ...Object.keys(others)]) as Set<keyof typeof rest>;
  if ([...names].some((name) => rest[name] !== others[name])) return false;
  const isActive = (path: string) => isActiveSidebarItem(next.item, path);
  return before === now || !(isActive(before) || isActive(now));
}

export default memo(DocSidebarItem, isSame);
