import type {HtmlTagObject} from '@docusaurus/types';
import {analytics} from './analytics.ts';
import {baseUrl} from './paths.ts';

type HeadTag = HtmlTagObject & {attributes: Record<string, string>};

/** For browsers that take no SVG as an icon. */
const icons: HeadTag[] = [
  {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}},
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
  },
];

/** What tells the scripts which tag manager to load; see `src/client/pageViews.ts`. */
const tagManager: HeadTag[] = analytics.tagManagerId
  ? [{tagName: 'meta', attributes: {name: 'tag-manager', content: analytics.tagManagerId}}]
  : [];

/** What stands in the head of every page beside the theme's own tags. */
export const headTags: HeadTag[] = [...icons, ...tagManager];
