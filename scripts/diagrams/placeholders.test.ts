import {measurable} from './placeholders.ts';

const facts = {product: {name: 'Wireloom'}, limits: {idle: '5 minutes'}};

test('measures a fact as a word of the same length and restores its token', () => {
  const {source, room, restore} = measurable(
    'A[{{product.name}}] -- "{{limits.idle}}" --> B{{Hexagon}}',
    facts,
    'a.mdx',
  );
  expect(source).toMatch(
    /^A\[\p{Script=Greek}{8}\] -- "\p{Script=Greek}{9}" --> B\{\{Hexagon\}\}$/u,
  );
  expect([...room]).toEqual([
    ['product.name', 8],
    ['limits.idle', 9],
  ]);
  const words = source.match(/\p{Script=Greek}+/gu)!;
  expect(restore(`<text>${words[1]}</text>`)).toBe('<text>{{limits.idle}}</text>');
});

test('fails if Mermaid broke a fact in two', () => {
  const {source, restore} = measurable('{{product.name}}', facts, 'a.mdx:3');
  expect(() => restore(source.slice(0, 4))).toThrow("a.mdx:3: a fact doesn't fit");
});

test('fails on an unknown fact and suggests the nearest one', () => {
  expect(() => measurable('{{product.nam}}', facts, 'a.mdx')).toThrow('{{product.name}}');
});
