import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {docsUrl, loaded} from './fixture.ts';
import {restReference} from './remark.ts';

const load = jest.fn(() => loaded());

/** The page that comes of a text, as MDX. */
function written(text: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(restReference, {load, docsUrl})
    .use(remarkStringify);
  return String(processor.processSync({value: text, path: 'docs/api.mdx'}));
}

beforeEach(() => load.mockClear());

test('a page without a mark is left alone, and the document unread', () => {
  expect(written('# Title\n\n<Card />\n')).toBe('# Title\n\n<Card />\n');
  expect(load).not.toHaveBeenCalled();
});

test('the index has a row for each operation, which leads to its section', () => {
  const index = written('<RestIndex />');
  expect(index).toContain('| Orders   | [Get an order](#get-order)');
  expect(index).toContain('| Hooks    | [Call a hook](#call-hook)');
});

describe('a section', () => {
  const orders = written('Before.\n\n<RestOperations resource="Orders" />\n\nAfter.');

  test('stands in the place of its mark', () => {
    expect(orders).toMatch(/^Before\.\s*### Get an order/);
    expect(orders).toMatch(/### Stream an order[\s\S]*After\.\n$/);
  });

  test('links of the document are those of the site', () => {
    expect(orders).toContain('Reads it. See [pages](/api/).');
  });

  test('parameters have their place, type and limits; required ones a mark', () => {
    expect(orders).toMatch(
      /`id` <span className="rest-required">required<\/span> *\| path *\| string/,
    );
    expect(orders).toMatch(/`expand` *\| query *\| string, `lines` *\| More of it\./);
    expect(orders).toMatch(/`limit` *\| query *\| integer, 1–100, default `10`/);
  });

  test('parameters of all operations are named, not listed', () => {
    expect(orders).toContain('Also takes [`include` and `exclude`](#common-parameters)');
    expect(orders).not.toContain('| `include`');
  });

  test('fields of an answer are folded, inner ones inside', () => {
    expect(orders).toContain('<summary>Fields of the answer</summary>');
    expect(orders).toContain('<summary>Fields of `data.lines[]`</summary>');
    expect(orders).toMatch(/`lines` *\| array of objects *\| What was ordered\./);
    expect(orders).toMatch(/`gift` *\| boolean or null *\| For whom\./);
  });

  test('samples are tabs that the site remembers', () => {
    expect(orders).toContain('<Tabs groupId="language">');
    expect(orders.match(/<TabItem value="(bash|nodejs|python)"/g)).toHaveLength(3);
  });

  test('errors of its own are told, shared ones named', () => {
    expect(orders).toContain('`404` as [everywhere](#errors)');
    expect(written('<RestOperations resource="Hooks" />')).toContain('`400` The text is missing.');
  });

  test('one without errors says nothing of them', () => {
    expect(orders.match(/\*\*Errors\*\*/g)).toHaveLength(1);
  });

  test('fields of a body are marked where they must be sent', () => {
    const hooks = written('<RestOperations resource="Hooks" />');
    expect(hooks).toMatch(/`text` <span className="rest-required">required<\/span> *\| string/);
    expect(hooks).toContain('//\\{id}.shop.example<wbr />/hooks');
  });
});

test('an unknown resource stops the build at its line', () => {
  expect(() => written('Text.\n\n<RestOperations resource="Order" />')).toThrow(
    expect.objectContaining({
      line: 3,
      reason: expect.stringMatching(/no such resource\. The nearest is "Orders"/),
    }),
  );
});
