import {product} from '../../facts/product.ts';
import {findLiterals, productLiterals} from '../core/literals.ts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '../core/textFiles.ts';

/** What ends up in the site, or decides what does. Tests may name the product that they expect. */
const CODE =
  /^(?:src|config|server|samples|facts|static|deploy)\/|^[\w.]+\.config\.|^sidebars\.ts$/;
const TEST = /\.test\.[jt]sx?$|(^|\/)fixtures?[./]/;

/** The one place that knows the product. */
const HOME = 'facts/product.ts';

/** Here the operator types addresses of their own. */
const OPERATOR = 'facts/operator.ts';

/** A name as short as that of a command may be a variable; as text, it begins behind a quote or a dash. */
const isName = (text: string, before: string) => text.length > 3 || /["'`-]$|\$ $/.test(before);

/**
 * Makes the rule for a product.
 *
 * @param known - names and addresses by key, see `facts/product.ts`
 */
export function typedNamesRule(known: Readonly<Record<string, string>>): Rule {
  const literals = productLiterals(known);
  return {
    name: 'typed-names',
    about: "No code types the product's names or addresses.",
    scope: 'project',
    check({project}) {
      return textFiles(project)
        .filter((file) => CODE.test(file) && !TEST.test(file) && file !== HOME && file !== OPERATOR)
        .flatMap((file) => {
          const source = project.read(file);
          return findLiterals(source.text, literals)
            .filter(({start, text}) =>
              isName(text, source.text.slice(Math.max(0, start - 2), start)),
            )
            .map(({start, text, tokens}) => ({
              ...source.at(start),
              message: `"${text}" belongs to the product and is typed by hand`,
              fix: `take it from ${HOME}: ${tokens.join(' or ')}`,
              text,
            }));
        });
    },
  };
}

export const typedNames = typedNamesRule(product);
