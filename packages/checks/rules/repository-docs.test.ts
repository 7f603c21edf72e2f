import {describeRule} from '../testing/describeRule.ts';
import {repositoryDocs} from './repository-docs.ts';

const repository = (readme: string, file = 'README.md') => ({
  [file]: readme,
  'package.json': '{"scripts": {"check": "x", "build": "x"}}',
  'data/product.yaml': '',
  'docs/limits.mdx': '',
  LICENSE: '',
});

const mistake = (readme: string, at: string, says: string, fix: string) => ({
  files: repository(readme),
  at,
  says,
  fix,
});

describeRule(repositoryDocs, {
  clean: {
    ...repository(
      'See `data/product.yaml`, `docs/` and [facts](data/product.yaml#name); `npm run check`, `build/docs/`, `and/or`.',
    ),
    '.build/docs/a.md': 'Run `npm run nonsense`.',
    'docs-notes/a.md': '[the license](../LICENSE) and [a site](https://example.com/)',
  },
  mistakes: {
    'a file that does not exist': mistake(
      '\nSee `data/products.yaml`.',
      'README.md:2:6',
      'no data/products.yaml',
      'data/product.yaml',
    ),
  },
});
