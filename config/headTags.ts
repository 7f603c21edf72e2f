import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {configuredProvider, META} from '../src/analytics/index.ts';
import {baseUrl, siteDir} from './paths.ts';

type HeadTag = HtmlTagObject & {attributes: Record<string, string>};

/** An SVG file as a data URL, which saves a request. */
function asDataUrl(file: string): string {
  const svg = readFileSync(join(siteDir, file), 'utf8')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replaceAll('"', "'")
    .trim();
  return `data:image/svg+xml,${svg.replace(/[%#<>{}]/g, encodeURIComponent)}`;
}

/**
 * The SVG icon is inline, because it's smaller than the request that would fetch it. The others are
 * for browsers that don't support SVG icons, and for search engines, which want a file.
 */
const icons: HeadTag[] = [
  {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}img/favicon.png`, sizes: '32x32'}},
  {
    tagName: 'link',
    attributes: {
      rel: 'icon',
      type: 'image/svg+xml',
      sizes: 'any',
      href: asDataUrl('static/img/favicon.svg'),
    },
  },
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
  },
];

const configured = configuredProvider(process.env);

/** Tells the scripts which analytics provider to load; see `src/client/pageViews.ts`. */
const analytics: HeadTag[] = configured
  ? [
      {
        tagName: 'meta',
        attributes: {name: META, content: `${configured.provider.name} ${configured.id}`},
      },
    ]
  : [];

/** Tags for the head of every page, in addition to the theme's own. */
export const headTags: HeadTag[] = [...icons, ...analytics];
