/** Writes `pages.json`: title, address, source, key, headings and front matter of every page. */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {facts} from '../../../facts/index.ts';
import {versions} from '../../../facts/navigation.ts';
import {builtPages} from '../../builtPages/index.ts';
import {loadedVersions} from '../../content/loadedDocs.ts';
import {manifestOf} from './pages.ts';

const labels = Object.fromEntries(versions.map(({name, label}) => [name, label]));

export default function pageManifest({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-manifest',
    async postBuild(site) {
      const built = await builtPages(site);
      const pages = await manifestOf({
        versions: loadedVersions(site.plugins),
        labels,
        facts,
        readSource: (file) => readFile(join(siteDir, file), 'utf8'),
        headersAt: (path) => built.get(path)!.headers,
      });
      await writeFile(join(site.outDir, 'pages.json'), `${JSON.stringify(pages, null, 1)}\n`);
    },
  };
}
