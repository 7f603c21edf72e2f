import type {Problem} from '../core/finding.ts';
import {findLiterals, limitLiterals, productLiterals} from '../core/literals.ts';
import {pageRule} from '../core/rule.ts';

const literals = [...productLiterals(), ...limitLiterals()];

export const typedFacts = pageRule(
  'typed-facts',
  'No page types a name, an address, a limit, a price or a version that is a fact.',
  (page) =>
    findLiterals(page.source.text, literals).map(({start, end, text, tokens}): Problem => {
      const [token] = tokens;
      return {
        ...page.source.at(start),
        message: `"${text}" is a fact, typed by hand`,
        mend: `write ${tokens.join(' or ')}; if it is not the fact, say why in checks/exceptions.yaml`,
        text,
        ...(tokens.length === 1 && {edit: {start, end, text: token!}}),
      };
    }),
);
