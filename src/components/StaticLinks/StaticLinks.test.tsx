import {render} from '@testing-library/react';
import StaticLinks from './index';

const mockCollectLink = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectLink: mockCollectLink}), {
  virtual: true,
});

test('tells the build of every link, and shows nothing', () => {
  const {container} = render(<StaticLinks to="/docs/limits/ #here" />);
  expect(mockCollectLink.mock.calls).toEqual([['/docs/limits/'], ['#here']]);
  expect(container.innerHTML).toBe('');
});
