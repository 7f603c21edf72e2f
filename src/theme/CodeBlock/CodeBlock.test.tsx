import type {ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import {HighlightedHtml} from '@site/src/components/codeBlock';
import CopyButton from './Buttons/CopyButton';
import Content from './Content';

const mockMetadata = {
  code: 'a < 1;\nb();',
  language: 'js',
  lineNumbersStart: undefined as number | undefined,
  lineClassNames: {} as Record<number, string[]>,
};
jest.mock(
  '@docusaurus/theme-common/internal',
  () => ({useCodeBlockContext: () => ({metadata: mockMetadata, wordWrap: {codeBlockRef: null}})}),
  {virtual: true},
);
jest.mock('@theme/CodeBlock/Buttons/Button', () => (props: object) => <button {...props} />, {
  virtual: true,
});
jest.mock('@theme/Icon/Copy', () => () => null, {virtual: true});
const mockCopyBySelection = jest.fn();
jest.mock('copy-text-to-clipboard', () => ({
  __esModule: true,
  default: (text: string) => mockCopyBySelection(text) as boolean,
}));

afterEach(() =>
  Object.assign(mockMetadata, {
    code: 'a < 1;\nb();',
    language: 'js',
    lineNumbersStart: undefined,
    lineClassNames: {},
  }),
);

const codeOf = (element: ReactNode) => render(element).container.querySelector('code')!.innerHTML;

describe('content', () => {
  test('is the HTML from the build, or else the plain text', () => {
    const html = '<span class="token keyword">a</span> &lt; 1;\nb();';
    expect(
      codeOf(
        <HighlightedHtml value={html}>
          <Content />
        </HighlightedHtml>,
      ),
    ).toBe(`${html}\n`);
    expect(codeOf(<Content />)).toBe('a &lt; 1;\nb();\n');
  });

  test('numbers and highlights lines without inline styles', () => {
    Object.assign(mockMetadata, {lineNumbersStart: 5, lineClassNames: {1: ['highlighted']}});
    expect(codeOf(<Content />)).toBe(
      '<span class="numbered" data-line="5">a &lt; 1;\n</span>' +
        '<span class="highlighted numbered" data-line="6">b();\n</span>',
    );
  });
});

describe('copy button', () => {
  const clipboard = (writeText: unknown) =>
    Object.defineProperty(navigator, 'clipboard', {
      value: writeText ? {writeText} : undefined,
      configurable: true,
    });

  async function press() {
    render(<CopyButton />);
    await act(async () => screen.getByRole('button').click());
  }

  test('shows when copying failed', async () => {
    clipboard(jest.fn().mockRejectedValue(new Error('denied')));
    await press();
    expect(screen.getByRole('status').textContent).toBe('Copy failed');
  });

  test.each([
    [true, 'Copied'],
    [false, 'Copy failed'],
  ])('without navigator.clipboard, copies a selection (success: %s)', async (copied, outcome) => {
    clipboard(undefined);
    mockCopyBySelection.mockReturnValue(copied);
    await press();
    expect(screen.getByRole('status').textContent).toBe(outcome);
  });

  test('copies only the commands from a shell session', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    clipboard(writeText);
    Object.assign(mockMetadata, {code: '$ wl deploy\nDeployed.', language: 'console'});
    await press();
    expect(writeText).toHaveBeenCalledWith('wl deploy');
  });
});
