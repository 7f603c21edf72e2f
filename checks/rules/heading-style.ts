import type {Heading as HeadingNode, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {labels as currentLabels} from '../../facts/labels.ts';
import {snapshots} from '../../facts/snapshots.ts';
import type {Problem} from '../core/finding.ts';
import type {Page} from '../core/page.ts';
import {pageRule} from '../core/rule.ts';

const SMALL_WORDS =
  /^(?:a|an|and|as|at|but|by|for|from|if|in|into|nor|of|on|or|per|the|to|up|via|vs|with|your)$/i;

/** Words of a heading that begin with a capital though no sentence does, and are no name. */
function capitals(text: string): string[] {
  const words = text.match(/[A-Za-z][\w'.-]*/g) ?? [];
  return words.slice(1).filter((word) => /^[A-Z][a-z']+$/.test(word) && !NAMES.has(word));
}

/** A heading in Title Case: every word that could be small begins with a capital. */
function isTitleCase(text: string): boolean {
  const words = (text.match(/[A-Za-z][\w'.-]*/g) ?? []).filter((word) => !SMALL_WORDS.test(word));
  const big = capitals(text);
  // Two capitals in a row may be a name of two words, so a third word has to begin with one as well.
  const others = words.slice(1).filter((word) => !/^[A-Z]/.test(word));
  return big.length > 0 && others.length === 0 && words.length > 1;
}

const EMOJI = /\p{Extended_Pictographic}/u;

/** Marks of the text that are letters in technical prose: ©, ®, ™, ↔ and digits are no emoji. */
const NO_EMOJI = /[©®™↔↕↩↪▶◀☑✔✖]/g;

/** Labels of several words, such as `Send Test Event`, in any version of the product. */
const LABELS = [currentLabels, ...Object.values(snapshots).map(({labels}) => labels)]
  .flatMap((labels) => Object.values(labels))
  .filter((label) => /[A-Z].* [A-Z]/.test(label));

/** A heading without the labels in it. */
function withoutLabels(text: string): string {
  return LABELS.filter((label) => text.includes(label)).reduce(
    (rest, label) => rest.replace(label, ''),
    text,
  );
}

/** Names of languages, programs and companies that headings speak of. */
const NAMES: ReadonlySet<string> = new Set([
  ...['Bash', 'Go', 'Python', 'Google', 'Okta', 'Slack', 'Discord', 'Stripe', 'Airtable', 'Amazon'],
  ...[
    'Snowflake',
    'Postgres',
    'Markdown',
    'Docker',
    'Windows',
    'Linux',
    'Team',
    'Enterprise',
    'Pro',
  ],
  ...[
    'Accounts',
    'Build',
    'Inspect',
    'Edit',
    'Copy',
    'English',
    'American',
    'Hub',
    'Sheets',
    'Drive',
  ],
]);

/** The names of errors, as the platform shows them: they are found by searching for them. */
const isErrorName = (page: Page) => /(?:^|\/)(?:troubleshooting|errors)\.mdx$/.test(page.file);

const hasKind = (node: HeadingNode, type: string) => {
  let found = false;
  visit(node, type, () => {
    found = true;
  });
  return found;
};

function judge(node: HeadingNode, page: Page): Omit<Problem, 'file' | 'line' | 'column'>[] {
  const text = toString({
    ...node,
    children: node.children.filter(({type}) => type === 'text'),
  }).trim();
  const found: Omit<Problem, 'file' | 'line' | 'column'>[] = [];
  if (EMOJI.test(text.replaceAll(NO_EMOJI, ''))) {
    const message = 'the heading has an emoji, which ends up in its address and is read aloud';
    found.push({message, fix: 'leave it out', text});
  }
  if (hasKind(node, 'link')) {
    const message = 'the heading is a link, and links to it as well';
    found.push({message, fix: 'put the link into the first sentence below it', text});
  }
  if (!isErrorName(page) && !hasKind(node, 'inlineCode') && isTitleCase(withoutLabels(text))) {
    const [first, ...rest] = text.split(' ');
    const plain = rest.map((word) =>
      NAMES.has(word) || /[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase(),
    );
    found.push({
      message: `the heading "${text}" is in Title Case`,
      fix: `write "${[first, ...plain].join(' ')}"; a name goes to NAMES in checks/rules/heading-style.ts`,
      text,
    });
  }
  return found;
}

/** Sections with nothing in them: another heading of their level, or the end, follows at once. */
function emptySections(page: Page): Problem[] {
  const nodes = page.tree.children.filter(({type}) => type !== 'mdxjsEsm') as RootContent[];
  return nodes.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const next = nodes[index + 1];
    const isComment = next?.type === 'mdxFlowExpression' && /^\s*\/\*/.test(next.value);
    const after = isComment ? nodes[index + 2] : next;
    if (after && (after.type !== 'heading' || after.depth > node.depth)) {
      return onlyChild(nodes, index) && !isErrorName(page)
        ? [bare(page, node, 'one section and no text of its own')]
        : [];
    }
    return [bare(page, node, 'nothing below it')];
  });
}

/** Whether a heading is followed by a single section of the next level and by no text of its own. */
function onlyChild(nodes: RootContent[], index: number): boolean {
  const {depth} = nodes[index] as HeadingNode;
  if (nodes[index + 1]?.type !== 'heading') return false;
  const end = nodes.findIndex(
    (node, at) => at > index && node.type === 'heading' && node.depth <= depth,
  );
  const inside = nodes.slice(index + 1, end === -1 ? undefined : end);
  return inside.filter((node) => node.type === 'heading' && node.depth === depth + 1).length === 1;
}

const bare = (page: Page, node: HeadingNode, what: string): Problem => ({
  ...page.at(page.placeOf(node)),
  message: `the heading "${toString(node)}" has ${what}`,
  fix: 'say in a sentence what the section is about, or remove the heading',
  text: toString(node),
});

export const headingStyle = pageRule(
  'heading-style',
  'Headings are in sentence case, without emoji and links, and each has something below it.',
  (page) => {
    const problems = emptySections(page);
    visit(page.tree, 'heading', (node: HeadingNode) => {
      const at = page.at(page.placeOf(node));
      problems.push(...judge(node, page).map((wrong) => ({...at, ...wrong})));
    });
    return problems;
  },
);
