/** What the tools take and return. Clients show the descriptions to models. */
import * as z from 'zod';

/** More results would only fill the context of a model. */
const MOST_RESULTS = 20;

/** Longer than any question. The engine reads its first 200 characters. */
const MAX_TEXT = 1000;

const text = z.string().max(MAX_TEXT);
const versionInput = text.optional().describe('Such as "v1". By default, the latest version.');

export const inputs = {
  search: z.object({
    query: text.min(1).describe('A few words, a question, an identifier or an error message.'),
    version: versionInput,
    limit: z.int().min(1).max(MOST_RESULTS).default(8).describe('How many results to return.'),
  }),
  page: z.object({
    path: text.describe('The path or URL of a page, such as "/limits/".'),
    section: text.optional().describe('The ID of a heading, for its section only.'),
  }),
  list: z.object({version: versionInput}),
};

const pageFields = {title: z.string(), url: z.url(), version: z.string()};

export const outputs = {
  search: z.object({
    count: z.int().describe('How many sections match.'),
    results: z.array(
      z.object({
        title: z.string(),
        url: z.url().describe('With the ID of the section as its fragment. get_page takes it.'),
        trail: z.array(z.string()).describe('The names of what the section is in.'),
        excerpt: z.string(),
      }),
    ),
  }),
  page: z.object({
    ...pageFields,
    markdown: z.string(),
    sections: z
      .array(z.object({id: z.string(), title: z.string()}))
      .describe('All sections of the page.'),
  }),
  list: z.object({pages: z.array(z.object({...pageFields, description: z.string()}))}),
};

/** What clients may assume of each tool: it only reads, and only the docs. */
export const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
