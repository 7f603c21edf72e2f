import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {known} from '@portal/content/testing/siteFacts';
import {clear, page, plant, plantFolder} from '@portal/content/testing/plant';
import {externalLinks, type ExternalLink} from './collect.ts';
import {main} from './main.ts';

let server: Server;
let base: string;
let asked: string[];

beforeAll(
  () =>
    new Promise<void>((ready) => {
      server = createServer(({method, url}, response) => {
        asked.push(`${method} ${url}`);
        if (url === '/slow') return;
        if (url === '/moved') return void response.writeHead(301, {location: '/new'}).end();
        if (url === '/moved-nowhere')
          return void response.writeHead(302, {location: '/gone'}).end();
        const times = asked.filter((request) => request.endsWith(` ${url}`)).length;
        if (url === '/busy' && times === 1) {
          return void response.writeHead(429, {'retry-after': '0'}).end();
        }
        if (url === '/very-busy')
          return void response.writeHead(429, {'retry-after': '3600'}).end();
        const status = url === '/gone' ? 404 : url === '/members' ? 403 : 200;
        response.writeHead(url === '/get-only' && method === 'HEAD' ? 405 : status).end();
      }).listen(0, '127.0.0.1', () => {
        base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        ready();
      });
    }),
);

beforeEach(() => {
  asked = [];
});

afterAll(() => {
  clear();
  server.closeAllConnections();
  server.close();
});

async function run(paths: string[], args: string[] = []) {
  const root = plantFolder({'docs/a.mdx': page('Text.')});
  const lines: string[] = [];
  const links: ExternalLink[] = paths.map((path, at) => ({
    url: path.startsWith('/') ? base + path : path,
    places: [{file: 'docs/a.mdx', line: at + 6, column: 1}],
  }));
  const options = {timeout: 1000, attempts: 2, patience: 1000};
  const report = join(root, 'links.md');
  const code = await main([...args, '--report', report], {
    root,
    known,
    links,
    options,
    write: (line) => lines.push(line),
  });
  return {code, text: lines.join('\n'), report: readFileSync(report, 'utf8')};
}

test('collects each URL once, with every place, and skips reserved hosts and placeholders', () => {
  const project = plant({
    'docs/a.mdx': page(
      '[one](https://nodejs.org/api/) and [again](https://nodejs.org/api/#fs)',
      '[reserved](https://api.example.com/x) [own](https://wireloom.example/x)',
      '[template](https://nodejs.org/%7Bversion%7D/) [page](/limits/) [email](mailto:a@nodejs.org)',
    ),
    'versioned_docs/version-v1/b.mdx': page('', '[one](https://nodejs.org/api/)'),
  });
  const places = [
    {file: 'docs/a.mdx', line: 6, column: 1},
    {file: 'docs/a.mdx', line: 6, column: 36},
    {file: 'versioned_docs/version-v1/b.mdx', line: 7, column: 1},
  ];
  expect(externalLinks(project.pages)).toMatchObject([{url: 'https://nodejs.org/api/', places}]);
});

test('exit code 0 when all links work, even if a server only supports GET', async () => {
  const {code, text, report} = await run(['/', '/get-only']);
  expect({code, report}).toEqual({code: 0, report: ''});
  expect(text).toBe('2 links to other sites, 0 broken.');
  expect(asked).toContain('GET /get-only');
});

test('reports the file, line and reason of a broken link, after two attempts', async () => {
  const {code, text, report} = await run(['/', '/gone']);
  expect(code).toBe(1);
  expect(text).toContain(`docs/a.mdx:7:1  link to ${base}/gone: status 404\n    → write the new`);
  expect(report).toContain(`- [ ] <${base}/gone>: status 404\n  - \`docs/a.mdx:7:1\``);
  expect(asked.filter((request) => request.endsWith('/gone'))).toHaveLength(4);
});

test('a server that rejects automated requests is a note, not a finding', async () => {
  const {code, text} = await run(['/members']);
  expect(code).toBe(0);
  expect(text).toContain('rejects automated requests: status 403');
});

test('a server that does not respond in time is broken', async () => {
  const {code, text} = await run(['/slow']);
  expect(code).toBe(1);
  expect(text).toContain('no response in time');
});

test('redirects are followed to their end', async () => {
  const {code, text} = await run(['/moved', '/moved-nowhere']);
  expect(code).toBe(1);
  expect(text).toContain(`link to ${base}/moved-nowhere: status 404`);
  expect(text).toContain('2 links to other sites, 1 broken.');
  expect(asked).toContain('HEAD /new');
});

test('retries a busy server after its Retry-After, unless that is too long', async () => {
  const {code, text} = await run(['/busy', '/very-busy']);
  expect(code).toBe(0);
  expect(asked).toContain('GET /busy');
  expect(text).toBe(
    `note: ${base}/very-busy rejects automated requests: status 429\n2 links to other sites, 0 broken.`,
  );
});

test('a server that cannot be reached is broken, unless no server can be reached', async () => {
  // Nothing listens on port 2 of this machine.
  const nobody = 'http://127.0.0.1:2/';
  expect(await run([nobody, '/'])).toMatchObject({
    code: 1,
    text: expect.stringContaining(`link to ${nobody}: ECONNREFUSED`),
  });
  const root = plantFolder({'docs/a.mdx': page('Text.')});
  const lines: string[] = [];
  const links = [{url: nobody, places: [{file: 'docs/a.mdx', line: 6, column: 1}]}];
  const env = {HTTPS_PROXY: 'http://proxy:3128'} as NodeJS.ProcessEnv;
  const replaced = jest.replaceProperty(process, 'env', env);
  expect(await main([], {root, known, links, write: (line) => lines.push(line)})).toBe(2);
  replaced.restore();
  expect(lines).toEqual([
    'The links could not be checked: none of 1 URLs could be reached (ECONNREFUSED). Check your network connection and try again. HTTPS_PROXY is only used with NODE_USE_ENV_PROXY=1, from Node.js 22.21 and 24 on.',
  ]);
});

test('exit code 2 for a path that is not a page', async () => {
  const lines: string[] = [];
  const root = plantFolder({'docs/a.mdx': page('Text.')});
  expect(await main(['docs/b.mdx'], {root, known, write: (line) => lines.push(line)})).toBe(2);
  expect(lines.join()).toContain(
    'docs/b.mdx is not a page or a folder with pages. Did you mean docs/a.mdx?',
  );
});
