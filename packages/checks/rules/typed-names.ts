import {product} from '@portal/content/facts';
import {findLiterals, productLiterals} from '../core/literals.ts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '@portal/content/pages/textFiles';

/** Files that are part of the site or configure it. Tests may name the product. */
const CODE =
  /^(?:src|data|static|deploy|packages\/(?!checks\/|search\/recall\/))(?:\/|(?<=\/))|^[\w.]+\.config\.|^sidebars\.ts$/;
const TEST = /\.test\.[jt]sx?$|(^|\/)fixtures?[./]/;

/** The only file that names the product. */
const HOME = 'data/product.yaml';

/** Operators enter their own URLs in this file. */
const OPERATOR = 'data/operator.yaml';

/** Short names, such as that of a command, may also be variables, except after a quote or a dash. */
const isName = (text: string, before: string) => text.length > 3 || /["'`-]$|\$ $/.test(before);

/**
 * Makes the rule for a product.
 *
 * @param known - names and URLs by key, see `data/product.yaml`
 */
export function typedNamesRule(known: Readonly<Record<string, string>>): Rule {
  const literals = productLiterals(known);
  return {
    name: 'typed-names',
    about: "Code does not hard-code the product's names or URLs.",
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
              message: `"${text}" is a product fact, but it is hard-coded`,
              fix: `use ${tokens.join(' or ')} from ${HOME}`,
              text,
            }));
        });
    },
  };
}

export const typedNames = typedNamesRule(product);
