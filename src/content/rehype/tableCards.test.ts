import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {tableCards} from './tableCards';

const element = (tagName: string, children: Element[] | string, properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: typeof children === 'string' ? [{type: 'text', value: children}] : children,
});

/** A table with its marks: the class of the table and the labels of its cells. */
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

test('cells say what their column is about, but for names and descriptions', () => {
  expect(marks(['Field', 'Type', 'Description'], ['id', 'string', 'Its name'])).toEqual({
    classes: ['own', 'table-cards'],
    labels: ['Type'],
  });
});

test('two columns need no labels', () => {
  expect(marks(['Status', 'When'], ['404', 'No such source'])).toEqual({
    classes: ['own', 'table-cards'],
    labels: [],
  });
});

test.each([['1,000'], ['$0.10'], ['256 MB'], ['99.9%'], ['30s']])(
  'a table of numbers stays: %s',
  (n) => {
    expect(marks(['Plan', 'Free', 'Paid'], ['Memory', n, n])).toEqual({
      classes: ['own'],
      labels: [],
    });
  },
);

test('text with a number in it is text', () => {
  expect(marks(['Limit', 'Value'], ['Body', 'up to 512 KB each']).classes).toContain('table-cards');
});
