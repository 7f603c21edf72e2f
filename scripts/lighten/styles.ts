/**
 * Cuts the one style sheet of the site in three: what pages show, what only the app adds to them,
 * and what nobody uses, which is dropped. Order within each part stays; most rules are in cascade
 * layers, whose order does not depend on it.
 */
import postcss, {type Container, type Root, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {settleProperties} from './properties.ts';

export interface Names {
  /** Classes and ids in the pages. */
  names: ReadonlySet<string>;
  /** Tags in the pages. */
  tags: ReadonlySet<string>;
  /** Words in the app's scripts. */
  words: ReadonlySet<string>;
}

type Part = 'page' | 'app' | 'unused';

/** Inside these, where several stand, a name that is missing does not mean that the rule never applies. */
const ALTERNATIVES = new Set([':is', ':where', ':has']);

function isAlternative(node: selectorParser.Node): boolean {
  for (let at = node.parent; at; at = at.parent as typeof at) {
    if (at.type !== 'pseudo') continue;
    const {value, nodes} = at as selectorParser.Pseudo;
    if (value === ':not' || (ALTERNATIVES.has(value) && nodes.length > 1)) return true;
  }
  return false;
}

function partOf(selector: selectorParser.Selector, {names, tags, words}: Names): Part {
  let part: Part = 'page';
  selector.walk((node) => {
    const isName = node.type === 'class' || node.type === 'id';
    if ((!isName && node.type !== 'tag') || isAlternative(node)) return;
    const isInPages = isName ? names.has(node.value) : tags.has(node.value.toLowerCase());
    if (isInPages) return;
    // Whatever tag the app may add, it can be written in many ways.
    if (!isName || words.has(node.value)) part = part === 'unused' ? part : 'app';
    else part = 'unused';
  });
  return part;
}

const isKeyframe = (rule: Rule) => /keyframes$/.test((rule.parent as {name?: string}).name ?? '');

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The selectors of a style sheet that belong to one part. */
function take(css: Root, wanted: Part, names: Names): Root {
  const root = css.clone();
  const parser = selectorParser();
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = parser
      .astSync(rule.selector)
      .nodes.filter((selector) => partOf(selector, names) === wanted);
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.map((selector) => String(selector).trim()).join(',');
  });
  // Animations are few and small, and named from anywhere.
  if (wanted !== 'page') root.walkAtRules(/keyframes$|^font-face$/, (rule) => void rule.remove());
  dropEmpty(root);
  return root;
}

/** Drops custom properties that nothing reads, until every one that is left is read. */
function dropUnreadProperties(roots: readonly Root[], words: ReadonlySet<string>): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const text = roots.map(String).join('');
    const read = new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => {
        const {prop} = declaration;
        if (read.has(prop) || words.has(prop.slice(2))) return;
        declaration.remove();
        dropped = true;
      });
    }
  }
  roots.forEach(dropEmpty);
}

/**
 * @param css - the style sheet as the bundler wrote it
 * @param names - what is used, and where
 * @returns what pages need at first, and what can come with the app
 */
export function cutStyles(css: string, names: Names): {page: string; app: string} {
  const whole = postcss.parse(css);
  settleProperties(whole, names.words);
  const page = take(whole, 'page', names);
  const app = take(whole, 'app', names);
  dropUnreadProperties([page, app], names.words);
  return {page: page.toString(), app: app.toString()};
}
