/**
 * Rebrands the portal like a platform team that follows the README: changes the brand, limits, an
 * operation and the operator's facts. Checks, unit tests and build must pass, and the build must
 * not contain the first product, not even in file names.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {product} from '../../facts/product.ts';

const root = resolve(__dirname, '../..');

/** The name isn't longer than the first one, because that would need new diagrams and a browser. */
const otherBrand: Record<string, string> = {
  name: 'Flowdeck',
  slug: 'flowdeck',
  cli: 'fd',
  prefix: 'fd',
  envPrefix: 'FLOWDECK',
  domain: 'flowdeck.example',
};

/** Replaces text. Throws if it doesn't find the text. */
function replaced(text: string, pattern: RegExp | string, by: string): string {
  const changed = text.replace(pattern, by);
  if (changed === text) throw new Error(`nothing matches ${String(pattern)}`);
  return changed;
}

/** Returns the file of product facts with the other brand. */
const rebranded = (source: string) =>
  Object.entries(otherBrand).reduce(
    (text, [key, value]) =>
      replaced(text, new RegExp(`^(  ${key}: )'[^']*',$`, 'm'), `$1'${value}',`),
    source,
  );

const withValue = (source: string, key: string, value: number) =>
  replaced(source, new RegExp(`^(  ${key}: \\{\\s+value: )[\\d_.]+`, 'm'), `$1${value}`);

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

const OPERATOR = `{
  statusPage: {url: 'https://status.${otherBrand.domain}'},
  s3Role: 'arn:aws:iam::123456789012:role/delivery',
  outboundAddresses: ['203.0.113.10', '203.0.113.11'],
};`;

/** The changes of the steps in "Make it yours". */
const steps: Record<string, (source: string) => string> = {
  'facts/product.ts': rebranded,
  'facts/limits.ts': (source) =>
    withValue(withValue(source, 'httpPayload', 768), 'dailyCredits', 150),
  'facts/operator.ts': (source) => replaced(source, /(?<=Operator = )\{\};/, OPERATOR),
  'facts/openapi.yaml': (source) => replaced(source, '\npaths:\n', OPERATION),
};

/** Copies the project's files, as git lists them, and links its installed packages. */
function copyProject(target: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, {cwd: root, encoding: 'utf8'}).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(join(target, dirname(file)), {recursive: true});
    cpSync(join(root, file), join(target, file));
  }
  // Link packages one by one, so that the copy has its own build cache.
  mkdirSync(join(target, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry === '.cache') continue;
    symlinkSync(join(root, 'node_modules', entry), join(target, 'node_modules', entry));
  }
}

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

let copy: string;

/** Runs a command in the copy. */
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26});

/** Returns the exit code of a command, and the end of its output if it failed. */
function ended(command: string, ...args: string[]) {
  const {status, stdout, stderr} = run(command, ...args);
  return {status, said: status === 0 ? '' : `${stdout}\n${stderr}`.slice(-4000)};
}

const fine = {status: 0, said: ''};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'rebrand-'));
  copyProject(copy);
  for (const [file, change] of Object.entries(steps)) {
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  rmSync(join(copy, 'facts/addresses.txt'));
  execFileSync('npm', ['run', '--silent', 'addresses'], {cwd: copy, stdio: 'pipe'});
  execFileSync('npm', ['run', '--silent', 'build'], {cwd: copy, stdio: 'pipe'});
}, 600_000);

afterAll(() => rmSync(copy, {recursive: true, force: true}));

const filesOf = (dir: string): string[] =>
  readdirSync(join(copy, dir), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));

test('all checks pass', () => {
  expect(ended('npm', 'run', '--silent', 'check')).toEqual(fine);
}, 300_000);

/** Tests that copy or build the project. They take minutes and don't depend on facts. */
const SLOW = ['checks/planted', 'newPage', 'newVersion', 'build.test', 'samples/tests'];

/** Tests of the whole site. The option below replaces the setting that excludes them. */
const NO_UNIT = ['/node_modules/', 'tests/e2e', 'tests/site'];

test('all unit tests pass', () => {
  expect(ended('npx', 'jest', '--silent', '--testPathIgnorePatterns', ...SLOW, ...NO_UNIT)).toEqual(
    fine,
  );
}, 900_000);

test('the rebranded site contains the new name', () => {
  const home = readFileSync(join(copy, 'build/docs/index.html'), 'utf8');
  expect(home).toContain(otherBrand.name);
});

test('no file and no file name contains a trace of the first brand', () => {
  const found = filesOf('build').flatMap((file) => {
    const text = textFile.test(file) ? readFileSync(join(copy, file), 'utf8') : '';
    return traces.flatMap((trace) => {
      const at = text.search(trace);
      if (at >= 0) return [`${file}: …${text.slice(Math.max(0, at - 40), at + 40)}…`];
      return trace.test(file) ? [file] : [];
    });
  });
  expect(found).toEqual([]);
});

test("finds traces in the first brand's build", () => {
  const home = readFileSync(join(root, 'build/docs/index.html'), 'utf8');
  expect(traces[0]!.test(home)).toBe(true);
  expect(traces[1]!.test(home)).toBe(true);
});
