/** Tests the built reference page of the REST API and the served OpenAPI document. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {facts, product} from '../../../src/facts.ts';
import {loadDocument} from '@portal/content/openapi/document';
import type {Operation} from '@portal/content/openapi/operations';
import {isCommon} from '@portal/content/openapi/page/fields';
import {samplesOf} from '@portal/content/openapi/samples';
import type {Parameter} from '@portal/content/openapi/types';
import {TITLES_FILE, type TitlesFile} from '@portal/search/engine/records';

const root = resolve(__dirname, '../../..');
const docs = join(root, 'build/docs');
const read = (file: string) => readFileSync(join(docs, file), 'utf8');
const {operations, published} = loadDocument(root, facts);
const html = read('api/rest/index.html');
const page = load(html);
const markdown = read('api/rest/index.md');
const {sections: titles} = JSON.parse(read(TITLES_FILE)) as TitlesFile;

/** Returns the content between the heading of an operation and the next one. */
const sectionOf = ({anchor}: Operation) => page(`h3#${anchor}`).nextUntil('h2, h3');

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the page is smaller than 400 KB', () => {
  expect(Buffer.byteLength(html)).toBeLessThan(400_000);
});

test.each(operations)('$id is on the page once, and in the index', ({path, anchor}) => {
  const heading = page(`h3#${anchor}`);
  expect(heading).toHaveLength(1);
  expect(heading.nextAll('p').first().text()).toContain(path);
  expect(page(`.rest-index a[href$="#${anchor}"]`)).toHaveLength(1);
});

test('the index has one row with a link for each operation', () => {
  const rows = page('.rest-index tbody tr').toArray();
  expect(rows).toHaveLength(operations.length);
  const targets = rows.map((row) => page(row).find('a').attr('href')!.split('#')[1]);
  expect(targets).toEqual(operations.map(({anchor}) => anchor));
});

describe.each(operations)('$id, without a script', (operation) => {
  const section = sectionOf(operation);

  test('shows its request', () => {
    const {method, path} = operation;
    expect(spaced(section.find('.rest-request').first().text())).toContain(
      `${method.toUpperCase()} ${operation.isOnMainServer ? path : operation.server + path}`,
    );
  });

  test('has its samples in the HTML, in every language', () => {
    const shown = section.find('pre').addBack('pre').toArray();
    const code = shown.map((pre) => page(pre).text().replace(/\s/g, ''));
    for (const sample of samplesOf(operation)) {
      expect(code).toContain(sample.code.replace(/\s/g, ''));
    }
  });

  test('has parameters, fields and errors in the HTML, and marks required ones', () => {
    const {parameters, body} = operation;
    // The fields of responses are folded, and those of a body come after the parameters.
    const cells = section.find('.rest-table td:first-child').not('details td').toArray();
    const names = new Map(
      cells.map((cell) => [page(cell).find('code').first().text(), spaced(page(cell).text())]),
    );
    const [own, common] = [false, true].map((is) =>
      parameters.filter(({name}) => isCommon(name) === is),
    ) as [Parameter[], Parameter[]];
    for (const {name} of common) {
      expect(section.find('a > code').filter((_, one) => page(one).text() === name)).toHaveLength(
        1,
      );
    }
    for (const {name, required = false} of own) {
      expect(names.get(name)).toMatch(required ? / required/ : /, in the/);
    }
    for (const name of body?.schema.required ?? []) expect(names.get(name)).toContain('required');
    const statuses = [...operation.errors, ...operation.shared].map(([status]) => status);
    const text = spaced(section.text());
    for (const status of statuses) expect(text).toContain(status);
  });

  test('is in the Markdown twin', () => {
    const headings = markdown.replace(/ \{#\S+\}$/gm, '');
    expect(headings).toContain(`\n### ${operation.summary}\n`);
    const [line] = samplesOf(operation)[0]!.code.split('\n');
    expect(markdown).toContain(line);
  });

  test('is found by search', () => {
    const found = titles.some(({url}) => url.endsWith(`/api/rest/#${operation.anchor}`));
    expect(found).toBe(true);
  });
});

test('nested fields are folded in elements that open without a script', () => {
  const folded = page('details.rest-fields');
  expect(folded.length).toBeGreaterThan(8);
  expect(page('details.rest-fields > summary')).toHaveLength(folded.length);
  expect(page('details.rest-fields table tbody tr').length).toBeGreaterThan(30);
});

test('an object that several operations return is described once, and all of them link to it', () => {
  const heading = page('h3#the-source-object');
  expect(heading).toHaveLength(1);
  expect(heading.nextUntil('h2, h3').find('code').text()).toContain('name_slug');
  expect(page('.rest-operation a[href$="#the-source-object"]').length).toBeGreaterThan(2);
  expect(page('.rest-operation .rest-table').text()).not.toContain('name_slug');
});

test('an object is described with the operations of its own resource', () => {
  const sections = [
    ['sources', 'the-source-object'],
    ['subscriptions', 'the-subscription-object'],
    ['workspaces', 'the-workspace-object'],
  ];
  for (const [resource, object] of sections) {
    expect(page(`h2#${resource}`).nextUntil('h2').filter(`h3#${object}`)).toHaveLength(1);
  }
});

test('a response that several operations return is shown once, and the others link to it', () => {
  expect(markdown.match(/"code_hash": /g)).toHaveLength(2);
  const get = operations.find(({id}) => id === 'getComponent')!;
  expect(sectionOf(get).find('a[href$="#create-component"]')).toHaveLength(1);
});

test('method and path are two words in the Markdown twin', () => {
  expect(markdown).toContain('`GET /users/me`');
  expect(markdown).not.toMatch(/`(GET|POST|PUT|DELETE)(\/|http)/);
});

describe('the served document', () => {
  test('is the document of the facts with URLs replaced, in both formats', () => {
    expect(JSON.parse(read('openapi.json'))).toEqual(published);
    expect(parse(read('openapi.yaml'))).toEqual(published);
    expect(read('openapi.yaml')).toMatch(/^openapi: 3\.1\.0\n/);
    expect(read('openapi.yaml')).not.toContain('{{');
    expect(read('openapi.yaml')).toContain(product.apiUrl);
  });

  test('is linked on the page', () => {
    for (const name of ['openapi.yaml', 'openapi.json']) {
      expect(page(`main a[href="/docs/${name}"]`).length).toBeGreaterThan(0);
      expect(statSync(join(docs, name)).size).toBeGreaterThan(10_000);
    }
  });

  test('can be turned into a client that compiles, with an unmodified generator', () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'));
    try {
      const run = (script: string, ...args: string[]) =>
        execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
          cwd: folder,
          stdio: 'pipe',
        });
      const compile = (text: string) => {
        writeFileSync(join(folder, 'client.ts'), text);
        run(
          'typescript-native/bin/tsc',
          '--noEmit',
          '--strict',
          '--target',
          'es2022',
          'api.ts',
          'client.ts',
        );
      };
      run('openapi-typescript/bin/cli.js', join(docs, 'openapi.json'), '--output', 'api.ts');
      compile(usage);
      expect(() => compile(usage.replace('limit: 5', 'limit: "5"'))).toThrow();
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});

/** Code that a reader could write with the generated types. */
const usage = `
import type {operations, paths} from './api';

type Sources = paths['/users/me/sources']['get']['responses']['200']['content']['application/json'];
type Query = NonNullable<operations['listCurrentUserSources']['parameters']['query']>;

export const query: Query = {limit: 5, after: 'x'};
// The parameter exclude can leave out every field but the ID.
export const idsOf = ({data}: Sources): string[] => data.map(({id}) => id);
export const namesOf = ({data}: Sources): string[] => data.map(({name}) => name ?? 'no name');
export const errors: operations['getWorkflowErrors']['parameters']['path'] = {workflow_id: 'p_1'};
`;
