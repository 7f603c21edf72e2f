/**
 * On a phone, a table becomes a list of cards (`src/css/tables.css`): its first cell is the title, and
 * the others say what they are about. A table of numbers stays a table, because its columns are
 * compared with each other.
 */
import type {Element, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';

/** A number, perhaps with a currency before it and a short unit behind it. */
const NUMBER = /^[^\p{L}\d]*\d[\d.,\s]*(?:%|\p{L}{1,8})?$/u;

/** Headings of the text that a card is for; the card needs no word for it. */
const SAID = new Set(['Description', 'Meaning', 'What it does']);

const isCell = (node: unknown): node is Element => /^t[dh]$/.test((node as Element).tagName ?? '');

const cellsOf = (row: Element) => row.children.filter(isCell);

function rowsOf(table: Element): {head: Element | undefined; body: Element[]} {
  const rows: Element[] = [];
  visit(table, {tagName: 'tr'}, (row: Element) => void rows.push(row));
  const isHead = (row: Element) => cellsOf(row).every(({tagName}) => tagName === 'th');
  const [head, ...body] = rows;
  return head && isHead(head) ? {head, body} : {head: undefined, body: rows};
}

/** Whether most cells beside the first one of each row are numbers. */
function isOfNumbers(body: Element[]): boolean {
  const values = body.flatMap((row) => cellsOf(row).slice(1)).map((cell) => toText(cell).trim());
  return values.filter((value) => NUMBER.test(value)).length > values.length / 2;
}

/**
 * Marks tables as cards, and their cells with the heading of their column. Headings that say nothing
 * that the card doesn't show are left out: those of descriptions, and of tables with two columns.
 */
export const tableCards = () => (tree: Root) => {
  visit(tree, {tagName: 'table'}, (table: Element) => {
    const {head, body} = rowsOf(table);
    if (!head || isOfNumbers(body)) return;
    const labels = cellsOf(head).map((cell) => toText(cell).trim());
    const names = [table.properties.className ?? []].flat().map(String);
    table.properties.className = [...names, 'table-cards'];
    for (const row of body) {
      cellsOf(row).forEach((cell, at) => {
        const label = labels[at];
        if (at === 0 || labels.length < 3 || !label || SAID.has(label)) return;
        cell.properties.dataLabel = label;
      });
    }
  });
};
