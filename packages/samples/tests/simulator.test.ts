/** Tests the simulator, one rule of the platform at a time. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Certificates} from '../http/certificates.ts';
import type {Lane, Setting} from '../lanes/lane.ts';
import {NodeLane} from '../lanes/node.ts';
import {PythonLane} from '../lanes/python.ts';
import type {Given, Sample} from '../model.ts';

const scratch = mkdtempSync(join(tmpdir(), 'simulator-'));
let node: Lane;
let python: Lane;

beforeAll(async () => {
  const setting: Setting = {
    slug: 'wireloom',
    cli: 'wl',
    prefix: 'wl',
    envPrefix: 'WIRELOOM',
    domain: 'wireloom.example',
    facts: {},
    root: '',
    scratch,
    certificates: await Certificates.create(scratch),
  };
  [node, python] = await Promise.all([NodeLane.start(setting), PythonLane.start(setting)]);
}, 60_000);

afterAll(() => {
  node.close();
  python.close();
  rmSync(scratch, {recursive: true, force: true});
});

const run = (lane: Lane, language: string, code: string, given: Given = {}) =>
  lane.run(
    {
      page: 'docs/x.mdx',
      line: 10,
      language,
      code,
      name: 'x',
      runtime: 'component',
    } as unknown as Sample,
    given,
    [],
  );

const step = (body: string, given?: Given, props = '') =>
  run(
    node,
    'js',
    `export default defineComponent({${props}\nasync run({ steps, $ }) {\n${body}\n}\n});`,
    given,
  );

const handler = (body: string, given?: Given) =>
  run(python, 'python', `def handler(wl):\n${body.replace(/^/gm, '    ')}\n`, given);

describe('a Node.js step', () => {
  test('reads the time of the case', async () => {
    const code = 'return [Date.now(), new Date().toISOString(), new Date(0).toISOString()];';
    const fixed = await step(code, {now: '2024-05-01T12:00:00Z'});
    const texts = ['2024-05-01T12:00:00.000Z', '1970-01-01T00:00:00.000Z'];
    expect(fixed.return).toEqual([1714564800000, ...texts]);
    const [time] = (await step(code)).return as [number];
    expect(Date.now() - time).toBeLessThan(60_000);
  });

  test('skips a delay in a test, and nothing else', async () => {
    const given = {context: {JIT: true}};
    expect((await step('$.flow.delay(1000);', given)).flow).toBeFalsy();
    expect((await step('$.flow.suspend(1000);', given)).flow).toEqual({suspend: 1000});
  });

  test('exports values as JSON and records the lines of its calls', async () => {
    const outcome = await step('$.export("at", new Date(0));\nreturn { a: undefined, b: [1] };');
    expect(outcome).toMatchObject({
      exports: {at: '1970-01-01T00:00:00.000Z'},
      return: {b: [1]},
      lines: {'exports.at': 13},
    });
  });

  test.each([
    ['$.export("f", () => 1)', /is a function: only JSON/],
    ['$.respond({ status: 99 })', /status must be an integer from 100 to 599, not 99/],
    ['$.flow.delay(0)', /\$\.flow\.delay takes 1 to 31536000000 milliseconds, not 0/],
    ['$.flow.delay("5 minutes")', /takes 1 to/],
    [
      '$.send.email({ subject: "a", body: "b" })',
      /\$\.send\.email has no body; it takes subject, text, html/,
    ],
    ['$.send.email({ subject: "a" })', /needs a subject, and a text or html/],
    ['return undefinedName', /ReferenceError: undefinedName is not defined/],
    ['return this.amount.value', /TypeError/],
  ])('%s fails on its line', async (body, message) => {
    const {error} = await step(body);
    expect(error?.message).toMatch(message);
    expect(error?.line).toBe(13);
  });

  test('fails if it returns a Promise inside an object', async () => {
    const {error} = await step('return { a: { b: Promise.resolve() } };');
    expect(error?.message).toMatch(/is a Promise: await it/);
  });

  test('ends the workflow without a return value', async () => {
    const outcome = await step('console.log("before");\nreturn $.flow.exit("no customer");');
    expect(outcome).toMatchObject({flow: {exit: 'no customer'}, stdout: 'before\n'});
    expect(outcome.return).toBeUndefined();
  });

  test('runs again as long as it requests a rerun, with the context that it passes', async () => {
    const outcome = await step(
      'const { runs, context } = $.context.run;\nif (runs < 3) return $.flow.rerun(1000, { seen: [...(context?.seen ?? []), runs] }, 5);\nreturn context.seen;',
      {run: {follow: true}},
    );
    expect(outcome).toMatchObject({runs: 3, return: [1, 2]});
  });

  test('stops after the maximum number of retries', async () => {
    const outcome = await step('$.flow.rerun(1000, null, 2);\nreturn $.context.run.runs;', {
      run: {follow: true},
    });
    expect(outcome).toMatchObject({runs: 3, return: 3});
  });

  test('finds /tmp empty in a rerun', async () => {
    const outcome = await run(
      node,
      'js',
      'import fs from "fs";\nexport default defineComponent({ async run({ $ }) {\nconst isThere = fs.existsSync("/tmp/a");\nfs.writeFileSync("/tmp/a", "b");\nif ($.context.run.runs < 2) return $.flow.rerun(1000);\nreturn isThere;\n} });',
      {run: {follow: true}},
    );
    expect(outcome).toMatchObject({runs: 2, return: false, files: {'/tmp/a': 'b'}});
  });

  test.each([
    ['setTimeout(() => undefined, 500)', /setTimeout\(…, 500\)/],
    ['this.orders.set("a", 1)', /orders\.set\("a"\)/],
  ])('reports %s without await', async (body, message) => {
    const outcome = await step(`${body};`, {}, 'props: { orders: { type: "data_store" } },');
    expect(
      [...outcome.faults.map((fault) => fault.message), outcome.error?.message].join(),
    ).toMatch(message);
  });

  test.each([
    ['fs.promises.writeFile("/tmp/a", "b")', /fs\.promises\.writeFile/],
    ['fs.writeFile("/tmp/a", "b", () => undefined)', /a file operation/],
    ['fs.createWriteStream("/tmp/a").end("b".repeat(100))', /a file operation/],
  ])('reports %s without await', async (body, message) => {
    const code = (wait: string) =>
      `import fs from "fs";\nexport default defineComponent({ async run() {\n${wait}${body};\n} });`;
    const {faults} = await run(node, 'js', code(''));
    expect(faults.map((fault) => fault.message).join()).toMatch(message);
  });

  test("doesn't have to await that a stream closes its file", async () => {
    const {faults, error} = await run(
      node,
      'js',
      'import fs from "fs";\nexport default defineComponent({ async run() {\nawait fs.promises.writeFile("/tmp/a", "b");\nfor await (const chunk of fs.createReadStream("/tmp/a")) console.log(String(chunk));\n} });',
    );
    expect({faults, error}).toEqual({faults: [], error: undefined});
  });

  test('can use a data store, its own state and an account', async () => {
    const outcome = await step(
      'this.db.set("n", (this.db.get("n") ?? 0) + 1);\nawait this.orders.delete("a");\nconst all = [];\nfor await (const [key, value] of this.orders) all.push([key, value]);\nreturn { all, has: await this.orders.has("a"), token: this.shop.$auth.api_key };',
      {db: {n: 1}, stores: {orders: {a: 1, b: 2}}, accounts: {shop: {api_key: 'k'}}},
      'props: { db: "$.service.db", orders: { type: "data_store" }, shop: { type: "app", app: "shop" } },',
    );
    expect(outcome).toMatchObject({
      return: {all: [['b', 2]], has: false, token: 'k'},
      db: {n: 2},
      stores: {orders: {b: 2}},
    });
  });

  test.each([
    [
      {props: {amount: '3'}},
      /the prop amount has the type integer, but given\.props\.amount is "3"/,
    ],
    [{props: {amount: 9}}, /must be from 1 to 5, not 9/],
    [{}, /the prop amount has no value: add given\.props\.amount/],
    [{props: {amount: 3, total: 1}}, /given\.props\.total: the sample doesn't declare this input/],
    [{props: {amount: 3}, stores: {orders: {}}}, /given\.stores\.orders/],
  ])('rejects the input %j', async (given, message) => {
    const {error} = await step(
      '',
      given,
      'props: { amount: { type: "integer", min: 1, max: 5 } },',
    );
    expect(error?.message).toMatch(message);
  });

  test('sees an empty environment while its module loads', async () => {
    const code = [
      'const { KEY } = process.env;',
      'export default defineComponent({',
      '  run: () => ({ early: KEY, late: process.env.KEY }),',
      '});',
    ];
    const {return: value} = await run(node, 'js', code.join('\n'), {env: {KEY: 'k'}});
    expect(value).toEqual({late: 'k'});
  });

  test('sees only the environment of the case', async () => {
    const outcome = await step('return [process.env.KEY, process.env.USER, Math.random()];', {
      env: {KEY: 'k'},
      random: 0.25,
    });
    expect(outcome.return).toEqual(['k', null, 0.25]);
  });
});

describe('requests', () => {
  const code =
    'const { data } = await axios.get("https://api.example.com/a?page=1");\nreturn data;';
  const importing = (body: string, given: Given) =>
    run(
      node,
      'js',
      `import axios from "axios";\nexport default defineComponent({ async run() {\n${body}\n} });`,
      given,
    );

  test('are recorded and get the responses in the declared order', async () => {
    const outcome = await importing(
      `const one = await axios.get("https://api.example.com/a", { validateStatus: null });\n${code.replace('const', 'const')}`,
      {
        http: [
          {request: 'GET https://api.example.com/a', respond: {status: 500}},
          {request: 'GET https://api.example.com/a', respond: {json: {n: 1}}},
        ],
      },
    );
    expect(outcome).toMatchObject({
      return: {n: 1},
      faults: [],
      requests: [{}, {query: {page: '1'}}],
    });
  });

  const declared = {http: [{request: 'POST https://api.example.com/b'}]};

  test('are faults if no case declares them', async () => {
    const outcome = await importing(code, declared);
    expect(outcome.faults.map(({message}) => message)).toEqual([
      expect.stringMatching(
        /sends GET https:\/\/api\.example\.com\/a\?page=1, but its case doesn't declare it/,
      ),
    ]);
  });

  test('are faults if they are declared and not sent, although the sample ends without an error', async () => {
    const outcome = await step('return 1;', declared);
    expect(outcome.faults.map(({message}) => message)).toEqual([
      expect.stringMatching(
        /declares POST https:\/\/api\.example\.com\/b, but the sample never sends it/,
      ),
    ]);
  });

  test('fail in the platform wrapper with the response in the error and in debug', async () => {
    const outcome = await run(
      node,
      'js',
      'import { axios } from "@wireloom/platform";\nexport default defineComponent({ async run({ $ }) {\nreturn axios($, { url: "https://api.example.com/a", params: { x: undefined } });\n} });',
      {
        http: [
          {
            request: 'GET https://api.example.com/a',
            respond: {status: 422, json: {why: 'no total'}},
          },
        ],
      },
    );
    expect(outcome.error?.message).toMatch(/\{"why":"no total"\}$/);
    expect(outcome.exports).toMatchObject({debug: {status: 422, data: {why: 'no total'}}});
  });
});

describe('a source', () => {
  const source = (dedupe: string, events: unknown[][]) =>
    run(
      node,
      'js',
      `export default { dedupe: ${JSON.stringify(dedupe)}, async run(events) { for (const [id, ts] of events) this.$emit({ id }, { id, ts }); } };`,
      {calls: events.map((list) => ({run: list}))},
    );

  test.each([
    [
      'unique',
      [
        [[1], [2]],
        [[2], [3]],
      ],
      [1, 2, 3],
    ],
    [
      'greatest',
      [
        [[5], [3]],
        [[4], [6]],
      ],
      [5, 6],
    ],
    [
      'last',
      [
        [[1], [2]],
        [[1], [2], [3]],
      ],
      [1, 2, 3],
    ],
    ['last', [[[1]], [[8], [9]]], [1, 8, 9]],
    [
      'unique',
      [
        [
          [2, 20],
          [1, 10],
        ],
      ],
      [1, 2],
    ],
  ])('dedupes by %s', async (dedupe, events, ids) => {
    const {emits, error} = await source(dedupe, events);
    expect(error).toBeUndefined();
    expect(emits.map((item) => (item as {id: number}).id)).toEqual(ids);
  });

  test.each([
    ['greatest', 'a', /needs a number as id, not "a"/],
    ['unique', undefined, /needs an id/],
    ['newest', 1, /dedupe must be one of unique, greatest, last, not newest/],
  ])('%s rejects the ID %s', async (dedupe, id, message) => {
    expect((await source(dedupe, [[[id]]])).error?.message).toMatch(message);
  });
});

describe('a Python step', () => {
  test('has the same interface', async () => {
    const outcome = await handler(
      'run = wl.context["run"]\nstore = wl.inputs["data_store"]\nstore["n"] = store.get("n", 0) + 1\nwl.export("n", store["n"])\nif run["runs"] < 2:\n    return wl.flow.rerun(1000, {"a": 1}, 3)\nwl.respond({"status": 200, "body": run["context"]})\nreturn wl.flow.exit("done")',
      {run: {follow: true}, stores: {data_store: {n: 4}}},
    );
    expect(outcome).toMatchObject({
      runs: 2,
      exports: {n: 6},
      stores: {data_store: {n: 6}},
      respond: {status: 200, body: {a: 1}},
      flow: {exit: 'done'},
    });
  });

  test('finds /tmp empty in a rerun', async () => {
    const outcome = await handler(
      'import os\nis_there = os.path.exists("/tmp/a")\nopen("/tmp/a", "w").close()\nif wl.context["run"]["runs"] < 2:\n    return wl.flow.rerun(1000)\nreturn is_there',
      {run: {follow: true}},
    );
    expect(outcome).toMatchObject({runs: 2, return: false, files: {'/tmp/a': ''}});
  });

  test('reads a large store in a loop, and fails if it asks for all keys', async () => {
    const large = Object.fromEntries(Array.from({length: 1025}, (_, n) => [`k${n}`, n]));
    const given = () => ({stores: {data_store: {...large}}});
    const looped = await handler('return len([k for k in wl.inputs["data_store"]])', given());
    expect(looped.return).toBe(1025);
    const asked = await handler('return list(wl.inputs["data_store"].keys())', given());
    expect(asked.error?.message).toMatch(/426/);
  });

  test('skips a delay in a test, and nothing else', async () => {
    const given = {context: {JIT: true}};
    expect((await handler('wl.flow.delay(1000)', given)).flow).toBeFalsy();
    expect((await handler('wl.flow.suspend(1000)', given)).flow).toEqual({suspend: 1000});
  });

  test('gets copies from a store', async () => {
    const outcome = await handler(
      'wl.inputs["data_store"]["a"]["b"] = 2\nreturn wl.inputs["data_store"]["a"]',
      {
        stores: {data_store: {a: {b: 1}}},
      },
    );
    expect(outcome.return).toEqual({b: 1});
  });

  test.each([
    ['wl.inputs["data_store"]["none"]', /^TypeError/],
    ['wl.export("a", object())', /^TypeError: export\('a'\) can't be converted to JSON/],
    ['wl.respond({"status": 99})', /^ValueError/],
    ['raise ValueError("no total")', /^ValueError: no total/],
  ])('%s fails on its line', async (body, message) => {
    const {error} = await handler(`x = 1\n${body}`, {stores: {data_store: {}}});
    expect(error?.message).toMatch(message);
    expect(error?.line).toBe(13);
  });
});
