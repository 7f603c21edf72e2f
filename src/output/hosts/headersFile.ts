import type {HostModel} from '../../hosting/model.ts';
import {sharedHeaders} from '../../hosting/securityHeaders.ts';
import {banner} from './shared.ts';

const rule = (path: string, headers: Record<string, string>) => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Where two rules set one header, both values
 * are sent: so pages keep what these hosts say by themselves, `max-age=0, must-revalidate`, which
 * means the same as our `no-cache`.
 */
export function headersFile(model: HostModel): string {
  const rules = [
    rule('/*', model.headers),
    rule(`${model.hashedAssets}*`, {'Cache-Control': model.caching.hashed}),
    ...model.sharedFiles.map((file) => rule(file, sharedHeaders)),
  ];
  return [banner('Netlify and Cloudflare Pages.'), ...rules.flat().map((line) => `${line}\n`)].join(
    '',
  );
}
