/** The content security policy of a page: what it may run, load and connect to. */
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import type {Sources} from '../rules/sources.ts';

/** Returns the hash of an inline script or style, as a policy source. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * The types of `<script>` that browsers run. Others are data, which the policy doesn't apply to.
 */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** What a page has in its HTML that the policy is about. */
interface Inline {
  /** The hashes of its scripts, as policy sources, without duplicates. */
  scripts: string[];
  /** Those of its style attributes and elements. */
  styles: string[];
  /** Its first element with an inline style. */
  styled: string | undefined;
}

/** Reads only tags, because a tree of every page would take ten times as long. */
function inlineOf(html: string): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let styled: string | undefined;
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {src, type = '', style} = attributes;
      if (style !== undefined) {
        styled ??= `<${name} style="${style}">`;
        styles.add(hashSource(style));
      }
      if (name === 'style') styled ??= '<style>';
      if (name === 'style' || (name === 'script' && src === undefined && RUNS.test(type.trim())))
        text = '';
    },
    ontext(more) {
      if (text !== undefined) text += more;
    },
    onclosetag(name) {
      if (text !== undefined) (name === 'style' ? styles : scripts).add(hashSource(text));
      text = undefined;
    },
  });
  // Browsers convert line endings before they hash a script.
  parser.end(html.replaceAll(/\r\n?/g, '\n'));
  return {scripts: [...scripts], styles: [...styles], styled};
}

/** Returns the hashes of a page's inline scripts, as policy sources, without duplicates. */
export const scriptHashes = (html: string): string[] => inlineOf(html).scripts;

const SELF = "'self'";
const NONE = "'none'";

/**
 * Returns the policy of a page, for a `<meta>` element. It has no `frame-ancestors`, which only
 * works in a header.
 *
 * Inline scripts and styles are only allowed by hash. The policy doesn't apply to styles that scripts
 * set on elements.
 *
 * @param inline - the hashes of the page's inline scripts and styles, as policy sources
 * @param thirdParties - the hosts of the services that pages use
 */
export function contentSecurityPolicy(
  {scripts, styles}: Pick<Inline, 'scripts' | 'styles'>,
  thirdParties: readonly Sources[],
): string {
  const others = (directive: keyof Sources) =>
    thirdParties.flatMap((sources) => sources[directive] ?? []);
  const frames = others('frame-src');
  const directives: Record<string, readonly string[]> = {
    // Not 'none', because browsers without a directive for prefetching use this one when they
    // prefetch the scripts of the next page.
    'default-src': [SELF],
    'script-src': [SELF, ...scripts, ...others('script-src')],
    // The keyword is for attributes.
    'style-src': [SELF, ...(styles.length > 0 ? ["'unsafe-hashes'"] : []), ...styles],
    // Icons in style sheets are data URLs.
    'img-src': [SELF, 'data:', ...others('img-src')],
    'connect-src': [SELF, ...others('connect-src')],
    'worker-src': [SELF],
    'object-src': [NONE],
    'frame-src': frames.length > 0 ? frames : [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
  };
  return Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}

const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts the security policy of a page into the page itself, so that both are always from the same
 * build. It goes after the character set, which browsers expect in the first bytes, and before
 * everything that the policy applies to.
 *
 * @param file - the file of the page, for messages
 * @param html - its text, with the changes of other steps
 * @param options - the hosts of the services that pages use, and whether they may have inline styles
 * @returns the page, and what its policy blocks, if anything
 * @throws Error if the page has no character set before its first script
 */
export function withPolicy(
  file: string,
  html: string,
  {thirdParties, inlineStyles}: {thirdParties: readonly Sources[]; inlineStyles: boolean},
): {html: string; blocked?: string} {
  const {scripts, styles, styled} = inlineOf(html);
  const charset = CHARSET.exec(html);
  const script = html.search(/<script/i);
  if (charset === null || (script !== -1 && script < charset.index)) {
    throw new Error(
      `${file} has no <meta charset="utf-8"> before its first script. Expected one, because the security policy is inserted after it.`,
    );
  }
  const at = charset.index + charset[0].length;
  const allowed = {scripts, styles: inlineStyles ? styles : []};
  const policy = contentSecurityPolicy(allowed, thirdParties);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return {
    html: html.slice(0, at) + meta + html.slice(at),
    ...(styled !== undefined && !inlineStyles && {blocked: `${file}: ${styled}`}),
  };
}

/**
 * @param blocked - what the policies of pages block, one page a line
 * @throws Error that names all of them
 */
export function assertNothingIsBlocked(blocked: readonly string[]): void {
  if (blocked.length === 0) return;
  throw new Error(
    `The security policy doesn't allow the inline styles of these pages:\n  ${blocked.join('\n  ')}\n` +
      'Write a class, with its rule in src/css/ or in a style sheet next to the component. To allow ' +
      'inline styles instead, write "inlineStyles: true" in data/policy.yaml.',
  );
}
