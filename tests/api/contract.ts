/** Holds a request and its answer to the document. */
import {shapeProblems} from '../../checks/openapi/shape.ts';
import type {RecordedRequest} from '../../samples/model.ts';
import type {Operation} from '../../src/plugins/openapi/operations.ts';
import {findCall} from './calls.ts';
import type {Answer, MockApi} from './mock.ts';

/** Names that a request has and the operation does not: the API ignores them in silence. */
function unknownNames({parameters, body}: Operation, {query, json}: RecordedRequest): string[] {
  const known = parameters.filter((one) => one.in === 'query').map(({name}) => name);
  const inQuery = Object.keys(query).filter((name) => !known.includes(name));
  const fields = Object.keys((json ?? {}) as object);
  const inBody = fields.filter((name) => body?.schema.properties?.[name] === undefined);
  return [
    ...inQuery.map((name) => `no query parameter "${name}" is documented`),
    ...inBody.map((name) => `no field "${name}" of the body is documented`),
  ];
}

/** The answer that the document promises for a status. */
const replyFor = ({replies}: Operation, status: number) =>
  replies.find(([key]) => key === String(status) || key === `${String(status)[0]}XX`)?.[1];

function answerProblems(operation: Operation, {status, type, body, violations}: Answer): string[] {
  if (status >= 400) return [`refused with ${status}: ${violations || body}`];
  const reply = replyFor(operation, status);
  if (!reply) return [`answered with ${status}, which is not documented`];
  if (!reply.content) return body ? ['answered with a body that is not documented'] : [];
  const media = reply.content[type];
  if (!media) return [`answered with ${type}, which is not documented`];
  const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
  return shapeProblems(media.schema, value).map((problem) => `answered with ${problem}`);
}

/**
 * Sends a request to the mock.
 *
 * @returns what is wrong with it or with the answer; nothing when the document allows both
 */
export async function contractProblems(
  request: RecordedRequest,
  operations: Operation[],
  mock: MockApi,
): Promise<string[]> {
  const call = findCall(request, operations);
  if (!call) return [`${request.request} is no operation of the document`];
  const problems = [
    ...unknownNames(call.operation, request),
    ...answerProblems(call.operation, await mock.ask(call, request)),
  ];
  return problems.map((problem) => `${call.operation.id}: ${problem}`);
}

/** What an answer that a page shows has wrong, as the answer to a request. */
export function shownProblems(
  request: RecordedRequest,
  operations: Operation[],
  answer: unknown,
): string[] {
  const {operation} = findCall(request, operations)!;
  const [, reply] = operation.replies[0]!;
  const media = reply.content?.['application/json'];
  if (!media) return [`${operation.id}: no answer in JSON is documented`];
  const problems = shapeProblems(media.schema, answer);
  return problems.map((problem) => `${operation.id}: the page shows an answer with ${problem}`);
}
