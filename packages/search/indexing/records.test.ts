import {recordsOf, type SearchPage} from './records.ts';

const page = (path: string): SearchPage => ({
  path,
  tag: 'docs-default-current',
  group: 'Guides',
  label: path,
  links: [],
  sections: [
    {
      level: 1,
      anchor: '',
      heading: 'Sign a request',
      content: 'Compare the signatures.',
      names: [],
      keys: [],
      code: 'timingSafeEqual(received, expected)',
    },
  ],
});

const codeOf = (path: string) =>
  recordsOf([page(path)], 'https://example.com', '/docs/', {names: {}, asked: {}}).map(
    ({code}) => code,
  );

test('indexes names in code on reference pages, but not on guides', () => {
  expect(codeOf('/docs/code/nodejs/')).toEqual(['timingSafeEqual received expected']);
  expect(codeOf('/docs/guides/signed-webhook/')).toEqual(['']);
});
