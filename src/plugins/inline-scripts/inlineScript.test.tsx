import {inlineScript} from './index.ts';

const run = () => new Function(inlineScript('-test', '/docs/'))() as undefined;

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('all parts run', () => {
  window.history.replaceState(null, '', '/docs/code/index.html');
  run();
  expect(window.location.pathname).toBe('/docs/code/');
  expect(window.loadFailure).toBeDefined();
});

test('a part that fails is reported, and the others still run', () => {
  const told = jest.fn();
  window.reportError = told;
  delete window.loadFailure;
  window.history.replaceState(null, '', '/docs/code/index.html');
  const refused = new Error('too many changes');
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw refused;
  });
  run();
  expect(told.mock.calls).toEqual([[refused]]);
  expect(window.loadFailure).toBeDefined();
});
