/**
 * Writes what a host must know beside the built site: redirects, aliases, not-found page, caching
 * and headers, once as data and once in the language of each host.
 */
import {writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RedirectModel} from '../../redirects/resolve.ts';
import {hostModel, type HostModel} from './model.ts';
import {securityHeaders} from './securityHeaders.ts';

/** The files of a host model, by name. */
export function hostFiles(model: HostModel): Record<string, string> {
  return {
    'host.json': `${JSON.stringify(model, null, 2)}\n`,
  };
}

export default function hostConfig(
  {baseUrl}: LoadContext,
  {redirects}: {redirects: RedirectModel},
): Plugin {
  return {
    name: 'host-config',
    async postBuild({outDir, routesPaths}) {
      const model = hostModel({
        base: baseUrl,
        routes: routesPaths,
        redirects,
        headers: securityHeaders,
      });
      // Hosts serve `build/`, the folder that holds `docs/`.
      const folder = dirname(outDir);
      await Promise.all(
        Object.entries(hostFiles(model)).map(([name, text]) => writeFile(join(folder, name), text)),
      );
    },
  };
}
