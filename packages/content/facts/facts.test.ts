/** Copies of the facts, each with a mistake: every one is named with its place, in plain words. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {globSync} from 'tinyglobby';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';
import {ContentCache} from '../cache/contentCache.ts';
import {jsonSchemas, SCHEMAS} from './jsonSchemas.ts';
import {loadFacts} from './load.ts';
import {schemas} from './schemas/index.ts';
import {loadSearchWords} from './searchWords.ts';

const ROOT = resolve(__dirname, '../../..');
/** A small site whose facts have everything. */
const SITE = join(ROOT, 'packages/content/testing/site');
const files = globSync('data/**/*.yaml', {cwd: SITE, ignore: '**/openapi.yaml'}).sort();

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'facts-'));
  cpSync(join(SITE, 'data'), join(copy, 'data'), {recursive: true});
});
afterEach(() => rmSync(copy, {recursive: true}));

/** Changes a file. Returns the place of `wrong` in the changed text. */
function plant(file: string, from: string | RegExp, to: string, wrong: string): string {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const before = text.slice(0, text.search(from)) + to.slice(0, to.indexOf(wrong));
  return `${file}:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
}

/** A limit, with a number that no brand has. */
const LIMIT =
  '\nplanted: {value: 7, unit: KB, label: Planted, scope: Tests, group: http}\nhttpRate:';

const inLimits = (from: string, to: string, wrong: string, says: string) =>
  ['data/limits.yaml', '\nhttpRate:', LIMIT.replace(from, to), wrong, says] as const;

type Row = readonly [file: string, from: string | RegExp, to: string, wrong: string, says: string];

const mistakes: Record<string, Row> = {
  'a wrong unit': inLimits('KB', 'Kb', 'Kb', 'planted.unit must be one of bytes, KB, MB'),
  'a wrong unit, with the nearest': inLimits(
    'KB',
    'Kb',
    'Kb',
    'found "Kb"\n    → did you mean "KB"?',
  ),
  'a misspelled key': inLimits('unit', 'unt', 'unt', 'unt is not one of value, unit'),
  'a new unit, with the file of units': inLimits(
    'KB',
    'zettabytes',
    'zettabytes',
    'belongs in packages/content/facts/units.ts',
  ),
  'a misspelled key, with the nearest': inLimits('unit', 'unt', 'unt', '→ did you mean "unit"?'),
  'a missing value': inLimits('value: 7, ', '', 'planted', 'planted.value is missing'),
  'a number with underscores': inLimits('7', '50_000', '50_000', 'must be a number such as 50000'),
  'a version without quotes': inLimits(
    '7, unit: KB',
    '3.10, unit: Python',
    '3.10',
    'planted.value must be in quotes, because YAML reads 3.10 as 3.1',
  ),
  'a number in quotes': inLimits('7', "'7'", "'7'", 'must be a number without quotes'),
  'a minimum above its maximum, in other units': [
    'data/limits.yaml',
    '\nhttpRate:',
    `${LIMIT.replace('planted', 'aMin')}`
      .replace('7', '1025')
      .replace(
        '\nhttpRate:',
        LIMIT.replace('planted', 'aMax').replace('7, unit: KB', '1, unit: MB'),
      ),
    '1025',
    'aMin.value must not be above aMax; found 1025',
  ],
  'a key that tokens cannot name': inLimits('planted', 'two words', 'two words', 'a camelCase key'),
  'a label that another key has': [
    ...(['data/labels.yaml', '\nsave: ', '\nsaved: Deploy\nsave: ', 'Deploy'] as const),
    'saved must not be the same label as deploy',
  ],
  'a key that is there twice': [
    ...(['data/labels.yaml', '\nbuild: ', '\nbuild: Try\n"build": ', '"build'] as const),
    'not valid YAML: Map keys must be unique\n    → keep one of the lines',
  ],
  'a template without quotes': [
    'data/navigation.yaml',
    "'{{product.communityUrl}}'",
    '{{product.communityUrl}}',
    '{product.c',
    "braces start a map\n    → put the template in quotes, as in '{{product.url}}'",
  ],
  'an unknown template': [
    ...(['data/navigation.yaml', "'{{product.comm", "'{{product.com", "'{{"] as const),
    'there is no fact {{product.comunityUrl}} in data/product.yaml\n    → write {{product.communityUrl}}',
  ],
  'a redirect with a hash': [
    ...(['data/redirects.yaml', 'from: /cron', 'from: /cron#a', '/cron'] as const),
    'a heading that moved belongs to movedAnchors; found "/cron#a"',
  ],
  'a guide of a track that is none': [
    ...(['data/guides.yaml', 'guide: approval', 'guide: aproval', 'aproval'] as const),
    'tracks.build.1.guide must be one of signedWebhook, approval',
  ],
  'a version that is no version': [
    ...(['data/versions.yaml', 'id: v1', 'id: v 1', 'v 1'] as const),
    'must be a version such as v3; found "v 1"',
  ],
  'a current version in a folder': [
    ...(['data/versions.yaml', "path: ''", 'path: v9', 'v9'] as const),
    'must be empty: the current version has no folder',
  ],
  'two versions with a name': [
    ...(['data/versions.yaml', 'label: v1', 'label: v2', 'v2'] as const),
    'must not be that of another version',
  ],
  'a wrong fact of an older version': [
    ...(['data/versions/v1/limits.yaml', 'unit: KB', 'unit: kB', 'kB'] as const),
    'emailPayload.unit must be one of bytes, KB',
  ],
  'a domain that is none': [
    ...(['data/product.yaml', '\ndomain: ', '\ndomain: a b.', 'a b'] as const),
    'domain Invalid hostname',
  ],
  'a date in words': [
    ...([
      'data/operator.yaml',
      /\n[\w][^]*/,
      '\nsecurityContact: {contacts: [], expires: March}',
    ] as const),
    ...(['[]', 'contacts must have at least 1 rows'] as const),
  ],
};

test.each([
  ['statusPage.url', 'https://status.example/'],
  ['outboundAddresses.0', '192.0.2.0/24'],
  ['s3Role', 'arn:aws:iam::123456789012:role/delivery'],
  ['support.0.to', 'https://support.example/'],
])('a reserved value with a real domain: %s', (name, value) => {
  const place = plant('data/operator.yaml', value, value, value);
  const path = join(copy, 'data/product.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^domain: .*$/m, 'domain: flowdeck.test'));
  expect(() => loadFacts(copy)).toThrow(`${place}  `);
  expect(() => loadFacts(copy)).toThrow(
    `${name} is reserved for documentation, but flowdeck.test is a real domain`,
  );
});

test.each(Object.entries(mistakes))('%s', (_what, [file, from, to, wrong, says]) => {
  const place = plant(file, from, to, wrong);
  expect(() => loadFacts(copy)).toThrow(`${place}  `);
  expect(() => loadFacts(copy)).toThrow(says);
});

test('a misspelled key is one mistake, not a missing one too', () => {
  plant('data/limits.yaml', '\nhttpRate:', LIMIT.replace('unit', 'unt'), '');
  expect(() => loadFacts(copy)).toThrow(
    /^.*planted\.unt is not one of.*\n.*did you mean "unit"\?$/,
  );
});

test('a wrong search word has a place, too', () => {
  const place = plant('data/search-words/index.yaml', '\n  page:\n', '\n  pge:\n', 'pge');
  expect(() => loadSearchWords(copy, {})).toThrow(`${place}  /.pge must be page, or a heading`);
});

test('all mistakes are reported, each once', () => {
  plant('data/labels.yaml', '\nbuild: ', '\nplanted:\nbuild: ', '');
  plant('data/limits.yaml', '\nhttpRate:', LIMIT.replace('7', '7_0').replace('KB', 'KiB'), '');
  expect(() => loadFacts(copy)).toThrow(
    /^.*7_0.*\n.*→.*\n.*KiB.*\n.*→.*\n.*planted must be text; found null\n.*→.*$/,
  );
});

test('facts from the cache are those of the files, and one version is one object', () => {
  const load = () => {
    const cache = new ContentCache<unknown>(join(copy, 'facts.json'), []);
    const facts = loadFacts(copy, cache);
    cache.save();
    return facts;
  };
  load();
  const {versions, currentVersion} = load();
  expect(versions[0]).toBe(currentVersion);
  const file = join(copy, 'data/product.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*/m, 'name: Renamed'));
  expect(load()).toEqual(loadFacts(copy));
  expect(load().product.name).toBe('Renamed');
});

test('product names can be overridden, templates and their keys follow, and versions keep names', () => {
  plant('data/product.yaml', '\ndomain: ', '\nappsUrl: https://apps.example\ndomain: ', '');
  writeFileSync(join(copy, 'data/versions/v1/names.yaml'), 'cli: former\n');
  const {product, redirects, factsByVersion} = loadFacts(copy);
  expect(product.appsUrl).toBe('https://apps.example');
  expect(JSON.stringify(redirects)).toContain('"to":"https://apps.example"');
  expect(factsByVersion.v1!.product).toEqual({...product, cli: 'former'});
});

describe('in editors', () => {
  const ajv = addFormats(new Ajv({strict: false, formats: {cidrv4: true}}));
  const written = new Map(
    Object.keys(schemas).map((name) => {
      const file = `${SCHEMAS}/${name}.json`;
      return [file, ajv.compile(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as object)];
    }),
  );
  const schemaOf = (text: string, file: string) => {
    const [, path] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    return written.get(join('packages/content/testing/site', file, '..', path ?? ''));
  };

  test('the schemas are those of the code (npm run schemas writes them)', () => {
    for (const [file, text] of jsonSchemas())
      expect(readFileSync(join(ROOT, file), 'utf8')).toBe(text);
  });

  test.each(files)('%s names its schema, and is valid', (file) => {
    const text = readFileSync(join(SITE, file), 'utf8');
    const validate = schemaOf(text, file)!;
    validate(parse(text) ?? {});
    expect(validate.errors).toBeNull();
  });

  test('a wrong unit is an error', () => {
    plant('data/limits.yaml', '\nhttpRate:', LIMIT.replace('KB', 'Kb'), '');
    const text = readFileSync(join(copy, 'data/limits.yaml'), 'utf8');
    const validate = schemaOf(text, 'data/limits.yaml')!;
    expect(validate(parse(text))).toBe(false);
    expect(validate.errors).toContainEqual(
      expect.objectContaining({instancePath: '/planted/unit', keyword: 'enum'}),
    );
  });
});
