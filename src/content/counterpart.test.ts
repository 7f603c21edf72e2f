import {counterpartOf} from './counterpart.ts';

test.each([
  ['/limits/', '/v1/limits/', true],
  ['/v1/limits/', '/limits/', true],
  ['/', '/v1/', true],
  ['/v1/workflows/steps/triggers/http-responses/', '/workflows/steps/triggers/', true],
  ['/workflows/steps/triggers/', '/v1/workflows/steps/triggers/', true],
  ['/workflows/build-and-run/', '/v1/workflows/managing/', true],
  ['/code/python/auth/', '/v1/workflows/steps/code/', false],
  ['/workspaces/sso/okta/', '/v1/orgs/', false],
  ['/workflows/networking/', '/v1/workflows/', false],
  ['/apps/', '/v1/', false],
  ['/v1/destinations/sql/', '/destinations/', false],
  ['/quickstart/create-new-workflow.html', '/v1/quickstart/', false],
])('from %s across to %s (the same page: %s)', (from, route, isSamePage) => {
  expect(counterpartOf(from)).toEqual({route, isSamePage});
});
