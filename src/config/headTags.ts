import type {HtmlTagObject} from '@docusaurus/types';
import {configuredId, META} from '../client/analytics/tagManager.ts';
import {baseUrl} from './paths.ts';

type HeadTag = HtmlTagObject & {attributes: Record<string, string>};

const icon = (file: string, attributes: Record<string, string>): HeadTag => ({
  tagName: 'link',
  attributes: {rel: 'icon', href: baseUrl + file, ...attributes},
});

/** The PNG files are for browsers that don't support SVG icons, and for home screens. */
const icons: HeadTag[] = [
  icon('img/favicon.png', {sizes: '32x32'}),
  icon('img/favicon.svg', {type: 'image/svg+xml', sizes: 'any'}),
  icon('img/apple-touch-icon.png', {rel: 'apple-touch-icon'}),
];

const analyticsId = configuredId(process.env);

/** Turns analytics on; see `src/client/pageViews.ts`. */
const analytics: HeadTag[] = analyticsId
  ? [{tagName: 'meta', attributes: {name: META, content: analyticsId}}]
  : [];

/** Tags for the head of every page, in addition to the theme's own. */
export const headTags: HeadTag[] = [...icons, ...analytics];
