/**
 * The names that readers look up in the two references, and the section that must contain each.
 * They come from the descriptions of the component API and the CLI, not from the pages, so that the
 * tests fail if a page loses one.
 */

/** A name that has its own heading or shares one with related names. */
export interface Named {
  name: string;
  /** ID of the heading. */
  anchor: string;
  /** The heading is for several names, such as `Array types`, and the section contains the name. */
  shared?: true;
}

/** Names in one section without separate headings. */
export interface Together {
  anchor: string;
  names: readonly string[];
}

const own = (...names: string[]): Named[] => names.map((name) => ({name, anchor: name}));
const shared = (anchor: string, ...names: string[]): Named[] =>
  names.map((name) => ({name, anchor, shared: true}));

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Prop types, hooks and dedupe strategies. The table at the top links to each. */
export const ofComponents: readonly Named[] = [
  ...own('string', 'integer', 'boolean', 'object', 'any', 'app'),
  ...own('data_store', 'http_request', 'alert'),
  ...shared('array-types', 'string[]', 'integer[]', 'boolean[]'),
  {name: '$.service.db', anchor: 'service-db'},
  {name: '$.interface.timer', anchor: 'interface-timer'},
  {name: '$.interface.http', anchor: 'interface-http'},
  {name: 'deploy()', anchor: 'deploy'},
  {name: 'activate()', anchor: 'activate'},
  {name: 'deactivate()', anchor: 'deactivate'},
  ...own('unique', 'greatest', 'last'),
  ...shared('emit-events', 'this.$emit()'),
  ...shared('return-and-export-data', '$.export'),
  {name: '$summary', anchor: 'summary'},
  {name: '$.respond', anchor: 'respond'},
  {name: '$.flow', anchor: 'flow'},
  {name: '$.send', anchor: 'send'},
  {name: '$.context', anchor: 'context'},
];

/** Properties, fields, arguments and members of the component API. */
export const inComponents: readonly Together[] = [
  {
    anchor: 'component-structure',
    names: words(`
      name key type version description props methods hooks dedupe
      additionalProps sampleEmit run
    `),
  },
  {
    anchor: 'fields-of-a-prop',
    names: words(`
      type label description options useQuery optional propDefinition default
      secret min max disabled hidden reloadProps
    `),
  },
  {anchor: 'app', names: ['type', 'app', 'propDefinitions', 'methods', 'this.$auth']},
  {anchor: 'service-db', names: ['this.db.get("key")', 'this.db.set("key", value)']},
  {anchor: 'interface-timer', names: ['default', 'this.timer', 'timestamp']},
  {
    anchor: 'interface-http',
    names: words(`
      customResponse this.http.endpoint this.http.respond() status headers body
      method path query bodyRaw
    `),
  },
  {anchor: 'http_request', names: ['execute()', 'default', 'params', 'auth']},
  {anchor: 'alert', names: ['alertType', 'content']},
  {anchor: 'async-options', names: ['page', 'prevContext', 'query', 'label', 'value']},
  {anchor: 'prop-definitions', names: ['propDefinitions', 'options']},
  {
    anchor: 'dynamic-props',
    names: ['reloadProps', 'additionalProps', 'ConfigurationError'],
  },
  {anchor: 'metadata-of-an-event', names: ['id', 'name', 'summary', 'ts']},
  {
    anchor: 'flow',
    names: [
      'return $.flow.exit(reason)',
      '$.flow.delay(ms)',
      '$.flow.suspend(ms?)',
      '$.flow.rerun(ms, context?, maxRetries?)',
    ],
  },
  {
    anchor: 'send',
    names: words('$.send.http $.send.email $.send.s3 $.send.emit $.send.sse'),
  },
  {anchor: 'context', names: ['deadline', 'JIT', 'run']},
];

/** A command of the CLI. */
export interface Command {
  /** ID of its heading. */
  anchor: string;
  /** Fixed words that can follow. */
  words?: readonly string[];
  flags?: readonly string[];
}

/** Flags that belong to no single command. */
export const everywhere = {
  anchor: 'version-and-updates',
  flags: ['-p', '--profile', '--yes', '--version'],
};

export const commands: Readonly<Record<string, Command>> = {
  delete: {anchor: 'delete'},
  deploy: {anchor: 'deploy'},
  describe: {anchor: 'describe'},
  dev: {anchor: 'dev', flags: ['--dc', '--prompt-all']},
  events: {anchor: 'events', flags: ['-n', '-f']},
  help: {anchor: 'help'},
  init: {anchor: 'init', words: ['app', 'action', 'source'], flags: ['--db', '--http', '--timer']},
  list: {anchor: 'list', words: ['components', 'sources', 'so', 'streams', 'st']},
  login: {anchor: 'login', flags: ['-p']},
  logout: {anchor: 'logout', flags: ['-p']},
  logs: {anchor: 'logs'},
  publish: {anchor: 'publish'},
  signup: {anchor: 'signup', flags: ['-p']},
  unpublish: {anchor: 'unpublish', words: ['component']},
  update: {anchor: 'update', flags: ['--code', '--name', '--deactivate', '--activate']},
};
