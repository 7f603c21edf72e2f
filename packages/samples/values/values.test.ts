/** Samples with planted mistakes in how they treat values from outside, and the right ones. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {known} from '@portal/content/testing/siteFacts';
import {Project} from '@portal/content/pages/project';
import {runPages} from '../run.ts';

interface Planted {
  language: string;
  /** Code, with the value that makes it right or wrong as `CHECK`. */
  code: string;
  /** The line that makes it right. */
  right: string;
  /** The case, as YAML. */
  given: string;
  expected: string;
  message: string;
}

const step = (...lines: string[]) =>
  [
    'import axios from "axios";',
    'export default defineComponent({',
    '  props: { orders: { type: "data_store" } },',
    '  async run({ steps, $ }) {',
    '    const { id, total } = steps.trigger.event.body;',
    'CHECK',
    ...lines,
    '  },',
    '});',
  ].join('\n');
const typed = 'if (typeof id !== "string" || !/\\w/.test(id)) throw new Error("id is missing");';
const order = 'GET https://api.example.com/orders/A-1';
const route = `[{request: ${order}, respond: {json: {state: paid}}}]`;
const bodyOf = 'event: {body: {id: A-1, total: 20}}';
const stored = 'stores: {orders: {}}';

const planted: Record<string, Planted> = {
  'a path with encoded dots in JavaScript': {
    language: 'js',
    code: step(
      'const url = `https://api.example.com/orders/${encodeURIComponent(id)}`;',
      'return (await axios.get(url, { timeout: 10_000 })).data.state;',
    ),
    right: typed,
    given: `${bodyOf}, ${stored}, http: ${route}`,
    expected: 'return: paid',
    message: 'with ".." as event.body.id, the sample sends GET https://api.example.com/',
  },
  'an object as a key': {
    language: 'js',
    code: step('await this.orders.set(id, 1);'),
    right: typed,
    given: `${bodyOf}, ${stored}`,
    expected: 'stores: {orders: {A-1: 1}}',
    message: 'as key of orders',
  },
  'a missing name in an email': {
    language: 'js',
    code: step('$.send.email({ subject: `Order ${id}`, text: "Paid" });'),
    right: typed,
    given: `${bodyOf}, ${stored}`,
    expected: 'send: [{email: {subject: Order A-1}}]',
    message: 'without event.body.id, the sample writes "Order undefined" as send.email.subject',
  },
  'a negative amount': {
    language: 'js',
    code: step(
      'await axios.post("https://api.example.com/refunds", { amount: total }, { timeout: 10_000 });',
    ),
    right: 'if (!(total > 0)) throw new Error("total is wrong");',
    given: `${bodyOf}, ${stored}`,
    expected: 'requests: [{request: POST https://api.example.com/refunds, json: {amount: 20}}]',
    message: 'with -1 as event.body.total, the sample writes -1 as POST.amount',
  },
  'a sum that becomes a text': {
    language: 'js',
    code: step('await this.orders.set("sum", total + 1);'),
    right: 'if (typeof total !== "number") throw new Error("total is wrong");',
    given: `${bodyOf}, ${stored}`,
    expected: 'stores: {orders: {sum: 21}}',
    message: 'with "20" as event.body.total, the sample writes "201" as orders',
  },
  'a path in Python': {
    language: 'python',
    code: [
      'from urllib.parse import quote',
      'import re',
      'import requests',
      'def handler(wl):',
      '    id = wl.steps["trigger"]["event"]["body"]["id"]',
      'CHECK',
      '    url = f"https://api.example.com/orders/{quote(id, safe=\'\')}"',
      '    return requests.get(url, timeout=10).json()["state"]',
    ].join('\n'),
    right: '    if not re.search(r"\\w", id): raise ValueError("id is missing")',
    given: `event: {body: {id: A-1}}, http: ${route}`,
    expected: 'return: paid',
    message: 'with ".." as event.body.id, the sample sends GET https://api.example.com/',
  },
  'a path in Bash': {
    language: 'bash',
    code: [
      'id=$(jq -r ".trigger.event.body.id | @uri" "$ACMEFLOW_STEPS")',
      'CHECK',
      'curl -sS --max-time 10 "https://api.example.com/orders/$id"',
    ].join('\n'),
    right: '[[ $id =~ ^[A-Z]-[0-9]+$ ]] || exit 1',
    given: `event: {body: {id: A-1}}, http: ${route}`,
    expected: 'stdout: \'{"state":"paid"}\'',
    message: 'with ".." as event.body.id, the sample sends GET https://api.example.com/',
  },
  'a path in Go': {
    language: 'go',
    code: [
      'package main',
      'import (',
      '\t"log"',
      '\t"net/http"',
      '\t"net/url"',
      '\t"regexp"',
      '\t"time"',
      '\twl "github.com/acmeflow/acmeflow-go"',
      ')',
      'var pattern = regexp.MustCompile(`^[A-Z]-\\d+$`)',
      'func main() {',
      '\tsteps := wl.Steps["trigger"].(map[string]interface{})',
      '\tevent := steps["event"].(map[string]interface{})',
      '\tid := event["body"].(map[string]interface{})["id"].(string)',
      '\tif pattern == nil {',
      '\t\tlog.Fatal("no pattern")',
      '\t}',
      'CHECK',
      '\tclient := http.Client{Timeout: 10 * time.Second}',
      '\tresp, err := client.Get("https://api.example.com/orders/" + url.PathEscape(id))',
      '\tif err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '\tresp.Body.Close()',
      '}',
    ].join('\n'),
    right: '\tif !pattern.MatchString(id) {\n\t\tlog.Fatal("id is wrong")\n\t}',
    given: `event: {body: {id: A-1}}, http: ${route}`,
    expected: `requests: [{request: ${order}}]`,
    message: 'with ".." as event.body.id, the sample sends GET https://api.example.com/',
  },
};

const root = mkdtempSync(join(tmpdir(), 'values-'));
afterAll(() => rmSync(root, {recursive: true}));

test('finds each planted mistake, and nothing in the right samples', async () => {
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'cases'), {recursive: true});
  const files = Object.values(planted).flatMap(({language, code, right, given, expected}, index) =>
    ['', right].map((check, which) => {
      const name = `p${index}${which ? 'right' : 'wrong'}`;
      const block = code.replace('CHECK', () => check);
      writeFileSync(
        join(root, `docs/${name}.mdx`),
        `\`\`\`${language} sample=get\n${block}\n\`\`\`\n`,
      );
      writeFileSync(
        join(root, `cases/${name}.yaml`),
        `get: {given: {${given}}, expect: {${expected}}}\n`,
      );
      return `docs/${name}.mdx`;
    }),
  );
  const {problems, missing} = await runPages(new Project(root, known), files);
  expect(missing).toEqual({});
  const found = problems.map(({file, message}) => `${file}: ${message}`);
  Object.entries(planted).forEach(([name, {message}], index) => {
    const own = found.filter((text) => text.startsWith(`docs/p${index}`));
    expect({name, own}).toEqual({name, own: [expect.stringContaining(message)]});
    expect(own[0]).toContain('wrong.mdx');
  });
}, 240_000);
