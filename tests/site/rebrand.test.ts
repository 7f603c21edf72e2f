/**
 * A platform team changes `facts/product.ts` and nothing else: no trace of the first product may be
 * left in what is built, file names included.
 */
import {execFileSync} from 'node:child_process';
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

const otherBrand: Record<string, string> = {
  name: 'Flowharbor',
  slug: 'flowharbor',
  cli: 'fh',
  prefix: 'fh',
  envPrefix: 'FLOWHARBOR',
  domain: 'flowharbor.example',
};

/** The fact file with the identity of the other brand. */
function rebranded(source: string): string {
  return Object.entries(otherBrand).reduce((text, [key, value]) => {
    const typed = new RegExp(`^(  ${key}: )'[^']*',$`, 'm');
    if (!typed.test(text)) throw new Error(`facts/product.ts has no line "  ${key}: '…',"`);
    return text.replace(typed, `$1'${value}',`);
  }, source);
}

/** Copies the project's files, as git lists them, beside its installed packages. */
function copyProject(target: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, {cwd: root, encoding: 'utf8'}).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(join(target, dirname(file)), {recursive: true});
    cpSync(join(root, file), join(target, file));
  }
  // Packages are linked one by one, so that the copy keeps a build cache of its own.
  mkdirSync(join(target, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry === '.cache') continue;
    symlinkSync(join(root, 'node_modules', entry), join(target, 'node_modules', entry));
  }
}

/** Words that only the first brand uses. Its short prefixes count where they stand as a word. */
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

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'rebrand-'));
  copyProject(copy);
  const facts = join(copy, 'facts/product.ts');
  writeFileSync(facts, rebranded(readFileSync(facts, 'utf8')));
  execFileSync('npm', ['run', '--silent', 'build'], {cwd: copy, stdio: 'pipe'});
}, 300_000);

afterAll(() => rmSync(copy, {recursive: true, force: true}));

const filesOf = (dir: string): string[] =>
  readdirSync(join(copy, dir), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));

test('the rebranded site names the new product', () => {
  const home = readFileSync(join(copy, 'build/docs/index.html'), 'utf8');
  expect(home).toContain(otherBrand.name);
});

test('no file and no file name holds a trace of the first brand', () => {
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

test('the search for traces finds them in the first brand’s own build', () => {
  const home = readFileSync(join(root, 'build/docs/index.html'), 'utf8');
  expect(traces[0]!.test(home)).toBe(true);
  expect(traces[1]!.test(home)).toBe(true);
});
