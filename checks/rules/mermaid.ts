import {fencesOf} from '../core/fences.ts';
import {pageRule} from '../core/rule.ts';

const REQUIRED = [
  {key: 'accTitle', pattern: /^[ \t]*accTitle[ \t]*:[ \t]*\S/m, says: 'what the diagram is'},
  {
    key: 'accDescr',
    pattern: /^[ \t]*accDescr[ \t]*:[ \t]*\S/m,
    says: 'what it shows, in sentences',
  },
];

export const mermaid = pageRule(
  'mermaid',
  'Every diagram has a title and a description for readers who do not see it.',
  (page) =>
    fencesOf(page)
      .filter(({lang}) => lang === 'mermaid')
      .flatMap(({code, place}) =>
        REQUIRED.filter(({pattern}) => !pattern.test(code)).map(({key, says}) => ({
          ...page.at(place),
          message: `the diagram has no ${key}`,
          fix: `add a line "${key}: …" under the first one, with ${says}`,
          text: key,
        })),
      ),
);
