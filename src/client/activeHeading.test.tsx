import {activeHeading} from './activeHeading.ts';

jest.mock('@generated/docusaurus.config', () => ({__esModule: true, default: {customFields: {}}}), {
  virtual: true,
});

/** Headings whose boxes start at these distances from the top of the window. */
const headingsAt = (...tops: number[]) =>
  tops.map((top, index) => {
    const heading = document.createElement('h2');
    heading.id = `heading-${index}`;
    heading.getBoundingClientRect = () => ({top}) as DOMRect;
    return heading;
  });

test.each([
  [[200, 400], undefined],
  [[80, 400], 'heading-0'],
  [[-500, 70, 75], 'heading-2'],
  [[-500, -100, 300], 'heading-1'],
  [[], undefined],
])('of headings at %j, %s is being read', (tops, id) => {
  expect(activeHeading(headingsAt(...tops), 84)?.id).toBe(id);
});
