import type {HostModel} from '../model.ts';
import {banner} from './shared.ts';

const rule = (path: string, headers: Record<string, string>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Where two rules set one header, both values
 * are sent: so pages keep what these hosts say by themselves, `max-age=0, must-revalidate`, which
 * means the same as our `no-cache`.
 */
export function headersFile(model: HostModel): string {
  return [
    banner('Netlify and Cloudflare Pages.'),
    rule('/*', model.headers),
    rule(`${model.hashedAssets}*`, {'Cache-Control': model.caching.hashed}),
  ].join('');
}
