import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {listOf} from '../core/lists.ts';
import {page} from '@portal/content/testing/plant';
import {secrets} from './secrets.ts';

/** Joins the parts of a key, so that this file contains none. */
const key = (...parts: string[]) => parts.join('');

/** What the findings suggest to write. */
const allowed = listOf<{write?: string}[]>('secrets').flatMap(({write}) => write ?? []);

describeRule(secrets, {
  clean: {
    'docs/a.mdx': page(
      '`AKIAIOSFODNN7EXAMPLE`, `sk_live_xxxxxxxxxxxxxxxx`, `Bearer YOUR_API_KEY`.',
      ...['```text', ...allowed, '```'],
    ),
    'cases/a.yaml': 'read: {given: {env: {API_KEY: test-key}}}\n',
  },
  mistakes: {
    'a webhook URL in a case': {
      files: {
        'cases/a.yaml': key(
          'a: {url: "https://hooks.slack.com/',
          'services/T8KQ2ZB7M/B6ZR4HYW1/pQ7wE9rT2yU4iO6pA8sD0fG1"}\n',
        ),
      },
      at: 'cases/a.yaml:1:19',
      says: 'webhook',
      fix: 'write https://hooks.slack.com/services/EXAMPLE_KEY: ',
    },
    'a password in a URL': inBody(
      key('Connect to `⟦postgres://shop:', 'tr0ub4dor@db.harbor.com/shop`.'),
      'a password in a URL',
      'write postgres://user:EXAMPLE_PASSWORD@db.example.com/: ',
    ),
  },
});
