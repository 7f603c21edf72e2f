// cspell:ignore herokuapp vbscript
import {toString} from 'mdast-util-to-string';
import {mistake, type Mistake} from '@portal/content/mistake';
import {addressOf} from '@portal/content/pages/address';
import {linksOf} from '@portal/content/pages/links';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {mistakesInNodes} from '../core/nodes.ts';
import {pageRule} from '../core/rule.ts';
import {linkMistake, type Verdict} from './links.ts';

/** Tracking parameters. Nothing else is called like this, unlike `ref`, which may be a branch. */
const TRACKING = /[?&](?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|igshid|ref_src|_hsenc)=[^&#]*/g;

/** Hosts of test systems and previews. */
const TEMPORARY =
  /^https?:\/\/(?:[^/]*[.-])?(?:staging|stage|preview|dev|test|qa|sandbox|uat|canary)[.-][^/]*|^https?:\/\/[^/]*\.(?:netlify\.app|vercel\.app|pages\.dev|herokuapp\.com|ngrok(?:-free)?\.(?:io|app)|github\.io|web\.app)(?=[:/]|$)/i;

const LOCAL = /^(?:https?:)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\]|192\.168\.|10\.)/i;

/** The language of a translation, as the first part of a path. */
const TRANSLATION =
  /^(https?:\/\/[^/]+)\/(?:de|es|fr|it|ja|jp|ko|pl|pt|pt-br|ru|tr|uk|zh|zh-cn|zh-tw|zh-hans)(?=\/)/i;

function judge(url: string, {routes, known}: Project): Verdict | undefined {
  if (LOCAL.test(url)) {
    const message = "the link points to the reader's own machine";
    const path = url.replace(/^(?:https?:)?\/\/[^/]*/, '');
    const own = path.slice(known.base.length - 1);
    if (path.startsWith(known.base) && routes.has(addressOf(own).path))
      return {message, fix: `write ${own}`, instead: own};
    return {message, fix: 'write the URL in a code span instead of a link'};
  }
  if (TEMPORARY.test(url)) {
    const message = 'the link points to a preview or a test system';
    return {message, fix: 'link to the published page'};
  }
  if (/^http:/i.test(url)) {
    const instead = url.replace(/^http:/i, 'https:');
    return {message: 'the link does not use HTTPS', fix: `write ${instead}, if it works`};
  }
  if (url.startsWith('//')) {
    return {message: 'the link has no scheme', fix: `write https:${url}`, instead: `https:${url}`};
  }
  if (TRANSLATION.test(url)) {
    const english = url.replace(TRANSLATION, '$1');
    const message = 'the link points to a translation';
    return {message, fix: `link to the English page, such as ${english}`};
  }
  if (TRACKING.test(url)) {
    TRACKING.lastIndex = 0;
    const instead = url.replaceAll(TRACKING, '').replace(/^([^?&]*)&/, '$1?');
    return {message: 'the link has tracking parameters', fix: `write ${instead}`, instead};
  }
  if (/^(?:javascript|data|file|vbscript):/i.test(url)) {
    return {message: 'the link does not go to a page', fix: 'link to a page'};
  }
  return undefined;
}

/** Links whose text is a URL. The product's own URL is fine, because readers type it. */
const bareTexts = (page: Page, ownUrl: string): Mistake[] =>
  mistakesInNodes(page, 'link', (node) => {
    const text = toString(node).trim();
    const own = ownUrl !== '' && text.startsWith(ownUrl);
    const isCode = node.children.length === 1 && node.children[0]!.type === 'inlineCode';
    // markdownlint reports URLs without square brackets.
    const isBare = !page.textOf(node).startsWith('[');
    if (own || isCode || isBare || !/^(?:https?:\/\/|www\.|\/[\w-]+\/)/i.test(text))
      return undefined;
    const message = `the link text is a URL: ${text}`;
    return mistake(page.placeOf(node), message, 'name the page or what it helps with', text);
  });

export const urls = pageRule(
  'urls',
  'Links to other sites use HTTPS, are public, and have descriptive text and no tracking parameters.',
  (page, {project}) => {
    const {product} = project.known.facts as {product?: {url?: string}};
    const wrong = linksOf(page).flatMap((link) => {
      const verdict = judge(link.url, project);
      return verdict ? [linkMistake(link, verdict)] : [];
    });
    return [...wrong, ...bareTexts(page, product?.url ?? '')];
  },
);
