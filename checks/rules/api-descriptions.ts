import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Scalar} from 'yaml';
import {closest} from 'fastest-levenshtein';
import {limits} from '../../facts/limits.ts';
import {findTokens} from '../../src/content/tokens.ts';
import {addressOf} from '../core/address.ts';
import {anchorsOf} from '../core/headings.ts';
import {findLiterals, limitLiterals} from '../core/literals.ts';
import type {Problem} from '../core/finding.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

const DOCUMENT = 'facts/openapi.yaml';

interface Described {
  /** The keys that lead there. */
  path: string[];
  node: Node;
}

/** Every map of the document, with its place. */
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

/** What a map is, where it has to be described. */
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
        fix: 'add "description: …": what it is for, in a sentence',
        text: kind,
      },
    ];
  });
}

/** Links of descriptions to pages, which begin with the address of the site. */
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
          message: `link to ${text}: the document is read outside of the site, too`,
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
          message: `link to ${text}: no page has this address`,
          fix: `the nearest is {{product.docsUrl}}${nearest}`,
          text,
        },
      ];
    }
    const anchors = anchorsOf(project.page(file));
    if (hash === undefined || anchors.has(hash)) return [];
    const nearest = anchors.size > 0 ? `#${closest(hash, [...anchors])}` : '';
    return [
      {
        ...at,
        message: `link to ${text}: ${file} has no heading "${hash}"`,
        fix: `the nearest is {{product.docsUrl}}${route}${nearest}`,
        text,
      },
    ];
  });
}

/** Limits and names that descriptions type. */
function typedFacts(project: Project): Problem[] {
  const source = project.read(DOCUMENT);
  const literals = limitLiterals({limits});
  const inTokens = findTokens(source.text, project.known.facts);
  return findLiterals(source.text, literals)
    .filter(({start}) => !inTokens.some((token) => token.start <= start && start < token.end))
    .map(({start, end, text, tokens}) => ({
      ...source.at(start),
      message: `"${text}" is a fact, typed by hand`,
      fix: `write ${tokens.join(' or ')}`,
      text,
      ...(tokens.length === 1 && {edit: {start, end, text: tokens[0]!}}),
    }));
}

export const apiDescriptions: Rule = {
  name: 'api-descriptions',
  about:
    'Parameters and responses of the API are described; descriptions lead to pages and type no limits.',
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
