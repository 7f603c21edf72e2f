/** The schema of the files of cases. `packages/samples/writing-cases.md` explains every key. */
import * as z from 'zod';

const json = z.unknown();
const record = z.record(z.string(), json);
const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const texts = z.record(z.string(), text);

/** The response to a request in `given.http`. */
const respond = z.strictObject({
  status: z.int().min(100).max(599).optional(),
  headers: texts.optional(),
  json: json.optional(),
  text: z.string().optional(),
  /** Base64 of a binary body. */
  base64: z.string().optional(),
  /** Pieces of text that are sent one after the other, as a stream. */
  stream: z.array(z.string()).optional(),
  /** Leaves a stream open until the client disconnects. */
  open: z.boolean().optional(),
  /** Closes the connection instead of responding. */
  drop: z.boolean().optional(),
  /** Closes the connection in the middle of the body. */
  cut: z.boolean().optional(),
});
export type StubResponse = z.infer<typeof respond>;

const route = z.strictObject({
  request: z
    .string()
    .regex(
      /^[A-Z]+ https?:\/\/\S+$/,
      'is not a request\nwrite a method and an address: GET https://api.example.com/orders/1',
    ),
  respond: respond.optional(),
});
export type StubRoute = z.infer<typeof route> & {
  /** Comes from `expect.requests`, which already checks whether it was sent. */
  optional?: boolean;
};

/** A request to the server that a sample starts. */
const delivery = z.strictObject({
  request: z
    .string()
    .regex(
      /^[A-Z]+ http:\/\/localhost:\d+\/\S*$/,
      "is not a delivery\nwrite a method and an address of the sample's server: POST http://localhost:3000/events",
    ),
  headers: texts.optional(),
  json: json.optional(),
  text: z.string().optional(),
});

const call = z.union([
  z.enum(['run', 'deploy', 'activate', 'deactivate', 'additionalProps']),
  z.strictObject({run: json}),
  z.strictObject({
    options: z.strictObject({
      prop: z.string(),
      page: z.int().optional(),
      prevContext: json.optional(),
      query: z.string().optional(),
    }),
  }),
  z.strictObject({method: z.string(), args: z.array(json).optional()}),
]);

/** Inputs of one execution. */
export const given = z.strictObject({
  event: json.optional(),
  context: record.optional(),
  steps: record.optional(),
  env: texts.optional(),
  props: record.optional(),
  params: record.optional(),
  accounts: z.record(z.string(), record).optional(),
  stores: z.record(z.string(), record).optional(),
  db: record.optional(),
  files: texts.optional(),
  http: z.array(route).optional(),
  deliver: z.array(delivery).optional(),
  run: z
    .strictObject({
      runs: z.int().min(1).optional(),
      context: json.optional(),
      callback_request: json.optional(),
      follow: z.boolean().optional(),
    })
    .optional(),
  calls: z.array(call).optional(),
  modules: texts.optional(),
  commands: texts.optional(),
  checkpoint: json.optional(),
  stepCheckpoint: json.optional(),
  attachments: texts.optional(),
  random: z.number().min(0).lt(1).optional(),
  now: z.iso.datetime().optional(),
});
export type Given = z.infer<typeof given>;

const request = z.strictObject({
  request: z.string(),
  headers: texts.optional(),
  query: record.optional(),
  json: json.optional(),
  body: z.string().optional(),
  form: record.optional(),
  files: record.optional(),
  proxy: record.optional(),
});

const flow = z.union([
  z.strictObject({delay: z.number()}),
  z.strictObject({suspend: z.number()}),
  z.strictObject({rerun: z.array(json).min(1).max(3)}),
  z.strictObject({exit: z.string().nullable()}),
  z.null(),
]);

const sendKinds = ['http', 'email', 's3', 'emit', 'sse', 'sql', 'snowflake'] as const;

const send = z.strictObject(
  Object.fromEntries(sendKinds.map((kind) => [kind, json.optional()])) as Record<
    (typeof sendKinds)[number],
    z.ZodOptional<z.ZodUnknown>
  >,
);

/** Expected results. They may be empty for a step of a workflow. */
export const effects = z.strictObject({
  shown: z.literal(true).optional(),
  return: json.optional(),
  exports: record.optional(),
  respond: record.optional(),
  flow: flow.optional(),
  runs: z.int().optional(),
  send: z.array(send).optional(),
  requests: z.array(request).optional(),
  answers: z.array(record).optional(),
  stdout: z.string().optional(),
  stderr: z.string().optional(),
  status: z.int().optional(),
  stores: z.record(z.string(), json).optional(),
  db: record.optional(),
  files: z.record(z.string(), z.string().nullable()).optional(),
  emits: z.array(record).optional(),
  commands: z.array(z.string()).optional(),
  checkpoint: json.optional(),
  stepCheckpoint: json.optional(),
  error: z.string().optional(),
  warning: z.literal(true).optional(),
});

export const expect = effects
  .refine((value) => Object.keys(value).length > 0, 'must expect at least one thing')
  .refine(
    ({warning, requests}) => !(warning && requests),
    'has a request that the sample does not await, so it may not arrive\nexpect the warning without requests',
  );

export const caseSchema = z.strictObject({given: given.default({}), expect});

export const fileSchema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not the name of a sample\nuse kebab-case'),
  z.unknown(),
);
