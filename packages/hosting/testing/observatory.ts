/**
 * The rules and points of the MDN HTTP Observatory (version 1.4.8, `grader/charts.js` and
 * `analyzer/tests`), for a site without cookies behind a proxy that terminates TLS. We can't depend
 * on the package itself, because its installation downloads lists and compiles a database driver.
 */
import {load} from 'cheerio';

interface Rule {
  name: string;
  /** The points that a response gains or loses. */
  points: number;
}

export interface Grade {
  grade: string;
  score: number;
  rules: Rule[];
}

type Headers = Record<string, string | string[] | undefined>;

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const SIX_MONTHS = 15_552_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
/** The minimum score for extra points. */
const MIN_FOR_EXTRA = 90;

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );

/** Returns the policy in the page, without directives that browsers ignore there. */
function policyOf(html: string): string {
  const meta = load(html)('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  return meta.replace(/frame-ancestors[^;]*/i, '');
}

function policyPoints(policy: string): number {
  if (policy === '') return -25;
  const csp = directives(policy);
  const sources = (name: string) => {
    const list = csp.get(name) ?? csp.get('default-src') ?? ['*'];
    // Browsers that support hashes ignore 'unsafe-inline'.
    return list.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
      ? list.filter((source) => source !== "'unsafe-inline'")
      : list;
  };
  const has = (name: string, bad: readonly string[]) =>
    sources(name).some((source) => bad.includes(source));
  if (has('script-src', [...BROAD, ...INLINE]) || has('object-src', BROAD)) return -20;
  const insecure = (list: readonly string[]) => list.some((source) => /^(http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  if ([...csp].some(([name, list]) => !passive.includes(name) && insecure(list))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => insecure(csp.get(name) ?? []))) return -10;
  if (has('style-src', [...BROAD, ...INLINE])) return 0;
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transportPoints(value: string): number {
  const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (value === '' || value.includes(',') || maxAge === undefined) return -20;
  return Number(maxAge) >= SIX_MONTHS ? 0 : -10;
}

function framePoints(value: string, policy: string): number {
  if (directives(policy).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$|^allow-from/i.test(value) ? 0 : -20;
}

function referrerPoints(value: string): number {
  if (value === '') return 0;
  return PRIVATE.includes(value.split(',').at(-1)!.trim().toLowerCase()) ? 5 : -5;
}

function resourcePoints(value: string): number {
  if (value === '' || value === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(value) ? 10 : -5;
}

/** Scripts of other hosts need an integrity hash. Ours don't. */
function scriptPoints(html: string): number {
  const page = load(html);
  const foreign = page('script[src]')
    .toArray()
    .filter((script) => /^(https?:)?\/\//.test(page(script).attr('src')!));
  if (foreign.length === 0) return 0;
  const pinned = foreign.every((script) => page(script).attr('integrity') !== undefined);
  const secure = foreign.every((script) => page(script).attr('src')!.startsWith('https:'));
  return pinned ? (secure ? 5 : -20) : secure ? -5 : -50;
}

/** Returns the letter of a score: D- from 25, one step per five points, A+ from 100. */
function letterOf(score: number): string {
  if (score >= 100) return 'A+';
  const step = Math.floor((score - 25) / 5);
  return step < 0 ? 'F' : 'DCBA'[Math.floor(step / 4)]! + ['-', '', '', '+'][step % 4]!;
}

/**
 * Grades one page.
 *
 * @param headers - the response headers, with lowercase names
 * @param html - the body of the response
 */
export function grade(headers: Headers, html: string): Grade {
  const header = (name: string) => String(headers[name] ?? '').trim();
  const policy = header('content-security-policy');
  const open = header('access-control-allow-origin') === '*';
  const rules = [
    {
      name: 'content-security-policy',
      points: policyPoints([policy, policyOf(html)].filter(Boolean).join('; ')),
    },
    {name: 'cookies', points: headers['set-cookie'] === undefined ? 0 : -20},
    {
      name: 'cross-origin-resource-sharing',
      points: open && header('access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    {
      name: 'cross-origin-resource-policy',
      points: resourcePoints(header('cross-origin-resource-policy').toLowerCase()),
    },
    {name: 'referrer-policy', points: referrerPoints(header('referrer-policy'))},
    {
      name: 'strict-transport-security',
      points: transportPoints(header('strict-transport-security')),
    },
    {name: 'subresource-integrity', points: scriptPoints(html)},
    {
      name: 'x-content-type-options',
      points: header('x-content-type-options').toLowerCase() === 'nosniff' ? 0 : -5,
    },
    {name: 'x-frame-options', points: framePoints(header('x-frame-options'), policy)},
  ];
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 100);
  const strict = sum(rules.map(({points}) => Math.min(points, 0)));
  const score = Math.max(
    0,
    strict >= MIN_FOR_EXTRA ? sum(rules.map(({points}) => points)) : strict,
  );
  return {grade: letterOf(score), score, rules};
}
