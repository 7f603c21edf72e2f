import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {DRAFT_FILE, finishHosts, scriptsOfAll} from './finish.ts';
import {redirectPage} from './hosts/redirectPage.ts';
import {pageScripts} from './htmlScripts.ts';
import {hostModel, hostModelSchema} from './model.ts';

const page = (script: string) =>
  `<!doctype html><meta charset=utf-8><script>${script}</script><div id=__docusaurus></div>`;

const scriptOf = (html: string) => pageScripts(html).hashes[0]!;

let folder: string;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  const model = hostModel({
    base: '/docs/',
    routes: ['/docs/'],
    redirects: {redirects: [{from: '/cron', to: '/'}], prefixes: []},
  });
  const files = {
    'docs/index.html': page('a()'),
    'docs/limits/index.html': page('b()'),
    'docs/404.html': page('a()'),
    'docs/assets/js/main.js': 'a()',
    'docs/cron/index.html': redirectPage('/docs/'),
    [DRAFT_FILE]: JSON.stringify({
      model,
      thirdParties: [{name: 'counter', sources: {'connect-src': ['https://a.example']}}],
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
});
afterEach(() => rmSync(folder, {recursive: true}));

test('each page may run its own scripts; the header allows those of all pages', async () => {
  finishHosts(folder);
  const [a, b, moved] = [page('a()'), page('b()'), redirectPage('/docs/')].map(scriptOf);
  expect(read('docs/index.html')).toContain(`script-src 'self' ${a};`);
  expect(read('docs/limits/index.html')).toContain(`script-src 'self' ${b};`);
  expect(read('docs/cron/index.html')).toContain(`script-src ${moved};`);
  expect(read('index.html')).toContain(`script-src ${moved};`);
  const {headers, folders} = hostModelSchema.parse(JSON.parse(read('host.json')));
  expect(folders).toEqual(['/docs/assets', '/docs/assets/js']);
  for (const script of [a!, b!, moved!]) {
    expect(headers['Content-Security-Policy']).toContain(script);
  }
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self' https://a.example;");
});

test('the hosts have their files, and the draft is gone', async () => {
  finishHosts(folder);
  for (const name of ['nginx.conf', 'Caddyfile', '_redirects', 'netlify/_redirects']) {
    expect(read(name)).toContain('/docs/cron');
  }
  expect(read('404.html')).toBe(read('docs/404.html'));
  expect(existsSync(join(folder, DRAFT_FILE))).toBe(false);
});

test('a build whose pages have scripts of their own is refused', () => {
  const pages = (count: number) =>
    Array.from({length: count}, (_, index) => ({
      file: `docs/${index}/index.html`,
      hashes: ['shared', `own-${index}`],
    }));
  expect(scriptsOfAll(pages(11))).toHaveLength(12);
  expect(() => scriptsOfAll(pages(12))).toThrow(
    'The pages have 13 different inline scripts, first seen in docs/0/index.html, docs/1/index.html, docs/2/index.html. Expected at most 12',
  );
});

test.each(['<p style="color: red">x</p>', '<style>p { color: red }</style>'])(
  'a page with a style of its own is refused: %s',
  async (styled) => {
    writeFileSync(join(folder, 'docs/limits/index.html'), page('b()') + styled);
    const [element] = /^<[^>]+>/.exec(styled)!;
    expect(() => finishHosts(folder)).toThrow(
      `docs/limits/index.html has a style of its own: ${element}. Expected a class`,
    );
  },
);
