import {clear, page, plant} from '../testing/plant.ts';
import {anchorsOf, headingsOf} from './headings.ts';

afterEach(clear);

const document = `
tags: [{name: Orders}]
servers: [{url: https://api.example.com}]
security: []
components: {securitySchemes: {}}
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      tags: [Orders]
      summary: Get an order
      description: One order.
      responses: {'200': {description: The order.}}
`;

const api = page('## Orders', '', '<RestOperations resource="Orders" />', '', '## Next');

test('lists generated headings in the place of their component', () => {
  const project = plant({'docs/api.mdx': api, 'data/openapi.yaml': document});
  const found = headingsOf(project.page('docs/api.mdx'));
  expect(found.map(({depth, text, id}) => [depth, text, id])).toEqual([
    [2, 'Orders', 'orders'],
    [3, 'Get an order', 'get-order'],
    [2, 'Next', 'next'],
  ]);
  expect(found[1]!.place).toMatchObject({line: 8, column: 1});
});

test('lists no generated headings without a document', () => {
  const project = plant({'docs/api.mdx': api});
  expect([...anchorsOf(project.page('docs/api.mdx'))]).toEqual(['orders', 'next']);
});
