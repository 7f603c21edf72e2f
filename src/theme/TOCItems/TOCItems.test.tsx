import {act, render, screen} from '@testing-library/react';
import TOCItemTree from './Tree.tsx';
import TOCItems from './index';

const mockCollectLink = jest.fn();
const mockHighlight = jest.fn();

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectLink: mockCollectLink}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/theme-common',
  () => ({
    useThemeConfig: () => ({tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3}}),
  }),
  {virtual: true},
);
jest.mock(
  '@docusaurus/theme-common/internal',
  () => ({
    useTOCHighlight: (config: unknown) => mockHighlight(config) as void,
    useFilteredAndTreeifiedTOC: () => mockToc,
  }),
  {virtual: true},
);
jest.mock('@theme/TOCItems/Tree', () => jest.requireActual<object>('./Tree.tsx'), {virtual: true});

const mockToc = [
  {
    ...{id: 'plans', level: 2, value: 'Plans <code>wl</code>'},
    children: [{id: 'free', level: 3, value: 'Free', children: []}],
  },
];

test('the sections are links, one in the other, and the build knows them', () => {
  render(<TOCItemTree toc={mockToc} className="list" linkClassName="link" />);
  expect(document.querySelector('ul.list')!.innerHTML).toBe(
    '<li><a href="#plans" class="link">Plans <code>wl</code></a>' +
      '<ul><li><a href="#free" class="link">Free</a></li></ul></li>',
  );
  expect(mockCollectLink.mock.calls).toEqual([['#plans'], ['#free']]);
});

test('a page without sections has no list', () => {
  const {container} = render(<TOCItemTree toc={[]} className="list" linkClassName={null} />);
  expect(container.innerHTML).toBe('');
});

test('the reader is followed from the next frame on', () => {
  jest.useFakeTimers();
  render(<TOCItems toc={[]} linkActiveClassName="active" />);
  expect(mockHighlight).not.toHaveBeenCalled();
  act(() => jest.advanceTimersToNextFrame());
  expect(mockHighlight).toHaveBeenCalledWith(
    expect.objectContaining({
      linkActiveClassName: 'active',
      minHeadingLevel: 2,
      maxHeadingLevel: 3,
    }),
  );
  screen.getByText('Plans');
  jest.useRealTimers();
});
