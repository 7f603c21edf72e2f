/** Writes `pages.json`: title, address, source, key, headings and front matter of every page. */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {facts} from '../../../facts/index.ts';
import {versions} from '../../../facts/navigation.ts';
import {loadedVersions} from '../../content/loadedDocs.ts';
import {manifestOf} from './pages.ts';

const labels = Object.fromEntries(versions.map(({name, label}) => [name, label]));

export default function pageManifest({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-manifest',
    async postBuild({outDir, plugins}) {
      const pages = await manifestOf({
        versions: loadedVersions(plugins),
        labels,
        facts,
        readSource: (file) => readFile(join(siteDir, file), 'utf8'),
        readBuilt: (path) => {
          const file = path.endsWith('/') ? `${path}index.html` : path;
          return readFile(join(outDir, file.slice(baseUrl.length)), 'utf8');
        },
      });
      await writeFile(join(outDir, 'pages.json'), `${JSON.stringify(pages, null, 1)}\n`);
    },
  };
}
