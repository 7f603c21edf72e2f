/** What the reference page requires of a document in addition to OpenAPI. */
import * as z from 'zod';
import {schemaMistakes} from '../facts/schemaMistakes.ts';
import {MistakesError} from '../mistake.ts';
import type {YamlText} from '../text/yamlText.ts';
import {exampleOf} from './request.ts';
import {type MediaType, methods, type OpenApi} from './types.ts';

const text = z.string().min(1);

const parameter = z
  .looseObject({name: text, in: z.enum(['path', 'query']), schema: z.object({})})
  .refine(
    ({required, example}) => !required || example !== undefined,
    'is required, so it needs an `example`, because samples send it',
  );

const body = z
  .looseObject({schema: z.object({})}, 'must be there, because samples send JSON')
  .refine(
    (media) => exampleOf(media as MediaType) !== undefined,
    'needs an `example`, because samples send it',
  );

const operation = z.object({
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name in camel case'),
  tags: z.tuple([text]),
  summary: text,
  description: text,
  parameters: z.array(parameter).optional(),
  requestBody: z.object({content: z.object({'application/json': body})}).optional(),
  responses: z
    .record(z.string(), z.object({description: text}))
    .refine(
      (all) => Object.keys(all).some((status) => status.startsWith('2')),
      'needs a success response, 2XX',
    ),
});

const byMethod = Object.fromEntries(methods.map((method) => [method, operation.optional()]));

const document = z.object({
  servers: z.tuple([z.object({url: text})]),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  tags: z.array(z.object({name: text})),
  paths: z.record(z.string(), z.object(byMethod)),
  components: z.object({
    securitySchemes: z.record(z.string(), z.object({'x-variable': text})),
  }),
});

/**
 * Checks that a document has everything that the page needs.
 *
 * @param value - a document without references
 * @param source - its text, to find places
 * @returns the same value with its type
 * @throws MistakesError with every value that's missing or has the wrong type
 */
export function readable(value: unknown, source: YamlText): OpenApi {
  const mistakes = schemaMistakes(document, value, source);
  if (mistakes.length > 0) throw new MistakesError(mistakes);
  return value as OpenApi;
}
