import {loaded} from './fixture.ts';

test('facts are in place, numbers as numbers', () => {
  const {text, api} = loaded();
  expect(text).toContain("title: 'Shop API'");
  expect(text).toContain('default: 10}');
  expect(api.paths['/orders/{id}']!.get!.parameters![2]!.schema.default).toBe(10);
});

test('what is published keeps its references, what pages are made from has none', () => {
  const {published, api} = loaded();
  expect(JSON.stringify(published)).toContain('"$ref":"#/components/schemas/Order"');
  expect(JSON.stringify(api)).not.toContain('$ref');
});

test('what is named twice is one object', () => {
  const {paths} = loaded().api;
  const [first] = paths['/orders/{id}']!.get!.parameters!;
  expect(paths['/orders/{id}/stream']!.get!.parameters![0]).toBe(first);
});

test.each([
  [
    'a text that is no YAML',
    ['tags: [Orders]', 'tags: [Orders'],
    /^facts\/openapi\.yaml:\d+:\d+: not YAML: /,
  ],
  [
    'an unknown fact',
    ['{{product.apiUrl}}', '{{product.apiUri}}'],
    /^facts\/openapi\.yaml:3:18: unknown fact \{\{product\.apiUri\}\}.*nearest is \{\{product\.apiUrl\}\}/,
  ],
  [
    'a reference that leads nowhere',
    ['schemas/Order', 'schemas/Ordr'],
    /^facts\/openapi\.yaml:46:32: the reference #\/components\/schemas\/Ordr leads nowhere.*nearest is "Order" \(#\/paths\/~1orders~1\{id\}\/get\/responses\/200\/.*\/data\/\$ref\)\.$/,
  ],
  [
    'a reference out of the document',
    ["'#/components/schemas/Order'", 'order.yaml'],
    /^facts\/openapi\.yaml:46:32: the reference order\.yaml leads out of the document/,
  ],
  [
    'a reference to itself',
    ['items:\n', "items: {$ref: '#/components/schemas/Order'}\n          other:\n"],
    /the reference #\/components\/schemas\/Order leads to itself: .* → /,
  ],
  [
    'an operation without a summary',
    ['      summary: Call a hook\n', ''],
    /^facts\/openapi\.yaml:11:\d+: .*expected string.*\(#\/paths\/~1hooks\/post\/summary\)\.$/,
  ],
  [
    'an unknown tag',
    ['tags: [Hooks]', 'tags: [Hook]'],
    /^facts\/openapi\.yaml:12:14: there is no tag "Hook"; the nearest is "Hooks" \(#\/paths\/~1hooks\/post\/tags\/0\)\.$/,
  ],
  [
    'an operation without an answer of success',
    ['2XX: ', '3XX: '],
    /needs an answer of success, 2XX \(#\/paths\/~1hooks\/post\/responses\)/,
  ],
  [
    'a secret without a variable for samples',
    [', x-variable: SECRET', ''],
    /\(#\/components\/securitySchemes\/secret\/x-variable\)/,
  ],
  ['no paths', ['paths:', 'pathes:'], /^facts\/openapi\.yaml:1:1: .*\(#\/paths\)/],
])('%s is told with its place', (_name, [from, to], message) => {
  expect(() => loaded(from, to)).toThrow(message);
});
