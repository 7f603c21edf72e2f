import {facts, product} from '@portal/content/testing/siteFacts';
import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {urls} from './urls.ts';

describeRule(urls, {
  clean: {
    'docs/a.mdx': page(
      `[Docs](https://example.com/a?b=c), [${product.url}](${product.url}), [\`/tmp\`](/limits/).`,
    ),
  },
  known: {facts},
  mistakes: {
    'a link to this machine': inBody(
      'Open ⟦[it](http://localhost:3000/).',
      'own machine',
      'code span',
    ),
    'a link that runs code': inBody(
      '⟦<a href="javascript:alert(1)">Go</a>',
      'does not go to a page',
      'link to a page',
    ),
  },
});
