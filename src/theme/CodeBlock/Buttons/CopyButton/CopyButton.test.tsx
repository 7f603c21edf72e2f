import {act, render, screen} from '@testing-library/react';
import {limits} from '@site/facts/limits';
import CopyButton from './index';

jest.mock(
  '@docusaurus/theme-common/internal',
  () => ({useCodeBlockContext: () => ({metadata: {code: 'const a = 1;', language: 'js'}})}),
  {virtual: true},
);
jest.mock(
  '@theme/CodeBlock/Buttons/Button',
  () => (props: React.ComponentProps<'button'>) => <button {...props} />,
  {virtual: true},
);
jest.mock(
  '@generated/docusaurus.config',
  () => ({
    __esModule: true,
    default: {
      customFields: jest.requireActual<typeof import('@site/config/client')>('@site/config/client'),
    },
  }),
  {virtual: true},
);
jest.mock('@theme/Icon/Copy', () => () => null, {virtual: true});

const mockCopyBySelection = jest.fn();
jest.mock('copy-text-to-clipboard', () => ({
  __esModule: true,
  default: (text: string) => mockCopyBySelection(text) as boolean,
}));

const clipboard = (writeText: unknown) =>
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText ? {writeText} : undefined,
    configurable: true,
  });

const press = async () => {
  render(<CopyButton />);
  await act(async () => screen.getByRole('button').click());
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('says Copied for as long as the facts say', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  clipboard(writeText);
  await press();
  expect(writeText).toHaveBeenCalledWith('const a = 1;');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  const shown = Number(limits.copiedMessage.value);
  act(() => jest.advanceTimersByTime(shown - 1));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('says that it failed', async () => {
  clipboard(jest.fn().mockRejectedValue(new Error('denied')));
  await press();
  expect(screen.getByRole('status').textContent).toBe('Copy failed');
});

test.each([
  [true, 'Copied'],
  [false, 'Copy failed'],
])('without navigator.clipboard, a selection that copies: %s', async (copied, outcome) => {
  clipboard(undefined);
  mockCopyBySelection.mockReturnValue(copied);
  await press();
  expect(mockCopyBySelection).toHaveBeenCalledWith('const a = 1;');
  expect(screen.getByRole('status').textContent).toBe(outcome);
});
