// cspell:ignore herokuapp vbscript
import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import {linksOf} from '../core/links.ts';
import type {Page} from '../core/page.ts';
import {pageRule} from '../core/rule.ts';

/** Parameters that tell the other site where a reader came from. */
const TRACKING =
  /[?&](?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|igshid|ref|ref_src|trk|_hsenc)=[^&#]*/g;

/** Hosts on which nobody but the team sees something, or not for long. */
const TEMPORARY =
  /^https?:\/\/(?:[^/]*[.-])?(?:staging|stage|preview|dev|test|qa|sandbox|uat|canary)[.-][^/]*|^https?:\/\/[^/]*\.(?:netlify\.app|vercel\.app|pages\.dev|herokuapp\.com|ngrok(?:-free)?\.(?:io|app)|github\.io|web\.app)(?=[:/]|$)/i;

const LOCAL = /^(?:https?:)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\]|192\.168\.|10\.)/i;

type Verdict = Pick<Problem, 'message' | 'fix'> & {instead?: string};

function judge(url: string): Verdict | undefined {
  if (LOCAL.test(url)) {
    const message = "the link leads to the reader's own machine";
    return {message, fix: 'write the URL in a code span instead of a link'};
  }
  if (TEMPORARY.test(url)) {
    return {
      message: 'the link leads to a preview or a test system',
      fix: 'link to what is published',
    };
  }
  if (/^http:/i.test(url)) {
    const instead = url.replace(/^http:/i, 'https:');
    return {message: 'the link is not encrypted', fix: `write ${instead}`, instead};
  }
  if (url.startsWith('//')) {
    return {message: 'the link has no scheme', fix: `write https:${url}`, instead: `https:${url}`};
  }
  if (TRACKING.test(url)) {
    TRACKING.lastIndex = 0;
    const instead = url.replaceAll(TRACKING, '').replace(/^([^?&]*)&/, '$1?');
    return {
      message: 'the link tells the other site where readers come from',
      fix: `write ${instead}`,
      instead,
    };
  }
  if (/^(?:javascript|data|file|vbscript):/i.test(url)) {
    return {
      message: 'the link runs or opens something instead of leading to a page',
      fix: 'link to a page',
    };
  }
  return undefined;
}

/** Links whose text is their own address. An address of ours is a name that readers type. */
function bareTexts(page: Page, ownUrl: string): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'link', (node: Link) => {
    const text = toString(node).trim();
    const own = ownUrl !== '' && text.startsWith(ownUrl);
    const isCode = node.children.length === 1 && node.children[0]!.type === 'inlineCode';
    if (own || isCode || !/^(?:https?:\/\/|www\.|\/[\w-]+\/)/i.test(text)) return;
    problems.push({
      ...page.at(page.placeOf(node)),
      message: `the text of the link is its address: ${text}`,
      fix: 'name the page or what it helps with',
      text,
    });
  });
  return problems;
}

export const urls = pageRule(
  'urls',
  'Links to other sites are encrypted, public, free of tracking, and have words of their own.',
  (page, {project}) => {
    const {product} = project.known.facts as {product?: {url?: string}};
    const wrong = linksOf(page).flatMap(({url, place, span}): Problem[] => {
      const verdict = judge(url);
      if (!verdict) return [];
      const {instead, message, fix} = verdict;
      const edit = span && instead !== undefined && {edit: {...span, text: instead}};
      return [{...page.at(place), message: `link to ${url}: ${message}`, fix, text: url, ...edit}];
    });
    return [...wrong, ...bareTexts(page, product?.url ?? '')];
  },
);
