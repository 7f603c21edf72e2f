import {failureOf} from './failureOf.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    {HTTPS_PROXY: 'http://proxy:3128'},
    'refused. HTTPS_PROXY is only used with NODE_USE_ENV_PROXY=1',
  ],
  [{https_proxy: 'http://proxy:3128', NODE_USE_ENV_PROXY: '1'}, /refused$/],
  [{}, /refused$/],
])('says if Node.js ignores the proxy: %j', (env, message) => {
  jest.replaceProperty(process, 'env', env as NodeJS.ProcessEnv);
  expect(failureOf(new Error('fetch failed', {cause: new Error('refused')}))).toMatch(message);
});
