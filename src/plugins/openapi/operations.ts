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
  /** The hash of its section: the id in kebab case. */
  anchor: string;
  /** The tag under which it stands. */
  resource: string;
  summary: string;
  /** Markdown. */
  description: string;
  method: Method;
  path: string;
  /** The address before the path; of one with variables, the pattern. */
  server: string;
  /** The same with the variables filled in. */
  sampleServer: string;
  /** Whether it hangs off the base address of the API. */
  isOnMainServer: boolean;
  parameters: Parameter[];
  body: MediaType | undefined;
  /** Answers of success, by status. */
  replies: [status: string, Reply][];
  /** Answers of failure that are its own, by status. */
  errors: [status: string, Reply][];
  /** Failures that it shares with other operations, by status. */
  shared: [status: string, Reply][];
  /** How a request proves who sends it. */
  security: SecurityScheme[];
}

/** `getSourceEvents` is found at `#get-source-events`. */
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

/** Every operation of a document, by resource in the order of its tags, then as they stand. */
export function operationsOf(api: OpenApi): Operation[] {
  const all = Object.entries(api.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      return object ? [operationOf(api, path, method, object, item.servers)] : [];
    }),
  );
  return api.tags.flatMap(({name}) => all.filter(({resource}) => resource === name));
}
