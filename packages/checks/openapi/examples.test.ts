import {resolve} from 'node:path';
import {facts} from '@portal/content/facts';
import {loadDocument} from '@portal/content/openapi/document';
import {wrongExamples} from './examples.ts';

const order = {
  type: 'object',
  required: ['id', 'placed_at'],
  properties: {
    id: {type: 'string'},
    placed_at: {type: 'string', format: 'date-time'},
    note: {type: ['string', 'null']},
  },
};
const right = {id: 'A-1', placed_at: '2023-05-04T09:30:00Z', note: null};

/** A document with a response that has the given examples. */
const document = (media: object, parameter: object = {schema: {type: 'integer'}, example: 5}) => ({
  paths: {
    '/orders': {
      get: {
        parameters: [{name: 'limit', in: 'query', ...parameter}],
        responses: {200: {content: {'application/json': media}}},
      },
    },
  },
  components: {
    schemas: {Order: order},
    examples: {right: {value: right}, wrong: {value: {id: 1}}},
  },
});

const schema = {$ref: '#/components/schemas/Order'};
const place = 'paths//orders/get/responses/200/content/application/json';
const problemsOf = (media: object, parameter?: object) =>
  wrongExamples(document(media, parameter)).map(
    ({path, message}) => `${path.join('/')}: ${message}`,
  );

test('finds nothing in valid examples', () => {
  expect(problemsOf({schema, example: right})).toEqual([]);
  expect(problemsOf({schema, examples: {right: {$ref: '#/components/examples/right'}}})).toEqual(
    [],
  );
});

test.each([
  [{schema, example: {...right, note: 3}}, `${place}/example: /note must be string,null`],
  [
    {schema, example: {...right, placed_at: 'today'}},
    `${place}/example: /placed_at must match format "date-time"`,
  ],
  [
    {schema, examples: {a: {value: {placed_at: right.placed_at}}}},
    `${place}/examples/a/value: / must have required property 'id'`,
  ],
])('reports an invalid body with its place: %j', (media, message) => {
  expect(problemsOf(media)).toEqual([message]);
});

test('reports all mistakes in a referenced example', () => {
  expect(problemsOf({schema, examples: {wrong: {$ref: '#/components/examples/wrong'}}})).toEqual([
    `${place}/examples/wrong/value: / must have required property 'placed_at'`,
    `${place}/examples/wrong/value: /id must be string`,
  ]);
});

test('reports an invalid parameter', () => {
  expect(problemsOf({schema}, {schema: {type: 'integer', maximum: 100}, example: 500})).toEqual([
    'paths//orders/get/parameters/0/example: / must be <= 100',
  ]);
});

test("the examples in this site's document are valid", () => {
  const {published} = loadDocument(resolve(__dirname, '../../..'), facts);
  expect(wrongExamples(published)).toEqual([]);
  expect(JSON.stringify(published).match(/"examples?":/g)!.length).toBeGreaterThan(30);
});
