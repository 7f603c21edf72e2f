import {folderOf, prefixOf} from '../facts/index.ts';
import {versions} from '../testing/siteFacts.ts';
import {clear, plant} from '../testing/plant.ts';

afterAll(clear);

test('a slug names the facts of its own version', () => {
  const pages = versions.map((version) => [
    `${folderOf(version)}cli.mdx`,
    '---\nslug: /{{product.cli}}/\n---\n',
  ]);
  const versionFacts = Object.fromEntries(
    versions.map(({id}) => [id, {product: {cli: `of-${id}`}}]),
  );
  const {routes} = plant(Object.fromEntries(pages), {versions, versionFacts});
  expect([...routes.keys()].sort()).toEqual(
    versions.map((version) => `${prefixOf(version)}/of-${version.id}/`).sort(),
  );
});
