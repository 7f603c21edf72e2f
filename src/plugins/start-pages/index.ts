/** Leads from the path of a version without a page there to the first page of its first sidebar. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

export default function startPagesPlugin(): Plugin {
  return {
    name: 'start-pages',
    allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      for (const version of docs.loadedVersions) {
        const {versionName} = version;
        const path = version.path.replace(/\/?$/, '/');
        // Also that of a generated index, which is in the sidebars.
        const isTaken = JSON.stringify([version.docs, version.sidebars]).includes(
          `"permalink":"${path}"`,
        );
        if (isTaken) continue;
        const component = '@site/src/components/StartPage.tsx';
        actions.addRoute({path, exact: true, component, props: {versionName}});
      }
    },
  };
}
