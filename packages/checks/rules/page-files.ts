// cspell:ignore pptx webm heic
import {statSync} from 'node:fs';
import {basename, extname, join, relative, sep} from 'node:path';
import {deadLinks} from '@portal/content/pages/deadLinks';
import {linksOf} from '@portal/content/pages/links';
import {addressOf} from '@portal/content/pages/address';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {once} from '@portal/content/pages/once';
import {compareAddresses, isRecorded} from '../addresses/published.ts';
import type {Rule} from '../core/rule.ts';
import {attribute, jsxOf} from '@portal/content/pages/jsx';

const CONTENT = /^(?:docs|versioned_docs)\//;
const SERVED = /^(?:docs|versioned_docs|static)\//;

/** Files that editors, operating systems and tools leave behind. */
const LEFT_BEHIND =
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.env[^/]*|__MACOSX|npm-debug\.log|\.idea|\.vscode)(?:\/|$)|(?:\.(?:bak|backup|orig|old|rej|swp|swo|tmp|temp|log|save)|~)$/i;

/** The names that operating systems give to copies. */
const COPY = /[ -]copy(?: \d+)?\.\w+$|\(\d+\)\.\w+$/i;

/** What Docusaurus calls the file about a folder of pages. */
const CATEGORY = /^_category_\.(?:json|ya?ml)$/;

/** Formats that pages can't show, or that are too large for this repository. */
const HEAVY =
  /\.(?:pdf|docx?|pptx?|xlsx?|key|pages|zip|t?gz|rar|7z|dmg|exe|mp4|mov|avi|webm|mp3|wav|psd|ai|sketch|fig|gif|bmp|tiff?|heic)$/i;

/** The formats of images, with the most that readers with a slow connection should have to load, in KB. */
const IMAGES: Readonly<Record<string, number>> = {
  ...{'.svg': 40, '.png': 250, '.jpg': 250, '.webp': 200, '.avif': 150, '.ico': 20},
};

/** The maximum for other files, in KB. */
const MOST = 500;

function judgeFile(file: string, root: string): Pick<Mistake, 'message' | 'fix'>[] {
  const name = basename(file);
  if (LEFT_BEHIND.test(file)) {
    return [{message: `${name} was left behind by a tool`, fix: 'delete the file'}];
  }
  if (COPY.test(file)) {
    const fix = 'delete it. If you meant to add it, name it after its subject';
    return [{message: `${name} has the name of a copy`, fix}];
  }
  const format = extname(file).toLowerCase();
  const isImage = file.startsWith('static/img/');
  if (isImage && IMAGES[format] === undefined) {
    const message = `${format || 'a file without an extension'} is not an image format for this site`;
    return [{message, fix: `use ${Object.keys(IMAGES).join(', ')}`}];
  }
  if (HEAVY.test(file)) {
    const fix = 'write a page, use an SVG, PNG or WebP image, or host the download elsewhere';
    return [{message: `${name} has a format that this site does not use`, fix}];
  }
  const size = Math.ceil(statSync(join(root, file)).size / 1024);
  const most = (isImage && IMAGES[format]) || MOST;
  if (size > most) {
    const message = `the file is ${size} KB; the maximum${isImage ? ` for ${format}` : ''} is ${most} KB`;
    const way = isImage ? 'crop it, or draw it as SVG' : 'shorten it, or host it elsewhere';
    return [{message, fix: `compress it, ${way}`}];
  }
  const path = file.replace(SERVED, '').replace(/^version-[^/]+\//, '');
  if (CONTENT.test(file) && CATEGORY.test(name)) return [];
  if (CONTENT.test(file) && file.endsWith('.md')) {
    return [{message: 'pages must be MDX', fix: `rename it to ${file}x`}];
  }
  if (/[^a-z0-9/._-]/.test(path) || path.replaceAll(/(^|\/)_/g, '$1').includes('_')) {
    const right = path
      .replaceAll(/[\s_]+/g, '-')
      .toLowerCase()
      .replaceAll(/[^a-z0-9/.-]/g, '');
    const message =
      'the file name becomes a URL, so it needs lowercase letters, digits and hyphens';
    return [{message, fix: `rename it to ${file.slice(0, file.length - path.length)}${right}`}];
  }
  if (CONTENT.test(file) && !/\.mdx$|\.json$/.test(file)) {
    return [{message: `${name} is not a page`, fix: 'move it to static/ if pages use it'}];
  }
  return [];
}

/** Symbolic links to files that don't exist. They aren't among the files of a project. */
function leadingNowhere({root}: Project): Mistake[] {
  return ['docs', 'versioned_docs', 'static']
    .flatMap((folder) => deadLinks(join(root, folder)))
    .map((path) => ({
      ...{file: relative(root, path).split(sep).join('/'), line: 1, column: 1},
      message: 'the file that this symbolic link leads to does not exist',
      fix: 'delete the link, or replace it with a copy of the file',
    }));
}

/** Routes that two pages have. */
function sharedRoutes({pages, routes}: Project): Mistake[] {
  return pages.flatMap((page) => {
    const {route, file} = page;
    const first = routes.get(route)!;
    if (first === file) return [];
    const message = `${first} already has the route ${route}`;
    return mistake(
      page.placeOfKey('slug'),
      message,
      'move one of the pages, or change its slug',
      route,
    );
  });
}

/** Pages with nothing but front matter. */
function empty({pages}: Project): Mistake[] {
  return pages.filter(isEmpty).map(({file}) => ({
    ...{file, line: 1, column: 1},
    message: 'the page has nothing but front matter',
    fix: 'write its text, or delete the file and its line in the sidebar',
  }));
}

const isEmpty = ({tree, syntaxError}: Page) =>
  syntaxError === undefined &&
  tree.children.every(({type}) => type === 'yaml' || type === 'mdxjsEsm');

/** Components that link to several pages. */
const LISTS = /Cards|Guides|Examples|Path|List|Grid/;

/** Whether as many recorded pages are gone as there are new ones, because they have moved. */
const isMove = once((project: Project): boolean => {
  const lost = compareAddresses(project).lost.filter((address) => !address.includes('#'));
  const added = project.pages.filter(({route}) => !isRecorded(project, route));
  return added.length === lost.length;
});

/** Pages that no page links to. Readers don't find them from other pages. */
function orphans(project: Project): Mistake[] {
  const linked = new Set(project.known.namedRoutes.map(({to}) => addressOf(to).path));
  for (const page of project.pages) {
    for (const {url} of linksOf(page)) {
      const {path} = addressOf(url);
      if (path !== page.route) linked.add(path);
    }
    // The routes of cards and lists are in props.
    for (const element of jsxOf(page)) {
      if (!LISTS.test(element.name ?? '') && attribute(element, 'to') === undefined) continue;
      for (const match of page.source.text.matchAll(/['"](\/[\w/-]*\/)['"]/g))
        linked.add(match[1]!);
      for (const match of page.source.text.matchAll(/['"]((?:[a-z0-9-]+\/)*[a-z0-9-]+)['"]/g))
        linked.add(`/${match[1]!}/`);
    }
  }
  // A page that can't be read may have the only link to another one.
  const isWhole = project.pages.every(({syntaxError}) => !syntaxError);
  return (
    project.pages
      // A page that has moved still has its links, which a redirect will lead here.
      .filter(({route}) => (isRecorded(project, route) ? isWhole : !isMove(project)))
      .filter(({route, file, frontMatter}) => {
        const aside = !('data' in frontMatter) || frontMatter.data.sidebar === false;
        return !linked.has(route) && !aside && !/(?:^|\/)index\.mdx$/.test(file);
      })
      .map(({file, route}) => ({
        ...{file, line: 1, column: 1},
        message: 'no page links to this one',
        fix: `link to ${route} from a page where readers need it, even if it's in the sidebar`,
      }))
  );
}

export const pageFiles: Rule = {
  name: 'page-files',
  about:
    'Pages have file names that work as URLs and routes of their own, contain text, and are linked from other pages. No stray or too large files are among them.',
  scope: 'project',
  check({project}) {
    const files = project.files
      .filter((file) => SERVED.test(file))
      .flatMap((file) =>
        judgeFile(file, project.root).map((wrong) => ({file, line: 1, column: 1, ...wrong})),
      );
    return [
      ...files,
      ...leadingNowhere(project),
      ...sharedRoutes(project),
      ...empty(project),
      ...orphans(project),
    ];
  },
};
