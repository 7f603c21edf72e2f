/** A small API for tests, with one of everything. */
import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type LoadedDocument, loadDocument} from './document.ts';
import {DOCUMENT} from './resolved.ts';

export const facts = {
  product: {
    name: 'Shop',
    docsUrl: 'https://shop.example/docs',
    apiUrl: 'https://api.shop.example/v1',
  },
  limits: {page: {$: '10 items', value: '10'}},
};

export const source = `openapi: 3.1.0
info: {title: '{{product.name}} API', version: '1'}
servers: [{url: '{{product.apiUrl}}'}]
security: [{key: []}]
tags: [{name: Orders}, {name: Hooks}]
paths:
  /hooks:
    servers:
      - {url: 'https://{id}.shop.example', variables: {id: {default: e1}}}
    post:
      operationId: callHook
      tags: [Hooks]
      summary: Call a hook
      description: Starts work.
      security: [{secret: []}, {}]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [text]
              properties: {text: {type: string}, include: {type: string}}
            example: {text: "it's"}
      responses:
        2XX: {description: Done.}
        '400': {description: The text is missing.}
  /orders/{id}:
    get:
      operationId: getOrder
      tags: [Orders]
      summary: Get an order
      description: Reads it. See [pages]({{product.docsUrl}}/api/).
      parameters:
        - {$ref: '#/components/parameters/Id'}
        - {name: expand, in: query, description: More of it., schema: {type: string, enum: [lines, parts]}, example: lines & more}
        - {name: lines, in: query, schema: {type: integer, minimum: 1, maximum: 100, default: '{{limits.page.value}}'}}
        - {name: after, in: query, schema: {type: string}}
        - {name: include, in: query, schema: {type: string}}
      responses:
        '200':
          description: The order.
          content:
            application/json:
              schema:
                type: object
                properties:
                  data: {$ref: '#/components/schemas/Order'}
              example: {data: {id: A-1, lines: [{sku: b, gift: true}]}}
        '404': {$ref: '#/components/responses/NotFound'}
  /orders/{id}/stream:
    get:
      operationId: streamOrder
      tags: [Orders]
      summary: Stream an order
      description: Goes on.
      parameters:
        - {$ref: '#/components/parameters/Id'}
      responses:
        '200': {description: The stream., content: {text/event-stream: {schema: {type: string}, example: 'data: 1'}}}
components:
  securitySchemes:
    key: {type: http, scheme: bearer, x-variable: API_KEY}
    secret: {type: apiKey, in: header, name: x-secret, x-variable: SECRET}
  parameters:
    Id: {name: id, in: path, required: true, description: Which one., schema: {type: string}, example: A-1}
  responses:
    NotFound: {description: There is none.}
  schemas:
    Order:
      type: object
      required: [id]
      properties:
        id: {type: string, description: Its ID.}
        lines:
          type: array
          description: What was ordered.
          items:
            type: object
            properties:
              sku: {type: string, description: Which.}
              gift: {type: [boolean, 'null'], description: For whom.}
`;

/**
 * Loads the document, with a change.
 *
 * @param from - a part of it
 * @param to - its replacement
 */
export function loaded(from = '', to = ''): LoadedDocument {
  if (!source.includes(from)) throw new Error(`the document has no ${from}`);
  const root = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    mkdirSync(join(root, 'data'));
    writeFileSync(
      join(root, DOCUMENT),
      source.replace(from, () => to),
    );
    return loadDocument(root, facts);
  } finally {
    rmSync(root, {recursive: true});
  }
}
