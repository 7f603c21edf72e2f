import {act, render, screen} from '@testing-library/react';
import ScrollTable from '.';

let resized: () => void;
beforeAll(() => {
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const widths = (content: number, frame: number) => {
  const value = (width: number) => ({configurable: true, get: () => width});
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', value(content));
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', value(frame));
  act(() => resized());
};

const table = (
  <ScrollTable>
    <tbody>
      <tr>
        <td>Memory</td>
      </tr>
    </tbody>
  </ScrollTable>
);

test('a table that is too wide can be focused and scrolled by keyboard', () => {
  render(table);
  widths(900, 300);
  const frame = screen.getByRole('group', {name: 'Table, scrolls sideways'});
  expect(frame.tabIndex).toBe(0);
});

test("a table that fits isn't a tab stop", () => {
  render(table);
  widths(900, 300);
  widths(300, 300);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('table').parentElement!.hasAttribute('tabindex')).toBe(false);
});
