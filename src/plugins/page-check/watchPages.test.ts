import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {watchPages} from './watchPages.ts';

let root: string;
let end: () => void;

afterEach(() => {
  end();
  rmSync(root, {recursive: true, force: true});
});

test('reports each changed page once, and no other files', async () => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(root, 'docs/api'), {recursive: true});
  writeFileSync(join(root, 'docs/api/auth.mdx'), 'one');
  const told = new Promise<string[]>((done) => {
    end = watchPages(root, ['docs', 'versioned_docs'], done);
  });
  // The system needs a moment to start watching.
  await new Promise((done) => setTimeout(done, 100));
  writeFileSync(join(root, 'docs/api/picture.svg'), '<svg/>');
  writeFileSync(join(root, 'docs/api/_part.mdx'), 'part');
  writeFileSync(join(root, 'docs/api/auth.mdx'), 'two');
  writeFileSync(join(root, 'docs/limits.mdx'), 'new');
  writeFileSync(join(root, 'docs/api/auth.mdx'), 'three');
  expect(await told).toEqual(['docs/api/auth.mdx', 'docs/limits.mdx']);
});
