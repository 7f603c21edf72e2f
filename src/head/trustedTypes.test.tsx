import trustedTypes from './trustedTypes.js';

interface Policy {
  createHTML(html: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(url: string): string | null;
}

function policy(): Policy {
  const createPolicy = jest.fn();
  const location = new URL('https://docs.example.com/docs/limits/');
  trustedTypes({trustedTypes: {createPolicy}, location} as unknown as Window, '/docs/assets/');
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  return createPolicy.mock.calls[0][1];
}

test('HTML is allowed, because script-src keeps it from running code', () =>
  expect(policy().createHTML('<b>Limits</b>')).toBe('<b>Limits</b>'));

test('the text of a script can only be data', () => {
  const data = '{"@context":"https://schema.org"}';
  expect(policy().createScript(data)).toBe(data);
  expect(policy().createScript('alert(1)')).toBeNull();
});

test.each([
  ['/docs/assets/js/main.js', true],
  ['https://docs.example.com/docs/assets/js/search.js', true],
  ['https://analytics.example/tag.js', true],
  ['/docs/openapi.json', false],
  ['upload.js', false],
])('%s can be a script: %s', (url, allowed) =>
  expect(policy().createScriptURL(url)).toBe(allowed ? url : null),
);

test('a browser without trusted types is left alone', () =>
  expect(() => trustedTypes({} as Window, '/docs/assets/')).not.toThrow());
