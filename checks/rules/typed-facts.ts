import {type Limit, limits} from '../../facts/limits.ts';
import {v1Limits} from '../../facts/limits.v1.ts';
import {product} from '../../facts/product.ts';
import type {Problem} from '../core/finding.ts';
import {findLiterals, limitLiterals, productLiterals} from '../core/literals.ts';
import {pageRule, type Rule} from '../core/rule.ts';

/** The facts that pages must not type. */
interface KnownFacts {
  product: Readonly<Record<string, string>>;
  limits: Readonly<Record<string, Limit>>;
  v1Limits: Readonly<Record<string, Limit>>;
}

/**
 * Makes the rule for a set of facts.
 *
 * @param known - the facts whose values pages must not type
 */
export function typedFactsRule(known: KnownFacts): Rule {
  const names = productLiterals(known.product);
  const current = [...names, ...limitLiterals({limits: known.limits})];
  const ofV1 = [...names, ...limitLiterals({'limits.v1': known.v1Limits, limits: known.limits})];
  return pageRule(
    'typed-facts',
    'No page types a name, an address, a limit, a price or a version that is a fact.',
    (page) =>
      findLiterals(page.source.text, page.version?.id === 'v1' ? ofV1 : current).map(
        ({start, end, text, tokens}): Problem => {
          const [token] = tokens;
          return {
            ...page.source.at(start),
            message: `"${text}" is a fact, typed by hand`,
            mend: `write ${tokens.join(' or ')}; if it is not the fact, say why in checks/exceptions.yaml`,
            text,
            ...(tokens.length === 1 && {edit: {start, end, text: token!}}),
          };
        },
      ),
  );
}

export const typedFacts = typedFactsRule({product, limits, v1Limits});
