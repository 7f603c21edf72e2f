import {createHash} from 'node:crypto';
import type {Document, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import type {PageKind} from './contentSecurity.ts';

/** The properties of a page that its policy depends on. */
export interface PageScripts {
  kind: PageKind;
  /** The hashes of the inline scripts, as policy sources, in page order, without duplicates. */
  hashes: string[];
  /** The first element with an inline style, which the policy doesn't allow. */
  styled?: string;
}

/**
 * The types of `<script>` that browsers run. Others are data, which the policy doesn't apply to.
 */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** The ID of the element that the app hydrates. */
const APP_ROOT = '__docusaurus';

/** Returns the hash of an inline script or style, as a policy source. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const isInlineScript = ({name, attribs}: Element) =>
  name === 'script' && attribs.src === undefined && RUNS.test((attribs.type ?? '').trim());

/** Returns the text that browsers hash: they convert all line endings to line feeds first. */
const scriptText = (script: Element) => DomUtils.textContent(script).replace(/\r\n?/g, '\n');

/**
 * Finds the inline scripts and styles of a page.
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
