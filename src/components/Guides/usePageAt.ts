import {useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

interface Page {
  title: string;
  description: string;
  /** Such as `/docs/guides/approval/`. */
  path: string;
}

/**
 * Finds pages of the current page's version.
 *
 * @returns a function that takes a route inside the version, such as `/guides/approval/`, and throws
 *   an error at build time if there's no page at it
 */
export function usePageAt(): (route: string) => Page {
  const {version: name, docs} = useDocsVersion();
  const version = useVersions(undefined).find((one) => one.name === name)!;
  const root = version.path.replace(/\/$/, '');
  return (route) => {
    const found = version.docs.find(({path}) => path === root + route);
    if (!found) throw new Error(`The guides of version "${name}": there is no page at ${route}`);
    const {title, description} = docs[found.id]!;
    return {title, description, path: found.path};
  };
}
