import {nearestName} from '../text/nearestName.ts';
import type {Reject} from './rejection.ts';
import {
  methods,
  type MediaType,
  type Method,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type Reply,
  type SecurityScheme,
  type Server,
} from './types.ts';

/** An operation with everything that its section shows. */
export interface Operation {
  id: string;
  /** The anchor of its section: the ID in kebab case. */
  anchor: string;
  /** Its tag. */
  resource: string;
  summary: string;
  /** Markdown. */
  description: string;
  method: Method;
  path: string;
  /** The URL before the path, with placeholders if it has variables. */
  server: string;
  /** The same with values for the variables. */
  sampleServer: string;
  /** Whether its URL starts with the base URL of the API. */
  isOnMainServer: boolean;
  parameters: Parameter[];
  body: MediaType | undefined;
  /** Success responses, by status. */
  replies: [status: string, Reply][];
  /** Error responses that only this operation has, by status. */
  errors: [status: string, Reply][];
  /** Error responses shared with other operations, by status. */
  shared: [status: string, Reply][];
  /** How requests are authenticated. */
  security: SecurityScheme[];
}

/** Returns the anchor of an operation: `get-source-events` for `getSourceEvents`. */
export const anchorOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const filledIn = ({url, variables = {}}: Server) =>
  url.replace(/\{(\w+)\}/g, (braces, name: string) => variables[name]?.default ?? braces);

function operationOf(
  api: OpenApi,
  path: string,
  method: Method,
  object: OperationObject,
  servers: [Server] | undefined,
): Operation {
  const {securitySchemes, responses: shared = {}} = api.components;
  const [server] = servers ?? api.servers;
  const replies = Object.entries(object.responses);
  const failures = replies.filter(([status]) => !status.startsWith('2'));
  const isShared = (reply: Reply) => Object.values(shared).includes(reply);
  return {
    id: object.operationId,
    anchor: anchorOf(object.operationId),
    resource: object.tags[0],
    summary: object.summary,
    description: object.description,
    method,
    path,
    server: server.url,
    sampleServer: filledIn(server),
    isOnMainServer: servers === undefined,
    parameters: object.parameters ?? [],
    body: object.requestBody?.content['application/json'],
    replies: replies.filter(([status]) => status.startsWith('2')),
    errors: failures.filter(([, reply]) => !isShared(reply)),
    shared: failures.filter(([, reply]) => isShared(reply)),
    security: (object.security ?? api.security)
      .flatMap((scheme) => Object.keys(scheme))
      .map((name) => securitySchemes[name]!),
  };
}

/**
 * Returns all operations of a document by resource, in the order of the tags and of the document.
 *
 * @param reject - called for an operation with the ID of another one, or a tag that isn't in the list of
 *   tags
 */
export function operationsOf(api: OpenApi, reject: Reject): Operation[] {
  const all = Object.entries(api.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      return object ? [operationOf(api, path, method, object, item.servers)] : [];
    }),
  );
  const tags = api.tags.map(({name}) => name);
  for (const operation of all) {
    const {id, resource, path, method} = operation;
    const own = ['paths', path, method];
    if (all.find((other) => other.id === id) !== operation) {
      const fix = 'rename one, because it is an anchor';
      reject([...own, 'operationId'], `another operation has the ID "${id}"`, fix);
    }
    if (tags.includes(resource)) continue;
    const nearest = nearestName(resource, tags);
    const fix = nearest ? `did you mean "${nearest}"?` : 'add it to `tags`';
    reject([...own, 'tags', 0], `there is no tag "${resource}"`, fix);
  }
  return tags.flatMap((tag) => all.filter(({resource}) => resource === tag));
}
