import type {Heading, Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {mistake, type Mistake} from '@portal/content/mistake';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {listOf} from '../core/lists.ts';
import {mistakesInNodes} from '../core/nodes.ts';
import {pageRule} from '../core/rule.ts';

const SMALL_WORDS =
  /^(?:a|an|and|as|at|but|by|for|from|if|in|into|nor|of|on|or|per|the|to|up|via|vs|with|your)$/i;

/** Capitalized words of a heading that are neither its first word nor a name. */
function capitals(text: string): string[] {
  const words = text.match(/[A-Za-z][\w'.-]*/g) ?? [];
  return words.slice(1).filter((word) => /^[A-Z][a-z']+$/.test(word) && !NAMES.has(word));
}

/** Whether a heading is in Title Case: every word that could be lowercase is capitalized. */
function isTitleCase(text: string): boolean {
  const words = (text.match(/[A-Za-z][\w'.-]*/g) ?? []).filter((word) => !SMALL_WORDS.test(word));
  const big = capitals(text);
  // One lowercase word is enough for sentence case: the capitalized ones may be a name.
  const others = words.slice(1).filter((word) => !/^[A-Z]/.test(word));
  return big.length > 0 && others.length === 0 && words.length > 1;
}

const EMOJI = /\p{Extended_Pictographic}/u;

/** Symbols that Unicode counts as pictographs, but that are text in technical prose. */
const NO_EMOJI = /[©®™↔↕↩↪▶◀☑✔✖]/g;

/** Labels of several words, such as `Send Test Event`, in any version of the product. */
const labelsOf = once((project: Project) =>
  project.known.versions
    .map((version) => project.factsOf(version).labels as Readonly<Record<string, string>>)
    .flatMap((labels) => Object.values(labels))
    .filter((label) => /[A-Z].* [A-Z]/.test(label)),
);

/** Removes labels from a heading. */
const withoutLabels = (text: string, project: Project): string =>
  labelsOf(project).reduce((rest, label) => rest.replace(label, ''), text);

/** Names in headings, such as languages, programs and companies. */
const NAMES: ReadonlySet<string> = new Set(listOf<string[]>('names'));

/** Pages whose headings are error messages. Readers search for them as the platform spells them. */
const isErrorName = (page: Page) => /(?:^|\/)(?:troubleshooting|errors)\.mdx$/.test(page.file);

/** Whether a heading contains a node of a type. */
const hasKind = (node: Nodes, type: string): boolean =>
  'children' in node && node.children.some((child) => child.type === type || hasKind(child, type));

function judge(node: Heading, page: Page, project: Project): Mistake[] {
  const text = toString(node.children.filter(({type}) => type === 'text')).trim();
  const found: Mistake[] = [];
  const report = (message: string, fix: string, about = text) =>
    found.push(mistake(page.placeOf(node), message, fix, about));
  if (EMOJI.test(text.replaceAll(NO_EMOJI, ''))) {
    report('the heading has an emoji, which ends up in its URL and is read aloud', 'remove it');
  }
  if (toString(node).trim() === '') report('a heading without text', 'add text, or remove it', '#');
  if (hasKind(node, 'link')) {
    const message = 'the heading contains a link, but readers link to headings themselves';
    report(message, 'move the link to the first sentence below it');
  }
  if (
    !isErrorName(page) &&
    !hasKind(node, 'inlineCode') &&
    isTitleCase(withoutLabels(text, project))
  ) {
    const [first, ...rest] = text.split(' ');
    const plain = rest.map((word) =>
      NAMES.has(word) || /[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase(),
    );
    const fix = `write "${[first, ...plain].join(' ')}". If it contains a name, add that to packages/checks/lists/names.yaml`;
    report(`the heading "${text}" is in Title Case`, fix);
  }
  return found;
}

/** Empty sections, and sections that only consist of another section. */
function emptySections(page: Page): Mistake[] {
  const nodes = page.tree.children.filter(({type}) => type !== 'mdxjsEsm') as RootContent[];
  return nodes.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const next = nodes[index + 1];
    const isComment = next?.type === 'mdxFlowExpression' && /^\s*\/\*/.test(next.value);
    const after = isComment ? nodes[index + 2] : next;
    if (after && (after.type !== 'heading' || after.depth > node.depth)) {
      return onlyChild(nodes, index) && !isErrorName(page)
        ? [bare(page, node, 'one subsection and no text of its own')]
        : [];
    }
    return [bare(page, node, 'nothing below it')];
  });
}

/** Whether a section has a single subsection and no text of its own. */
function onlyChild(nodes: RootContent[], index: number): boolean {
  const {depth} = nodes[index] as Heading;
  if (nodes[index + 1]?.type !== 'heading') return false;
  const end = nodes.findIndex(
    (node, at) => at > index && node.type === 'heading' && node.depth <= depth,
  );
  const inside = nodes.slice(index + 1, end === -1 ? undefined : end);
  return inside.filter((node) => node.type === 'heading' && node.depth === depth + 1).length === 1;
}

const bare = (page: Page, node: Heading, what: string): Mistake => {
  const fix = 'say in a sentence what the section is about, or remove the heading';
  const [at, text] = [page.placeOf(node), toString(node)];
  return mistake(at, `the heading "${text}" has ${what}`, fix, text);
};

export const headingStyle = pageRule(
  'heading-style',
  'Headings are in sentence case, have no emoji or links, and are followed by text.',
  (page, {project}) => [
    ...emptySections(page),
    ...mistakesInNodes(page, 'heading', (node) => judge(node, page, project)),
  ],
);
