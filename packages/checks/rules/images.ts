import {dirname, join} from 'node:path/posix';
import {decodedUrl} from '@portal/content/pages/address';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {textFiles} from '@portal/content/pages/textFiles';
import {mistake, type Mistake} from '@portal/content/mistake';
import {mistakesInNodes} from '../core/nodes.ts';
import {isFrom} from '../core/origins.ts';
import type {Rule} from '../core/rule.ts';

type Verdict = [message: string, fix: string];

/** Screen readers read the text in one go. */
const LONGEST_ALT = 250;

function judgeAlt(alt: string): Verdict[] {
  const fix = 'say in a sentence what the image shows that the text does not';
  if (alt.trim() === '') return [['an image without alternative text', fix]];
  if (/^[\w-]+\.(svg|png|jpe?g|gif|webp|avif)$/i.test(alt))
    return [['the alternative text is a file name', fix]];
  if (/^(image|picture|screenshot|diagram|photo) (of|showing)\b/i.test(alt)) {
    const begin = 'remove the first words: screen readers announce that it is an image';
    return [['the alternative text says that it is an image', begin]];
  }
  if (alt.length <= LONGEST_ALT) return [];
  const short = `keep to ${LONGEST_ALT} and put the rest in the text below`;
  return [[`the alternative text has ${alt.length} characters`, short]];
}

function judgeSource(src: string, page: Page, project: Project): Verdict[] {
  if (/^(https?:|data:|\/\/)/.test(src)) {
    if (isFrom(src, project.known.policy['img-src'])) return [];
    const fix =
      'put the file in static/img/ and write its path, such as /img/name.svg, or allow its host as img-src in data/policy.yaml';
    return [[`the image ${src} is on another site`, fix]];
  }
  const file = src.startsWith('/') ? `static${src}` : join(dirname(page.file), src);
  if (project.has(file)) return [];
  return [[`there is no image at ${file}`, 'add the file, or correct the path']];
}

/** The images of a page. The rule `elements` reports those in HTML. */
const onPage = (page: Page, project: Project): Mistake[] =>
  mistakesInNodes(page, 'image', (node) => {
    const src = decodedUrl(node.url) ?? node.url;
    const wrong = [...judgeSource(src, page, project), ...judgeAlt(node.alt ?? '')];
    return wrong.map(([message, fix]) => mistake(page.placeOf(node), message, fix, src));
  });

/** Images in `static/img` that no file names. */
function unused(project: Project): Mistake[] {
  const texts = textFiles(project)
    .filter((file) => !/^(?:tests|packages\/checks)\//.test(file))
    .map((file) => project.read(file).text);
  return project.files
    .filter((file) => file.startsWith('static/img/'))
    .filter((file) => !texts.some((text) => text.includes(file.replace('static/', ''))))
    .map((file) => {
      const fix = 'delete it, or show it on a page';
      return mistake({file, line: 1, column: 1}, 'nothing uses this image', fix);
    });
}

export const images: Rule = {
  name: 'images',
  about:
    'Every image exists, is part of the site, and has alternative text. Those in static/img are used.',
  scope: 'page',
  check: ({project, pages, limited}) => [
    ...pages.flatMap((page) => onPage(page, project)),
    ...(limited ? [] : unused(project)),
  ],
};
