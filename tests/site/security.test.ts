/** What the built site and its servers promise about security. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {Parser} from 'htmlparser2';
import {ask} from '../../server/fixture.ts';
import {build, model} from '../hosts/addresses.ts';
import {serverNames, startServers, stopServers, type Servers} from '../hosts/allServers.ts';
import {grade} from '../hosts/observatory.ts';

const documents = readdirSync(build, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && /\.(html|svg)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** What runs without a `<script>`: handlers in attributes, and addresses that are code. */
function handlersOf(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onattribute(name, value) {
      if (/^on[a-z]/.test(name) || /^\s*javascript:/i.test(value)) found.push(`${name}="${value}"`);
    },
  });
  parser.end(html);
  return found;
}

/** The policy of a page, with what stands before it. */
const META = /^([\s\S]*?)<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

test('nothing in the build is an inline event handler', () => {
  const found = documents.flatMap((file) =>
    handlersOf(readFileSync(file, 'utf8')).map((handler) => `${relative(build, file)}: ${handler}`),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
  expect(handlersOf('<p onclick=a()><a href=" javascript:a()">x</a></p>')).toHaveLength(2);
});

/** Pages that only send the reader on may run their own script and nothing else. */
const isOfApp = (policy: string) => !policy.startsWith("default-src 'none'");

test('every page has its policy before its first script, and there are few', () => {
  const policies = new Map<string, string>();
  for (const file of documents.filter((name) => name.endsWith('.html'))) {
    const [, before, policy] = META.exec(readFileSync(file, 'utf8')) ?? [];
    expect([file, before]).not.toEqual([file, undefined]);
    expect([file, before]).toEqual([file, expect.not.stringMatching(/<(script|link|style)/i)]);
    expect(policy).not.toContain('frame-ancestors');
    expect(policy).not.toMatch(/script-src [^;]*'unsafe/);
    if (isOfApp(policy!)) policies.set(policy!, relative(build, file));
  }
  // Pages of the site, and one that may carry a script more.
  expect(policies.size).toBeGreaterThan(0);
  expect(policies.size).toBeLessThanOrEqual(2);
});

test('headers say nothing that depends on a page', () => {
  expect(model.headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});

describe('the observatory', () => {
  let servers: Servers;
  beforeAll(async () => {
    servers = await startServers(build);
  });
  afterAll(() => stopServers(servers));

  test.each(serverNames)('%s gets an A+', async (name) => {
    for (const path of ['/docs/', '/docs/limits/', '/docs/no-such-page/']) {
      const {headers, body} = await ask(servers[name], path);
      const {grade: letter, rules} = grade(headers, body.toString());
      expect([path, letter]).toEqual([path, 'A+']);
      expect(rules.filter(({points}) => points < 0)).toEqual([]);
    }
  });

  const good = Object.fromEntries(
    Object.entries(model.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const withPolicy = (policy: string, body = '') =>
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${body}`;
  const [page] = META.exec(readFileSync(join(build, 'docs/index.html'), 'utf8'))!.slice(2);
  // Each as the package itself graded it, with all of the policy in the header.
  test.each([
    [{}, 'A+', 125],
    [{'content-security-policy': undefined}, 'B+', 80],
    [{'strict-transport-security': undefined}, 'B+', 80],
    [{'x-content-type-options': undefined}, 'A+', 120],
    [{'referrer-policy': 'unsafe-url'}, 'A+', 115],
    [{'cross-origin-resource-policy': undefined}, 'A+', 115],
  ])('with %j it is %s', (change, letter, score) => {
    expect(grade({...good, ...change}, withPolicy(page!))).toMatchObject({grade: letter, score});
  });

  test.each([
    ['', 'B+', 80],
    ["script-src 'self' 'unsafe-inline'; object-src 'none'", 'B+', 80],
    ["frame-ancestors 'none'", 'B+', 80],
  ])('a page with the policy "%s" is %s', (policy, letter, score) => {
    expect(grade(good, withPolicy(policy))).toMatchObject({grade: letter, score});
  });

  test('scripts of others that are not pinned cost points', () => {
    const script = (scheme: string) =>
      withPolicy(page!, `<script src="${scheme}://a.example/a.js"></script>`);
    expect(grade(good, script('https')).score).toBe(120);
    expect(grade(good, script('http')).grade).toBe('C');
  });
});
