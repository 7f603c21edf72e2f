/**
 * Adds mistakes to pages that work and expects the runner to find each at the right place. The
 * pages in `fixtures/` also contain every kind of sample.
 */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {Project} from '@portal/content/pages/project';
import {known} from '@portal/content/testing/siteFacts';
import type {Problem} from '../model.ts';
import {allPages, type Report, runPages} from '../run.ts';

const fixtures = join(__dirname, 'fixtures');

interface Mistake {
  /** Description of the mistake. */
  name: string;
  /** Default: `right`. */
  page?: string;
  /** The file to change. Default: the page. */
  into?: 'case';
  /** Text to replace, and the replacement. */
  change: [string, string];
  /** Text on the line that the finding must have. */
  at: string;
  message: RegExp;
}

const mistakes: Mistake[] = [
  {
    name: 'an export under the wrong name',
    change: ['$.export("total", data', '$.export("sum", data'],
    at: '$.export("sum"',
    message: /expected exports\.total to be 20\ngot only sum/,
  },
  {
    name: 'a response with the wrong status',
    change: ['status: 200', 'status: 201'],
    at: 'status: 201',
    message: /expected respond\.status to be 200\ngot 201/,
  },
  {
    name: 'a call without await',
    change: ['await this.orders.set', 'this.orders.set'],
    at: 'this.orders.set',
    message: /still running: orders\.set\("last"\)\. Await it/,
  },
  {
    name: 'an export of a promise',
    change: ['$.export("total", data.total)', '$.export("total", this.orders.get("last"))'],
    at: '$.export("total", this',
    message: /\$\.export\("total"\) is a Promise/,
  },
  {
    name: 'a wrong field path',
    change: ['steps.trigger.event.body;', 'steps.trigger.body;'],
    at: 'steps.trigger.body;',
    message: /TypeError: Cannot destructure property 'quantity'/,
  },
  {
    name: "an operator that the runtime doesn't support",
    change: ['const { quantity } =', 'let n;\nn ??= 1;\nconst { quantity } ='],
    at: 'n ??= 1',
    message: /`\?\?=` is newer than Node 14/,
  },
  {
    name: "a global that the runtime doesn't have",
    change: ['return quantity * 2;', 'return fetch("https://api.example.com");'],
    at: 'return fetch',
    message: /the global fetch is newer than Node 14 → use axios/,
  },
  {
    name: "a method that the runtime doesn't have",
    change: ['console.log("Order", data.id)', 'console.log("a-b".replaceAll("-", " "))'],
    at: 'replaceAll',
    message: /\.replaceAll\(\) is newer than Node 14/,
  },
  {
    name: "a request that the case doesn't declare",
    change: [
      'axios.get("https://api.example.com/orders/1"',
      'axios.get("https://api.example.com/order/1"',
    ],
    at: '```js title="Get an order"',
    message: /sends GET https:\/\/api\.example\.com\/order\/1, but its case doesn't declare it/,
  },
  {
    name: 'a syntax error',
    change: ['console.log("Order", data.id);', 'console.log("Order" data.id);'],
    at: 'console.log("Order" data.id)',
    message: /SyntaxError/,
  },
  {
    name: 'an Output block that shows different output',
    change: ['Order 1\n```', 'Order 2\n```'],
    at: '```text title="Output"',
    message: /the Output block shows\n {2}Order 2\ngot\n {2}Order 1/,
  },
  {
    name: 'a Returns block that shows another value',
    change: ['sample=body\n8', 'sample=body\n9'],
    at: '```json title="Returns"',
    message: /the Returns block shows 9\ngot 8/,
  },
  {
    name: 'an unknown language',
    change: [
      '```js title="A step\'s body" sample=body',
      '```jss title="A step\'s body" sample=body',
    ],
    at: '```jss',
    message: /unknown language `jss` → write `js`/,
  },
  {
    name: 'a block without a language',
    change: ['```text title="Output" sample=py-order', '```'],
    at: '```\nOrder 1',
    message: /needs a language/,
  },
  {
    name: 'a block without a name',
    change: ['```js sample=write-file', '```js'],
    at: '```js\nimport fs',
    message: /needs one name/,
  },
  {
    name: 'a block without a case',
    into: 'case',
    change: [
      'body:\n  given: {event: {body: {quantity: 4}}}\n  expect: {return: 8, shown: true}\n',
      '',
    ],
    at: 'sample=body',
    message: /no case `body` in cases\/right\.yaml/,
  },
  {
    name: 'a case without a block',
    change: ['sample=write-file', 'sample=write-files'],
    at: 'write-file:',
    message: /the page has no block with sample=write-file/,
  },
  {
    name: 'an unknown key in a case',
    into: 'case',
    change: ['exports: {total: 20}', 'export: {total: 20}'],
    at: 'export: {total: 20}',
    message: /expect\.export is not one of .* → did you mean "exports"\?/,
  },
  {
    name: 'a case that expects nothing',
    into: 'case',
    change: ['expect: {return: 8, shown: true}', 'expect: {}'],
    at: 'expect: {}',
    message: /expect at least one thing/,
  },
  {
    name: 'a response that no case expects',
    into: 'case',
    change: ['    respond: {status: 200, body: {id: 1}}\n', ''],
    at: '$.respond(',
    message: /the sample responds, but no case expects it: add expect\.respond/,
  },
  {
    name: 'a stored record that no case expects',
    into: 'case',
    change: ['    stores: {data_store: {last: 1}}\n', ''],
    at: '```python sample=py-order',
    message: /changes a data store, but no case expects it: add expect\.stores/,
  },
  {
    name: "an input that the language doesn't support",
    into: 'case',
    change: ['sh-order:\n  given:\n', 'sh-order:\n  given:\n    props: {name: Ana}\n'],
    at: 'props: {name: Ana}',
    message: /given\.props: bash doesn't support this input → use only event, context, steps/,
  },
  {
    name: 'a no-run reason that is not allowed',
    change: ['```js sample=write-file', '```js sample=write-file no-run="too long"'],
    at: 'no-run="too long"',
    message: /`too long` isn't an allowed no-run reason/,
  },
  {
    name: 'a block with fails that works',
    change: ['```js sample=write-file', '```js sample=write-file fails="no such file"'],
    at: 'fails="no such file"',
    message: /expected to fail with "no such file", but it works/,
  },
  {
    name: 'a wrong key in Python',
    change: ['order["total"]', 'order["totals"]'],
    at: 'order["totals"]',
    message: /KeyError: 'totals'/,
  },
  {
    name: 'a wrong export in Python',
    change: ['wl.export("total"', 'wl.export("sum"'],
    at: 'wl.export("sum"',
    message: /expected exports\.total to be 20/,
  },
  {
    name: "grammar that Python 3.8 doesn't support",
    change: ['    return order\n', '    match order:\n        case _:\n            return order\n'],
    at: 'match order:',
    message: /SyntaxError|newer than Python 3\.8/,
  },
  {
    name: "a method that Python 3.8 doesn't have",
    change: ['print("Order", order["id"])', 'print("Order 1".removeprefix("x"))'],
    at: 'removeprefix',
    message: /\.removeprefix\(\) is newer than Python 3\.8/,
  },
  {
    name: 'an unquoted variable in Bash',
    change: ['echo "Hello $name"', 'echo Hello $name'],
    at: 'echo Hello $name',
    message: /SC2086/,
  },
  {
    name: "a flag that the CLI doesn't have",
    change: ['{{product.cli}} deploy source.js', '{{product.cli}} deploy --now source.js'],
    at: '```bash sample=sh-order',
    message: /deploy has no flag --now/,
  },
  {
    name: "a command that doesn't exist",
    change: ['echo "Hello $name"', 'echo "Hello $name"\ngit status'],
    at: '```bash sample=sh-order',
    message: /the command git doesn't exist/,
  },
  {
    name: 'a session that shows different output',
    change: ['two\nthree\n```', 'two\nfour\n```'],
    at: "$ printf '%s",
    message: /shows\ntwo\nfour\ngot\ntwo\nthree/,
  },
  {
    name: 'an unused variable in Go',
    page: 'go',
    change: ['	defer resp.Body.Close()', '	defer resp.Body.Close()\n	count := 1'],
    at: 'count := 1',
    message: /count declared but not used/,
  },
  {
    name: 'an export under the wrong name in Go',
    page: 'go',
    change: ['Export("total"', 'Export("sum"'],
    at: '```go sample=fetch',
    message: /expected exports\.total to be 20/,
  },
  {
    name: 'a wrong type in TypeScript',
    page: 'typescript',
    change: ['id: order.id,', 'id: order.identity,'],
    at: 'order.identity',
    message: /Property 'identity' does not exist on type 'Order'/,
  },
  {
    name: 'an emit without the ID that dedupe needs',
    page: 'components',
    change: ['id: item.id,', ''],
    at: 'this.$emit(item',
    message: /dedupe "unique" needs an id/,
  },
  {
    name: 'a prop without a value in the case',
    page: 'components',
    into: 'case',
    change: ['props: {text: Hello, room: r1}', 'props: {room: r1}'],
    at: '```js sample=action',
    message: /the prop text has no value: add given\.props\.text/,
  },
  {
    name: 'a server that responds with the wrong status',
    page: 'traffic',
    change: ['? 200 : 405', '? 201 : 405'],
    at: '```js sample=receive',
    message: /expected answers\[?\.?0\]?\.status to be 200\ngot 201/,
  },
  {
    name: 'a server that never listens',
    page: 'traffic',
    change: ['.listen(3000)', '.address()'],
    at: '```js sample=receive',
    message: /given\.deliver needs a server that listens/,
  },
  {
    name: 'a stream that is closed too early',
    page: 'traffic',
    change: ['includes("last")', 'includes("first")'],
    at: '```js sample=listen',
    message: /expected stdout to be "first\\nlast"/,
  },
  {
    name: "data that doesn't parse",
    page: 'components',
    change: ['{"id": 1}', '{"id": 1,}'],
    at: '{"id": 1,}',
    message: /not valid JSON: there is a comma after the last value → delete the comma/,
  },
  {
    name: 'a wrong return value of a step of a workflow',
    page: 'workflow',
    change: ['["total"] * 1.2', '["total"] * 2'],
    at: '```python title="Step with_tax"',
    message: /expected return to be 24\ngot 40/,
  },
  {
    name: 'a workflow that continues where it should end',
    page: 'workflow',
    change: ['return $.flow.exit(`Seen: ${id}`)', 'return `Seen: ${id}`'],
    at: '```js title="Wrong: Step once',
    message: /expected flow/,
  },
  {
    name: 'a workflow that ends where it should continue',
    page: 'workflow',
    into: 'case',
    change: [
      "once: {flow: {exit: 'Seen: A-0'}}",
      "once: {flow: {exit: 'Seen: A-0'}}\n          with_tax: {return: 1}",
    ],
    at: '```js title="Wrong: Step once',
    message: /the workflow ends here \(exit\), but with_tax is expected to run/,
  },
  {
    name: 'a step of a workflow that no run expects',
    page: 'workflow',
    into: 'case',
    change: ['          ship: {return: A-1 by Ana}\n', ''],
    at: '```js title="Step ship"',
    message: /the step ship runs, but the run doesn't expect it/,
  },
  {
    name: 'a pause that never ends',
    page: 'workflow',
    into: 'case',
    change: ['pauses: {ask: timeout}', 'pauses: {}'],
    at: '```js title="Step ask"',
    message: /ask suspends the workflow: add pauses\.ask/,
  },
  {
    name: 'a wrong path into the request that resumed the workflow',
    page: 'workflow',
    change: ['$resume_data.body.by}', '$resume_data.query.by}'],
    at: '```js title="Step ship"',
    message: /expected return to be "A-1 by Ana"\ngot "A-1 by undefined"/,
  },
  {
    name: 'a source that emits an unexpected event',
    page: 'workflow',
    into: 'case',
    change: ['{id: A-0, total: 1}', '{id: A-3, total: 1}'],
    at: 'this.$emit(body, { id: body.id })',
    message: /expected emits\[?\.?2\]?\.id to be "A-0"/,
  },
  {
    name: 'an email that the page shows differently',
    page: 'workflow',
    change: ['"subject": "Ship for 24?"', '"subject": "Ship for 20?"'],
    at: '```json title="Delivers"',
    message: /the Delivers block shows/,
  },
  {
    name: 'an event that the page shows differently',
    page: 'workflow',
    change: ['{ "id": "A-1", "total": 20 }', '{ "id": "A-1", "total": 21 }'],
    at: '```json title="Event"',
    message: /the Event block shows/,
  },
  {
    name: 'a store that the page shows differently',
    page: 'workflow',
    change: ['{ "seen": { "A-1": true } }', '{ "seen": {} }'],
    at: '```json title="Stores"',
    message: /the Stores block shows/,
  },
  {
    name: "a step that the workflow doesn't have",
    page: 'workflow',
    into: 'case',
    change: ['pauses: {ask: cancel}', 'pauses: {asked: cancel}'],
    at: 'pauses: {asked: cancel}',
    message:
      /workflow shown: the workflow has no step asked → write one of once, with_tax, ask, ship/,
  },
  {
    name: 'a step without a sample',
    page: 'workflow',
    into: 'case',
    change: ['with_tax: with-tax', 'with_tax: with-taxes'],
    at: 'with_tax: {return: 24}',
    message: /the page has no block with sample=with-taxes/,
  },
];

/** Returns the line of a text. The first is 1. */
const lineOf = (source: string, text: string): number => {
  const at = source.indexOf(text);
  if (at < 0) throw new Error(`the fixture doesn't contain \`${text}\``);
  return source.slice(0, at).split('\n').length;
};

let root: string;
let report: Report;
let sources: Map<string, string>;

/** Each mistake is on a separate page, so that one run finds them all. */
/** Runs all samples of a folder. */
const runAll = (folder: string) => {
  const project = new Project(folder, known);
  return runPages(project, allPages(project));
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'planted-'));
  sources = new Map();
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
    sources.set(file, text);
  };
  mistakes.forEach(({page = 'right', into, change: [from, to]}, index) => {
    const read = (file: string) => readFileSync(join(fixtures, file), 'utf8');
    const plant = (text: string) => {
      if (!text.includes(from)) throw new Error(`the fixture ${page} doesn't contain \`${from}\``);
      return text.replace(from, () => to);
    };
    const keep = (text: string) => text;
    put(`docs/m${index}.mdx`, (into ? keep : plant)(read(`docs/${page}.mdx`)));
    put(`cases/m${index}.yaml`, (into ? plant : keep)(read(`cases/${page}.yaml`)));
  });
  report = await runAll(root);
}, 300_000);

afterAll(() => rmSync(root, {recursive: true, force: true}));

const isOn = (problem: Problem, index: number) => new RegExp(`/m${index}\\.`).test(problem.file);

test.each(mistakes.map((mistake, index) => ({...mistake, index})))(
  'finds $name',
  ({index, at, message}) => {
    const found = report.problems.filter((problem) => isOn(problem, index));
    const places = [`docs/m${index}.mdx`, `cases/m${index}.yaml`].map((file) => ({
      file,
      source: sources.get(file) ?? '',
    }));
    const place = places.find(({source}) => source.includes(at));
    const expected = `${place?.file}:${lineOf(place?.source ?? '', at)}`;
    const hits = found.filter((problem) =>
      message.test(`${problem.message} → ${problem.fix}`.replaceAll(`/m${index}.`, '/right.')),
    );
    expect({
      messages: found.map((problem) => problem.message),
      places: hits.map(({file, line}) => `${file}:${line}`),
    }).toMatchObject({places: expect.arrayContaining([expected])});
  },
);

test('finds nothing on correct pages', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'right-'));
  cpSync(fixtures, copy, {recursive: true});
  try {
    const {problems, counts, missing} = await runAll(copy);
    expect(problems).toEqual([]);
    expect(missing).toEqual({});
    expect(Object.keys(counts).sort()).toEqual(
      expect.arrayContaining(['bash', 'console', 'go', 'js', 'python', 'ts']),
    );
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}, 300_000);
