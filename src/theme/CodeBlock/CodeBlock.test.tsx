import {act, render, screen} from '@testing-library/react';
import {limits} from '@site/facts/limits';
import CodeBlock from './index';

jest.mock(
  '@docusaurus/theme-common',
  () => ({
    ThemeClassNames: {common: {codeBlock: 'theme-code-block'}},
    useThemeConfig: () => ({
      prism: {magicComments: [{className: 'highlighted', line: 'highlight-next-line'}]},
    }),
  }),
  {virtual: true},
);
jest.mock(
  '@docusaurus/theme-common/internal',
  () => ({
    parseCodeBlockTitle: (metastring?: string) => /title="(.*?)"/.exec(metastring ?? '')?.[1] ?? '',
    parseLanguage: (className?: string) => className?.replace('language-', ''),
    getLineNumbersStart: ({showLineNumbers}: {showLineNumbers?: number}) => showLineNumbers,
    parseLines: (code: string) => ({
      code: code.replace(/.*highlight-next-line\n|\n$/g, ''),
      lineClassNames: {0: ['highlighted']},
    }),
  }),
  {virtual: true},
);
jest.mock('@theme/CodeBlock/Content/Element', () => () => null, {virtual: true});
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

const mockCopyBySelection = jest.fn();
jest.mock('copy-text-to-clipboard', () => ({
  __esModule: true,
  default: (text: string) => mockCopyBySelection(text) as boolean,
}));

/** The browser tells of sizes when it has laid the page out, and of what comes near the reader. */
let laidOut: () => void;
let comeNear: (isIntersecting: boolean) => void;
let watched: Element[] = [];

const blocks = () => Array.from(document.querySelectorAll('pre'));

beforeAll(() => {
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      laidOut = () =>
        callback(
          watched.map((target) => ({target}) as never),
          this as never,
        );
    }
    observe(target: Element) {
      if (!watched.includes(target)) watched.push(target);
    }
    unobserve(target: Element) {
      watched = watched.filter((one) => one !== target);
    }
    disconnect() {}
  };
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = (isIntersecting) =>
        callback(
          blocks().map((target) => ({target, isIntersecting}) as never),
          this as never,
        );
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const width = (name: string, value: number) =>
  Object.defineProperty(HTMLElement.prototype, name, {configurable: true, get: () => value});

/** Shows the page to the reader, and lets the browser come to rest. */
function settle(codeWidth = 100) {
  comeNear(true);
  width('scrollWidth', codeWidth);
  width('clientWidth', 100);
  laidOut();
  act(() => jest.advanceTimersByTime(500));
}

const lines = () => Array.from(document.querySelectorAll('.token-line'));
const clipboard = (writeText: unknown) =>
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText ? {writeText} : undefined,
    configurable: true,
  });

async function press() {
  render(<CodeBlock className="language-js">{'const a = 1;\n\nb();\n'}</CodeBlock>);
  settle();
  await act(async () => screen.getByRole('button', {name: 'Copy code to clipboard'}).click());
}

test('lines, colors and title are HTML, and no text of them is', () => {
  const {container} = render(
    <CodeBlock className="language-js" metastring={'title="<b>"'} runs="5.keyword 8">
      {'const a = "<";\n'.slice(0, 13)}
    </CodeBlock>,
  );
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.firstElementChild!.className).toContain('language-js');
  expect(screen.getByText('<b>').className).toBe('codeBlockTitle');
  expect(container.querySelector('code')!.innerHTML).toBe(
    '<span class="token keyword">const</span> a = "&lt;"',
  );
});

test('lines are no elements unless they are numbered or marked', () => {
  render(<CodeBlock>{'a\nb\n'}</CodeBlock>);
  expect(lines()).toEqual([]);
  expect(document.querySelector('pre')!.dataset.lines).toBe('2');
});

test('numbers begin where asked for, without a style', () => {
  render(<CodeBlock showLineNumbers={5}>{'a\nb\n'}</CodeBlock>);
  expect(lines().map((line) => line.getAttribute('data-line'))).toEqual(['5', '6']);
  expect(document.querySelector('[style]')).toBeNull();
});

test('marked lines are told apart, and the marks are gone', () => {
  render(<CodeBlock className="language-js">{'// highlight-next-line\na();\n'}</CodeBlock>);
  expect(lines().map(({className}) => className)).toEqual(['token-line highlighted']);
});

test('copies the code and says Copied for as long as the facts say', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  clipboard(writeText);
  await press();
  expect(writeText).toHaveBeenCalledWith('const a = 1;\n\nb();');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Copied');
  const shown = Number(limits.copiedMessage.value);
  act(() => jest.advanceTimersByTime(shown - 1));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Copy code to clipboard');
});

test('buttons come when the reader is near, and go with the block', () => {
  const {unmount} = render(<CodeBlock>{'a\n'}</CodeBlock>);
  comeNear(false);
  laidOut();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByRole('button')).toBeNull();
  settle();
  screen.getByRole('button');
  unmount();
  expect(watched).toEqual([]);
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
  expect(mockCopyBySelection).toHaveBeenCalledWith('const a = 1;\n\nb();');
  expect(screen.getByRole('status').textContent).toBe(outcome);
});

test('of a shell session, only the commands are copied', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  clipboard(writeText);
  render(<CodeBlock className="language-console">{'$ wl deploy\nDeployed.\n'}</CodeBlock>);
  settle();
  await act(async () => screen.getByRole('button').click());
  expect(writeText).toHaveBeenCalledWith('wl deploy');
});

test('long lines can be wrapped, for as long as there are any', () => {
  render(<CodeBlock>{'a long line\n'}</CodeBlock>);
  settle();
  const wrapping = () => screen.queryByRole('button', {name: 'Toggle word wrap'});
  expect(wrapping()).toBeNull();
  settle(300);
  wrapping()!.click();
  expect(document.querySelector('code')!.className).toContain('wrapped');
  // Wrapped, it is wide no more, and the way back stays.
  settle();
  expect(wrapping()!.getAttribute('aria-pressed')).toBe('true');
  wrapping()!.click();
  expect(document.querySelector('code')!.className).not.toContain('wrapped');
  settle();
  expect(wrapping()).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
