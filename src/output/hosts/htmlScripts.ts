import {createHash} from 'node:crypto';
import type {Document, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import type {PageKind} from './contentSecurity.ts';

/** What the policy of a page depends on. */
export interface PageScripts {
  kind: PageKind;
  /** The hashes of the inline scripts, as sources of a policy, each once, in their order. */
  hashes: string[];
  /** The first element with a style of its own, which the policy doesn't allow. */
  styled?: string;
}

/** Types of a `<script>` that browsers run; others are data, which no policy is about. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** The element that the app hydrates. */
const APP_ROOT = '__docusaurus';

/** The hash of an inline script or style, as a source of a policy. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const isInlineScript = ({name, attribs}: Element) =>
  name === 'script' && attribs.src === undefined && RUNS.test((attribs.type ?? '').trim());

/** Browsers read every line ending as a line feed, before anything else. */
const scriptText = (script: Element) => DomUtils.textContent(script).replace(/\r\n?/g, '\n');

/**
 * Finds the inline scripts and styles of a page, whoever put them there.
 *
 * @param document - a built page
 */
export function pageScripts(document: Document): PageScripts {
  const elements = DomUtils.findAll(() => true, document.children);
  const styled = elements.find(
    ({name, attribs}) => name === 'style' || attribs.style !== undefined,
  );
  return {
    kind: elements.some(({attribs}) => attribs.id === APP_ROOT) ? 'app' : 'redirect',
    hashes: [...new Set(elements.filter(isInlineScript).map((one) => hashSource(scriptText(one))))],
    ...(styled && {
      styled:
        styled.name === 'style' ? '<style>' : `<${styled.name} style="${styled.attribs.style}">`,
    }),
  };
}

const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts a policy into a page, after the character set, which browsers look for in the first bytes, and
 * before everything that it is about.
 *
 * @param html - a built page
 * @param policy - the content of the `<meta>` element
 * @param file - named in the error
 * @throws Error when the page doesn't name its character set before its first script
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
