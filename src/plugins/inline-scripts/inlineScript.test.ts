import {inlineScript} from './index.ts';

const texts = {notLoaded: 'Not loaded.', offline: 'Offline.', advice: 'Retry.', retry: 'Retry'};
const options = {baseUrl: '/docs/', namespace: '-test', tabLifetime: 1000};

test('is one script with its options, for the head of a page', () => {
  const script = inlineScript(options, texts);
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain('"-test"');
  expect(script).not.toMatch(/HEAD_|<\/script|\n./);
});
