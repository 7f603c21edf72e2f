/** The parts of an OpenAPI 3.1 document that this plugin reads, with references resolved. */

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

/** A parameter in the path or the query string. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: string | number;
}

/** A body in one format. */
export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, {summary?: string; value: unknown}>;
}

type Content = Record<string, MediaType>;

/** The response of an operation with a status. */
export interface Reply {
  description: string;
  content?: Content;
}

/** A kind of authentication. `x-variable` is the environment variable with the secret. */
export interface SecurityScheme {
  type: 'http' | 'apiKey';
  name?: string;
  'x-variable': string;
}

export interface Server {
  url: string;
  variables?: Record<string, {default: string}>;
}

/** An operation in the document. */
export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: {content: Content};
  responses: Record<string, Reply>;
  security?: Record<string, string[]>[];
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export interface OpenApi {
  servers: [Server];
  security: Record<string, string[]>[];
  tags: {name: string}[];
  paths: Record<string, {servers?: [Server]} & Partial<Record<Method, OperationObject>>>;
  components: {
    securitySchemes: Record<string, SecurityScheme>;
    /** Responses that operations share. */
    responses?: Record<string, Reply>;
  };
}
