/**
 * Writes what a host must know beside the built site: redirects, aliases, not-found page, caching
 * and headers, once as data and once in the language of each host.
 */
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RedirectModel} from '../../redirects/resolve.ts';
import {caddyfile} from './hosts/caddy.ts';
import {headersFile} from './hosts/headersFile.ts';
import {nginxConfig} from './hosts/nginx.ts';
import {cloudflareRedirects, netlifyRedirects} from './hosts/redirectsFile.ts';
import {startPage} from './hosts/startPage.ts';
import {hostModel, type HostModel} from './model.ts';
import {securityHeaders} from './securityHeaders.ts';

/** Where servers expect the built site unless an operator changes it. */
const ROOT = '/srv/www';

/** The files of a host model, by path relative to `build/`. */
export function hostFiles(model: HostModel): Record<string, string> {
  return {
    'host.json': `${JSON.stringify(model, null, 2)}\n`,
    'index.html': startPage(model.base),
    _headers: headersFile(model),
    _redirects: cloudflareRedirects(model),
    'netlify/_redirects': netlifyRedirects(model),
    'nginx.conf': nginxConfig(model, {listen: '80', root: ROOT}),
    Caddyfile: caddyfile(model, {listen: ':80', root: ROOT}),
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
      for (const [name, text] of Object.entries(hostFiles(model))) {
        await mkdir(dirname(join(folder, name)), {recursive: true});
        await writeFile(join(folder, name), text);
      }
      // Static hosts look for their not-found page at the top.
      await copyFile(join(outDir, '404.html'), join(folder, '404.html'));
    },
  };
}
