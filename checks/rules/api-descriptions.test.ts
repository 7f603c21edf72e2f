import {facts} from '../../facts/index.ts';
import {display, limits} from '../../facts/limits.ts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '../testing/plant.ts';
import {apiDescriptions} from './api-descriptions.ts';

const document = (parameter: string, response: string, text = 'Text.') => ({
  'docs/limits.mdx': page('## Bodies', 'Text.'),
  'facts/openapi.yaml': [
    'paths:',
    '  /orders/{id}:',
    '    get:',
    `      description: ${text}`,
    '      parameters:',
    `        - {name: id, in: path${parameter}}`,
    '      responses:',
    `        '200': {${response}}`,
    '',
  ].join('\n'),
});

const P = ', description: The order.';
const R = 'description: The order.';

const mistake = (files: Record<string, string>, at: string, says: string, fix: string) => ({
  files,
  at: `facts/openapi.yaml:${at}`,
  says,
  fix,
});

describeRule(apiDescriptions, {
  clean: document(P, R, '[Limits]({{product.docsUrl}}/limits/#bodies), {{limits.httpPayload}}.'),
  known: {facts},
  mistakes: {
    'a parameter without a description': mistake(
      document('', R),
      '6:11',
      'parameter "id"',
      'add "description',
    ),
    'a response without a description': mistake(
      document(P, ''),
      '8:16',
      'response 200',
      'add "description',
    ),
    'a dead link': mistake(
      document(P, R, '[Limits]({{product.docsUrl}}/limit/).'),
      '4:29',
      'there is no such page',
      '/limits/',
    ),
    'a link to a heading that does not exist': mistake(
      document(P, R, '[Limits]({{product.docsUrl}}/limits/#body).'),
      '4:29',
      'no heading with the ID "body"',
      '#bodies',
    ),
    'a link without the URL of the site': mistake(
      document(P, R, '[Limits](/limits/).'),
      '4:29',
      'used outside of the site',
      '{{product.docsUrl}}/limits/',
    ),
    'a hard-coded limit': mistake(
      document(P, R, `Up to ${display(limits.httpPayload)}.`),
      '4:26',
      'a fact, but it is hard-coded',
      '{{limits.httpPayload}}',
    ),
  },
});
