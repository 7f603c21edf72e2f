import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {mdx} from './mdx.ts';

describeRule(mdx, {
  clean: {
    'docs/a.mdx': page('Prose with `{braces}` and {{product.name}}.', '', '<a id="x">Tag</a>'),
    'docs/b.mdx': page('````md', '```js', '```', '````', '', '> ~~~', '> ```', '> ~~~', '```x```'),
  },
  mistakes: {
    'a code block that ends in the next one': {
      files: {
        'docs/a.mdx': page('- ````js', '  `1`', '  ````', '- ```js', '  {1', '', '```sh', '```'),
      },
      at: 'docs/a.mdx:9:3',
      says: 'this code block is never closed',
      fix: 'write the same marks',
    },
    'an open brace after a fact, at its column in the source': {
      files: {'docs/a.mdx': page('{{limits.httpPayload}} and {name is open')},
      at: 'docs/a.mdx:6:41',
      says: 'not valid MDX',
      fix: /code span or a code block/,
    },
    'the mark of a common ancestor that a merge left behind': {
      files: {'docs/a.mdx': page('Text.', '', '||||||| 1c7d3f2')},
      at: 'docs/a.mdx:8:1',
      says: "a merge conflict wasn't resolved",
      fix: 'keep one side',
    },
    'a tag that is not closed': {
      files: {'docs/a.mdx': page('<Tabs>', '', 'Text')},
      at: 'docs/a.mdx:6:1',
      says: /closing tag/,
      fix: 'write </Tabs> where it ends',
    },
    'the ID of a heading after other text': {
      files: {'docs/a.mdx': page('Large payloads {#large-payloads}')},
      at: 'docs/a.mdx:6:17',
      says: 'not valid MDX',
      fix: '{/* #the-id */}',
    },
  },
});
