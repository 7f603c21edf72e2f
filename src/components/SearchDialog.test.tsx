import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {DocSearchModal} from './SearchDialog.tsx';

jest.mock('@docsearch/react/modal', () => ({
  DocSearchModal: ({placeholder}: {placeholder: string}) => <input placeholder={placeholder} />,
}));

const unused = {initialScrollY: 0, onAskAiToggle: () => {}};
const dialog = (
  <DocSearchModal appId="a" apiKey="b" indices={[]} placeholder="Search..." {...unused} />
);

test('nothing of the dialog is in the first rendering, which cannot be interrupted', () => {
  expect(renderToString(dialog)).toBe('');
});

test('it follows, with what it was given', () => {
  render(dialog);
  expect(screen.getByPlaceholderText('Search...')).toBeDefined();
});
