import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

interface Page {
  title: string;
  /** Its label in the sidebar, which is shorter than some titles. */
  label: string;
  description: string;
  /** Such as `/docs/guides/approval/`. */
  path: string;
}

/** Finds the label of a page in a sidebar. */
function labelIn(items: PropSidebarItem[], path: string): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href === path) return item.label;
    const label = item.type === 'category' ? labelIn(item.items, path) : undefined;
    if (label !== undefined) return label;
  }
  return undefined;
}

/**
 * Finds pages of the current page's version.
 *
 * @returns a function that takes a route inside the version, such as `/guides/approval/`, and throws
 *   an error at build time if there's no page at it
 */
export function usePageAt(): (route: string) => Page {
  const {version: name, docs, docsSidebars} = useDocsVersion();
  const version = useVersions(undefined).find((one) => one.name === name)!;
  const root = version.path.replace(/\/$/, '');
  return (route) => {
    const found = version.docs.find(({path}) => path === root + route);
    if (!found) throw new Error(`The guides of version "${name}": there is no page at ${route}`);
    const {title, description} = docs[found.id]!;
    const label = labelIn(Object.values(docsSidebars).flat(), found.path) ?? title;
    return {title, label, description, path: found.path};
  };
}
