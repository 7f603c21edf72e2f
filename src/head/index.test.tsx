import type {HeadOptions} from './index.ts';

const options: HeadOptions = {baseUrl: '/docs/', namespace: '-test', tabLifetime: 1000};

/** Runs the script of a page, which the bundler gives its options. */
function run(): void {
  Object.assign(globalThis, {HEAD_OPTIONS: options});
  // oxlint-disable-next-line typescript/no-require-imports -- Isolated modules load synchronously.
  jest.isolateModules(() => require('./index.ts'));
}

const reported = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  window.reportError = reported;
  window.performance.getEntriesByType = () => [];
  delete window.loadFailure;
  delete window.tabMemory;
  window.history.replaceState(null, '', '/docs/code/index.html');
});
afterEach(() => jest.restoreAllMocks());

test('all parts run', () => {
  run();
  expect(window.location.pathname).toBe('/docs/code/');
  expect(window.loadFailure).toBeDefined();
  expect(window.tabMemory).toBeDefined();
  expect(reported).not.toHaveBeenCalled();
});

test('a part that fails is reported, and the others still run', () => {
  const refused = new Error('too many changes');
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw refused;
  });
  run();
  expect(reported.mock.calls).toEqual([[refused]]);
  expect(window.loadFailure).toBeDefined();
});

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

test.each([
  ['is null', () => null],
  ['throws', blocked],
])('nothing fails if local storage %s', (_, get) => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(get as unknown as () => Storage);
  run();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.tabMemory!.forgetOld();
  window.tabMemory!.selectNamed();
  expect(reported).not.toHaveBeenCalled();
});
