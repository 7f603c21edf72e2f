import {join} from 'node:path';
import {Project} from '@portal/content/pages/project';
import {known} from '@portal/content/testing/siteFacts';
import {exitCode} from '../report.ts';
import {runPages} from '../run.ts';

test('skips blocks of a language that this machine cannot run', async () => {
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  try {
    const project = new Project(join(__dirname, 'fixtures'), known);
    const report = await runPages(project, ['docs/go.mdx']);
    expect(report.missing).toEqual({go: expect.stringMatching(/scripts\/setup-toolchain\.sh/)});
    expect(report.counts).toEqual({go: {passed: 0, failed: 0, skipped: 1}});
    expect(exitCode(report, true)).toBe(1);
  } finally {
    process.env.PATH = path;
  }
});
