import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Linter} from 'eslint';
import withoutAskAi from './withoutAskAi.js';

const resourcePath = join(dirname(require.resolve('@docsearch/react')), 'DocSearchModal.js');
const source = readFileSync(resourcePath, 'utf8');
const load = (text: string) => withoutAskAi.call({resourcePath}, text);

/** Complaints about names that nothing declares. */
const undeclared = (text: string): string[] =>
  new Linter().verify(text, [{rules: {'no-undef': 'error'}}]).map(({message}) => message);

test('the dialog is a third of its package, and lacks nothing that it refers to', () => {
  const dialog = load(source);
  expect(dialog.length).toBeLessThan(0.35 * source.length);
  // Of the browser's own names, which stand in both, the linter knows nothing.
  const before = new Set(undeclared(source));
  expect(undeclared(dialog).filter((complaint) => !before.has(complaint))).toEqual([]);
  expect(dialog).toMatch(/export\{\w+ as DocSearchModal\}/);
});

test('nothing in it runs text as code', () => {
  expect(source).toContain('new Function(');
  expect(load(source)).not.toContain('new Function(');
});

test('a package without the chat is told', () => {
  expect(() => load('export const DocSearchModal = 1;')).toThrow('Expected the chat of Ask AI');
});
