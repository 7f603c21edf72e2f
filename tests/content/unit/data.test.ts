/** The data of this product, apart from what `npm run check` says about them. */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';
import {currentVersion, factsOf} from '../../../src/facts.ts';

const root = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const ajv = addFormats(new Ajv({strict: false, formats: {cidrv4: true}}));

const files = globSync(['data/*.yaml', 'data/{versions,search-words}/**/*.yaml'], {
  cwd: root,
  ignore: ['**/openapi.yaml', 'data/check-exceptions.yaml'],
}).sort();

test.each(files)('%s names its schema, and is valid in editors', (file) => {
  const text = read(file);
  const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
  const validate = ajv.compile(JSON.parse(read(join(file, '..', path))) as object);
  validate(parse(text) ?? {});
  expect(validate.errors).toBeNull();
});

test('the guides page has every track', () => {
  const page = read('docs/guides/index.mdx');
  for (const track of Object.keys(factsOf(currentVersion).guides!.tracks))
    expect(page).toContain(`<GuideTrack track="${track}" />`);
});
