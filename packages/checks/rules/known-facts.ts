import {findTokens, unknownFact} from '@portal/content/facts/tokens';
import {misspelledGroups} from '@portal/content/pages/misspelledGroups';
import {problem} from '../core/finding.ts';
import {pageRule} from '../core/rule.ts';

export const knownFacts = pageRule(
  'known-facts',
  'Every token on a page, such as {{product.…}} or {{limits.…}}, names a fact.',
  (page, {project}) => {
    const facts = project.factsOf(page.version);
    const groups = misspelledGroups(page.source.text, facts).map(({path, start, end, group}) => {
      const message = `there is no group of facts "${path.split('.')[0]}"`;
      const fix = `write {{${path.replace(/^\w+/, group)}}}`;
      return problem(page.source.at(start), message, fix, page.source.text.slice(start, end));
    });
    const unknown = findTokens(page.source.text, facts)
      .filter(({value}) => value === undefined)
      .map(({path, start, end}) =>
        unknownFact(page.source.at(start), path, facts, page.source.text.slice(start, end)),
      );
    return [...groups, ...unknown];
  },
);
