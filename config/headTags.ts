import type {HtmlTagObject} from '@docusaurus/types';
import {analytics} from './analytics.ts';

/** What stands in the head of every page beside the theme's own tags. */
export const headTags: (HtmlTagObject & {attributes: Record<string, string>})[] =
  analytics.tagManagerId
    ? [{tagName: 'meta', attributes: {name: 'tag-manager', content: analytics.tagManagerId}}]
    : [];
