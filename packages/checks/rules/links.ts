import {dirname, posix} from 'node:path';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {didYouMean, nearestName} from '@portal/content/text/nearestName';
import {prefixOf} from '@portal/content/facts';
import {addressOf, canonicalPath, sameSlash, urlOf} from '@portal/content/pages/address';
import {mistake, type Mistake} from '@portal/content/mistake';
import {anchorsOf, hasKnownIds, headingsOf} from '@portal/content/pages/headings';
import {linksOf, type PageLink} from '@portal/content/pages/links';
import {linkTarget, stem} from '@portal/content/pages/linkTarget';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {isRecorded} from '../addresses/published.ts';
import {pageRule, type Run} from '../core/rule.ts';

/** What's wrong with a link, how to fix it, and the URL to write instead. */
export interface Verdict {
  message: string;
  fix: string;
  instead?: string;
}

export const write = (message: string, instead: string): Verdict => ({
  message,
  fix: `write ${instead}`,
  instead,
});

/** A link that is named after one heading and leads to another one on the same page. */
function judgeText(target: Page, {url, text = ''}: PageLink): Verdict | undefined {
  const {hash} = addressOf(url);
  const named = headingsOf(target).filter((heading) => heading.text === text);
  if (hash === undefined || named.length === 0 || named.some(({id}) => id === hash))
    return undefined;
  const message = `the text is the heading "${text}", but the link leads to "${hash}"`;
  return {message, fix: `write ${url.replace(/#.*/, `#${named[0]!.id}`)}`};
}

function judgeAnchor(
  target: Page,
  link: PageLink,
  hash: string,
  {project, pages, limited}: Run,
): Verdict | undefined {
  const {url} = link;
  const address = `${target.route}#${hash}`;
  const moved = project.known.movedAnchors.find(({from}) => from === address);
  const isKnown = isRecorded(project, address);
  // Reading every page that this one links to would take longer than the rest of its check.
  if (limited && !moved && !pages.includes(target) && isKnown) return undefined;
  if (hash === '' || !hasKnownIds(target)) return undefined;
  const anchors = anchorsOf(target);
  // The rule `addresses` reports a lost heading once, with the number of its links.
  if (isKnown && !moved && !anchors.has(hash)) return undefined;
  if (anchors.has(hash)) return judgeText(target, link);
  if (moved) return write(`the heading "${hash}" of ${target.file} has moved`, moved.to);
  const message = `${target.file} has no heading with the ID "${hash}"`;
  const path = url.replace(/#.*/, '');
  const otherwise = path === '' ? 'remove the link, or add the heading' : `link to ${path}`;
  if (anchors.size === 0) return {message, fix: otherwise};
  const nearest = nearestAnchor(hash, [...anchors]);
  const some = [...anchors].slice(0, 5).join(', ');
  const fix = nearest
    ? `did you mean ${path}#${nearest}? If not, ${otherwise}`
    : `${otherwise}, or write one of its IDs, such as ${some}`;
  return {message, fix};
}

/** What a path from the address bar starts with; other sites have the next version at /docs/next/. */
const COPIED = /^\/(?:docs\/)?(?:(?:next|latest|current|stable)\/)?/;

function judgeUnknownPath(url: string, project: Project): Verdict | undefined {
  const {routes, known} = project;
  const address = addressOf(url);
  const {path} = address;
  const bare = path.replace(COPIED, '/');
  const canonical = canonicalPath(bare);
  if (routes.has(canonical)) {
    return write('links must not include the base path', urlOf({...address, path: canonical}));
  }
  const redirect = known.redirects
    .flatMap(({rows}) => rows)
    .find(({from}) => sameSlash(from) === sameSlash(bare));
  if (redirect) {
    const target = addressOf(redirect.to);
    const file = routes.get(target.path);
    const isKept =
      target.hash === undefined &&
      file !== undefined &&
      anchorsOf(project.page(file)).has(address.hash ?? '');
    // Redirects keep the hash of a link.
    const to = isKept ? urlOf({...address, path: target.path}) : redirect.to;
    return write(`"${path}" is a legacy path`, to);
  }
  if (isRecorded(project, path)) return undefined;
  return {
    message: `there is no page at ${path}`,
    fix: `${didYouMean(canonical, routes.keys(), 'correct the path.')} If the page has moved, add a row to data/redirects.yaml`,
  };
}

/** A host without a scheme, unlike the name of a file such as `index.mdx`. */
const HOST = /^(?!.*\.(?:mdx?|html?)(?:$|[?#]))(?:[\w-]+\.)+[a-z]{2,}(?:[/:?#]|$)/i;

/** A file name in which a larger share of the letters differs is that of another page. */
const MISSPELLED = 0.25;

function judgeRelative(url: string, page: Page, {routes}: Project): Verdict {
  if (HOST.test(url)) return {message: 'it has no https://', fix: `write https://${url}`};
  const address = addressOf(url);
  const resolved = stem(posix.join(dirname(page.file), address.path));
  const prefix = page.version ? prefixOf(page.version) : '';
  const meant = `${prefix}/${posix.basename(resolved)}/`;
  const nearest = nearestName(meant, routes.keys(), MISSPELLED);
  return {
    message: 'there is no such page, and links start from the root of the site',
    fix: `${nearest ? `did you mean ${nearest}? If not, ` : ''}write the path of a page, with a slash at both ends`,
  };
}

/** The only route with each title, by version and title. */
const routesByTitle = once((project: Project) => {
  const routes = new Map<string, string | undefined>();
  for (const {frontMatter, version, route} of project.pages) {
    if (!('data' in frontMatter)) continue;
    const key = `${version?.id} ${String(frontMatter.data.title)}`;
    routes.set(key, routes.has(key) ? undefined : route);
  }
  return routes;
});

/** A link that's named after one page and leads to another one. */
function judgeTitle(
  {url, text = ''}: PageLink,
  target: Page,
  project: Project,
): Verdict | undefined {
  const named = routesByTitle(project).get(`${target.version?.id} ${text}`);
  if (named === undefined || named === target.route || url.includes('#')) return undefined;
  // A page about a part of the subject, such as data stores in Python, may be named after it.
  const {frontMatter, route} = target;
  const about = 'data' in frontMatter ? `${String(frontMatter.data.title)} ${route}` : route;
  const isAbout = [text, text.replaceAll(' ', '-')].some((name) =>
    about.toLowerCase().includes(name.toLowerCase()),
  );
  if (isAbout) return undefined;
  const message = `the text is the title of ${project.routes.get(named)}, but the link leads to ${target.file}`;
  return {message, fix: `write ${named}, or name the page that the link leads to`};
}

/** A link that readers can't see. */
const EMPTY: Verdict = {
  message: 'it has no text, so readers cannot see it',
  fix: 'name the page or the task that the link goes to, between the square brackets',
};

/** Browsers can't open such a URL, and the app fails on it. */
const MALFORMED: Verdict = {
  message: 'its % does not encode a character',
  fix: 'write %25 for a percent sign',
};

function judge(link: PageLink, page: Page, run: Run): Verdict | undefined {
  const {url, text} = link;
  const {project} = run;
  if (link.malformed) return MALFORMED;
  if (text?.trim() === '') return EMPTY;
  const {routes, known} = project;
  const docsUrl = (known.facts.product as {docsUrl?: string} | undefined)?.docsUrl;
  if (docsUrl && (url === docsUrl || url.startsWith(`${docsUrl}/`))) {
    const own = url.slice(docsUrl.length) || '/';
    const message = 'the page is on this site';
    return routes.has(addressOf(own).path) ? write(message, own) : {message, fix: `write ${own}`};
  }
  if (/^([a-z][\w+.-]*:|\/\/)/i.test(url)) return undefined;
  const {path, hash} = addressOf(url);
  if (path === '') return hash === undefined ? undefined : judgeAnchor(page, link, hash, run);
  const file = routes.get(linkTarget(path, page, project) ?? '');
  if (file && hash) return judgeAnchor(project.page(file), link, hash, run);
  if (file) return judgeTitle(link, project.page(file), project);
  if (!path.startsWith('/')) return judgeRelative(url, page, project);
  if (/\.\w+$/.test(path) && project.has(`static${path}`)) return undefined;
  return judgeUnknownPath(url, project);
}

/** The problem of a link, with the edit that corrects it. */
export function linkMistake({url, place, span}: PageLink, verdict: Verdict): Mistake {
  const {instead, message, fix} = verdict;
  const edit = span && instead !== undefined && {edit: {...span, text: instead}};
  return {...mistake(place, `link to ${url}: ${message}`, fix, url), ...edit};
}

export const links = pageRule(
  'links',
  'Every link has text, and goes to a page and a heading that exist, and to the heading that its text names.',
  (page, run) =>
    linksOf(page).flatMap((link) => {
      const verdict = judge(link, page, run);
      return verdict ? [linkMistake(link, verdict)] : [];
    }),
);
