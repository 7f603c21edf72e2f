import {visit} from 'unist-util-visit';
import {dirname, join} from 'node:path/posix';
import {decodedUrl} from '@portal/content/pages/address';
import type {Problem} from '../core/finding.ts';
import {attribute, jsxOf} from '@portal/content/pages/jsx';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {pageRule} from '../core/rule.ts';
import type {Place} from '@portal/content/pages/sourceText';

interface Image {
  src: string;
  alt: string;
  place: Place;
}

function imagesOf(page: Page): Image[] {
  const images: Image[] = [];
  visit(page.tree, 'image', (node) => {
    images.push({
      src: decodedUrl(node.url) ?? node.url,
      alt: node.alt ?? '',
      place: page.placeOf(node),
    });
  });
  for (const element of jsxOf(page)) {
    const src = attribute(element, 'src');
    if (element.name !== 'img' || src === undefined) continue;
    images.push({src, alt: attribute(element, 'alt') ?? '', place: page.placeOf(element)});
  }
  return images;
}

/** Screen readers read the text in one go. */
const LONGEST_ALT = 250;

function altProblem(alt: string): Pick<Problem, 'message' | 'fix'> | undefined {
  const fix = 'say in a sentence what the image shows that the text does not';
  if (alt.trim() === '') return {message: 'an image without alternative text', fix};
  if (/^[\w-]+\.(svg|png|jpe?g|gif|webp|avif)$/i.test(alt)) {
    return {message: 'the alternative text is a file name', fix};
  }
  if (/^(image|picture|screenshot|diagram|photo) (of|showing)\b/i.test(alt)) {
    const begin = 'remove the first words: screen readers announce that it is an image';
    return {message: 'the alternative text says that it is an image', fix: begin};
  }
  if (alt.length > LONGEST_ALT) {
    const message = `the alternative text has ${alt.length} characters`;
    return {message, fix: `keep to ${LONGEST_ALT} and put the rest in the text below`};
  }
  return undefined;
}

function missing(src: string, page: Page, project: Project): Pick<Problem, 'message' | 'fix'>[] {
  if (/^(https?:|data:|\/\/)/.test(src)) {
    const message = `the image ${src} is on another site`;
    return [
      {message, fix: 'put the file in static/img/ and write its path, such as /img/name.svg'},
    ];
  }
  const file = src.startsWith('/') ? `static${src}` : join(dirname(page.file), src);
  if (project.has(file)) return [];
  return [{message: `there is no image at ${file}`, fix: 'add the file, or correct the path'}];
}

export const images = pageRule(
  'images',
  'Every image exists, is part of the site, and has alternative text.',
  (page, {project}) =>
    imagesOf(page).flatMap(({src, alt, place}) => {
      const wrong = [...missing(src, page, project), altProblem(alt) ?? []].flat();
      return wrong.map((problem) => ({...page.at(place), ...problem, text: src}));
    }),
);
