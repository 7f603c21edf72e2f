/** The MCP server: the tools, and each page as a resource. */
import {McpServer, ResourceNotFoundError, ResourceTemplate} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {version} from '../package.json';
import {Mistake, type Docs} from './docs.ts';
import {tools} from './tools.ts';

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const mimeType = 'text/markdown';

/** What models write for nothing, in the words of several languages. */
const NOTHING = /^\s*(?:null|none|undefined)?\s*$/i;

/**
 * Accepts what models and clients send instead of what the schema says: no arguments, a word for nothing
 * as an argument that they leave out, and a number for a text. Clients get the schema without this.
 */
const lenient = (schema: z.ZodObject) =>
  z.preprocess((given) => {
    const isNothing = (name: string, value: unknown) =>
      typeof value === 'string' &&
      NOTHING.test(value) &&
      schema.shape[name]?.safeParse(undefined).success;
    const entries = Object.entries(given ?? {})
      .filter(([name, value]) => !isNothing(name, value))
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]);
    return Object.fromEntries(entries) as unknown;
  }, schema);

/**
 * Makes a server for one connection or one request.
 *
 * @param open - returns the docs
 * @throws Error if the docs can't be read
 */
export async function makeServer(open: () => Promise<Docs>): Promise<McpServer> {
  const {name: title, urlOf, ...docs} = await open();
  const instructions =
    `${title}: call search_docs with what you want to know, then get_page with the URL of a result. ` +
    `Versions are ${docs.versions.join(', ')}; the first is the latest.`;
  const server = new McpServer({name: 'docs', title, version}, {instructions});

  for (const {name, run, ...definition} of tools) {
    const inputSchema = lenient(definition.inputSchema);
    server.registerTool(name, {...definition, inputSchema, annotations}, async (given) => {
      try {
        const {text, data} = await run(await open(), given);
        return {content: [{type: 'text', text}], ...(data && {structuredContent: data})};
      } catch (error) {
        // As a result rather than a protocol error, because models read it and correct their call.
        if (!(error instanceof Mistake)) throw error;
        return {content: [{type: 'text', text: error.message}], isError: true};
      }
    });
  }

  async function list() {
    // Not those from the start: a deploy may have retired one since.
    const {pagesOf, versions} = await open();
    const resources = versions.flatMap((of) =>
      pagesOf(of).map(({path, key, title: ofPage, frontmatter: {short_description}}) => ({
        uri: urlOf(markdownPathOf(path)),
        name: key,
        title: ofPage,
        description: short_description,
        mimeType,
      })),
    );
    return {resources};
  }
  const template = new ResourceTemplate(urlOf('/{+path}'), {list});
  const description = 'The Markdown version of a page.';
  server.registerResource('page', template, {description, mimeType}, async ({href}) => {
    const docs = await open();
    try {
      return {contents: [{uri: href, mimeType, text: await docs.markdownOf(docs.find(href).page)}]};
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      throw new ResourceNotFoundError(href, error.message);
    }
  });
  return server;
}
