/** Names of buttons, menus and settings that a page states itself. */
import {toString} from 'mdast-util-to-string';
import {nearestName} from '@portal/content/text/nearestName';
import type {Page} from '@portal/content/pages/page';
import {mistake, type Mistake} from '@portal/content/mistake';
import {mistakesInNodes} from '../core/nodes.ts';

/** Words before the name of a button, menu or switch. */
const OPERATED =
  /\b(?:press|select|choose|click|open|turn on|turn off|under|in)(?: the(?: action| button| menu| tab)?)? $/i;

/** Labels start with a capital letter. Other bold text is emphasis. */
const LIKE_A_LABEL = /^\p{Lu}/u;

/** Only the letters and digits of a text, in lowercase. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Suggests the label that was probably meant. */
function fixOf(text: string, all: string[], token: (label: string) => string): string {
  const nearest = nearestName(text, all);
  const [first = '', ...others] = text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const key = first + others.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  const add = `if the app says "${text}", add "${key}: ${text}" to data/labels.yaml and write **{{labels.${key}}}**. If not, remove the bold`;
  return nearest === undefined ? add : `did you mean **${token(nearest)}**? Otherwise, ${add}`;
}

/**
 * Finds labels in bold text.
 *
 * @param labels - the labels of the page's version, by key
 */
export function typedLabels(page: Page, labels: Readonly<Record<string, string>>): Mistake[] {
  const keys = new Map(Object.entries(labels).map(([key, label]) => [label, key]));
  const spellings = new Map(Object.values(labels).map((label) => [bare(label), label]));
  const token = (label: string) => `{{labels.${keys.get(label)}}}`;
  return mistakesInNodes(page, 'strong', (node) => {
    const text = toString(node);
    const start = page.placeOf(node).offset + 2;
    const end = start + text.length;
    if (page.source.text.slice(start, end) !== text) return undefined;
    const label = keys.has(text) ? text : spellings.get(bare(text));
    const report = (message: string, fix: string) =>
      mistake(page.source.placeAt(start), message, fix, text);
    if (label && bare(label) === bare(text) && (label === text || bare(text) !== '')) {
      const what =
        label === text
          ? `"${text}" is a label, but it is hard-coded`
          : `the interface says "${label}", not "${text}"`;
      const edit = {start, end, text: token(label)};
      return {...report(what, `write **${token(label)}**`), edit};
    }
    const before = page.source.text.slice(Math.max(0, start - 30), start - 2);
    if (!LIKE_A_LABEL.test(text) || !OPERATED.test(before)) return undefined;
    const message = `"${text}" isn't a label in data/labels.yaml`;
    return report(message, fixOf(text, [...keys.keys()], token));
  });
}
