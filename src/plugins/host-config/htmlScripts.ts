import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import type {PageKind} from './contentSecurity.ts';

/** What the policy of a page depends on. */
export interface PageScripts {
  kind: PageKind;
  /** The hashes of the inline scripts, as sources of a policy, each once, in their order. */
  hashes: string[];
  /** The first element with a style of its own, which the policy of pages stops. */
  styled?: string;
}

/** Types of a `<script>` that browsers run; others are data, which no policy is about. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** The element that the app hydrates. */
const APP_ROOT = '__docusaurus';

/** The hash of an inline script or style, as a source of a policy. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * Finds the inline scripts and styles of a page, whoever put them there.
 *
 * @param html - a built page
 */
export function pageScripts(html: string): PageScripts {
  let kind: PageKind = 'redirect';
  let script: string | undefined;
  let styled: string | undefined;
  const hashes = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id === APP_ROOT) kind = 'app';
      if (name === 'style') styled ??= '<style>';
      if (attributes.style !== undefined) styled ??= `<${name} style="${attributes.style}">`;
      if (name !== 'script') return;
      const inline = attributes.src === undefined && RUNS.test((attributes.type ?? '').trim());
      script = inline ? '' : undefined;
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      hashes.add(hashSource(script));
      script = undefined;
    },
  });
  // Browsers read every line ending as a line feed, before anything else.
  parser.end(html.replace(/\r\n?/g, '\n'));
  return {kind, hashes: [...hashes], ...(styled !== undefined && {styled})};
}

const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts a policy into a page, behind the character set, which browsers look for in the first bytes,
 * and before everything that it is about.
 *
 * @param html - a built page
 * @param policy - what goes into the `<meta>`
 * @param file - named in the error
 * @throws Error when the page names no character set, or names it behind a script
 */
export function withPolicy(html: string, policy: string, file: string): string {
  const charset = CHARSET.exec(html);
  const script = html.search(/<script/i);
  if (charset === null || (script !== -1 && script < charset.index)) {
    throw new Error(
      `${file} has no <meta charset="utf-8"> before its first script. Expected one: the security policy of the page goes behind it.`,
    );
  }
  const at = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, at) + meta + html.slice(at);
}
