/** The schemas of `pages.json` and `moved.json`. Other tools rely on them. */
import * as z from 'zod';
import {pageFrontMatterSchema} from '@portal/content/pages/frontMatter';

const headerSchema = z.strictObject({
  level: z.union([z.literal(2), z.literal(3)]),
  title: z.string().min(1),
  /** The ID of the heading. */
  slug: z.string().min(1),
});

const pageSchema = z.strictObject({
  title: z.string().min(1),
  /** The URL path, such as `/docs/limits/`. */
  path: z.string().startsWith('/'),
  /** The source file relative to the project, such as `docs/limits.mdx`. */
  relativePath: z.string().regex(/\.mdx?$/),
  /** Unique among all pages, and stable as long as the source file doesn't move: `v2/limits`. */
  key: z.string().regex(/^[^/]+\/.+$/),
  /** The documentation version, as shown in the version menu. */
  version: z.string().min(1),
  headers: z.array(headerSchema),
  /** The front matter, with facts resolved. */
  frontmatter: pageFrontMatterSchema.extend({short_description: z.string()}).loose(),
});

export const manifestSchema = z.array(pageSchema);

/** A heading of level 2 or 3 that can be linked to. */
export type PageHeader = z.infer<typeof headerSchema>;

/** A page in the manifest. */
export type Page = z.infer<typeof pageSchema>;

/** `moved.json`: the former addresses of pages and sections, and where each has moved to in one hop. */
export type Moved = Readonly<Record<string, string>>;
