import type {HostModel} from '../../hosting/model.ts';
import {sharedHeaders} from '../../hosting/securityHeaders.ts';
import {checkLimits, CLOUDFLARE, longest} from './limits.ts';
import {banner} from './shared.ts';

const rule = (path: string, headers: Record<string, string>) => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Where two rules set one header, both values
 * are sent: so pages keep what these hosts say by themselves, `max-age=0, must-revalidate`, which
 * means the same as our `no-cache`.
 *
 * @throws Error when Cloudflare Pages would ignore a rule or a line
 */
export function headersFile(model: HostModel): string {
  const rules = [
    rule('/*', model.headers),
    rule(`${model.hashedAssets}*`, {'Cache-Control': model.caching.hashed}),
    ...model.sharedFiles.map((file) => rule(file, sharedHeaders)),
  ];
  const lines = rules.flat();
  checkLimits(
    {host: 'Cloudflare Pages', file: '_headers'},
    [
      {what: 'rules', has: rules.length, takes: CLOUDFLARE.headerRules},
      longest(lines, CLOUDFLARE.headerLine),
    ],
    'Expected a shorter policy: fewer inline scripts, or fewer hosts in config/thirdParties.ts.',
  );
  return [banner('Netlify and Cloudflare Pages.'), ...lines.map((line) => `${line}\n`)].join('');
}
