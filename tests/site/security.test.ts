/** Tests the security of the built site and its servers. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {Parser} from 'htmlparser2';
import {ask} from '@portal/hosting/server/fixture';
import {build, model} from '@portal/hosting/testing/addresses';
import {
  serverNames,
  startServers,
  stopServers,
  type Servers,
} from '@portal/hosting/testing/allServers';
import {grade} from '@portal/hosting/testing/observatory';

const documents = readdirSync(build, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && /\.(html|svg)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** Finds code that runs without a `<script>`: event handler attributes and `javascript:` URLs. */
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

/** Matches the policy of a page and everything before it. */
const META = /^([\s\S]*?)<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

test('the build has no inline event handlers', () => {
  const found = documents.flatMap((file) =>
    handlersOf(readFileSync(file, 'utf8')).map((handler) => `${relative(build, file)}: ${handler}`),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
  expect(handlersOf('<p onclick=a()><a href=" javascript:a()">x</a></p>')).toHaveLength(2);
});

/** Pages that only redirect each have their own script, and so a policy of their own. */
const isRedirect = (html: string) => /<meta http-equiv="?refresh/.test(html);

test('every page has its policy before its first script, and there are at most two policies', () => {
  const policies = new Map<string, string>();
  for (const file of documents.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8');
    const [, before, policy] = META.exec(html) ?? [];
    expect([file, before]).not.toEqual([file, undefined]);
    expect([file, before]).toEqual([file, expect.not.stringMatching(/<(script|link|style)/i)]);
    expect(policy).not.toContain('frame-ancestors');
    expect(policy).not.toMatch(/script-src [^;]*'unsafe/);
    if (!isRedirect(html)) policies.set(policy!, relative(build, file));
  }
  // One for pages of the site, and one for pages with an additional script.
  expect(policies.size).toBeGreaterThan(0);
  expect(policies.size).toBeLessThanOrEqual(2);
});

test('headers contain nothing that depends on a page', () => {
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
  // These are the package's own grades, for the whole policy in the header.
  test.each([
    [{}, 'A+', 125],
    [{'content-security-policy': undefined}, 'B+', 80],
    [{'strict-transport-security': undefined}, 'B+', 80],
    [{'x-content-type-options': undefined}, 'A+', 120],
    [{'referrer-policy': 'unsafe-url'}, 'A+', 115],
    [{'cross-origin-resource-policy': undefined}, 'A+', 115],
  ])('grades %j with %s', (change, letter, score) => {
    expect(grade({...good, ...change}, withPolicy(page!))).toMatchObject({grade: letter, score});
  });

  test.each([
    ['', 'B+', 80],
    ["script-src 'self' 'unsafe-inline'; object-src 'none'", 'B+', 80],
    ["frame-ancestors 'none'", 'B+', 80],
  ])('grades a page with the policy "%s" with %s', (policy, letter, score) => {
    expect(grade(good, withPolicy(policy))).toMatchObject({grade: letter, score});
  });

  test('subtracts points for third-party scripts without integrity', () => {
    const script = (scheme: string) =>
      withPolicy(page!, `<script src="${scheme}://a.example/a.js"></script>`);
    expect(grade(good, script('https')).score).toBe(120);
    expect(grade(good, script('http')).grade).toBe('C');
  });
});
