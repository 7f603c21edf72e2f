import {recovering} from './chunkRecovery.ts';

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
