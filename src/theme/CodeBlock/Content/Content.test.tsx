import {render} from '@testing-library/react';
import CodeBlockContent from './index';

const mockMetadata = {
  code: 'a\nb\n',
  language: 'text',
  lineNumbersStart: undefined as number | undefined,
  lineClassNames: {},
};

jest.mock(
  '@docusaurus/theme-common/internal',
  () => ({
    useCodeBlockContext: () => ({metadata: mockMetadata, wordWrap: {codeBlockRef: null}}),
  }),
  {virtual: true},
);

const lines = () => {
  const {container} = render(<CodeBlockContent className="" />);
  expect(container.querySelector('[style]')).toBeNull();
  return [...container.querySelectorAll<HTMLElement>('.token-line')].map(
    ({dataset}) => dataset.line,
  );
};

test('lines have no numbers unless asked for', () => {
  mockMetadata.lineNumbersStart = undefined;
  expect(lines()[0]).toBeUndefined();
});

test('numbers begin where asked for, without a style', () => {
  mockMetadata.lineNumbersStart = 5;
  expect(lines().slice(0, 2)).toEqual(['5', '6']);
});
