import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Returns the versions that the docs plugin has loaded.
 *
 * @param plugins - all loaded plugins of the site, as `postBuild` gets them
 * @returns the versions, newest first
 * @throws Error if the site has no docs plugin
 */
export function loadedVersions(plugins: readonly LoadedPlugin[]): LoadedVersion[] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  if (!docs) throw new Error('The site has no docs plugin.');
  return (docs.content as LoadedContent).loadedVersions;
}

/**
 * Lists the documents of a version in the order of its sidebars, followed by those in no sidebar.
 *
 * @returns each document with the labels of its groups, outermost first
 */
export function inReadingOrder({docs, sidebars}: LoadedVersion) {
  type Item = NonNullable<LoadedVersion['sidebars'][string]>[number];
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const walk = (items: readonly Item[], groups: string[]): {doc: DocMetadata; groups: string[]}[] =>
    items.flatMap((item) => {
      if (item.type === 'doc' || item.type === 'ref') return [{doc: byId.get(item.id)!, groups}];
      if (item.type !== 'category') return [];
      const inside = [...groups, item.label];
      const start =
        item.link?.type === 'doc' ? [{doc: byId.get(item.link.id)!, groups: inside}] : [];
      return [...start, ...walk(item.items, inside)];
    });
  const listed = Object.values(sidebars).flatMap((items) => walk(items ?? [], []));
  const found = new Set(listed.map(({doc}) => doc));
  const unlisted = docs.filter((doc) => !found.has(doc)).map((doc) => ({doc, groups: []}));
  return [...listed, ...unlisted];
}
