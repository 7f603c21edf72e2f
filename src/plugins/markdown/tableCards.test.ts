import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {tableCards} from './tableCards';

const element = (tagName: string, children: Element[] | string, properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: typeof children === 'string' ? [{type: 'text', value: children}] : children,
});

/** Transforms a table, and returns its classes and the labels of its cells. */
function marks(head: string[], ...rows: string[][]) {
  const row = (name: string, cells: string[]) =>
    element(
      'tr',
      cells.map((cell) => element(name, cell)),
    );
  const body = rows.map((cells) => row('td', cells));
  const parts = [element('thead', [row('th', head)]), element('tbody', body)];
  const table = element('table', parts, {className: ['own']});
  const tree: Root = {type: 'root', children: [table]};
  tableCards()(tree);
  return {
    classes: table.properties.className,
    labels: selectAll('[data-label]', tree).map(({properties}) => properties.dataLabel),
  };
}

test('labels cells with their column, except names and descriptions', () => {
  expect(marks(['Field', 'Type', 'Description'], ['id', 'string', 'Its name'])).toEqual({
    classes: ['own', 'table-cards'],
    labels: ['Type'],
  });
});

test("doesn't label tables with two columns", () => {
  expect(marks(['Status', 'When'], ['404', 'No such source'])).toEqual({
    classes: ['own', 'table-cards'],
    labels: [],
  });
});

test.each([['1,000'], ['$0.10'], ['256 MB'], ['99.9%'], ['30s']])(
  'keeps a table of numbers: %s',
  (n) => {
    expect(marks(['Plan', 'Free', 'Paid'], ['Memory', n, n])).toEqual({
      classes: ['own'],
      labels: [],
    });
  },
);

test('treats text that contains a number as text', () => {
  expect(marks(['Limit', 'Value'], ['Body', 'up to 512 KB each']).classes).toContain('table-cards');
});
