/** What the tools take and return. Clients show the descriptions to models. */
import * as z from 'zod';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {Mistake, type Docs} from './docs.ts';
import {beginningOf, sectionsOf} from './sections.ts';

/** A result as text, and as data if there's an output schema, which it matches. */
interface Answer {
  text: string;
  data?: Record<string, unknown>;
}

/** A tool. Its function throws a `Mistake` if the model can correct its call. */
interface Tool<Input extends z.ZodObject> {
  name: string;
  description: string;
  inputSchema: Input;
  outputSchema?: z.ZodObject;
  run(docs: Docs, given: z.infer<Input>): Answer | Promise<Answer>;
}

/** Infers the type of the input. */
const tool = <Input extends z.ZodObject>(definition: Tool<Input>) => definition;

/** Longer than any question. */
const text = z.string().max(1000);
const version = text.optional().describe('Such as "v1". By default, the latest version.');
const pageFields = {title: z.string(), url: z.url()};

const searchDocs = tool({
  name: 'search_docs',
  description:
    'Finds sections of the docs, best first. In older versions, it searches titles, headings and ' +
    'descriptions only.',
  inputSchema: z.object({
    query: text.min(1).describe('A few words, a question, an identifier or an error message.'),
    version,
    // More would only fill the context of a model.
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  outputSchema: z.object({
    count: z.int().describe('How many sections match.'),
    results: z.array(z.object({...pageFields, trail: z.array(z.string()), excerpt: z.string()})),
  }),
  run(docs, {query, version: of, limit}) {
    const {hits, count} = docs.search(query, limit, of);
    const results = hits.map(({url, title, trail, sentence}) => ({
      title: title.join(''),
      url: docs.urlOf(url),
      trail: trail.map((name) => name.join('')),
      excerpt: sentence?.join('') ?? '',
    }));
    const lines = results.map(
      ({title, url, trail, excerpt}) =>
        `- [${[...trail, title].join(' › ')}](${url})\n  ${excerpt}`,
    );
    const none = 'Nothing matches. Use other words, or see list_pages.';
    return {text: lines.join('\n') || none, data: {count, results}};
  },
});

const getPage = tool({
  name: 'get_page',
  description:
    'Returns a page as Markdown, or only one section of it. Of a long page, it returns the beginning ' +
    'and the IDs of the other sections.',
  inputSchema: z.object({
    path: text.describe('The path or URL of a page or a section, such as "/limits/".'),
    section: text.optional().describe('The ID of a heading, for its section only.'),
  }),
  // No data: clients would get the Markdown twice, or, as Claude Code, only the data.
  async run(docs, {path, section: given}) {
    const [address = '', fragment = ''] = path.split('#');
    const {page, id} = docs.find(`${address}#${(given ?? fragment).replace(/^#/, '')}`);
    const whole = await docs.markdownOf(page);
    const sections = sectionsOf(whole);
    if (!id) return {text: beginningOf({markdown: whole, start: 0}, sections)};
    const section = sections.find((one) => one.id === id);
    if (!section) {
      const ids = sections.map((one) => one.id);
      const near = nearestAnchor(id, ids);
      const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
      const list = `Its sections are ${ids.join(', ')}.`;
      throw new Mistake(`${page.path} has no section "${id}".${hint} ${list}`);
    }
    const end = section.start + section.markdown.length;
    const inside = sections.filter(({start}) => section.start < start && start < end);
    return {text: `${docs.urlOf(page.path)}#${id}\n\n${beginningOf(section, inside)}`};
  },
});

const listPages = tool({
  name: 'list_pages',
  description: 'Lists all pages of a version, with what each of them is about.',
  inputSchema: z.object({version}),
  outputSchema: z.object({pages: z.array(z.object({...pageFields, description: z.string()}))}),
  run(docs, {version: of}) {
    const pages = docs.pagesOf(of).map(({title, path, frontmatter}) => ({
      title,
      url: docs.urlOf(path),
      description: frontmatter.short_description,
    }));
    const lines = pages.map(({title, url, description}) => `- [${title}](${url}): ${description}`);
    return {text: lines.join('\n'), data: {pages}};
  },
});

export const tools: readonly Tool<z.ZodObject>[] = [searchDocs, getPage, listPages];
