import {describeRule} from '../testing/describeRule.ts';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {page} from '@portal/content/testing/plant';
import {leftovers} from './leftovers.ts';

const mistake = (line: string, column: number, says: string) => ({
  files: {'docs/a.mdx': page(line)},
  at: `docs/a.mdx:6:${column}`,
  says,
  fix: 'finish the passage',
});

describeRule(leftovers, {
  clean: {'docs/a.mdx': page('A todo list.', '', '```html', '<input placeholder="Name">', '```')},
  mistakes: {
    'a TODO': mistake('TODO: the rest', 1, '"TODO"'),
    'a FIXME after a fact': mistake('{{product.name}} FIXME', 18, '"FIXME"'),
    'a promise': mistake('More is **coming soon**.', 11, '"coming soon"'),
    'filler text': mistake('Lorem ipsum dolor', 1, '"Lorem ipsum"'),
    'a placeholder in prose': mistake('This is a placeholder.', 11, '"placeholder"'),
    ...Object.fromEntries(
      Object.values(pageTemplate).map((text) => [
        `text of the template: ${text}`,
        {...mistake(`A queue${text}`, 8, `"${text}" is from the template`), fix: 'your own text'},
      ]),
    ),
    'a TODO in code': {
      files: {'docs/a.mdx': page('```js', 'f(); // TODO', '```')},
      at: 'docs/a.mdx:7:9',
      says: '"TODO"',
      fix: 'remove it',
    },
  },
});
