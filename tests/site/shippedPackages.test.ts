/**
 * Which packages ship to browsers. The list is made from the bundler's own modules, and the theme's
 * highlighter is kept out by an alias: a new version of the theme or the bundler could undo either
 * without an error.
 */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const list = readFileSync(resolve(__dirname, '../../build/docs/third-party-licenses.txt'), 'utf8');

test.each(['react-dom', '@docusaurus/core', 'clsx'])('%s does, and is listed', (name) =>
  expect(list).toMatch(new RegExp(`^${name}[ @]\\d`, 'm')),
);

test.each(['prism-react-renderer', 'mermaid'])('%s does not', (name) =>
  expect(list).not.toMatch(new RegExp(`^${name}[ @]\\d`, 'm')),
);
