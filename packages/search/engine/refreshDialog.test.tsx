import {fireEvent, render, screen} from '@testing-library/react';
import {refreshDialog} from './refreshDialog.ts';

const onFocus = jest.fn();

function open(value: string, selected: number): void {
  render(
    <>
      <input className="DocSearch-Input" defaultValue={value} onFocus={onFocus} />
      {[0, 1].map((at) => (
        <p key={at} className="DocSearch-Hit" aria-selected={at === selected} role="option" />
      ))}
    </>,
  );
}

beforeEach(() => onFocus.mockClear());

test('the field gets a focus event, which makes DocSearch search', () => {
  open('delay', 0);
  fireEvent.focusIn(screen.getByRole('textbox'));
  expect(onFocus).toHaveBeenCalledTimes(1);
  refreshDialog();
  expect(onFocus).toHaveBeenCalledTimes(2);
});

test.each<[string, string, number]>([
  ['nothing has been typed', '', 0],
  ['the reader has moved to another result', 'delay', 1],
])('nothing happens if %s', (_, value, selected) => {
  open(value, selected);
  refreshDialog();
  expect(onFocus).not.toHaveBeenCalled();
});

test('nothing happens if no dialog is open', () => {
  expect(refreshDialog).not.toThrow();
});
