import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import type {GuideFacts} from '../../../facts/guides.ts';
import {currentVersion} from '../../../facts/versions.ts';
import {guidesThatUse} from './remark.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'guides-'));
beforeAll(() => {
  mkdirSync(join(siteDir, 'docs/guides'), {recursive: true});
  writeFileSync(join(siteDir, 'docs/guides/report.mdx'), '---\ntitle: "Report: nightly"\n---\n');
});
afterAll(() => rmSync(siteDir, {recursive: true}));

const listed = {
  report: {slug: 'report', uses: ['/limits/', '/code/']},
} as unknown as GuideFacts['guides'];

function endOf(path: string) {
  const tree: Root = {type: 'root', children: []};
  const file = new VFile({path: join(siteDir, path)});
  const write = guidesThatUse.call({} as never, {
    siteDir,
    guidesOf: (version) => (version === currentVersion ? {guides: listed} : undefined),
  })!;
  void write(tree, file, () => undefined);
  return tree.children;
}

test('a page that a guide uses ends with a link to it', () => {
  for (const path of ['docs/limits.mdx', 'docs/code/index.mdx']) {
    const [section] = endOf(path);
    expect(section).toMatchObject({
      name: 'nav',
      attributes: [{name: 'aria-label', value: 'Guides that use this'}],
    });
    expect(toString(section)).toBe('Guides that use thisReport: nightly');
    expect(JSON.stringify(section)).toContain('"url":"/guides/report/"');
  }
});

test('other pages and pages of older versions have no such links', () => {
  expect(endOf('docs/pricing.mdx')).toEqual([]);
  expect(endOf('versioned_docs/version-v1/limits.mdx')).toEqual([]);
});
