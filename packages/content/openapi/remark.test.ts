import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {facts, loaded} from './fixture.ts';
import {restReference} from './remark.ts';
import {escapeRegExp} from '../text/escapeRegExp.ts';

const load = jest.fn(() => loaded());

/** The transformed page as MDX. */
function written(text: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(restReference, {load, siteUrl: facts.product.docsUrl})
    .use(remarkStringify);
  return String(processor.processSync({value: text, path: 'docs/api.mdx'}));
}

beforeEach(() => load.mockClear());

test("a page without a mark stays unchanged, and the document isn't read", () => {
  expect(written('# Title\n\n<Card />\n')).toBe('# Title\n\n<Card />\n');
  expect(load).not.toHaveBeenCalled();
});

test('the index has a row for each operation that links to its section', () => {
  const index = written('<RestIndex />');
  expect(index).toContain('| Orders   | [Get an order](#get-order)');
  expect(index).toContain('| Hooks    | [Call a hook](#call-hook)');
});

describe('a section', () => {
  const orders = written('Before.\n\n<RestOperations resource="Orders" />\n\nAfter.');

  test('replaces its mark', () => {
    expect(orders).toMatch(/^Before\.\s*### Get an order\n/);
    expect(orders).toMatch(/### Stream an order[\s\S]*After\.\n$/);
  });

  test('links in the document become links of the site', () => {
    expect(orders).toContain('Reads it. See [pages](/api/).');
  });

  const type = (words: string) => `<br /><span className="rest-type">${words}</span>`;
  const cell = (text: string) =>
    expect.stringMatching(new RegExp(`\\| ${escapeRegExp(text)} +\\|`));

  test('parameters have their place, type and limits, and required ones a mark', () => {
    const required = '<span className="rest-required">required</span>';
    expect(orders).toEqual(cell(`\`id\` ${required}${type('string, in the path')}`));
    expect(orders).toEqual(
      cell(`\`expand\`${type('string, one of `lines`, `parts`, in the query')}`),
    );
    const limits = 'integer, 1–100, default `10`, in the query';
    expect(orders).toEqual(cell(`\`lines\`${type(limits)}`));
  });

  test('parameters of all operations are only mentioned', () => {
    expect(orders).toContain(
      '**Also takes** [`after`](#pagination), [`include`](#common-parameters)',
    );
    expect(orders).not.toContain('| `include`');
    expect(orders).not.toContain('| `after`');
  });

  test('response fields are collapsed, with nested ones inside', () => {
    expect(orders).toContain('<summary>Fields of the response</summary>');
    expect(orders).toContain('<summary>Fields of `data.lines[]`</summary>');
    const optional = '<span className="rest-optional">optional</span>';
    expect(orders).toEqual(cell(`\`lines\` ${optional}${type('array of objects')}`));
    expect(orders).toEqual(cell(`\`gift\` ${optional}${type('boolean or null')}`));
    expect(orders).toEqual(cell(`\`id\`${type('string')}`));
  });

  test('a response without an example has no fields', () => {
    load.mockReturnValueOnce(
      loaded('\n              example: {data: {id: A-1, lines: [{sku: b, gift: true}]}}', ''),
    );
    const withoutExample = written('<RestOperations resource="Orders" />');
    expect(withoutExample).not.toContain('Fields of the response');
  });

  test('samples are in tabs that the site remembers', () => {
    expect(orders).toContain('<Tabs groupId="language">');
    expect(orders.match(/<TabItem value="(bash|nodejs|python)"/g)).toHaveLength(3);
  });

  test('errors are listed, and shared ones link to their explanation', () => {
    expect(orders).toContain('<strong>[Errors](#errors)</strong> `404`\n');
    expect(orders).not.toContain('There is none.');
    const hooks = written('<RestOperations resource="Hooks" />');
    expect(hooks).toMatch(/<strong>Errors<\/strong>\s+\* `400` The text is missing\./);
  });

  test("an operation without errors doesn't mention them", () => {
    expect(orders.match(/Errors/g)).toHaveLength(1);
  });

  test('required fields of a body are marked', () => {
    const hooks = written('<RestOperations resource="Hooks" />');
    expect(hooks).toMatch(/`text` <span className="rest-required">required<\/span><br \/>.*string/);
    expect(hooks).toContain('//\\{id}.shop.example<wbr />/hooks');
  });
});

test('an unknown resource stops the build at its line', () => {
  expect(() => written('Text.\n\n<RestOperations resource="Order" />')).toThrow(
    expect.objectContaining({
      line: 3,
      reason: expect.stringMatching(/no operations of "Order"; did you mean "Orders"\?/),
    }),
  );
});

test('an object with a title is described once, and fields link to it', () => {
  load.mockReturnValue(loaded('    Order:\n', '    Order:\n      title: Sales order\n'));
  const orders = written('<RestOperations resource="Orders" />');
  expect(orders.match(/### The sales order object/g)).toHaveLength(1);
  expect(orders).toContain('[sales order object](#the-sales-order-object)');
  expect(orders).toContain(
    '**Returns** `200` with the [sales order object](#the-sales-order-object)',
  );
  expect(orders).not.toContain('Fields of `data`');
  expect(orders).toContain('Fields of `lines[]`');
  expect(orders).not.toContain('rest-optional');
});
