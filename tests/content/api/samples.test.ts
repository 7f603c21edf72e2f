/**
 * Runs every sample that calls the API, and sends its requests to a mock server generated from the
 * OpenAPI document. The mock must accept them and respond as documented.
 */
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {shapeProblems} from './shape.ts';
import {facts, openProject, product} from '../../../src/facts.ts';
import {startLane} from '@portal/samples/lanes';
import type {Lane} from '@portal/samples/lanes/lane';
import type {Given, RecordedRequest} from '@portal/samples/model';
import {settingIn} from '@portal/samples/run';
import {loadDocument} from '@portal/content/openapi/document';
import {contractProblems, shownProblems, stubProblems} from './contract.ts';
import {MockApi} from './mock.ts';
import {
  type ApiSample,
  apiRequests,
  generatedSamples,
  type Language,
  languages,
  writtenSamples,
} from './samples.ts';

const root = resolve(__dirname, '../../..');
const {operations, published} = loadDocument(root, facts);
const generated = operations.map((operation) => ({
  id: operation.id,
  samples: generatedSamples(operation),
}));
const written = writtenSamples(openProject(root), operations);
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'api-samples-')));
const lanes = {} as Record<Language, Lane>;
let mock: MockApi;

beforeAll(async () => {
  const setting = await settingIn(openProject(root), scratch);
  const starting = languages.map(async (name) => (lanes[name] = await startLane(name, setting)));
  [mock] = await Promise.all([MockApi.start(published), ...starting]);
});

afterAll(async () => {
  Object.values(lanes).forEach((lane) => lane.close());
  await mock?.close();
  rmSync(scratch, {recursive: true, force: true});
});

const requestsOf = (one: ApiSample) =>
  apiRequests(one, lanes[one.sample.language as Language], operations);

/** Returns the problems of a sample's requests. */
async function problemsOf(requests: RecordedRequest[]): Promise<string[]> {
  const found = await Promise.all(
    requests.map((request) => contractProblems(request, operations, mock)),
  );
  return found.flat();
}

/** Returns the parts of a request that don't depend on the client. */
const meaning = ({method, url, query, headers, json}: RecordedRequest) => ({
  method,
  address: url.split('?')[0],
  query,
  json,
  proof: Object.entries(headers).filter(
    ([name]) => name === 'authorization' || /-secret$/.test(name),
  ),
});

describe('generated samples', () => {
  test.each(languages)('%s is valid for its runtime', async (name) => {
    const all = generated.flatMap(({samples}) => samples.map(({sample}) => sample));
    const own = all.filter(({language}) => language === name);
    expect(own.length).toBeGreaterThan(20);
    expect(await lanes[name].check(own)).toEqual([]);
  });

  test.each(generated)('$id: every language sends the same valid request', async ({samples}) => {
    const sent = (await Promise.all(samples.map(requestsOf))).flat();
    expect(sent).toHaveLength(samples.length);
    const [shell, ...others] = sent.map(meaning);
    for (const other of others) expect(other).toEqual(shell);
    expect(await problemsOf(sent)).toEqual([]);
  });
});

describe('written samples', () => {
  test('are found', () => expect(written.length).toBeGreaterThan(30));

  test.each(written)('$title', async (one) => {
    const requests = await requestsOf(one);
    expect(requests).not.toHaveLength(0);
    expect(await problemsOf(requests)).toEqual([]);
    const shown = one.answers.flatMap(({status, body}) =>
      shownProblems(requests[0]!, operations, body, status),
    );
    expect(shown).toEqual([]);
    expect(one.given.flatMap((given) => stubProblems(given, operations))).toEqual([]);
  });

  test('show responses, which are also compared', () => {
    expect(written.flatMap(({answers}) => answers).length).toBeGreaterThan(4);
  });
});

describe('reports', () => {
  const key = '-H "Authorization: Bearer $API_KEY"';
  const v1 = product.apiUrl;
  const json = '-H "Content-Type: application/json"';
  const scheduler = operations.find(({id}) => id === 'scheduleTask')!.sampleServer;

  test.each([
    ['an unknown path', `curl ${key} ${v1}/user/me`, /is not an operation of the document/],
    ['a wrong method', `curl -X POST ${key} ${v1}/users/me`, /is not an operation/],
    [
      'a missing version in the address',
      `curl ${key} ${v1.replace('/v1', '')}/users/me`,
      /is not an operation/,
    ],
    ['a missing key', `curl ${v1}/users/me`, /getCurrentUser: rejected with 401/],
    ['a size over the limit', `curl ${key} '${v1}/users/me/sources?limit=500'`, /limit.*<= 100/],
    [
      'a missing required parameter',
      `curl -X POST ${key} '${v1}/subscriptions?emitter_id=dc_1'`,
      /required property 'listener_id'/,
    ],
    [
      'a misspelled parameter',
      `curl ${key} '${v1}/users/me/sources?limits=5'`,
      /the query parameter "limits" is not documented/,
    ],
    [
      'a value that is not allowed',
      `curl -X POST ${key} '${v1}/auto_subscriptions?event_name=errors&listener_id=p_1'`,
      /event_name.*allowed values/,
    ],
    [
      'a body of the wrong type',
      `curl -X PUT ${key} ${json} -d '{"active":"no"}' ${v1}/sources/dc_1`,
      /active.*boolean/,
    ],
    [
      'a misspelled field',
      `curl -X PUT ${key} ${json} -d '{"activ":false}' ${v1}/sources/dc_1`,
      /the field "activ" of the body is not documented/,
    ],
    [
      'a missing content type',
      `curl -X POST ${key} -d '{"component_code":"x"}' ${v1}/components`,
      /createComponent: rejected with 4/,
    ],
    [
      'a task without a message',
      `curl ${json} -d '{"timestamp":"2031-05-20T09:30:00Z"}' ${scheduler}/schedule`,
      /scheduleTask: rejected with 400/,
    ],
  ])('%s', async (_name, code, message) => {
    const [first] = generated[0]!.samples;
    const given = [{env: {API_KEY: 'test-key'}, http: [{request: '* *'}]}];
    const requests = await requestsOf({...first!, sample: {...first!.sample, code}, given});
    expect((await problemsOf(requests)).join('\n')).toMatch(message);
  });

  test('a wrong response on a page', () => {
    const request = {method: 'GET', url: `${v1}/users/me`};
    expect(shownProblems(request, operations, {data: {username: 'ana'}})).toEqual([
      "getCurrentUser: response on the page: /data must have required property 'id'",
    ]);
    expect(shownProblems(request, operations, {msg: 'No'}, 401)).toEqual([
      "getCurrentUser: response on the page: / must have required property 'error'",
      "getCurrentUser: response on the page: / must have required property 'message'",
    ]);
    expect(shownProblems(request, operations, {}, 404)).toEqual([
      'getCurrentUser: response on the page: the status 404 is not documented',
    ]);
  });

  test('a wrong response in a case', () => {
    const routes = [
      {request: `GET ${v1}/users/me?include=id`, respond: {json: {data: 'u_1'}}},
      {request: `GET ${v1}/users/me`, respond: {json: {data: {username: 'ana'}}}},
      {request: `DELETE ${v1}/sources/dc_1`, respond: {status: 204, json: {}}},
      {request: 'GET https://api.example.com/users/me', respond: {json: {}}},
    ];
    expect(stubProblems({http: routes} as Given, operations)).toEqual([
      'getCurrentUser: response on the page: /data must be object',
      'deleteSource: response on the page: the document has no JSON for it',
    ]);
  });

  test('a wrong response', () => {
    const operation = operations.find(({id}) => id === 'listComponents')!;
    const {schema} = operation.replies[0]![1].content!['application/json']!;
    const page = {page_info: {total_count: 1, count: '1'}, data: {}};
    expect(shapeProblems(schema, page)).toEqual([
      '/page_info/count must be integer',
      '/data must be array',
    ]);
  });
});
