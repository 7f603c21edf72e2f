import {render, screen} from '@testing-library/react';
import Heading from './index';

const mockCollectAnchor = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: mockCollectAnchor}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/theme-common',
  () => ({useAnchorTargetClassName: (id?: string) => id && 'target'}),
  {virtual: true},
);
jest.mock(
  '@docusaurus/Translate',
  () => ({
    translate: ({message}: {message: string}, {heading}: {heading: string}) =>
      message.replace('{heading}', heading),
  }),
  {virtual: true},
);
jest.mock('@theme-original/Heading', () => () => <p>The original</p>, {virtual: true});

beforeEach(() => mockCollectAnchor.mockClear());

test('a heading of text has a hash link that says its name', () => {
  render(
    <Heading as="h2" id="a">
      {'"Plans" & <prices>'}
    </Heading>,
  );
  const heading = screen.getByRole('heading', {level: 2});
  expect(heading.textContent).toBe('"Plans" & <prices>\u200b');
  expect([heading.id, heading.className]).toEqual(['a', 'anchor target']);
  const link = screen.getByRole('link', {name: 'Direct link to "Plans" & <prices>'});
  expect(link.getAttribute('href')).toBe('#a');
  expect(mockCollectAnchor).toHaveBeenCalledWith('a');
});

test('one of HTML says its id', () => {
  render(<Heading as="h3" id="b" dangerouslySetInnerHTML={{__html: 'Use <code>wl</code>'}} />);
  expect(screen.getByRole('heading', {level: 3}).innerHTML).toMatch(/^Use <code>wl<\/code><a /);
  screen.getByRole('link', {name: 'Direct link to b'});
});

test('everything else is left to the original', () => {
  render(
    <>
      <Heading as="h1" id="a">
        Title
      </Heading>
      <Heading as="h2">No anchor</Heading>
      <Heading as="h2" id="c">
        <b>Component</b>
      </Heading>
      <Heading as="h2" id="d" title="More to it">
        Text
      </Heading>
    </>,
  );
  expect(screen.getAllByText('The original')).toHaveLength(4);
  expect(mockCollectAnchor).not.toHaveBeenCalled();
});
