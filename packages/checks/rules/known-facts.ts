import {findTokens, nearestFact} from '@portal/content/facts/tokens';
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
      .map(({path, start, end}) => {
        const nearest = nearestFact(path, facts);
        const message = `there is no fact {{${path}}} in data/${path.split('.')[0]}.yaml`;
        const fix = `${nearest ? `write {{${nearest}}}, or ` : ''}add the fact`;
        return problem(page.source.at(start), message, fix, page.source.text.slice(start, end));
      });
    return [...groups, ...unknown];
  },
);
