/**
 * Publishes the OpenAPI document of each version that has one as `openapi.yaml` and `openapi.json` next
 * to the version's pages, with resolved facts. This works in builds and in the dev server. `remark.ts`
 * generates the reference page from the same document.
 */
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {factsByVersion} from '../../../facts/index.ts';
import {versions} from '../../../facts/versions.ts';
import {loadDocument, type LoadedDocument} from './document.ts';
import {documentOf} from './resolved.ts';

/** The comment at the start of the file, which is only for maintainers. */
const withoutHead = (text: string) => text.replace(/^(#.*\n)+/, '');

/** A document, and the folder of its version in the site. */
interface Publication {
  document: LoadedDocument;
  path: string;
}

/** Returns the documents of all versions that have one. */
const documentsIn = (siteDir: string): Publication[] =>
  versions
    .filter((version) => existsSync(join(siteDir, documentOf(version))))
    .map((version) => ({
      document: loadDocument(siteDir, factsByVersion[version.id]!, documentOf(version)),
      path: version.path,
    }));

/** Writes the documents in both formats. */
async function publish(publications: readonly Publication[], site: string): Promise<void> {
  for (const {document, path} of publications) {
    const folder = join(site, path);
    await mkdir(folder, {recursive: true});
    await writeFile(join(folder, 'openapi.yaml'), withoutHead(document.text));
    await writeFile(
      join(folder, 'openapi.json'),
      `${JSON.stringify(document.published, null, 2)}\n`,
    );
  }
}

type Configure = (
  config: {mode?: string},
  isServer: boolean,
  utils: ConfigureWebpackUtils,
) => object;

export default function openapi(context: LoadContext): Plugin<Publication[]> {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  const served = join(generatedFilesDir, 'openapi-served');
  // The dev server also serves this folder. A build has no server.
  const configureWebpack: Configure = ({mode}, isServer) =>
    mode === 'development' && !isServer
      ? {devServer: {static: [{directory: served, publicPath: baseUrl}]}}
      : {};
  return {
    name: 'openapi',
    getPathsToWatch: () => versions.map(documentOf),
    loadContent: () => Promise.resolve(documentsIn(siteDir)),
    contentLoaded: ({content}) => publish(content, served),
    postBuild: ({outDir, content}) => publish(content, outDir),
    configureWebpack: configureWebpack as Plugin['configureWebpack'],
  };
}
