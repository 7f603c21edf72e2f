import {fencesOf} from '@portal/content/pages/fences';
import {pageRule} from '../core/rule.ts';

const REQUIRED = [
  {key: 'accTitle', pattern: /^[ \t]*accTitle[ \t]*:[ \t]*\S/m, says: 'a name for the diagram'},
  {
    key: 'accDescr',
    pattern: /^[ \t]*accDescr[ \t]*:[ \t]*\S/m,
    says: 'sentences that say what it shows',
  },
];

export const mermaid = pageRule(
  'mermaid',
  'Every diagram has a title and a description for readers who cannot see it.',
  (page) =>
    fencesOf(page)
      .filter(({lang}) => lang === 'mermaid')
      .flatMap(({code, place}) =>
        REQUIRED.filter(({pattern}) => !pattern.test(code)).map(({key, says}) => ({
          ...page.at(place),
          message: `the diagram has no ${key}`,
          fix: `add a line "${key}: …" below the first line, with ${says}`,
          text: key,
        })),
      ),
);
