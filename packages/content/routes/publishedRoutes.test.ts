import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {folderOf, prefixOf, versions} from '../facts/index.ts';
import {publishedRoutes} from './publishedRoutes.ts';

test('a slug names the facts of its own version', () => {
  const root = mkdtempSync(join(tmpdir(), 'routes-'));
  const page = '---\nslug: /{{product.cli}}/\n---\n';
  for (const version of versions) {
    const file = join(root, folderOf(version), 'cli.mdx');
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, page);
  }
  const facts = Object.fromEntries(versions.map(({id}) => [id, {product: {cli: `of-${id}`}}]));
  expect(publishedRoutes(root, facts)).toEqual(
    versions.map((version) => `${prefixOf(version)}/of-${version.id}/`).sort(),
  );
  rmSync(root, {recursive: true});
});
