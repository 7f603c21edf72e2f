/**
 * Runs `npm run check` on a copy of the project with planted mistakes. It must find each of them at
 * its place, with the right fix, and nothing else.
 */
import {spawnSync} from 'node:child_process';
import {rules} from '@portal/checks/rules';
import {SourceText} from '@portal/content/text/sourceText';
import {Project} from '@portal/content/pages/project';
import {known} from '../../../src/facts.ts';
import {honest, type PlantedMistake, mistakes} from './cases.ts';
import {copyProject, type ProjectCopy} from '../../helpers/copyProject.ts';
import {saidBy} from './saidBy.ts';

interface Reported {
  place: string;
  message: string;
  rule: string;
  fix: string;
}

const FINDING = /^(\S.*?:\d+:\d+) {2}(.*) {2}\(([\w-]+)\)\n {4}→ (.*)$/gm;

let copy: ProjectCopy;
let output: string;
let status: number | null;
let reported: Reported[];
const places = new Map<PlantedMistake, string>();

function check(...args: string[]) {
  return spawnSync('npm', ['run', '--silent', 'check', '--', ...args], {
    cwd: copy.root,
    encoding: 'utf8',
    env: {...process.env, CI: 'true', GITHUB_ACTIONS: 'true'},
    maxBuffer: 2 ** 26,
  });
}

/** Commits the record, because the published one is the one on main, with a page that is gone. */
function commit({root, write}: ProjectCopy): void {
  write('data/published-urls.txt', (record) =>
    record.replace('\n/abuse/\n', '\n/abuse/\n/abuse-planted/\n'),
  );
  const git = (...args: string[]) => spawnSync('git', args, {cwd: root});
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'data/published-urls.txt');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(...author, 'commit', '--quiet', '--message=Publish');
}

function plant(mistake: PlantedMistake): void {
  const {file, write} = mistake;
  let at = 0;
  const text = copy.write(file, (before) => {
    const written = write(before);
    at = written.at;
    return written.text;
  });
  const {line, column} = new SourceText(file, text).placeAt(at);
  places.set(mistake, `${file}:${line}:${column}`);
}

beforeAll(() => {
  copy = copyProject();
  commit(copy);
  mistakes.forEach(plant);
  honest.forEach(({file, text}) => copy.write(file, () => text));
  copy.write('src/config/planted.ts', () => 'export const planted = "text";\n');
  // The other tools take long in the whole project. They have a smaller one in tools.test.ts.
  const names = [...rules.map(({name}) => name), 'formatting'];
  ({stdout: output, status} = check(...names.flatMap((name) => ['--rule', name])));
  reported = [...output.matchAll(FINDING)].map(
    ([, place = '', message = '', rule = '', fix = '']) => ({place, message, rule, fix}),
  );
}, 480_000);

afterAll(() => copy.remove());

test('every rule has a mistake, and there are at least 150', () => {
  // A version more or less would change which version the other pages belong to.
  const planted = new Set([...mistakes.map(({rule}) => rule), 'versions']);
  expect(rules.map(({name}) => name).filter((name) => !planted.has(name))).toEqual([]);
  expect(mistakes.length).toBeGreaterThanOrEqual(150);
});

test.each(mistakes.map((mistake) => [mistake.rule, mistake.what, mistake] as const))(
  '%s: %s',
  (rule, _what, mistake) => {
    const place = places.get(mistake)!;
    const [line] = place.split(/:\d+$/);
    const near = reported.filter((one) => one.place.startsWith(`${line}:`) || one.rule === rule);
    expect(near).toContainEqual({
      place,
      rule,
      message: expect.stringContaining(mistake.says),
      fix: expect.stringContaining(mistake.fix),
    });
  },
);

test('the output of a tool is part of the report', () =>
  expect(output).toMatch(/^formatting:\n[^]*^src\/config\/planted\.ts \(/m));

test('reports no mistake twice or on another page', () => {
  const expected = mistakes.flatMap((mistake) =>
    [places.get(mistake)!, mistake.also ?? []].flat().map((place) => `${place} ${mistake.rule}`),
  );
  const files = [...mistakes, ...honest].map(({file}) => file);
  const ofThem = reported.filter(
    ({place, message}) => files.includes(place.split(':')[0]!) || /planted/i.test(message),
  );
  expect(ofThem.filter(({place, rule}) => !expected.includes(`${place} ${rule}`))).toEqual([]);
});

test('exits with code 1, and annotates the lines of the pull request', () => {
  expect(status).toBe(1);
  expect(output).toMatch(
    /^::error file=docs\/planted\/links\.mdx,line=7,col=5,title=links::link to \/limit\/: .*%0Adid you mean \/limits\/\?/m,
  );
});

/** The rules that have fixes for pages. */
const FIXING = ['markdown', 'characters', 'grammar', 'elements', 'facts', 'links', 'urls'];

describe('--fix', () => {
  /** Bodies of planted pages that can follow the text of any other page. */
  const bodies = mistakes.flatMap(({body}) => (body && !/^import /m.test(body) ? [body] : []));

  test('every page that compiled still compiles, and says what it said', () => {
    const originals = new Project(copy.root, known).pageFiles.filter(
      (file) => !file.includes('/planted'),
    );
    // After the last section of a page. The others are checked already, and take most of the time.
    const ending = /(?<=^---\n[^]*?\n---\n)[^]*(?=\n## )/;
    originals.forEach((file, index) =>
      copy.write(file, (text) => `${text.replace(ending, '')}\n${bodies[index % bodies.length]}`),
    );
    const read = () =>
      new Map(new Project(copy.root, known).pages.map((page) => [page.file, page]));
    const before = read();
    check('--fix', ...FIXING.flatMap((name) => ['--rule', name]));
    const after = read();
    const fixed = [...before].filter(
      ([file, page]) => after.get(file)!.source.text !== page.source.text,
    );
    expect(fixed.length).toBeGreaterThan(20);
    for (const [file, page] of fixed)
      expect([file, saidBy(after.get(file)!)]).toEqual([file, saidBy(page)]);
    // Nothing is changed on a page that didn't compile.
    expect(fixed.filter(([, page]) => page.syntaxError)).toEqual([]);
  }, 300_000);
});
