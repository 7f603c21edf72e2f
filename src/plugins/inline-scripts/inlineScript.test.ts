import {inlineScript} from './index.ts';

const options = {baseUrl: '/docs/', namespace: '-test', tabLifetime: 1000};

test('is one script with its options, for the head of a page', () => {
  const script = inlineScript(options);
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain('"-test"');
  expect(script).not.toMatch(/HEAD_OPTIONS|<\/script|\n./);
});
