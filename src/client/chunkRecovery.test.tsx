import chunkRecovery, {recovering} from './chunkRecovery.ts';

const chunkError = (kind: string) =>
  new Error(`Loading chunk 42 failed.\n(${kind}: https://docs.example/assets/42.js)`);

test('a chunk that loads is returned', async () => {
  const failure = {recover: jest.fn(), dismiss: jest.fn()};
  await expect(recovering(() => Promise.resolve('page'), failure)('42')).resolves.toBe('page');
  expect(failure.recover).not.toHaveBeenCalled();
});

test.each(['missing', 'timeout', 'error'])(
  'a chunk that fails with "%s" is reported with its URL',
  async (kind) => {
    const failure = {recover: jest.fn(), dismiss: jest.fn()};
    void recovering(() => Promise.reject(chunkError(kind)), failure)('42');
    await Promise.resolve().then(() => undefined);
    await Promise.resolve();
    expect(failure.recover).toHaveBeenCalledWith(
      `Loading chunk 42 failed (${kind}: https://docs.example/assets/42.js)`,
      expect.any(Function),
    );
  },
);

test('retrying until it works resolves the first request', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(chunkError('error'))
    .mockRejectedValueOnce(chunkError('timeout'))
    .mockResolvedValueOnce('page');
  const failure = {
    recover: jest.fn((_: string, retry: () => void) => Promise.resolve(retry())),
    dismiss: jest.fn(),
  };
  await expect(recovering(load, failure)('42')).resolves.toBe('page');
  expect(failure.recover).toHaveBeenCalledTimes(2);
});

describe('when the reader opens another page', () => {
  const opened = {location: {pathname: '/docs/limits/'}, previousLocation: null} as never;
  const wait = () => new Promise(process.nextTick);

  test('a chunk that fails afterwards is not reported', async () => {
    const failure = {recover: jest.fn()};
    let fail: (error: Error) => void;
    const loading = new Promise((_, reject) => {
      fail = reject;
    });
    void recovering(() => loading, failure)('42');
    chunkRecovery.onRouteDidUpdate!(opened);
    fail!(chunkError('timeout'));
    await wait();
    expect(failure.recover).not.toHaveBeenCalled();
  });

  test('missing chunks are loaded again, and Retry no longer loads them', async () => {
    const load = jest.fn().mockRejectedValueOnce(chunkError('error')).mockResolvedValueOnce('page');
    const failure = {recover: jest.fn()};
    const first = recovering(load, failure)('42');
    await wait();
    chunkRecovery.onRouteUpdate!(opened);
    await expect(first).resolves.toBe('page');
    const other = jest.fn().mockRejectedValue(chunkError('error'));
    void recovering(other, failure)('43');
    await wait();
    const [, retry] = failure.recover.mock.lastCall!;
    retry();
    expect(load).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(2);
  });
});
