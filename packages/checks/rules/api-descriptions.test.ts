import {facts} from '@portal/content/testing/siteFacts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {apiDescriptions} from './api-descriptions.ts';

const document = (text: string) => ({
  'docs/limits.mdx': page('## Bodies', 'Text.'),
  'data/openapi.yaml': `info:\n  description: ${text}\n`,
});

const mistake = (files: Record<string, string>, at: string, says: string, fix: string) => ({
  files,
  at: `data/openapi.yaml:${at}`,
  says,
  fix,
});

describeRule(apiDescriptions, {
  clean: document('[Limits]({{product.docsUrl}}/limits/#bodies), {{limits.httpPayload}}.'),
  known: {facts},
  mistakes: {
    'a dead link': mistake(
      document('[Limits]({{product.docsUrl}}/limit/).'),
      '2:25',
      'there is no such page',
      '/limits/',
    ),
    'a link to a heading that does not exist': mistake(
      document('[Limits]({{product.docsUrl}}/limits/#body).'),
      '2:25',
      'no heading with the ID "body"',
      '#bodies',
    ),
  },
});
