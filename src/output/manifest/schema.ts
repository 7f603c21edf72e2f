/** The shape of `pages.json`: what other tools may rely on. */
import * as z from 'zod';
import {pageFrontMatterSchema} from '../../content/frontMatter.ts';

const headerSchema = z.strictObject({
  level: z.union([z.literal(2), z.literal(3)]),
  title: z.string().min(1),
  /** The fragment of the page's address that leads to it. */
  slug: z.string().min(1),
});

const pageSchema = z.strictObject({
  title: z.string().min(1),
  /** The address without its origin, such as `/docs/limits/`. */
  path: z.string().startsWith('/'),
  /** The source file relative to the project, such as `docs/limits.mdx`. */
  relativePath: z.string().regex(/\.mdx?$/),
  /** Unique among all pages and as stable as the source file's place: `v2/limits`. */
  key: z.string().regex(/^[^/]+\/.+$/),
  /** The documentation version, as its menu names it. */
  version: z.string().min(1),
  headers: z.array(headerSchema),
  /** As the contributor wrote it, with facts resolved. */
  frontmatter: pageFrontMatterSchema,
});

export const manifestSchema = z.array(pageSchema);

/** A heading of level 2 or 3, where a reader can be sent to. */
export type PageHeader = z.infer<typeof headerSchema>;

/** What the site knows about a page. */
export type Page = z.infer<typeof pageSchema>;
