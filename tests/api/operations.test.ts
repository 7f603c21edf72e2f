/** The operations of the specification against the document. */
import {resolve} from 'node:path';
import {facts} from '../../facts/index.ts';
import {loadDocument} from '../../src/plugins/openapi/document.ts';
import {operationsOf} from '../../src/plugins/openapi/operations.ts';
import {specOperations} from './specOperations.ts';

const operations = operationsOf(loadDocument(resolve(__dirname, '../..'), facts).api);
const requests = new Map(
  operations.map(({method, path, anchor}) => [`${method.toUpperCase()} ${path}`, anchor]),
);

test.each(specOperations)('%s is documented as %s', (_named, request, anchor) => {
  expect(requests.get(request)).toBe(anchor);
});

test('the document has nothing else but the stream of events', () => {
  const named = new Set(specOperations.map(([, request]) => request));
  expect([...requests.keys()].filter((request) => !named.has(request))).toEqual([
    'GET /sources/{id}/sse',
  ]);
});

test('anchors are told apart', () => {
  expect(new Set(operations.map(({anchor}) => anchor)).size).toBe(operations.length);
});
