/**
 * The parts of an OpenAPI 3.1 document that the reference page shows, with references resolved, and what
 * it requires of them in addition to OpenAPI.
 */
import * as z from 'zod';

/** The parts of a JSON Schema that the reference page shows. */
export interface Schema {
  /** The name of an object that several operations use. The page describes it once. */
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

const text = z.string().min(1);
const schema = z.custom<Schema>((value) => typeof value === 'object', 'must be a schema');

const parameter = z
  .object({
    name: text,
    in: z.enum(['path', 'query']),
    required: z.boolean().optional(),
    description: z.string().optional(),
    schema,
    example: z.union([z.string(), z.number()]).optional(),
  })
  .refine(
    ({required, example}) => !required || example !== undefined,
    'is required, so it needs an `example`, because samples send it',
  );

/** A parameter in the path or the query string. */
export type Parameter = z.infer<typeof parameter>;

const media = z.object({
  schema,
  example: z.unknown().optional(),
  examples: z
    .record(z.string(), z.object({summary: z.string().optional(), value: z.unknown()}))
    .optional(),
});

/** A body in one format. */
export type MediaType = z.infer<typeof media>;

/** Returns the example of a body: `example`, or the first of `examples`. */
export const exampleOf = ({example, examples = {}}: MediaType): unknown =>
  example ?? Object.values(examples)[0]?.value;

const body = z
  .object(media.shape, 'must be there, because samples send JSON')
  .refine((value) => exampleOf(value) !== undefined, 'needs an `example`, because samples send it');

const reply = z.object({description: text, content: z.record(z.string(), media).optional()});

/** The response of an operation with a status. */
export type Reply = z.infer<typeof reply>;

const requirement = z.record(z.string(), z.array(z.string()));

const operation = z.object({
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name in camel case'),
  tags: z.tuple([text]),
  summary: text,
  description: text,
  parameters: z.array(parameter).optional(),
  requestBody: z.object({content: z.object({'application/json': body})}).optional(),
  responses: z
    .record(z.string(), reply)
    .refine(
      (all) => Object.keys(all).some((status) => status.startsWith('2')),
      'needs a success response, 2XX',
    ),
  security: z.array(requirement).optional(),
});

/** An operation in the document. */
export type OperationObject = z.infer<typeof operation>;

const server = z.object({
  url: text,
  variables: z.record(z.string(), z.object({default: z.string()})).optional(),
});

export type Server = z.infer<typeof server>;

/** A kind of authentication. `x-variable` is the environment variable with the secret. */
const securityScheme = z.object({
  type: z.enum(['http', 'apiKey']),
  name: z.string().optional(),
  'x-variable': text,
});

export type SecurityScheme = z.infer<typeof securityScheme>;

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

const item = z.object({
  servers: z.tuple([server]).optional(),
  ...(Object.fromEntries(methods.map((method) => [method, operation.optional()])) as Record<
    Method,
    z.ZodOptional<typeof operation>
  >),
});

export const openApi = z.object({
  servers: z.tuple([server]),
  security: z.array(requirement),
  tags: z.array(z.object({name: text})),
  paths: z.record(z.string(), item),
  components: z.object({
    securitySchemes: z.record(z.string(), securityScheme),
    /** Responses that operations share. */
    responses: z.record(z.string(), reply).optional(),
  }),
});

export type OpenApi = z.infer<typeof openApi>;
