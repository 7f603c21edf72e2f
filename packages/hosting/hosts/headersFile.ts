import type {HostModel} from '../rules/model.ts';
import {sharedHeaders} from '../rules/securityHeaders.ts';
import {banner} from './shared.ts';

const rule = (path: string, headers: Record<string, string>) => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. If two rules set the same header, these
 * hosts send both values. So pages get no `Cache-Control` here and keep the hosts' default,
 * `max-age=0, must-revalidate`, which means the same as our `no-cache`.
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
