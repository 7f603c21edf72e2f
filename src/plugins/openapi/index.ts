/**
 * Publishes `facts/openapi.yaml`, facts in place, as `openapi.yaml` and `openapi.json` beside the
 * pages, in the build and while developing. The reference page is made from the same document by
 * `remark.ts`.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {facts} from '../../../facts/index.ts';
import {loadDocument, type LoadedDocument} from './document.ts';
import {DOCUMENT} from './resolved.ts';

/** The comment at the head of the file is for those who change it. */
const withoutHead = (text: string) => text.replace(/^(#.*\n)+/, '');

/** Writes the document in both formats. */
async function publish({text, published}: LoadedDocument, folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'openapi.yaml'), withoutHead(text));
  await writeFile(join(folder, 'openapi.json'), `${JSON.stringify(published, null, 2)}\n`);
}

type Configure = (
  config: {mode?: string},
  isServer: boolean,
  utils: ConfigureWebpackUtils,
) => object;

export default function openapi(context: LoadContext): Plugin<LoadedDocument> {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  const served = join(generatedFilesDir, 'openapi-served');
  // The development server adds a folder to those it serves; a build has no server.
  const configureWebpack: Configure = ({mode}, isServer) =>
    mode === 'development' && !isServer
      ? {devServer: {static: [{directory: served, publicPath: baseUrl}]}}
      : {};
  return {
    name: 'openapi',
    getPathsToWatch: () => [DOCUMENT],
    loadContent: () => Promise.resolve(loadDocument(siteDir, facts)),
    contentLoaded: ({content}) => publish(content, served),
    postBuild: ({outDir, content}) => publish(content, outDir),
    configureWebpack: configureWebpack as Plugin['configureWebpack'],
  };
}
