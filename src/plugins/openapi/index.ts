/**
 * Publishes the OpenAPI document of each version that has one as `openapi.yaml` and `openapi.json` next
 * to the version's pages, with resolved facts. This works in builds and in the dev server, because it
 * writes to one of the `staticDirectories` of the site. `remark.ts` generates the reference page from
 * the same document.
 */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factsByVersion, versions} from '../../facts.ts';
import {loadDocument} from '@portal/content/openapi/document';
import {documentOf} from '@portal/content/openapi/resolved';
import {BUILD_FILES} from '@portal/content/pages/builtSite';

/** The comment at the start of the file, which is only for maintainers. */
const withoutHead = (text: string) => text.replace(/^(#.*\n)+/, '');

export default function openapi({siteDir}: LoadContext): Plugin {
  const served = join(siteDir, BUILD_FILES, 'openapi');
  // Only at the start, because the dev server wouldn't notice changes in a folder that's deleted.
  rmSync(served, {recursive: true, force: true});
  return {
    name: 'openapi',
    getPathsToWatch: () => versions.map(documentOf),
    async loadContent() {
      for (const version of versions) {
        const file = documentOf(version);
        if (!existsSync(join(siteDir, file))) continue;
        const {source, published} = loadDocument(siteDir, factsByVersion[version.id]!, file);
        const folder = join(served, version.path);
        mkdirSync(folder, {recursive: true});
        writeFileSync(join(folder, 'openapi.yaml'), withoutHead(source.text));
        writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(published, null, 2)}\n`);
      }
    },
  };
}
