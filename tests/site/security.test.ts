/** What the built site and its servers promise about security. */
import {readdirSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join, relative} from 'node:path';
import {Parser} from 'htmlparser2';
import {createServer, stop} from '../../server/createServer.ts';
import {ask} from '../../server/fixture.ts';
import {build, model} from '../hosts/addresses.ts';
import {grade} from '../hosts/observatory.ts';
import {startNginx} from '../hosts/realNginx.ts';

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

test('the header allows every script of every page but those that only send the reader on', () => {
  const header = model.headers['Content-Security-Policy']!;
  const allowed = new Set(header.match(/'sha256-[^']+'/g));
  for (const file of documents.filter((name) => name.endsWith('.html'))) {
    const policy = META.exec(readFileSync(file, 'utf8'))![2]!;
    if (!isOfApp(policy)) continue;
    for (const hash of policy.match(/'sha256-[^']+'/g)!) expect(allowed).toContain(hash);
  }
});

describe('the observatory', () => {
  const start = {
    'npm run serve': async () => {
      const server = createServer({root: build});
      await new Promise<void>((listening) => server.listen(0, listening));
      return {port: (server.address() as AddressInfo).port, end: () => stop(server, 0)};
    },
    nginx: async () => {
      const nginx = await startNginx(readFileSync(join(build, 'nginx.conf'), 'utf8'), build);
      return {port: nginx.port, end: () => nginx.stop('SIGTERM')};
    },
  };

  test.each(Object.entries(start))('%s gets an A+', async (_name, run) => {
    const {port, end} = await run();
    try {
      for (const path of ['/docs/', '/docs/limits/', '/docs/no-such-page/']) {
        const {headers, body} = await ask({port}, path);
        const {grade: letter, rules} = grade(headers, body.toString());
        expect([path, letter]).toEqual([path, 'A+']);
        expect(rules.filter(({points}) => points < 0)).toEqual([]);
      }
    } finally {
      await end();
    }
  });

  const good = Object.fromEntries(
    Object.entries(model.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  // Each as the package itself graded it.
  test.each([
    [{}, 'A+', 125],
    [{'content-security-policy': undefined}, 'C', 55],
    [{'content-security-policy': "script-src 'self' 'unsafe-inline'; object-src 'none'"}, 'C+', 60],
    [{'strict-transport-security': undefined}, 'B+', 80],
    [{'x-content-type-options': undefined}, 'A+', 120],
    [{'referrer-policy': 'unsafe-url'}, 'A+', 115],
    [{'cross-origin-resource-policy': undefined}, 'A+', 115],
  ])('with %j it is %s', (change, letter, score) => {
    expect(grade({...good, ...change}, '<p>x</p>')).toMatchObject({grade: letter, score});
  });

  test('scripts of others that are not pinned cost points', () => {
    expect(grade(good, '<script src="https://a.example/a.js"></script>').score).toBe(120);
    expect(grade(good, '<script src="http://a.example/a.js"></script>').grade).toBe('C');
  });
});
