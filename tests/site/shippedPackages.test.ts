/**
 * Tests which packages we ship to browsers. The list comes from the bundler's modules, and an alias
 * excludes the theme's highlighter. A new version of the theme or the bundler could break either
 * without an error.
 */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const list = readFileSync(resolve(__dirname, '../../build/docs/third-party-licenses.txt'), 'utf8');

test.each(['react-dom', '@docusaurus/core', 'clsx'])('%s ships and is listed', (name) =>
  expect(list).toMatch(new RegExp(`^${name}[ @]\\d`, 'm')),
);

test.each(['prism-react-renderer', 'mermaid'])("%s doesn't ship", (name) =>
  expect(list).not.toMatch(new RegExp(`^${name}[ @]\\d`, 'm')),
);
