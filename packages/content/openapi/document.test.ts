import {loaded} from './fixture.ts';

test('resolves facts, and keeps numbers as numbers', () => {
  const {source, operations} = loaded();
  expect(source.text).toContain("title: 'Shop API'");
  expect(source.text).toContain('default: 10}');
  expect(operations[0]!.parameters[2]!.schema.default).toBe(10);
});

test('the published document keeps its references; operations have none', () => {
  const {published, operations} = loaded();
  expect(JSON.stringify(published)).toContain('"$ref":"#/components/schemas/Order"');
  expect(JSON.stringify(operations)).not.toContain('$ref');
});

test('two references to the same target become one object', () => {
  const [get, stream] = loaded().operations;
  expect(stream!.parameters[0]).toBe(get!.parameters[0]);
});

test.each([
  [
    'a text that is no YAML',
    ['tags: [Orders]', 'tags: [Orders'],
    /^data\/openapi\.yaml:\d+:\d+  not valid YAML: /,
  ],
  [
    'an unknown fact',
    ['{{product.apiUrl}}', '{{product.apiUri}}'],
    /^data\/openapi\.yaml:3:18  there is no fact \{\{product\.apiUri\}\}.*\n.*→ write \{\{product\.apiUrl\}\}/,
  ],
  [
    'a reference without a target',
    ['schemas/Order', 'schemas/Ordr'],
    /^data\/openapi\.yaml:47:32  the reference #\/components\/schemas\/Ordr has no target.*\n.*→ did you mean "Order"\?$/,
  ],
  [
    'a reference outside the document',
    ["'#/components/schemas/Order'", 'order.yaml'],
    /^data\/openapi\.yaml:47:32  the reference order\.yaml points outside the document/,
  ],
  [
    'a reference to itself',
    ['items:\n', "items: {$ref: '#/components/schemas/Order'}\n          other:\n"],
    /the reference #\/components\/schemas\/Order points to itself: .* → /,
  ],
  [
    'an operation without a summary',
    ['      summary: Call a hook\n', ''],
    /^data\/openapi\.yaml:10:5  paths\.\/hooks\.post\.summary is missing; it must be text\n.*→ add it$/,
  ],
  [
    'an unknown tag',
    ['tags: [Hooks]', 'tags: [Hook]'],
    /^data\/openapi\.yaml:12:14  there is no tag "Hook"\n.*→ did you mean "Hooks"\?$/,
  ],
  [
    'two operations with the same ID',
    ['operationId: getOrder', 'operationId: callHook'],
    /^data\/openapi\.yaml:29:20  another operation has the ID "callHook"\n.*→ rename one/,
  ],
  [
    'an operation without a success response',
    ['2XX: ', '3XX: '],
    /paths\.\/hooks\.post\.responses needs a success response, 2XX/,
  ],
  [
    'a secret without a variable for samples',
    [', x-variable: SECRET', ''],
    /components\.securitySchemes\.secret\.x-variable is missing/,
  ],
  [
    'a required parameter without an example',
    [', example: A-1', ''],
    /^data\/openapi\.yaml:34:11  paths\.\/orders\/\{id\}\.get\.parameters\.0 is required, so it needs an `example`/,
  ],
  [
    'a body without an example',
    [`            example: {text: "it's"}\n`, ''],
    /^data\/openapi\.yaml:19:\d+  paths\.\/hooks\.post\.requestBody\.content\.application\/json needs an `example`/,
  ],
  [
    'a body in another format than JSON',
    [
      '          application/json:\n            schema:\n              type: object\n              required',
      '          text/plain:\n            schema:\n              type: object\n              required',
    ],
    /paths\.\/hooks\.post\.requestBody\.content\.application\/json must be there, because samples send JSON/,
  ],
  ['no paths', ['paths:', 'pathes:'], /^data\/openapi\.yaml:1:1  paths is missing/],
])('reports %s with its place', (_name, [from, to], message) => {
  expect(() => loaded(from, to)).toThrow(message);
});
