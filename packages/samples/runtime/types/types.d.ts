/** Typings of the types package, for TypeScript samples. */

export type JSONValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | JSONValue[]
  | {[key: string]: JSONValue};

/** Metadata of `$emit`. */
export interface EmitMetadata {
  id?: string | number;
  name?: string;
  summary?: string;
  ts?: number;
}

/** Metadata for sources that dedupe, which need an id. */
export interface IdEmitMetadata extends EmitMetadata {
  id: string | number;
}

export interface SourceHttpRunOptions {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  bodyRaw: string;
  body: any;
}

export interface SourceTimerRunOptions {
  timestamp: number;
  interval_seconds?: number;
}

export interface HttpResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | object | Buffer | NodeJS.ReadableStream;
  immediate?: boolean;
}

export interface PauseUrls {
  resume_url: string;
  cancel_url: string;
}

export interface Helper {
  export(key: string, value: JSONValue | object): void;
  respond(response: HttpResponse): Promise<void>;
  context: Record<string, any>;
  flow: {
    exit(reason?: string): any;
    delay(ms: number): PauseUrls;
    suspend(ms?: number): PauseUrls;
    rerun(ms: number, context?: JSONValue, maxRetries?: number): PauseUrls;
  };
  send: {
    http(config: {
      method: string;
      url: string;
      headers?: object;
      params?: object;
      auth?: object;
      data?: unknown;
    }): void;
    email(config: {subject: string; text: string; html?: string}): void;
    s3(config: {bucket: string; prefix: string; payload: unknown}): void;
    emit(event: object, channel?: string): void;
    sse(config: {channel: string; payload: unknown}): void;
  };
}

export interface ActionRunOptions {
  $: Helper;
  steps: Record<string, any>;
}

export interface PropOption {
  label: string;
  value: unknown;
}

export interface OptionsArguments {
  page: number;
  prevContext: any;
  query?: string;
  [input: string]: any;
}

export type Options =
  | unknown[]
  | PropOption[]
  | ((this: any, args: OptionsArguments) => unknown[] | object | Promise<unknown[] | object>);

type Scalar = 'string' | 'integer' | 'boolean' | 'object' | 'any';

export interface UserProp {
  type: Scalar | 'string[]' | 'integer[]' | 'boolean[]' | '$.interface.apphook';
  label?: string;
  description?: string;
  options?: Options;
  useQuery?: boolean;
  optional?: boolean;
  default?: unknown;
  secret?: boolean;
  min?: number;
  max?: number;
  disabled?: boolean;
  hidden?: boolean;
  reloadProps?: boolean;
}

export interface InterfaceProp {
  type: '$.interface.timer' | '$.interface.http';
  default?: {intervalSeconds: number} | {cron: string};
  customResponse?: boolean;
  label?: string;
  description?: string;
}

export interface ServiceDBProp {
  type: '$.service.db';
}

export interface DataStoreProp {
  type: 'data_store';
  label?: string;
  description?: string;
}

export interface HttpRequestProp {
  type: 'http_request';
  label?: string;
  default?: object;
}

export interface PropDefinitionReference {
  propDefinition: [app: object, name: string, inputs?: object | ((configured: any) => object)];
  label?: string;
  description?: string;
  optional?: boolean;
  default?: unknown;
}

export interface AppProp {
  type: 'app';
  app: string;
}

export type Prop =
  | UserProp
  | InterfaceProp
  | ServiceDBProp
  | DataStoreProp
  | HttpRequestProp
  | PropDefinitionReference
  | AppProp
  | '$.service.db'
  | '$.interface.http'
  | '$.interface.timer'
  | 'string'
  | 'integer'
  | 'boolean'
  | 'object';

export interface Hooks {
  deploy?(): Promise<void>;
  activate?(): Promise<void>;
  deactivate?(): Promise<void>;
}

type Methods = Record<string, (...args: any[]) => any>;

/** Prop values are `any`, because we don't map props to the types of their values yet. */
type Values<P> = {[K in keyof P]: any};

interface Metadata {
  name: string;
  key: string;
  version: string;
  description?: string;
}

export interface App<M> {
  type: 'app';
  app: string;
  propDefinitions?: Record<string, UserProp>;
  methods?: M;
}

export interface Action<P, M> extends Metadata {
  type: 'action';
  props?: P;
  methods?: M;
  additionalProps?(previous?: Record<string, Prop>): Promise<Record<string, Prop>>;
  run(options: ActionRunOptions): unknown;
}

export interface Source<P, M> extends Metadata {
  type: 'source';
  props?: P;
  methods?: M;
  hooks?: Hooks;
  dedupe?: 'unique' | 'greatest' | 'last';
  sampleEmit?: object;
  additionalProps?(previous?: Record<string, Prop>): Promise<Record<string, Prop>>;
  run(event: any): unknown;
}

export interface Emits {
  $emit(event: unknown, metadata?: EmitMetadata): Promise<void>;
}

export interface EmitsWithId {
  $emit(event: unknown, metadata: IdEmitMetadata): Promise<void>;
}

export function defineApp<M extends Methods>(
  app: App<M> & ThisType<M & {$auth: Record<string, any>}>,
): App<M>;

export function defineAction<P extends Record<string, Prop | object>, M extends Methods>(
  action: Action<P, M> & ThisType<M & Values<P>>,
): Action<P, M>;

export function defineSource<P extends Record<string, Prop | object>, M extends Methods>(
  source: Source<P, M> & {dedupe: 'unique' | 'greatest' | 'last'} & ThisType<
      M & Values<P> & EmitsWithId
    >,
): Source<P, M>;
export function defineSource<P extends Record<string, Prop | object>, M extends Methods>(
  source: Source<P, M> & ThisType<M & Values<P> & Emits>,
): Source<P, M>;
