import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fromClosingLine} from './testCounts.ts';
import {REPORT, runSuite} from './testSuites.ts';

let folder: string;
let shown: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suites-'));
  shown = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((shown += text)));
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

const run = (code: string, counts?: Parameters<typeof runSuite>[0]['counts']) =>
  runSuite(
    {name: 'planted', command: [process.execPath, '--eval', code, REPORT], ...(counts && {counts})},
    join(folder, 'report.json'),
  );
const closingLine = ({stdout}: {stdout: string}) => fromClosingLine(stdout);

test('shows what a suite prints while it runs', async () => {
  const seen = join(folder, 'seen');
  const waiting = run(`
    console.log('half way');
    const wait = () => fs.existsSync(${JSON.stringify(seen)}) ? console.log('done') : setTimeout(wait, 10);
    wait();
  `);
  await new Promise<void>((resolve) =>
    jest.mocked(process.stdout.write).mockImplementationOnce((text) => {
      resolve();
      return Boolean((shown += text));
    }),
  );
  writeFileSync(seen, '');
  expect(await waiting).toEqual({passed: 1, failed: 0, skipped: 0});
  expect(shown).toBe('half way\ndone\n');
});

test('reads the counts of a suite from what it prints', async () => {
  const line = "console.log('2 passed, 1 failed, 3 skipped'); process.exitCode = 1;";
  expect(await run(line, closingLine)).toEqual({passed: 2, failed: 1, skipped: 3});
});

test('reads the counts of a suite from its report', async () => {
  const code = "fs.writeFileSync(process.argv[1], '7')";
  const counts = await run(code, ({report}) => ({passed: Number(report()), failed: 0, skipped: 0}));
  expect(counts).toEqual({passed: 7, failed: 0, skipped: 0});
});

test.each([
  ['that fails', 'process.exitCode = 3', undefined, 0],
  ['that prints no result', "console.log('all good')", closingLine, 0],
  ['that writes no report', '', ({report}: {report: () => string}) => JSON.parse(report()), 0],
  [
    'that fails without a failed test',
    "console.log('2 passed, 0 failed, 0 skipped'); process.exitCode = 1",
    closingLine,
    2,
  ],
])('a suite %s counts as one failure', async (_, code, counts, passed) =>
  expect(await run(code, counts)).toEqual({passed, failed: 1, skipped: 0}),
);

test("a suite whose program isn't installed counts as one failure", async () =>
  expect(await runSuite({name: 'planted', command: ['no-such-program']}, '')).toEqual({
    ...{passed: 0, failed: 1, skipped: 0},
  }));
