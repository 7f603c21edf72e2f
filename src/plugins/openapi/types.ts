/** The parts of an OpenAPI 3.1 document that are read, references replaced by what they name. */

/** A JSON Schema, as far as the reference page shows it. */
export interface Schema {
  /** Of an object that several operations refer to: the page describes it once, under this name. */
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

interface Example {
  summary?: string;
  value: unknown;
}

/** A body in one format. */
export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export type Content = Record<string, MediaType>;

/** What an operation answers under a status. */
export interface Reply {
  description: string;
  content?: Content;
}

/** A way to prove who sends a request; `x-variable` names the variable that holds the secret. */
export interface SecurityScheme {
  type: 'http' | 'apiKey';
  name?: string;
  'x-variable': string;
}

export interface Server {
  url: string;
  variables?: Record<string, {default: string}>;
}

/** An operation as the document has it. */
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

export type PathItem = {servers?: [Server]} & Partial<Record<Method, OperationObject>>;

export interface OpenApi {
  info: {title: string};
  servers: [Server];
  security: Record<string, string[]>[];
  tags: {name: string; description: string}[];
  paths: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, SecurityScheme>;
    /** Answers that operations share. */
    responses?: Record<string, Reply>;
  };
}
