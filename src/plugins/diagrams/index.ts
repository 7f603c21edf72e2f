import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DRAWINGS} from '../../content/diagrams.ts';

/** Hashes all drawings. */
function digest(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The bundler caches pages, but doesn't know about drawings. A new cache version tells it. */
export default function diagrams({siteDir}: LoadContext): Plugin {
  const drawings = digest(join(siteDir, DRAWINGS));
  return {
    name: 'diagrams',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
      if (!cache?.version) return {};
      return {experiments: {cache: {version: `${cache.version}-${drawings}`}}} as object;
    },
  };
}
