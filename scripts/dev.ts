/**
 * `npm run dev`: runs Docusaurus' development server, and checks each page that changes. Findings
 * are printed to the same terminal; `NO_CHECK=1` turns the checks off.
 */
import './requireNode.ts';
import {spawn} from 'node:child_process';
import {join, resolve} from 'node:path';
import {watchPages} from './watchPages.ts';

const root = resolve(__dirname, '..');
const FOLDERS = ['docs', 'versioned_docs'];

const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const server = spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});

/** Runs one check at a time. Pages that change in the meantime are checked next. */
let last = Promise.resolve();

function check(pages: string[]): Promise<void> {
  const args = ['--import', 'tsx', 'checks/cli.ts', ...pages];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {cwd: root, stdio: ['ignore', 'pipe', 'inherit']});
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.on('close', (code) => {
      const said = Buffer.concat(output).toString();
      process.stdout.write(code === 0 ? `${pages.join(', ')}: no findings\n` : `\n${said}\n`);
      done();
    });
  });
}

const end = process.env.NO_CHECK
  ? () => undefined
  : watchPages(root, FOLDERS, (pages) => {
      last = last.then(() => check(pages));
    });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => {
  end();
  process.exitCode = code ?? 0;
});
