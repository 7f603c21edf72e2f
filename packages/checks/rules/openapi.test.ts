import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {openapi} from './openapi.ts';

const document = `openapi: 3.1.0
info: {title: '{{product.name}} API', version: '1', description: About, contact: {email: a@example.com}}
servers: [{url: '{{product.apiUrl}}'}]
security: [{key: []}]
tags: [{name: Orders, description: What was ordered.}]
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      tags: [Orders]
      summary: Get an order
      description: Reads an order.
      parameters:
        - {name: id, in: path, required: true, description: Which., schema: {type: string}, example: A-1}
      responses:
        '200':
          description: The order.
          content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}
        '404': {description: There is none.}
components:
  securitySchemes: {key: {type: http, scheme: bearer, x-variable: API_KEY}}
  schemas: {Order: {type: object}}
`;

const onPage = {'docs/api.mdx': page('<RestOperations resource="Orders" />')};

const changed = (from: string, to: string) => {
  if (!document.includes(from)) throw new Error(`the document has no ${from}`);
  return {...onPage, 'data/openapi.yaml': document.replace(from, to)};
};

describeRule(openapi, {
  clean: {...onPage, 'data/openapi.yaml': document},
  mistakes: {
    'an unresolved reference': {
      files: changed('{description: There is none.}', "{$ref: '#/components/schema/Gone'}"),
      at: 'data/openapi.yaml:19:23',
      says: 'the reference #/components/schema/Gone has no target',
      fix: 'did you mean "schemas"?',
    },
    'a tag that the document does not declare': {
      files: changed('tags: [Orders]', 'tags: [Order]'),
      at: 'data/openapi.yaml:10:14',
      says: 'there is no tag "Order"',
      fix: 'did you mean "Orders"?',
    },
    'invalid YAML': {
      files: changed('tags: [Orders]', 'tags: [Orders'),
      at: 'data/openapi.yaml:11:7',
      says: 'not valid YAML: ',
      fix: 'close all brackets',
    },
    'an unknown fact': {
      files: changed('{{product.apiUrl}}', '{{product.apiUri}}'),
      at: 'data/openapi.yaml:3:18',
      says: 'no fact {{product.apiUri}}',
      fix: 'write {{product.apiUrl}}',
    },
    'a parameter without a description': {
      files: changed(' description: Which.,', ''),
      at: 'data/openapi.yaml:14:11',
      says: 'Parameter object description must be present',
      fix: 'parameter-description',
    },
    'a response without a description': {
      files: changed('description: There is none.', ''),
      at: 'data/openapi.yaml:19:9',
      says: 'The field `description` must be present',
      fix: 'struct',
    },
    'a required parameter without an example': {
      files: changed(', example: A-1', ''),
      at: 'data/openapi.yaml:14:11',
      says: 'paths./orders/{id}.get.parameters.0 is required, so it needs an `example`',
      fix: 'correct the value',
    },
    'an example in the wrong format': {
      files: changed('schema: {type: string}, ex', 'schema: {type: string, format: uuid}, ex'),
      at: 'data/openapi.yaml:14:116',
      says: /must match format "uuid"/,
      fix: 'no-invalid-parameter-examples',
    },
    'an operation that no page shows': {
      files: {'data/openapi.yaml': document},
      at: 'data/openapi.yaml:9:7',
      says: 'no page shows the operations of the resource "Orders"',
      fix: 'write <RestOperations resource="Orders" />',
    },
    'a page that names an unknown resource': {
      files: {
        'docs/api.mdx': page(
          '<RestOperations resource="Orders" />',
          '',
          '<RestOperations resource="Order" />',
        ),
        'data/openapi.yaml': document,
      },
      at: 'docs/api.mdx:8:1',
      says: 'data/openapi.yaml has no operations of "Order"',
      fix: 'did you mean "Orders"?',
    },
  },
});
