import type {Operation} from './operations.ts';
import type {MediaType} from './types.ts';

/** A time that samples compute when they run: tomorrow, at a time of day in UTC. */
export class Tomorrow {
  /** @param time - the time of day, such as `09:30:00Z` */
  constructor(readonly time: string) {}
}

/** The request that the samples of an operation send in every language. */
export interface SampleRequest {
  method: string;
  /** The URL without the query. */
  url: string;
  query: [name: string, value: string][];
  /** Headers for authentication. The secret comes from an environment variable. */
  secrets: {header: string; prefix: string; variable: string}[];
  /** The JSON body. May contain `Tomorrow`. */
  json: unknown;
  /** The kind of response: JSON, a stream, or nothing to read. */
  answer: 'json' | 'stream' | 'none';
}

/** Tells whether the body of a request contains `Tomorrow`. */
export const sendsTomorrow = ({json}: SampleRequest) =>
  Object.values(json ?? {}).some((value) => value instanceof Tomorrow);

/** Returns the example of a body. A fixed time would soon be in the past or too far ahead. */
function bodyOf({schema, example}: MediaType): unknown {
  return Object.fromEntries(
    Object.entries(example as object).map(([name, value]) => [
      name,
      schema.properties?.[name]?.format === 'date-time' ? new Tomorrow(value.split('T')[1]) : value,
    ]),
  );
}

/**
 * Fills in the required parameters of an operation, and the optional ones that have an example.
 *
 * @throws Error if a required parameter has no example
 */
export function sampleRequest(operation: Operation): SampleRequest {
  const {id, parameters, path, sampleServer, method, body, security, replies} = operation;
  const values = parameters.flatMap((parameter) => {
    const {name, required, example} = parameter;
    if (example === undefined && required) {
      throw new Error(`facts/openapi.yaml: ${id} needs an example of its parameter "${name}".`);
    }
    return example === undefined ? [] : [{...parameter, value: String(example)}];
  });
  const url = values
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, {name, value}) => text.replace(`{${name}}`, value), sampleServer + path);
  const [, reply] = replies[0]!;
  const answers = Object.keys(reply.content ?? {});
  return {
    method: method.toUpperCase(),
    url,
    query: values
      .filter((parameter) => parameter.in === 'query')
      .map(({name, value}) => [name, value]),
    secrets: security.map(({type, name, 'x-variable': variable}) =>
      type === 'http'
        ? {header: 'Authorization', prefix: 'Bearer ', variable}
        : {header: name!, prefix: '', variable},
    ),
    json: body && bodyOf(body),
    answer: answers.includes('text/event-stream')
      ? 'stream'
      : answers.includes('application/json') && replies[0]![0] === '200'
        ? 'json'
        : 'none',
  };
}
