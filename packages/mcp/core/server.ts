/** The MCP server: three tools, and each page as a resource. Uses no Node.js. */
import {
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  type CallToolResult,
} from '@modelcontextprotocol/server';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import type {Page} from '@portal/hosting/manifest/schema';
import {version} from '../package.json';
import {Mistake, type Docs} from './docs.ts';
import {readPage, result} from './results.ts';
import {annotations, inputs, outputs} from './schemas.ts';

const textOf = (parts: readonly string[] = []) => parts.join('');

/**
 * Makes a server for one connection or one request.
 *
 * @param open - returns the docs
 * @throws Error if the docs can't be read
 */
export async function makeServer(open: () => Promise<Docs>): Promise<McpServer> {
  const {name, versions, urlOf} = await open();
  const server = new McpServer(
    {name: 'docs', title: name, version},
    {
      instructions:
        `${name}: call search_docs with what you want to know, then get_page with the URL of a ` +
        `result. Versions are ${versions.join(', ')}; the first is the latest.`,
    },
  );

  /** Turns a mistake of the client into a result, so that the model reads it and corrects its call. */
  async function withDocs(call: (docs: Docs) => CallToolResult | Promise<CallToolResult>) {
    try {
      return await call(await open());
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      return {content: [{type: 'text' as const, text: error.message}], isError: true};
    }
  }

  server.registerTool(
    'search_docs',
    {
      title: `Search ${name}`,
      description:
        'Finds sections of the docs, best first. In older versions, it searches titles, headings ' +
        'and descriptions only.',
      inputSchema: inputs.search,
      outputSchema: outputs.search,
      annotations,
    },
    ({query, version: of, limit}) =>
      withDocs((docs) => {
        const {hits, count} = docs.search(query, limit, of);
        const results = hits.map(({url, title, trail, sentence}) => ({
          title: textOf(title),
          url: urlOf(url),
          trail: trail.map(textOf),
          excerpt: textOf(sentence),
        }));
        const lines = results.map(({title, url, trail, excerpt}) =>
          [`- [${[...trail, title].join(' › ')}](${url})`, excerpt].filter(Boolean).join('\n  '),
        );
        const none = 'Nothing matches. Use other words, or see list_pages.';
        return result(lines.length > 0 ? lines : [none], {count, results});
      }),
  );

  server.registerTool(
    'get_page',
    {
      title: `Read a page of ${name}`,
      description: 'Returns a page as Markdown, or only one section of it.',
      inputSchema: inputs.page,
      outputSchema: outputs.page,
      annotations,
    },
    ({path, section}) => withDocs((docs) => readPage(docs, path, section)),
  );

  server.registerTool(
    'list_pages',
    {
      title: `List the pages of ${name}`,
      description: 'Lists all pages of a version, with what each of them is about.',
      inputSchema: inputs.list,
      outputSchema: outputs.list,
      annotations,
    },
    ({version: of}) =>
      withDocs((docs) => {
        const pages = docs.pagesOf(of).map((page) => ({
          title: page.title,
          url: urlOf(page.path),
          version: page.version,
          description: page.frontmatter.short_description,
        }));
        const lines = pages.map((page) => `- [${page.title}](${page.url}): ${page.description}`);
        return result(lines, {pages});
      }),
  );

  const uriOf = (page: Page) => urlOf(markdownPathOf(page.path));
  const mimeType = 'text/markdown';
  server.registerResource(
    'page',
    new ResourceTemplate(urlOf('/{+path}'), {
      list: async () => {
        const {pagesOf} = await open();
        const resources = versions
          .flatMap((of) => pagesOf(of))
          .map((page) => ({
            uri: uriOf(page),
            name: page.key,
            title: page.title,
            description: page.frontmatter.short_description,
            mimeType,
          }));
        return {resources};
      },
    }),
    {title: 'A page of the docs', description: 'The Markdown version of a page.', mimeType},
    async ({href}) => {
      const docs = await open();
      try {
        return {contents: [{uri: href, mimeType, text: await docs.markdownOf(docs.find(href))}]};
      } catch (error) {
        if (!(error instanceof Mistake)) throw error;
        throw new ResourceNotFoundError(href, error.message);
      }
    },
  );
  return server;
}
