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
  /** Its first element with an inline style, which the policy doesn't allow. */
  style?: string;
}

/** Reads only tags, because a tree of every page would take ten times as long. */
function inlineOf(html: string): Inline {
  const scripts = new Set<string>();
  let style: string | undefined;
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style') style ??= '<style>';
      else if ('style' in attributes) style ??= `<${name} style="${attributes.style}">`;
      const {src, type = ''} = attributes;
      if (name === 'script' && src === undefined && RUNS.test(type.trim())) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) scripts.add(hashSource(script));
      script = undefined;
    },
  });
  // Browsers convert line endings before they hash a script.
  parser.end(html.replaceAll(/\r\n?/g, '\n'));
  return {scripts: [...scripts], ...(style !== undefined && {style})};
}

/** Returns the hashes of a page's inline scripts, as policy sources, without duplicates. */
export const scriptHashes = (html: string): string[] => inlineOf(html).scripts;

const SELF = "'self'";
const NONE = "'none'";

/**
 * Returns the policy of a page, for a `<meta>` element. It has no `frame-ancestors`, which only
 * works in a header.
 *
 * Inline scripts are only allowed by hash. Pages have no inline styles, and the policy doesn't apply
 * to styles that scripts set on elements.
 *
 * @param scripts - the hashes of the page's inline scripts, as policy sources
 * @param thirdParties - the hosts of the services that pages use
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  thirdParties: readonly Sources[],
): string {
  const others = (directive: keyof Sources) =>
    thirdParties.flatMap((sources) => sources[directive] ?? []);
  const directives: Record<string, readonly string[]> = {
    // Not 'none', because browsers without a directive for prefetching use this one when they
    // prefetch the scripts of the next page.
    'default-src': [SELF],
    'script-src': [SELF, ...scripts, ...others('script-src')],
    'style-src': [SELF],
    // Icons in style sheets are data URLs.
    'img-src': [SELF, 'data:', ...others('img-src')],
    'connect-src': [SELF, ...others('connect-src')],
    'worker-src': [SELF],
    'object-src': [NONE],
    'frame-src': [NONE],
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
 * @param thirdParties - the hosts of the services that pages use
 * @throws Error if the page has an inline style, which browsers would block, or no character set
 *   before its first script
 */
export function withPolicy(file: string, html: string, thirdParties: readonly Sources[]): string {
  const {scripts, style} = inlineOf(html);
  if (style !== undefined) {
    throw new Error(
      `${file} has an inline style: ${style}. Expected a class, with its rule in src/css/ or in a ` +
        "style sheet next to the component, because the security policy doesn't allow inline styles.",
    );
  }
  const charset = CHARSET.exec(html);
  const script = html.search(/<script/i);
  if (charset === null || (script !== -1 && script < charset.index)) {
    throw new Error(
      `${file} has no <meta charset="utf-8"> before its first script. Expected one, because the security policy is inserted after it.`,
    );
  }
  const at = charset.index + charset[0].length;
  const policy = contentSecurityPolicy(scripts, thirdParties);
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(at)}`;
}
