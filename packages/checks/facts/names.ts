/** Names and URLs of the product that a page or code states itself, and names of former products. */
import {escapeRegExp} from '@portal/content/text/escapeRegExp';
import {once} from '@portal/content/pages/once';
import {EXCEPTIONS_FILE} from '../core/exceptions.ts';
import type {Project} from '@portal/content/pages/project';
import type {SourceText} from '@portal/content/text/sourceText';
import {textFiles} from '@portal/content/pages/textFiles';
import {mistake, type Mistake} from '@portal/content/mistake';

/** Files that are part of the site or configure it. Tests may name the product. */
const CODE =
  /^(?:src|data|static|deploy|packages\/(?!checks\/))(?:\/|(?<=\/))|^[\w.]+\.config\.|^sidebars\.ts$/;
const TEST = /\.test\.[jt]sx?$|(^|\/)fixtures?[./]/;

/** The file that names the product, and the one in which operators enter their own URLs. */
const OWN = ['data/product.yaml', 'data/operator.yaml'];

/** The only file that names a former product, whose introduction was at `/what-is-<name>/`. */
const TABLE = 'data/redirects.yaml';

/** Shorter names, such as a command, must be whole words. They're part of too many other words. */
const SHORT = 4;

const inAnyCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/** The tokens of each name and URL, and a pattern that finds the longest ones. */
const namesOf = once(({known}: Project) => {
  const product = known.facts.product as Readonly<Record<string, string>>;
  const tokens = new Map<string, string[]>();
  for (const [key, value] of Object.entries(product))
    tokens.set(value, [...(tokens.get(value) ?? []), `{{product.${key}}}`]);
  const patterns = [...tokens.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => (name.length < SHORT ? `\\b${escapeRegExp(name)}\\b` : escapeRegExp(name)));
  const {name = ''} = product;
  if (name.length >= SHORT) patterns.push(inAnyCase(escapeRegExp(name)));
  return {
    pattern: new RegExp(patterns.join('|'), 'g'),
    tokensOf: (text: string) => tokens.get(text) ?? ['{{product.name}}'],
  };
});

/** Names and URLs of the product on a page. */
export function namesOnPage(source: SourceText, project: Project): Mistake[] {
  const {pattern, tokensOf} = namesOf(project);
  return [...source.text.matchAll(pattern)].map(({0: text, index: start}): Mistake => {
    const tokens = tokensOf(text);
    const fix = `write ${tokens.join(' or ')}. If this is not the fact, add an exception to ${EXCEPTIONS_FILE}`;
    const found = mistake(
      source.placeAt(start),
      `"${text}" is a fact, but it is hard-coded`,
      fix,
      text,
    );
    const [token = '', ...others] = tokens;
    const {product} = project.known.facts;
    const isSame = others.length === 0 && Object.values(product as object).includes(text);
    return isSame ? {...found, edit: {start, end: start + text.length, text: token}} : found;
  });
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Facts aren't replaced in these files. */
const AS_IS = /^(?:static|deploy)\/|\.(?:css|json|md)$/;

/** What to write in a file instead of the values of tokens. */
function insteadIn(file: string, tokens: readonly string[]): string {
  const all = tokens.join(' or ');
  if (AS_IS.test(file)) return `leave it out: facts such as ${all} aren't replaced in this file`;
  if (!SCRIPT.test(file)) return `write ${all}`;
  const isComponent = file.endsWith('x');
  return `write ${all.replaceAll(/[{}]/g, '')}, with import {product} from 'src/facts.ts'${isComponent ? '. A component gets it as a prop, or from siteConfig' : ''}`;
}

/** Short names, such as that of a command, may also be variables, except after a quote or a dash. */
const isName = (text: string, before: string) =>
  text.length >= SHORT || /["'`-]$|\$ $/.test(before);

/** Names and URLs of the product in files that aren't pages. */
export function namesInCode(project: Project): Mistake[] {
  const {pattern, tokensOf} = namesOf(project);
  return textFiles(project)
    .filter((file) => CODE.test(file) || file.startsWith(`${project.known.cases}/`))
    .filter((file) => !TEST.test(file) && !OWN.includes(file))
    .map((file) => project.read(file))
    .flatMap((source) =>
      [...source.text.matchAll(pattern)]
        .filter(({0: text, index}) =>
          isName(text, source.text.slice(Math.max(0, index - 2), index)),
        )
        .map(({0: text, index}) => {
          const message = `"${text}" is a product fact, but it is hard-coded`;
          return mistake(
            source.placeAt(index),
            message,
            insteadIn(source.file, tokensOf(text)),
            text,
          );
        }),
    );
}

/** Names of former products, in any file. */
export function formerNames(project: Project): Mistake[] {
  const names = project.known.redirects
    .flatMap(({rows}) => rows)
    .flatMap(({from}) => /^\/what-is-([a-z0-9-]+?)\/?$/.exec(from)?.[1] ?? []);
  if (names.length === 0) return [];
  return textFiles(project)
    .filter((file) => file !== TABLE)
    .map((file) => project.read(file))
    .flatMap((source) =>
      [...source.text.matchAll(new RegExp(names.join('|'), 'gi'))].map(({0: text, index}) => {
        const fix = insteadIn(source.file, ['{{product.name}}']);
        return mistake(
          source.placeAt(index),
          `"${text}" is the name of a former product`,
          fix,
          text,
        );
      }),
    );
}
