/** What the reference page requires of a document in addition to OpenAPI. */
import {closest} from 'fastest-levenshtein';
import * as z from 'zod';
import {DocumentError} from './errors.ts';
import {methods, type OpenApi} from './types.ts';

const text = z.string().min(1);

const operation = z.object({
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name in camel case'),
  tags: z.tuple([text]),
  summary: text,
  description: text,
  parameters: z
    .array(z.object({name: text, in: z.enum(['path', 'query']), schema: z.object({})}))
    .optional(),
  responses: z
    .record(z.string(), z.object({description: text}))
    .refine((all) => Object.keys(all).some((status) => status.startsWith('2')), {
      message: 'needs a success response, 2XX',
    }),
});

const document = z.object({
  servers: z.tuple([z.object({url: text})]),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  tags: z.array(z.object({name: text})),
  paths: z.record(z.string(), z.object({})),
  components: z.object({
    securitySchemes: z.record(z.string(), z.object({'x-variable': text})),
  }),
});

/** Throws the first mistake. */
function parse(schema: z.ZodType, value: unknown, path: string[]): void {
  const {error} = schema.safeParse(value);
  if (!error) return;
  const [issue] = error.issues;
  throw new DocumentError(issue!.message, [...path, ...issue!.path.map(String)]);
}

/**
 * Checks that a document has everything that the page needs.
 *
 * @param value - a document without references
 * @returns the same value with its type
 * @throws DocumentError for the first value that's missing or has the wrong type
 */
export function readable(value: unknown): OpenApi {
  parse(document, value, []);
  const api = value as OpenApi;
  const tags = api.tags.map(({name}) => name);
  for (const [path, item] of Object.entries(api.paths)) {
    for (const method of methods.filter((name) => item[name])) {
      const at = ['paths', path, method];
      parse(operation, item[method], at);
      const [tag] = item[method]!.tags;
      if (!tags.includes(tag)) {
        const hint = `did you mean "${closest(tag, tags)}"?`;
        throw new DocumentError(`there is no tag "${tag}"`, [...at, 'tags', '0'], hint);
      }
    }
  }
  return api;
}
