import {facts, product} from '@portal/content/facts';
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
    'a link without HTTPS': inBody(
      'See ⟦[it](http://example.com/).',
      'does not use HTTPS',
      'https://example.com/',
    ),
    'a link to this machine': inBody(
      'Open ⟦[it](http://localhost:3000/).',
      'own machine',
      'code span',
    ),
    'a link to a preview': inBody(
      'See ⟦[it](https://staging.example.com/).',
      'a test system',
      'published',
    ),
    'a link that tracks': inBody(
      'See ⟦[it](https://example.com/?utm_source=docs&page=2).',
      'tracking parameters',
      'write https://example.com/?page=2',
    ),
    'a link whose text is its URL': inBody(
      'See ⟦[https://example.com/a](https://example.com/a).',
      'is a URL',
      'name the page',
    ),
    'a link that runs code': inBody(
      '⟦<a href="javascript:alert(1)">Go</a>',
      'does not go to a page',
      'link to a page',
    ),
  },
});
