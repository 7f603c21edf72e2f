import {
  currentVersion,
  factsOf,
  frozenVersions,
  type Limit,
  limits,
  product,
} from '@portal/content/facts';
import {findTokens} from '@portal/content/facts/tokens';
import type {Problem} from '../core/finding.ts';
import {findLiterals, limitLiterals, productLiterals} from '../core/literals.ts';
import {pageRule, type Rule} from '../core/rule.ts';

/** The facts that pages must not hard-code. */
export interface KnownFacts {
  product: Readonly<Record<string, string>>;
  limits: Readonly<Record<string, Limit>>;
  /** The limits of older versions, by ID. */
  frozen: Readonly<Record<string, Readonly<Record<string, Limit>>>>;
  /** The ID of the current version. */
  current: string;
}

/**
 * Makes the rule for a set of facts.
 *
 * @param known - the facts whose values pages must not hard-code
 */
export function typedFactsRule(known: KnownFacts): Rule {
  const names = productLiterals(known.product);
  const current = [...names, ...limitLiterals({limits: known.limits})];
  /** If a version shares a value with the current one, its own token is suggested. */
  const literalsOf = (own: Readonly<Record<string, Limit>>) => {
    const ofPage = limitLiterals({limits: own});
    const patterns = new Set(ofPage.map(({pattern}) => pattern.source));
    const others = limitLiterals({[`limits.${known.current}`]: known.limits});
    return [...names, ...ofPage, ...others.filter(({pattern}) => !patterns.has(pattern.source))];
  };
  const frozen = new Map(Object.entries(known.frozen).map(([id, own]) => [id, literalsOf(own)]));
  return pageRule(
    'typed-facts',
    'Pages do not hard-code names, URLs, limits, prices or versions that are facts.',
    (page, {project}) =>
      findLiterals(page.source.text, frozen.get(page.version?.id ?? '') ?? current).map(
        ({start, end, text, tokens}): Problem => {
          const [token = ''] = tokens;
          // Another spelling of the value may be intended, such as in code.
          const [found] = findTokens(token, project.factsOf(page.version));
          const isSame = tokens.length === 1 && found?.value === text;
          return {
            ...page.source.at(start),
            message: `"${text}" is a fact, but it is hard-coded`,
            fix: `write ${tokens.join(' or ')}. If this is not the fact, add an exception to packages/checks/exceptions.yaml`,
            text,
            ...(isSame && {edit: {start, end, text: token}}),
          };
        },
      ),
  );
}

export const typedFacts = typedFactsRule({
  product,
  limits,
  frozen: Object.fromEntries(
    frozenVersions.map((version) => [version.id, factsOf(version).limits]),
  ),
  current: currentVersion.id,
});
