/** Tests that each name of the component API is explained in its section. */
import {resolve} from 'node:path';
import {names, sectionsOf} from './sections.ts';
import {openProject} from '../../../src/facts.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Properties, fields, arguments and members of the component API, by the ID of their section. They come
 * from the description of the API, not from the page, so that a test fails if the page loses one.
 */
const explained: readonly {anchor: string; names: readonly string[]}[] = [
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

const page = openProject(resolve(__dirname, '../../..')).page('docs/components/api.mdx');
const sections = sectionsOf(page);

test.each(explained)('#$anchor explains each of its names', ({anchor, names: all}) => {
  const code = sections.get(anchor)?.code ?? [];
  expect(all.filter((name) => !code.some((text) => names(text, name)))).toEqual([]);
});
