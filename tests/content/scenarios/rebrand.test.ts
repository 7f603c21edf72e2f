/**
 * Rebrands the portal like a platform team that follows the README: changes the brand, limits, an
 * operation and the operator's facts. Checks, unit tests and build must pass, and the build must
 * not contain the first product, not even in file names.
 */
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {product} from '../../../src/facts.ts';
import {Repository} from '../../scenarios/repository.ts';

const ORIGINAL = resolve(__dirname, '../../..');

/** The name isn't longer than the first one, because that would need new diagrams and a browser. */
const otherBrand: Record<string, string> = {
  name: 'Flowdeck',
  slug: 'flowdeck',
  cli: 'fd',
  prefix: 'fd',
  envPrefix: 'FLOWDECK',
  domain: 'flowdeck.example',
};

const otherLimits = {httpPayload: 768, dailyCredits: 150};

const OPERATION = `
paths:
  /sources/{id}/owner:
    get:
      operationId: getSourceOwner
      tags: [Sources]
      summary: Get the owner of a source
      description: The user who created the source.
      parameters:
        - name: id
          in: path
          required: true
          description: The ID of the source.
          example: dc_abc1234
          schema: {type: string}
      responses:
        '200': {description: The owner.}
        '404': {description: There is no such source.}
`;

const OPERATOR = `statusPage: {url: 'https://status.${otherBrand.domain}'}
s3Role: arn:aws:iam::123456789012:role/delivery
outboundAddresses: [203.0.113.10, 203.0.113.11]
`;

/** Words that only the first brand uses. Its short prefixes only match as whole words. */
const traces = [
  new RegExp(product.name, 'i'),
  new RegExp(product.domain.replaceAll('.', '\\.'), 'i'),
  new RegExp(`\\bx-${product.prefix}-`, 'i'),
  new RegExp(
    `\\b${product.prefix}\\.(steps|export|flow|respond|send|Steps|Export|inputs|Unmarshal)\\b`,
  ),
  new RegExp(
    `(^|[\\s>"\`'])${product.cli} (login|publish|deploy|list|run|dev|logout|init|events|logs)\\b`,
    'm',
  ),
  new RegExp(product.envPrefix),
];

const textFile = /\.(html|js|mjs|css|json|xml|txt|md|yaml|svg|conf|map|toml)$|(^|\/)_\w+$|file$/i;

let copy: Repository;

/** The changes of the steps in "Make it yours". */
function rebrand(): void {
  for (const [key, value] of Object.entries(otherBrand)) {
    copy.replace('data/product.yaml', new RegExp(`(?<=^${key}: ).*$`, 'm'), value);
  }
  for (const [key, value] of Object.entries(otherLimits)) {
    const former = new RegExp(`(?<=^${key}:\\n  value: )[\\d.]+`, 'm');
    copy.replace('data/limits.yaml', former, String(value));
  }
  copy.replace('data/operator.yaml', /(?<=\n)\w[^]*/, OPERATOR);
  copy.replace('data/openapi.yaml', '\npaths:\n', OPERATION);
  rmSync(join(copy.root, 'data/published-urls.txt'));
}

beforeAll(() => {
  copy = new Repository();
  rebrand();
  copy.succeed('addresses');
  copy.succeed('build');
}, 600_000);

afterAll(() => copy.remove());

const filesOf = (folder: string): string[] =>
  readdirSync(join(copy.root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.root.length + 1));

test('every check passes', () => {
  copy.succeed('check');
}, 300_000);

test('every unit test passes', () => {
  copy.succeed('test:unit', '--silent');
}, 1_200_000);

test('every site test passes', () => {
  copy.succeed('test:site', '--silent');
}, 1_200_000);

test('the rebranded site contains the new name', () => {
  const home = copy.read('build/docs/index.html');
  expect(home).toContain(otherBrand.name);
});

test('no file and no file name contains a trace of the first brand', () => {
  const found = filesOf('build').flatMap((file) => {
    const text = textFile.test(file) ? copy.read(file) : '';
    return traces.flatMap((trace) => {
      const at = text.search(trace);
      if (at >= 0) return [`${file}: …${text.slice(Math.max(0, at - 40), at + 40)}…`];
      return trace.test(file) ? [file] : [];
    });
  });
  expect(found).toEqual([]);
});

test('finds traces in the original build', () => {
  const home = readFileSync(join(ORIGINAL, 'build/docs/index.html'), 'utf8');
  expect(traces[0]!.test(home)).toBe(true);
  expect(traces[1]!.test(home)).toBe(true);
});
