/**
 * When the URL of a page returns its Markdown version: if `Accept` lists `text/markdown` and gives it
 * at least the quality of `text/html`. A wildcard isn't enough, because every browser sends one, and a
 * missing or malformed header means HTML. For HTML, the most specific range counts (RFC 9110, section
 * 12.5.1). Parameters other than `q` don't matter.
 *
 * The patterns are text for regular expressions that ignore case, because nginx (PCRE) and Caddy (RE2)
 * use them too. No part can match in two ways, so a hostile header doesn't slow them down.
 */

const SPACE = '[ \\t]*';
const CHARACTER = '[\\w!#$%&*+.^~-]';
const QUALITY = '0(?:\\.\\d?\\d?\\d?)?|1(?:\\.0?0?0?)?';
const VALUE = `(?:${CHARACTER}+|"[^",;\\\\]*")`;
/** A parameter that isn't `q`. */
const OTHER = `(?:[0-9a-pr-z_!#$%&*+.^~-]${CHARACTER}*|q${CHARACTER}+)=${VALUE}`;
const PARAMETERS = `(?:;${SPACE}(?:(?:q=(?:${QUALITY})|${OTHER})${SPACE})?)*`;
const RANGE = `(?:${CHARACTER}+/${CHARACTER}+${SPACE}${PARAMETERS})?`;

/** Matches a whole `Accept` header that isn't malformed. */
export const wellFormed = `^${SPACE}${RANGE}(?:,${SPACE}${RANGE})*$`;

/** A pattern for a well-formed header, and the quality if it matches: the first group or a number. */
type QualityRule = readonly [pattern: string, quality: '$1' | '1'];

const rulesFor = (range: string): QualityRule[] => {
  const start = `(?:^|,)${SPACE}${range.replaceAll('*', '\\*')}${SPACE}`;
  return [
    [`${start}(?:;[^,;]*)*;${SPACE}q=(${QUALITY})`, '$1'],
    [`${start}(?:[;,]|$)`, '1'],
  ];
};

/** The first rule that matches applies. If none matches, the quality is 0. */
export const qualityRules = {
  markdown: rulesFor('text/markdown'),
  html: ['text/html', 'text/*', '*/*'].flatMap(rulesFor),
};

/** The value of `Vary` for URLs that have two forms. */
export const NEGOTIATED = 'Accept, Accept-Encoding';

/** Compiled once, because every request needs them. */
const compiled = Object.values(qualityRules).map((rules) =>
  rules.map(([pattern]) => new RegExp(pattern, 'i')),
);
const WELL_FORMED = new RegExp(wellFormed, 'i');

/**
 * Whether a client prefers the Markdown version of a page.
 *
 * @param accept - the `Accept` header, if the request has one
 */
export function prefersMarkdown(accept = ''): boolean {
  if (!WELL_FORMED.test(accept)) return false;
  const [markdown, html] = compiled.map((rules) => {
    const rule = rules.find((pattern) => pattern.test(accept));
    return rule ? Number(rule.exec(accept)![1] ?? 1) : 0;
  });
  return markdown! > 0 && markdown! >= html!;
}
