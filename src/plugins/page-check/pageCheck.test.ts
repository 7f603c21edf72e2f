import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import pageCheck, {checkPages, pagesAmong} from './index.ts';

let siteDir = '';

/** A project whose check prints the given text. */
function projectThatPrints(output: string, status: number): void {
  siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(siteDir, 'scripts'), {recursive: true});
  symlinkSync(resolve('node_modules'), join(siteDir, 'node_modules'));
  const script = `console.log(${JSON.stringify(output)}); process.exitCode = ${status};`;
  writeFileSync(join(siteDir, 'scripts/check.ts'), script);
}

afterEach(() => {
  if (siteDir) rmSync(siteDir, {recursive: true});
  siteDir = '';
});

const FINDING = 'docs/limits.mdx:3:1  unknown word "tabel"  (spelling)\n    → write table';

test('checks changed pages, but no partials and no other files', () => {
  const files = ['docs/limits.mdx', 'docs/api/_part.mdx', 'docs/a.svg', 'src/a.mdx'];
  const changed = [...files, 'versioned_docs/version-v1/api/auth.mdx'].map(
    (file) => `/site/${file}`,
  );
  expect(pagesAmong('/site', changed)).toEqual([
    'docs/limits.mdx',
    'versioned_docs/version-v1/api/auth.mdx',
  ]);
});

test('a page with findings', async () => {
  projectThatPrints(FINDING, 1);
  const result = await checkPages(siteDir, ['docs/limits.mdx']);
  expect(result).toEqual({output: `${FINDING}\n`, isClean: false});
});

test('a page without findings', async () => {
  projectThatPrints('52 passed, 0 failed, 0 skipped', 0);
  expect(await checkPages(siteDir, ['docs/limits.mdx'])).toMatchObject({isClean: true});
});

test("a check that couldn't start says why", async () => {
  const {output, isClean} = await checkPages('/no/such/folder', ['docs/limits.mdx']);
  expect({output, isClean}).toEqual({output: expect.stringContaining('ENOENT'), isClean: false});
});

describe('while npm run dev runs', () => {
  let printed = '';
  /** Tells the plugin that a page has changed. */
  let change: (page: string) => void;

  beforeEach(() => {
    printed = '';
    jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development', NO_CHECK: ''});
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += text)));
    projectThatPrints(`${FINDING}\n51 passed, 1 failed, 0 skipped`, 1);
    const {plugins} = pageCheck({siteDir} as never).configureWebpack!(
      {},
      false,
      {} as never,
      undefined,
    ) as {
      plugins: ((compiler: object) => void)[];
    };
    const tap = (_: string, watchRun: (compiler: object) => void) => {
      change = (page) => watchRun({modifiedFiles: [join(siteDir, page)]});
    };
    plugins[0]!({hooks: {watchRun: {tap}}});
  });

  afterEach(() => jest.restoreAllMocks());

  const until = async (text: string) => {
    while (!printed.includes(text)) await new Promise((done) => setTimeout(done, 20));
  };

  test('the terminal shows a finding', async () => {
    change('docs/limits.mdx');
    await until(FINDING);
  });

  test('a page that is repaired during its check has no findings', async () => {
    const script = `const fs = require('node:fs');
      if (!fs.existsSync('repaired')) {
        console.log(${JSON.stringify(FINDING)});
        process.exitCode = 1;
      }
      fs.writeFileSync('repaired', '');`;
    writeFileSync(join(siteDir, 'scripts/check.ts'), script);
    change('docs/limits.mdx');
    await new Promise((started) => setTimeout(started, 0));
    change('docs/limits.mdx');
    await until('docs/limits.mdx: no findings');
    expect(printed).not.toContain(FINDING);
  });
});
