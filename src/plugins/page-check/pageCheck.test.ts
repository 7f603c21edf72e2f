import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import DevServer from 'webpack-dev-server';
import pageCheck, {checkPages, pagesAmong, showFindings} from './index.ts';

let siteDir = '';

/** A project whose check prints the given text. */
function projectThatPrints(output: string, status: number): void {
  siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(siteDir, 'packages/checks'), {recursive: true});
  symlinkSync(resolve('node_modules'), join(siteDir, 'node_modules'));
  const script = `console.log(${JSON.stringify(output)}); process.exitCode = ${status};`;
  writeFileSync(join(siteDir, 'packages/checks/cli.ts'), script);
}

afterEach(() => {
  if (siteDir) rmSync(siteDir, {recursive: true});
  siteDir = '';
});

const webSocketServer = {clients: ['browser']} as never;
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

test('each finding becomes an error in the overlay', async () => {
  projectThatPrints(`${FINDING}\n1 finding in 1 file.\n51 passed, 1 failed, 0 skipped`, 1);
  const {findings} = await checkPages(siteDir, ['docs/limits.mdx']);
  expect(findings).toEqual([FINDING]);
  const sendMessage = jest.fn();
  showFindings({webSocketServer, sendMessage}, findings);
  expect(sendMessage).toHaveBeenCalledWith(['browser'], 'errors', [{message: FINDING}]);
});

test('a page without findings shows nothing', async () => {
  projectThatPrints('52 passed, 0 failed, 0 skipped', 0);
  const {findings} = await checkPages(siteDir, ['docs/limits.mdx']);
  const sendMessage = jest.fn();
  showFindings({webSocketServer, sendMessage}, findings);
  expect(sendMessage).not.toHaveBeenCalled();
});

test("a check that couldn't run says why", async () => {
  projectThatPrints('cspell is missing', 2);
  expect((await checkPages(siteDir, ['docs/limits.mdx'])).findings).toEqual([
    'cspell is missing\n',
  ]);
});

test("a check that couldn't start says why", async () => {
  const {findings} = await checkPages('/no/such/folder', ['docs/limits.mdx']);
  expect(findings).toEqual([expect.stringContaining('ENOENT')]);
});

describe('while npm run dev runs', () => {
  const sendMessage = jest.fn();
  let printed = '';
  /** Tells the plugin that a page has changed. */
  let change: (page: string) => void;

  beforeEach(() => {
    printed = '';
    sendMessage.mockClear();
    jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development', NO_CHECK: ''});
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += text)));
    projectThatPrints(`${FINDING}\n51 passed, 1 failed, 0 skipped`, 1);
    const {devServer, plugins} = pageCheck({siteDir} as never).configureWebpack!(
      {},
      false,
      {} as never,
      undefined,
    ) as {
      devServer: {onListening(server: object): void};
      plugins: ((compiler: object) => void)[];
    };
    devServer.onListening({webSocketServer, sendMessage});
    const tap = (_: string, watchRun: (compiler: object) => void) => {
      change = (page) => watchRun({modifiedFiles: [join(siteDir, page)]});
    };
    plugins[0]!({hooks: {watchRun: {tap}}});
  });

  afterEach(() => jest.restoreAllMocks());

  const until = async (text: string) => {
    while (!printed.includes(text)) await new Promise((done) => setTimeout(done, 20));
  };

  test('a page with a finding is shown', async () => {
    change('docs/limits.mdx');
    await until('spelling');
    expect(sendMessage).toHaveBeenCalledWith(['browser'], 'errors', [{message: FINDING}]);
  });

  test('a page that is repaired during its check is not shown', async () => {
    const [wrong, clean] = [FINDING, ''].map((text) =>
      JSON.stringify(`${text}\n52 passed, 0 failed, 0 skipped`),
    );
    const script = `const fs = require('node:fs');
      console.log(fs.existsSync('repaired') ? ${clean} : ${wrong});
      fs.writeFileSync('repaired', '');`;
    writeFileSync(join(siteDir, 'packages/checks/cli.ts'), script);
    change('docs/limits.mdx');
    await new Promise((started) => setTimeout(started, 0));
    change('docs/limits.mdx');
    await until('docs/limits.mdx: no findings');
    expect(sendMessage).not.toHaveBeenCalled();
  });
});

test('the dev server can send messages to browsers', () => {
  projectThatPrints('', 0);
  expect(DevServer.prototype.sendMessage).toBeInstanceOf(Function);
});
