/** The shape of `pages.json`, which other tools may rely on. */
import * as z from 'zod';
import {pageFrontMatterSchema} from '../../content/frontMatter.ts';

const headerSchema = z.strictObject({
  level: z.union([z.literal(2), z.literal(3)]),
  title: z.string().min(1),
  /** The fragment of its URL, without `#`. */
  slug: z.string().min(1),
});

const pageSchema = z.strictObject({
  title: z.string().min(1),
  /** The URL without the origin, such as `/docs/limits/`. */
  path: z.string().startsWith('/'),
  /** The source file relative to the project, such as `docs/limits.mdx`. */
  relativePath: z.string().regex(/\.mdx?$/),
  /** Unique among all pages, and as stable as the path of the source file: `v2/limits`. */
  key: z.string().regex(/^[^/]+\/.+$/),
  /** The label of the documentation version. */
  version: z.string().min(1),
  headers: z.array(headerSchema),
  /** The front matter as written, with facts resolved. */
  frontmatter: pageFrontMatterSchema,
});

export const manifestSchema = z.array(pageSchema);

/** A heading of level 2 or 3 that can be linked to. */
export type PageHeader = z.infer<typeof headerSchema>;

/** A page of the site. */
export type Page = z.infer<typeof pageSchema>;
