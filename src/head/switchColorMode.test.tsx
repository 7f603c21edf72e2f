import {switchColorMode} from './switchColorMode.ts';

const key = 'theme-test';
const {dataset} = document.documentElement;
let isSystemDark = false;

beforeAll(() => {
  window.matchMedia = () => ({matches: isSystemDark}) as MediaQueryList;
  switchColorMode(key, window);
  document.body.innerHTML = '<div data-color-mode-toggle><button>Mode</button></div>';
});
beforeEach(() => {
  localStorage.clear();
  dataset.themeChoice = 'system';
});

const press = () => {
  document.querySelector('button')!.click();
  return [dataset.themeChoice, dataset.theme, localStorage.getItem(key)];
};

test.each([
  [false, 'dark', 'light'],
  [true, 'light', 'dark'],
])("if the system's dark mode is %s, the first press shows the other mode", (dark, other, own) => {
  isSystemDark = dark;
  expect(press()).toEqual([other, other, other]);
  expect(press()).toEqual([own, own, own]);
  expect(press()).toEqual(['system', own, null]);
});

test('the app is notified', () => {
  isSystemDark = false;
  const told = jest.fn();
  window.addEventListener('storage', ({key: name, newValue}) => told(name, newValue), {once: true});
  press();
  expect(told).toHaveBeenCalledWith(key, 'dark');
});

test('blocked storage is harmless', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(press().slice(0, 2)).toEqual(['dark', 'dark']);
  blocked.mockRestore();
});
