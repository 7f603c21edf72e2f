/** Writes the data for `/guides/` to a file that only that page's chunk imports. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {languages, type GuideFacts} from '@portal/content/facts/guides';
import {guidesOf} from '@portal/content/facts/guidesOf';
import {pluginName, versions} from '@portal/content/facts/versions';

export interface GuidesOfVersion extends GuideFacts {
  /** The names of the languages of guides, by key. */
  languages: Record<string, string>;
}

/** What the components in `src/components/Guides` need in addition to the data of the docs plugin. */
export interface GuideData {
  guides: GuidesOfVersion | undefined;
  /** The pictures of pages, such as `/img/cards/quickstart.svg`, by route inside the version. */
  thumbnails: Record<string, string>;
}

export default function guidesPlugin(): Plugin {
  return {
    name: 'guides',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const data = docs.loadedVersions.map((loaded): [string, GuideData] => {
        const facts = guidesOf(versions.find((one) => pluginName(one) === loaded.versionName)!);
        const thumbnails = loaded.docs.flatMap(({slug, frontMatter: {image}}) =>
          image === undefined ? [] : [[slug, image]],
        );
        const guides = facts && {...facts, languages};
        return [loaded.versionName, {guides, thumbnails: Object.fromEntries(thumbnails)}];
      });
      await actions.createData('guides.json', JSON.stringify(Object.fromEntries(data)));
    },
  };
}
