/**
 * Resolves tokens such as `{{product.name}}`. One pure function does this for pages, the OpenAPI document and
 * everything else that reads content.
 *
 * Double braces with another root are the platform's own expressions (`{{steps.trigger.event.body}}`),
 * and stay as they are.
 */
import type {FactTree} from './tree.ts';
import {type Mistake, mistake, MistakesError, type Place} from '../mistake.ts';
import {SourceText} from '../text/sourceText.ts';
import {nearestName} from '../text/nearestName.ts';

/** `{{root.key}}`: a dotted path, optionally with spaces around it. */
const TOKEN = /\{\{\s*([A-Za-z][\w]*)((?:\.[\w$]+)*)\s*\}\}/g;

/** All dotted paths of a tree that resolve to text. */
function factPaths(tree: FactTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const path = key === '$' ? prefix : prefix ? `${prefix}.${key}` : key;
    return typeof node === 'string' ? [path] : factPaths(node, path);
  });
}

/** Facts of another version, such as `v1.sendBatch`. */
const IN_VERSION = /^v\d+\./;

/** The form of a fact: `httpPayload.value`. It's the same for all, so it makes no name similar. */
const FORM = /(?:\.(?:value|base))?$/;

/** The fact that was probably meant, if one in the same group and of the same version is similar. */
function nearestFact(path: string, facts: FactTree): string | undefined {
  const [root = ''] = path.split('.');
  const whole = path.slice(root.length + 1);
  const [form] = FORM.exec(whole)!;
  const name = whole.replace(FORM, '');
  const names = factPaths(facts[root] as FactTree)
    .filter((other) => other.endsWith(form) && IN_VERSION.test(other) === IN_VERSION.test(name))
    .map((other) => (form ? other.replace(FORM, '') : other));
  const nearest = nearestName(name, names);
  return nearest && `${root}.${nearest}${form}`;
}

/**
 * A token that names a fact which doesn't exist.
 *
 * @param path - what's between the braces
 * @param text - the token as it's typed
 */
export function unknownFact(at: Place, path: string, facts: FactTree, text?: string): Mistake {
  const nearest = nearestFact(path, facts);
  const message = `there is no fact {{${path}}} in data/${path.split('.')[0]}.yaml`;
  return mistake(at, message, `${nearest ? `write {{${nearest}}}, or ` : ''}add the fact`, text);
}

function lookUp(tree: FactTree, path: string): string | undefined {
  const node = path
    .split('.')
    .reduce<string | FactTree | undefined>(
      (at, key) =>
        typeof at === 'object' && key !== '$' && Object.hasOwn(at, key) ? at[key] : undefined,
      tree,
    );
  if (typeof node !== 'object') return node;
  return typeof node.$ === 'string' ? node.$ : undefined;
}

/** A token in a text. */
export interface TokenMatch {
  /** The dotted path between the braces. */
  path: string;
  /** Where the braces start and end in the text. */
  start: number;
  end: number;
  /** The text of the fact; undefined if there is no such fact. */
  value: string | undefined;
}

/**
 * Finds every token in a text, including those with unknown facts.
 *
 * @param text - Markdown, YAML or any other text
 * @param facts - the registry, see `packages/content/facts/index.ts`
 */
export function findTokens(text: string, facts: FactTree): TokenMatch[] {
  return [...text.matchAll(TOKEN)]
    .filter(([, root]) => Object.hasOwn(facts, root!))
    .map((match) => {
      const path = match[1]! + match[2]!;
      const start = match.index;
      return {path, start, end: start + match[0].length, value: lookUp(facts, path)};
    });
}

/**
 * Replaces the tokens in a text with their facts. Other double braces stay as they are.
 *
 * @param text - Markdown, YAML or any other text
 * @param facts - the registry, see `packages/content/facts/index.ts`
 * @param unknown - returns what stands for a token whose fact doesn't exist
 */
export function replaceTokens(
  text: string,
  facts: FactTree,
  unknown: (token: TokenMatch) => string,
): string {
  let resolved = '';
  let copied = 0;
  for (const token of findTokens(text, facts)) {
    resolved += text.slice(copied, token.start) + (token.value ?? unknown(token));
    copied = token.end;
  }
  return resolved + text.slice(copied);
}

/**
 * Replaces every token in a text with its fact, as {@link replaceTokens} does.
 *
 * @param file - the file of the text, for messages
 * @throws MistakesError for an unknown fact, with its place and the nearest one
 */
export const resolveTokens = (text: string, facts: FactTree, file: string): string =>
  replaceTokens(text, facts, ({path, start}) => {
    const at = new SourceText(file, text).placeAt(start);
    throw new MistakesError([unknownFact(at, path, facts)]);
  });
