import type {SearchWords} from '@portal/content/facts';
import type {Hierarchy, SearchRecord} from '../engine/records.ts';
import {indexTerms} from '../engine/tokenize.ts';
import type {PageSections, Section} from './sections.ts';

/** A page to index. */
export interface SearchPage extends PageSections {
  /** The URL path. */
  path: string;
  /** Docusaurus' search tag of the version. */
  tag: string;
}

/**
 * Longer content is cut, because Algolia's small plans limit the size of records. In characters.
 */
const MAX_CONTENT = 5000;
const MAX_CODE = 2500;

/** Code in guides isn't indexed: readers who search for a name in code want its reference. */
const GUIDES = /^guides\/./;

/**
 * The heading of sections with links, which aren't indexed: the linked pages are found themselves.
 */
const SIGNPOSTS = 'Next';

/**
 * Returns the names in code samples that the prose doesn't mention. The rest of the code isn't
 * indexed.
 */
function newNames(code: string, prose: string): string {
  if (code === '') return '';
  const known = new Set(indexTerms(prose));
  const names = code.match(/[\p{L}_$@][\p{L}\p{N}_$@.-]*/gu) ?? [];
  const fresh = names.filter((name) => name.length > 2 && !known.has(name.toLowerCase()));
  return [...new Set(fresh)].join(' ').slice(0, MAX_CODE);
}

/** Counts how many other pages link to each URL. */
function linksTo(pages: readonly SearchPage[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const {path, links} of pages) {
    for (const href of new Set(links.filter((link) => link.split('#')[0] !== path))) {
      count.set(href, (count.get(href) ?? 0) + 1);
    }
  }
  return count;
}

/** The words of a path, without the file extension. */
const pathWords = (path: string) =>
  path
    .replace(/\.html$/, '')
    .replaceAll(/[/-]+/g, ' ')
    .trim();

/** Normalizes a text, to compare names. */
const plain = (text: string) => indexTerms(text).join(' ');

/**
 * Returns other names of a section: those that readers use, its names in code, and its anchor if that
 * has words that the heading doesn't have, such as the ID of an operation.
 */
function aliasesOf({anchor, heading, names}: Section, others: readonly string[] = []): string[] {
  const known = new Set(indexTerms(heading));
  const slug = anchor.replaceAll('-', ' ');
  const hasNewWords = indexTerms(slug).some((term) => !known.has(term));
  return [...others, ...names, ...(hasNewWords ? [slug] : [])];
}

/**
 * Creates a record for each section of the pages. The embedded search indexes them, and `npm run
 * search:push` sends them to Algolia.
 *
 * @param pages - the pages in sidebar order
 * @param origin - the site's origin, to make URLs absolute
 * @param base - the site's base path, with which all paths start
 * @param words - the words that readers use for pages and sections
 */
export function recordsOf(
  pages: readonly SearchPage[],
  origin: string,
  base: string,
  words: SearchWords,
): SearchRecord[] {
  const linked = linksTo(pages);
  const labels = pages.map(({label}) => label);
  return pages.flatMap((page) => {
    const isGuide = GUIDES.test(page.path.slice(base.length));
    const isUnique = labels.indexOf(page.label) === labels.lastIndexOf(page.label);
    const label = isUnique ? page.label : `${page.group} ${page.label}`;
    const headings: [string, ...(string | null)[]] = ['', null, null, null];
    return page.sections.map((section, position): SearchRecord => {
      headings.splice(section.level - 1, 4, section.heading, null, null, null);
      const [lvl1, lvl2 = null, lvl3 = null, lvl4 = null] = headings;
      const hierarchy: Hierarchy = {lvl0: page.group, lvl1, lvl2, lvl3, lvl4};
      const address = origin + page.path;
      const url = section.anchor ? `${address}#${section.anchor}` : address;
      const key = url.slice((origin + base).length - 1);
      const prose = `${section.heading} ${section.content}`;
      return {
        objectID: url,
        url,
        type: `lvl${section.level}`,
        hierarchy,
        content: section.heading === SIGNPOSTS ? '' : section.content.slice(0, MAX_CONTENT),
        path: section.anchor ? '' : pathWords(page.path.slice(base.length)),
        aliases: [
          ...(section.anchor ? [] : [label]),
          ...aliasesOf(section, words.names[key]),
        ].filter((alias) => alias !== '' && plain(alias) !== plain(section.heading)),
        asked: [...(words.asked[key] ?? [])],
        keys: section.keys.join(' · '),
        code: isGuide ? '' : newNames(section.code, prose),
        links: linked.get(url.slice(origin.length)) ?? 0,
        docusaurus_tag: page.tag,
        weight: {level: 100 - section.level * 10, position},
      };
    });
  });
}
