/** Search in an older version, for which the build publishes no index. */
import type {Page} from '@portal/hosting/manifest/schema';
import {buildEngine, type Engine} from '@portal/search/engine/engine';
import type {NamedSection} from '@portal/search/engine/records';
import {Sections} from '@portal/search/engine/sections';

/** What a search needs. */
export interface Index {
  engine: Engine;
  sections: Sections;
}

type UrlOf = (path: string) => string;

/** Names of an older version's sections, which no published index has. */
const namesOf = (page: Page, urlOf: UrlOf): NamedSection[] => {
  const hierarchy = {lvl0: page.title, lvl1: page.title, lvl2: null, lvl3: null, lvl4: null};
  const shared = {url: urlOf(page.path), path: '', aliases: [], keys: '', links: 0};
  let parent: string | null = null;
  return [
    {...shared, type: 'lvl1', hierarchy, path: page.path.split(/[/-]/).slice(2).join(' ')},
    ...page.headers.map(({level, title, slug}): NamedSection => {
      const url = `${shared.url}#${slug}`;
      if (level === 3) {
        return {...shared, url, type: 'lvl3', hierarchy: {...hierarchy, lvl2: parent, lvl3: title}};
      }
      parent = title;
      return {...shared, url, type: 'lvl2', hierarchy: {...hierarchy, lvl2: title}};
    }),
  ];
};

/**
 * Makes an index of titles, headings and descriptions.
 *
 * @param urlOf - makes a path an absolute URL
 */
export function namesIndex(pages: readonly Page[], urlOf: UrlOf): Index {
  const list = pages.flatMap((page) => namesOf(page, urlOf));
  const about = new Map(
    pages.map(({path, frontmatter}) => [urlOf(path), frontmatter.short_description]),
  );
  const texts = list.map(({url}) => about.get(url) ?? '');
  const engine = buildEngine(list.map((section, at) => ({...section, content: texts[at]!})));
  return {engine, sections: new Sections(list, texts)};
}
