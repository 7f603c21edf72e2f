/** Compares a request and its response with the OpenAPI document. */
import {shapeProblems} from './shape.ts';
import type {Given, RecordedRequest} from '@portal/samples/model';
import type {Operation} from '@portal/content/openapi/operations';
import {findCall} from './calls.ts';
import type {Answer, MockApi} from './mock.ts';

/** Finds undocumented names in a request, because the API ignores them silently. */
function unknownNames({parameters, body}: Operation, {query, json}: RecordedRequest): string[] {
  const known = parameters.filter((one) => one.in === 'query').map(({name}) => name);
  const inQuery = Object.keys(query).filter((name) => !known.includes(name));
  const fields = Object.keys((json ?? {}) as object);
  const inBody = fields.filter((name) => body?.schema.properties?.[name] === undefined);
  return [
    ...inQuery.map((name) => `the query parameter "${name}" is not documented`),
    ...inBody.map((name) => `the field "${name}" of the body is not documented`),
  ];
}

/** Returns the documented response for a status. */
const replyFor = ({replies, errors, shared}: Operation, status: number) =>
  [...replies, ...errors, ...shared].find(
    ([key]) => key === String(status) || key === `${String(status)[0]}XX`,
  )?.[1];

function answerProblems(operation: Operation, {status, type, body, violations}: Answer): string[] {
  if (status >= 400) return [`rejected with ${status}: ${violations || body}`];
  const reply = replyFor(operation, status);
  if (!reply) return [`the response status ${status} is not documented`];
  if (!reply.content) return body ? ['the response body is not documented'] : [];
  const media = reply.content[type];
  if (!media) return [`the response type ${type} is not documented`];
  const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
  return shapeProblems(media.schema, value).map((problem) => `response: ${problem}`);
}

/**
 * Sends a request to the mock.
 *
 * @returns the problems of the request and the response; empty if the document allows both
 */
export async function contractProblems(
  request: RecordedRequest,
  operations: Operation[],
  mock: MockApi,
): Promise<string[]> {
  const call = findCall(request, operations);
  if (!call) return [`${request.request} is not an operation of the document`];
  const problems = [
    ...unknownNames(call.operation, request),
    ...answerProblems(call.operation, await mock.ask(call, request)),
  ];
  return problems.map((problem) => `${call.operation.id}: ${problem}`);
}

/**
 * Compares a response that a page or a case shows with the document.
 *
 * @param status - the first success status by default
 */
export function shownProblems(
  request: {method: string; url: string},
  operations: Operation[],
  answer: unknown,
  status?: number,
): string[] {
  const {operation} = findCall(request, operations)!;
  const reply = replyFor(operation, status ?? Number(operation.replies[0]![0]));
  const told = (problem: string) => `${operation.id}: response on the page: ${problem}`;
  if (!reply) return [told(`the status ${status} is not documented`)];
  const media = reply.content?.['application/json'];
  if (!media) return [told('the document has no JSON for it')];
  return shapeProblems(media.schema, answer).map(told);
}

/**
 * Compares the responses that a case makes the API give with the document. A case may leave out fields
 * that its sample doesn't read.
 */
export function stubProblems({http = []}: Given, operations: Operation[]): string[] {
  const declared = http.filter((route) => !('optional' in route));
  return declared.flatMap(({request, respond}) => {
    const [method = '', url = ''] = request.split(' ');
    const {status, json} = respond ?? {};
    if (json === undefined || !findCall({method, url}, operations)) return [];
    const problems = shownProblems({method, url}, operations, json, status);
    return problems.filter((problem) => !problem.includes('must have required property'));
  });
}
