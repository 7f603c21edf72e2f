/**
 * On a phone, a table becomes a list of cards (`src/css/tables.css`). The first cell is the title, and
 * the others are labeled with their column. A table of numbers stays a table, because readers compare
 * its columns.
 */
import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';

/** A number, with an optional currency before it and an optional short unit after it. */
const NUMBER = /^[^\p{L}\d]*\d[\d.,\s]*(?:%|\p{L}{1,8})?$/u;

/** Columns with the main text of a card, which needs no label. */
const UNLABELED = new Set(['Description', 'Meaning', 'What it does']);

const isCell = (node: unknown): node is Element => /^t[dh]$/.test((node as Element).tagName ?? '');

const cellsOf = (row: Element) => row.children.filter(isCell);

const isHead = (row: Element) => cellsOf(row).every(({tagName}) => tagName === 'th');

/** Whether most cells are numbers, not counting the first one of each row. */
function isOfNumbers(body: Element[]): boolean {
  const values = body.flatMap((row) => cellsOf(row).slice(1)).map((cell) => toText(cell).trim());
  return values.filter((value) => NUMBER.test(value)).length > values.length / 2;
}

/**
 * Marks tables as cards, and labels their cells with the heading of their column. Descriptions and
 * tables with two columns don't need labels.
 */
export const tableCards = () => (tree: Root) => {
  visit(tree, {tagName: 'table'}, (table: Element) => {
    const [head, ...body] = selectAll('tr', table);
    if (!head || !isHead(head) || isOfNumbers(body)) return;
    const labels = cellsOf(head).map((cell) => toText(cell).trim());
    const names = [table.properties.className ?? []].flat().map(String);
    table.properties.className = [...names, 'table-cards'];
    for (const row of body) {
      cellsOf(row).forEach((cell, at) => {
        const label = labels[at];
        if (at === 0 || labels.length < 3 || !label || UNLABELED.has(label)) return;
        cell.properties.dataLabel = label;
      });
    }
  });
};
