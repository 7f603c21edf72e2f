import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {packageFolder, packagesOf} from './packages.ts';
import {assertAllowed, isAllowed, licenseList} from './write.ts';

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@mdx-js/react/lib/a.js', '/site/node_modules/@mdx-js/react'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/src/theme/Card.tsx', undefined],
])('finds the package folder of %s: %s', (file, folder) =>
  expect(packageFolder(file)).toBe(folder),
);

describe('packagesOf', () => {
  let site: string;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), {recursive: true});
    writeFileSync(join(site, file), text);
    return join(site, file);
  };
  const manifest = (name: string, fields: object) =>
    write(`node_modules/${name}/package.json`, JSON.stringify({name, version: '1.0.0', ...fields}));
  const found = (...names: string[]) =>
    packagesOf(names.map((name) => join(site, 'node_modules', name, 'index.js')));

  beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'licenses-'))));
  afterEach(() => rmSync(site, {recursive: true}));

  test('reads each package once, sorted by name', () => {
    manifest('b', {license: 'MIT'});
    manifest('a', {license: 'ISC'});
    write('node_modules/a/LICENSE.md', 'The words\r\n');
    expect(found('b', 'a', 'a')).toEqual([
      {name: 'a', version: '1.0.0', license: 'ISC', text: 'The words'},
      {name: 'b', version: '1.0.0', license: 'MIT', text: ''},
    ]);
  });
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('"%s" allowed: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed));

const mit = {name: 'a', version: '1.0.0', license: 'MIT', text: 'Words of a'};

test('fails with the names of packages whose license is not allowed', () => {
  expect(() => assertAllowed([mit])).not.toThrow();
  const gpl = {name: 'b', version: '2.0.0', license: 'GPL-3.0-only', text: ''};
  expect(() => assertAllowed([mit, gpl])).toThrow('b@2.0.0 (GPL-3.0-only)');
  expect(() => assertAllowed([{...mit, license: ''}])).toThrow('a@1.0.0 (no license)');
});

test('lists every package and includes its license text', () => {
  const list = licenseList([mit, {...mit, name: 'b', text: ''}]);
  expect(list).toContain('a 1.0.0: MIT\nb 1.0.0: MIT\n');
  expect(list).toContain('Words of a');
});
