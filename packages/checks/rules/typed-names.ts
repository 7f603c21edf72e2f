import {product} from '@portal/content/facts';
import type {Project} from '@portal/content/pages/project';
import {textFiles} from '@portal/content/pages/textFiles';
import {problem, type Problem} from '../core/finding.ts';
import {findLiterals, productLiterals, type Literal} from '../core/literals.ts';
import type {Rule} from '../core/rule.ts';

/** Files that are part of the site or configure it. Tests may name the product. */
const CODE =
  /^(?:src|data|static|deploy|packages\/(?!checks\/|search\/recall\/))(?:\/|(?<=\/))|^[\w.]+\.config\.|^sidebars\.ts$/;
const TEST = /\.test\.[jt]sx?$|(^|\/)fixtures?[./]/;

/** The only file that names the product. */
const HOME = 'data/product.yaml';

/** Operators enter their own URLs in this file. */
const OPERATOR = 'data/operator.yaml';

/** The only file that names a former product, whose introduction was at `/what-is-<name>/`. */
const TABLE = 'data/redirects.yaml';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Facts aren't replaced in these files. */
const AS_IS = /^(?:static|deploy)\/|\.(?:css|json|md)$/;

/** What to write in a file instead of the values of tokens. */
function insteadIn(file: string, tokens: readonly string[]): string {
  const all = tokens.join(' or ');
  if (AS_IS.test(file)) return `leave it out: facts such as ${all} aren't replaced in this file`;
  if (!SCRIPT.test(file)) return `write ${all}`;
  const isComponent = file.endsWith('x');
  return `write ${all.replaceAll(/[{}]/g, '')}, with import {product} from '@portal/content/facts'${isComponent ? '. A component gets it as a prop, or from siteConfig' : ''}`;
}

/** Short names, such as that of a command, may also be variables, except after a quote or a dash. */
const isName = (text: string, before: string) => text.length > 3 || /["'`-]$|\$ $/.test(before);

const inCode = (project: Project, literals: readonly Literal[]): Problem[] =>
  textFiles(project)
    .filter((file) => CODE.test(file) && !TEST.test(file) && file !== HOME && file !== OPERATOR)
    .map((file) => project.read(file))
    .flatMap((source) =>
      findLiterals(source.text, literals)
        .filter(({start, text}) => isName(text, source.text.slice(Math.max(0, start - 2), start)))
        .map(({start, text, tokens}) => {
          const message = `"${text}" is a product fact, but it is hard-coded`;
          return problem(source.at(start), message, insteadIn(source.file, tokens), text);
        }),
    );

function formerNames(project: Project): Problem[] {
  const names = project.known.redirects
    .flatMap(({rows}) => rows)
    .flatMap(({from}) => /^\/what-is-([a-z0-9-]+?)\/?$/.exec(from)?.[1] ?? []);
  if (names.length === 0) return [];
  return textFiles(project)
    .filter((file) => file !== TABLE)
    .map((file) => project.read(file))
    .flatMap((source) =>
      [...source.text.matchAll(new RegExp(names.join('|'), 'gi'))].map(({0: text, index}) => {
        const message = `"${text}" is the name of a former product`;
        const fix = insteadIn(source.file, ['{{product.name}}']);
        return problem(source.at(index), message, fix, text);
      }),
    );
}

/**
 * Makes the rule for a product.
 *
 * @param known - names and URLs by key, see `data/product.yaml`
 */
export function typedNamesRule(known: Readonly<Record<string, string>>): Rule {
  const literals = productLiterals(known);
  return {
    name: 'typed-names',
    about:
      "Code does not hard-code the product's names or URLs, and nothing names a former product.",
    scope: 'project',
    check: ({project}) => [...inCode(project, literals), ...formerNames(project)],
  };
}

export const typedNames = typedNamesRule(product);
