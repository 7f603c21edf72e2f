import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Scalar} from 'yaml';
import {closest} from 'fastest-levenshtein';
import {limits} from '../../facts/limits.ts';
import {findTokens} from '../../src/content/tokens.ts';
import {addressOf} from '../core/address.ts';
import {anchorsOf, hasKnownIds} from '../core/headings.ts';
import {findLiterals, limitLiterals} from '../core/literals.ts';
import type {Problem} from '../core/finding.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

const DOCUMENT = 'facts/openapi.yaml';

interface Described {
  /** Its keys, from the root. */
  path: string[];
  node: Node;
}

/** Every map in the document, with its path. */
function mapsIn(node: unknown, path: string[] = []): Described[] {
  if (isSeq(node))
    return node.items.flatMap((item, index) => mapsIn(item, [...path, String(index)]));
  if (!isMap(node)) return [];
  const inside = node.items.flatMap(({key, value}) =>
    mapsIn(value, [...path, String((key as Scalar).value)]),
  );
  return [{path, node}, ...inside];
}

const get = ({node}: Described, key: string) => (isMap(node) ? node.get(key, true) : undefined);

/** What a map is, if it needs a description. */
function kindOf({path, node}: Described): string | undefined {
  const parent = path.at(-2);
  if (!isMap(node) || node.has('$ref')) return undefined;
  if (parent === 'parameters' && node.has('name'))
    return `the parameter "${String(node.get('name'))}"`;
  if (parent === 'responses' && /^\d|^default$/.test(path.at(-1)!))
    return `the response ${path.at(-1)!}`;
  return undefined;
}

function withoutDescription(
  maps: Described[],
  at: (node: Node) => Pick<Problem, 'file' | 'line' | 'column'>,
): Problem[] {
  return maps.flatMap((map) => {
    const kind = kindOf(map);
    const text = get(map, 'description');
    if (!kind || (isScalar(text) && String(text.value).trim().length > 2)) return [];
    return [
      {
        ...at(map.node),
        message: `${kind} has no description`,
        fix: 'add "description: …" with a sentence that says what it is for',
        text: kind,
      },
    ];
  });
}

/** Links to pages. They must start with the URL of the site. */
const LINK = /\]\(\{\{product\.docsUrl\}\}([^)\s]*)\)|\]\((\/[^)\s]*)\)/g;

function deadLinks(project: Project): Problem[] {
  const source = project.read(DOCUMENT);
  return [...source.text.matchAll(LINK)].flatMap((match): Problem[] => {
    const at = source.at(match.index + 2);
    const [, ofSite, fromRoot] = match;
    const text = ofSite ?? fromRoot!;
    if (ofSite === undefined) {
      const fix = `write {{product.docsUrl}}${fromRoot}`;
      return [
        {
          ...at,
          message: `link to ${text}: the document is also used outside of the site, so links need the full URL`,
          fix,
          text,
        },
      ];
    }
    const {path, hash} = addressOf(text);
    const route = path === '' ? '/' : path;
    const file = project.routes.get(route);
    if (!file) {
      const nearest = closest(route, [...project.routes.keys()]);
      return [
        {
          ...at,
          message: `link to ${text}: there is no such page`,
          fix: `did you mean {{product.docsUrl}}${nearest}?`,
          text,
        },
      ];
    }
    const page = project.page(file);
    const anchors = anchorsOf(page);
    if (hash === undefined || anchors.has(hash) || !hasKnownIds(page)) return [];
    const nearest = anchors.size > 0 ? `#${closest(hash, [...anchors])}` : '';
    return [
      {
        ...at,
        message: `link to ${text}: ${file} has no heading with the ID "${hash}"`,
        fix: `did you mean {{product.docsUrl}}${route}${nearest}?`,
        text,
      },
    ];
  });
}

/** Limits that are hard-coded in the document. */
function typedFacts(project: Project): Problem[] {
  const source = project.read(DOCUMENT);
  const literals = limitLiterals({limits});
  const inTokens = findTokens(source.text, project.known.facts);
  return findLiterals(source.text, literals)
    .filter(({start}) => !inTokens.some((token) => token.start <= start && start < token.end))
    .map(({start, end, text, tokens}) => ({
      ...source.at(start),
      message: `"${text}" is a fact, but it is hard-coded`,
      fix: `write ${tokens.join(' or ')}`,
      text,
      ...(tokens.length === 1 && {edit: {start, end, text: tokens[0]!}}),
    }));
}

export const apiDescriptions: Rule = {
  name: 'api-descriptions',
  about:
    'Parameters and responses of the API have descriptions, with working links and no hard-coded limits.',
  scope: 'project',
  check({project}) {
    if (!project.has(DOCUMENT)) return [];
    const {text} = project.read(DOCUMENT);
    const counter = new LineCounter();
    const document = parseDocument(text, {lineCounter: counter});
    const at = ({range}: Node) => {
      const {line, col} = counter.linePos(range?.[0] ?? 0);
      return {file: DOCUMENT, line, column: col};
    };
    return [
      ...withoutDescription(mapsIn(document.contents), at),
      ...deadLinks(project),
      ...typedFacts(project),
    ];
  },
};
