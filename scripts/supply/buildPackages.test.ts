import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {undeclaredForBuilds} from './buildPackages.ts';

const root = resolve(__dirname, '../..');

test('finds no package of a build outside of dependencies, which audit and SBOM read', () => {
  expect(undeclaredForBuilds(root)).toEqual([]);
});

test('package.json lists the programs that it starts for a build in dependencies', () => {
  const {scripts, dependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(`${scripts.build} ${scripts.serve}`).toContain('tsx');
  expect(Object.keys(dependencies)).toContain('tsx');
});

test('knip.json marks the entry points of builds', () => {
  const {entry} = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8'));
  expect(entry).toEqual(
    expect.arrayContaining(['docusaurus.config.ts!', 'scripts/build.ts!', 'server/cli.ts!']),
  );
});

test('finds a devDependency that a build reaches, but not one of a test or of types', () => {
  const project = mkdtempSync(join(tmpdir(), 'build-packages-'));
  const files = {
    'package.json': JSON.stringify({
      name: 'planted',
      devDependencies: {yaml: '2.9.1', zod: '4.6.7'},
    }),
    'knip.json': JSON.stringify({
      entry: ['build.ts!', 'build.test.ts'],
      project: ['*.ts!', '!*.test.ts!'],
    }),
    'build.ts':
      "import type {ZodType} from 'zod';\nimport {step} from './step.ts';\nexport const type = step() as ZodType;\n",
    'step.ts': "import {parse} from 'yaml';\nexport const step = (): unknown => parse('');\n",
    'build.test.ts': "import * as z from 'zod';\nz.string();\n",
  };
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
    expect(undeclaredForBuilds(project)).toEqual(['step.ts imports yaml']);
  } finally {
    rmSync(project, {recursive: true});
  }
});
