import type {Operation} from './operations.ts';
import {exampleOf} from './types.ts';

/** The request that the samples of an operation send in every language. */
export interface SampleRequest {
  method: string;
  /** The URL without the query. */
  url: string;
  query: [name: string, value: string][];
  /** Headers for authentication. The secret comes from an environment variable. */
  secrets: {header: string; prefix: string; variable: string}[];
  /** The JSON body. */
  json: unknown;
  /** The kind of response: JSON, a stream, or nothing to read. */
  answer: 'json' | 'stream' | 'none';
}

/** Fills in the required parameters of an operation, and the optional ones that have an example. */
export function sampleRequest(operation: Operation): SampleRequest {
  const {parameters, path, sampleServer, method, body, security, replies} = operation;
  const values = parameters
    .filter(({example}) => example !== undefined)
    .map((parameter) => ({...parameter, value: String(parameter.example)}));
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
    json: body && exampleOf(body),
    answer: answers.includes('text/event-stream')
      ? 'stream'
      : answers.includes('application/json') && replies[0]![0] === '200'
        ? 'json'
        : 'none',
  };
}
