import type {Strong} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {closest} from 'fastest-levenshtein';
import {visit} from 'unist-util-visit';
import {labels as currentLabels, type Labels} from '../../facts/labels.ts';
import {snapshots} from '../../facts/snapshots.ts';
import type {Problem} from '../core/finding.ts';
import type {Page} from '../core/page.ts';
import {pageRule, type Rule} from '../core/rule.ts';

/** What readers do with buttons, menus and switches. */
const OPERATED =
  /\b(?:press|select|choose|click|open|turn on|turn off|under|in)(?: the(?: action| button| menu| tab)?)? $/i;

/** The same letters and digits, whatever stands between them. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Makes the rule for a set of labels.
 *
 * @param labelsOf - the labels of a version, by its ID
 */
export function labelsRule(labelsOf: (version: string | undefined) => Labels): Rule {
  return pageRule(
    'labels',
    'Buttons, menus and settings are named through facts/labels.ts, so that each has one name.',
    (page) => problemsOf(page, labelsOf(page.version?.id)),
  );
}

function problemsOf(page: Page, labels: Labels): Problem[] {
  const keys = new Map(Object.entries(labels).map(([key, label]) => [label, key]));
  const spellings = new Map(Object.values(labels).map((label) => [bare(label), label]));
  const token = (label: string) => `{{labels.${keys.get(label)}}}`;
  const problems: Problem[] = [];
  visit(page.tree, 'strong', (node: Strong) => {
    const text = toString(node);
    const start = page.placeOf(node).offset + 2;
    const end = start + text.length;
    if (page.source.text.slice(start, end) !== text) return;
    const place = {...page.source.at(start), text};
    if (keys.has(text)) {
      problems.push({
        ...place,
        message: `"${text}" is a label, typed by hand`,
        fix: `write **${token(text)}**`,
        edit: {start, end, text: token(text)},
      });
      return;
    }
    const other = spellings.get(bare(text));
    if (other && bare(text) !== '') {
      problems.push({
        ...place,
        message: `the interface says "${other}", not "${text}"`,
        fix: `write **${token(other)}**`,
        edit: {start, end, text: token(other)},
      });
    } else if (OPERATED.test(page.source.text.slice(Math.max(0, start - 30), start - 2))) {
      problems.push({
        ...place,
        message: `"${text}" is no label of facts/labels.ts`,
        fix: `write **${token(closest(text, [...keys.keys()]))}**, or add the label to the file`,
      });
    }
  });
  return problems;
}

export const labels = labelsRule((version) => snapshots[version ?? '']?.labels ?? currentLabels);
