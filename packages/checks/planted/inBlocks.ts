/** Mistakes in code blocks, diagrams, lists and sentences, each on its own page. */
import type {Mistake} from './mistake.ts';
import {onPage} from './onPage.ts';

/** Assembled here, because the spelling of this file is checked too. */
const misspelled = 'receives'.replace('ei', 'ie');

export const inBlocks: readonly Mistake[] = [
  {
    rule: 'samples',
    what: 'a program without a case',
    ...onPage('case', '```js sample=planted', 'return 1;', '```'),
    at: '7:1',
    says: 'no case `planted` in packages/samples/cases/planted/case.yaml',
    fix: 'add one',
  },
  {
    rule: 'diagrams',
    what: 'a diagram without a description',
    ...onPage('mermaid', '```mermaid', 'flowchart LR', '  accTitle: Steps', '  A --> B', '```'),
    at: '7:1',
    says: 'the diagram has no accDescr',
    fix: 'add a line "accDescr: …"',
  },
  {
    rule: 'diagrams',
    what: 'a diagram without a drawing',
    ...onPage('mermaid', '```mermaid', 'flowchart LR', '  accTitle: Steps', '  A --> B', '```'),
    at: '7:1',
    says: 'the diagram has no drawing',
    fix: 'run "npm run diagrams"',
  },
  {
    rule: 'wording',
    what: 'a promise',
    ...onPage('leftovers', 'More is coming soon.'),
    at: '7:9',
    says: '"coming soon" says that the page is unfinished',
    fix: 'finish the passage, or remove it',
  },
  {
    rule: 'markdown',
    what: 'a link that does not say where it goes',
    ...onPage('here', 'Click [here](/limits/).'),
    at: '7:8',
    says: 'Link text should be descriptive',
    fix: 'name the page or the task that the link goes to',
  },
  {
    rule: 'spelling',
    what: 'a misspelled word',
    ...onPage('spelling', `A queue ${misspelled} events.`),
    at: '7:9',
    says: `"${misspelled}"`,
    fix: 'write "receives", or add the word to project-words.txt',
  },
];
