import {statSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {Problem} from '../core/finding.ts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '@portal/content/pages/textFiles';

const KB = 1024;

/** The largest images that readers with a slow connection should have to load. */
const BUDGET: Readonly<Record<string, number>> = {
  '.svg': 40 * KB,
  '.png': 250 * KB,
  '.jpg': 250 * KB,
  '.webp': 200 * KB,
  '.avif': 150 * KB,
  '.ico': 20 * KB,
};

const inKB = (bytes: number) => `${Math.ceil(bytes / KB)} KB`;

function sizeProblem(root: string, file: string): Pick<Problem, 'message' | 'fix'>[] {
  const kind = extname(file).toLowerCase();
  const budget = BUDGET[kind];
  if (budget === undefined) {
    const message = `${kind || 'a file without an extension'} is not an image format for this site`;
    return [{message, fix: `use ${Object.keys(BUDGET).join(', ')}`}];
  }
  const {size} = statSync(join(root, file));
  if (size <= budget) return [];
  const message = `the image is ${inKB(size)}; the maximum for ${kind} is ${inKB(budget)}`;
  return [{message, fix: 'compress it, crop it, or draw it as SVG'}];
}

export const imageFiles: Rule = {
  name: 'image-files',
  about: 'Images in static/img are used and within their maximum size.',
  scope: 'project',
  check({project}) {
    const pictures = project.files.filter((file) => file.startsWith('static/img/'));
    const texts = textFiles(project)
      .filter((file) => !file.startsWith('packages/checks/'))
      .map((file) => project.read(file).text);
    const isUsed = (file: string) => {
      const address = file.replace('static/', '');
      return texts.some((text) => text.includes(address));
    };
    return pictures.flatMap((file) => {
      const at = {file, line: 1, column: 1};
      const unused = isUsed(file)
        ? []
        : [{message: 'nothing uses this image', fix: 'delete it, or show it on a page'}];
      return [...sizeProblem(project.root, file), ...unused].map((problem) => ({
        ...at,
        ...problem,
      }));
    });
  },
};
