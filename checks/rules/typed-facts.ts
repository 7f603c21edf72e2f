import {limits} from '../../facts/limits.ts';
import {v1Limits} from '../../facts/limits.v1.ts';
import type {Problem} from '../core/finding.ts';
import {findLiterals, limitLiterals, productLiterals} from '../core/literals.ts';
import {pageRule} from '../core/rule.ts';

const current = [...productLiterals(), ...limitLiterals({limits})];
const ofV1 = [...productLiterals(), ...limitLiterals({'limits.v1': v1Limits, limits})];

export const typedFacts = pageRule(
  'typed-facts',
  'No page types a name, an address, a limit, a price or a version that is a fact.',
  (page) =>
    findLiterals(page.source.text, page.version === 'v1' ? ofV1 : current).map(
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
