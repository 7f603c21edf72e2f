import {caddyfile} from './caddy.ts';
import {headersFile} from './headersFile.ts';
import {nginxConfig} from './nginx.ts';
import {cloudflareRedirects, netlifyRedirects} from './redirectsFile.ts';
import type {HostModel} from '../../hosting/model.ts';

/** The default folder of the built site on servers. Operators can change it. */
const ROOT = '/srv/www';

/**
 * Returns the files that hosts read, by path relative to `build/`.
 *
 * @throws Error if a host would ignore rules of the model
 */
export function hostFiles(model: HostModel): Record<string, string> {
  return {
    'host.json': `${JSON.stringify(model, null, 2)}\n`,
    // Without this file, GitHub Pages ignores folders whose names start with an underscore.
    '.nojekyll': '',
    _headers: headersFile(model),
    _redirects: cloudflareRedirects(model),
    'netlify/_redirects': netlifyRedirects(model),
    'nginx.conf': nginxConfig(model, {listen: '80', root: ROOT}),
    Caddyfile: caddyfile(model, {listen: ':80', root: ROOT}),
  };
}
