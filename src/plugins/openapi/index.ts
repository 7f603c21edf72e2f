/**
 * Publishes `facts/openapi.yaml`, facts in place, as `openapi.yaml` and `openapi.json` beside the
 * pages. The reference page is made from the same document by `remark.ts`.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {facts} from '../../../facts/index.ts';
import {loadDocument, type LoadedDocument} from './document.ts';

/** The comment at the head of the file is for those who change it. */
const withoutHead = (text: string) => text.replace(/^(#.*\n)+/, '');

export default function openapi({siteDir}: LoadContext): Plugin<LoadedDocument> {
  return {
    name: 'openapi',
    loadContent: () => Promise.resolve(loadDocument(siteDir, facts)),
    async postBuild({outDir, content}) {
      const {text, published} = content;
      await writeFile(join(outDir, 'openapi.yaml'), withoutHead(text));
      await writeFile(join(outDir, 'openapi.json'), `${JSON.stringify(published, null, 2)}\n`);
    },
  };
}
