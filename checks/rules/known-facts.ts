import {closest} from 'fastest-levenshtein';
import {factPaths, findTokens} from '../../src/content/tokens.ts';
import {pageRule} from '../core/rule.ts';

export const knownFacts = pageRule(
  'known-facts',
  'Every token on a page, such as {{product.…}} or {{limits.…}}, names a fact.',
  (page, {project}) => {
    const facts = project.factsOf(page.version);
    return findTokens(page.source.text, facts)
      .filter(({value}) => value === undefined)
      .map(({path, start, end}) => {
        const nearest = closest(path, factPaths(facts));
        return {
          ...page.source.at(start),
          message: `there is no fact {{${path}}} in facts/${path.split('.')[0]}.ts`,
          fix: `write {{${nearest}}}, or add the fact`,
          text: page.source.text.slice(start, end),
        };
      });
  },
);
