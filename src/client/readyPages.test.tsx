import type {Location} from 'history';

const dispatched: string[] = [];
const cleanUp = jest.fn();

jest.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: (action: string) => {
    dispatched.push(action);
    return cleanUp;
  },
}));

/** As Docusaurus has it: it holds back every new address until its page is loaded. */
const held = jest.fn((_next: object, _state: object) => false);

jest.mock('@docusaurus/core/lib/client/PendingNavigation', () => ({
  __esModule: true,
  default: class {
    previousLocation: Location | null = null;
    state = {nextRouteHasLoaded: true};
    constructor(readonly props: {location: Location}) {}
    shouldComponentUpdate(next: object, state: object) {
      return held(next, state);
    }
  },
}));

import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import readyPages, {markReady} from './readyPages.ts';

const at = (pathname: string, hash = '') => ({pathname, hash}) as Location;

const start = at('/docs/');

const navigation = (state = {nextRouteHasLoaded: true}) => {
  const component = new PendingNavigation({location: start, children: null});
  return Object.assign(component as unknown as {previousLocation: Location | null}, {
    state,
    goTo: (location: Location) =>
      component.shouldComponentUpdate({location, children: null}, {nextRouteHasLoaded: true}),
  });
};

beforeEach(() => {
  held.mockClear();
  cleanUp.mockClear();
  dispatched.length = 0;
});

test('a page that was never loaded is waited for as ever', () => {
  expect(navigation().goTo(at('/docs/new/'))).toBe(false);
  expect(held).toHaveBeenCalledTimes(1);
  expect(dispatched).toEqual([]);
});

test('a page that was visited is shown at once, and nothing waits for it', () => {
  readyPages.onRouteDidUpdate!({location: at('/docs/limits/'), previousLocation: null});
  const one = navigation();
  expect(one.goTo(at('/docs/limits/', '#plans'))).toBe(true);
  expect(one.previousLocation).toBe(start);
  expect(held).not.toHaveBeenCalled();
  expect(dispatched).toEqual(['onRouteUpdate']);
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

test('so is a page that was loaded ahead', () => {
  markReady('/docs/ahead/');
  expect(navigation().goTo(at('/docs/ahead/'))).toBe(true);
});

test('while another page is on its way, Docusaurus decides', () => {
  markReady('/docs/ahead/');
  expect(navigation({nextRouteHasLoaded: false}).goTo(at('/docs/ahead/'))).toBe(false);
  expect(held).toHaveBeenCalledTimes(1);
});

test('without a new address, Docusaurus decides', () => {
  markReady('/docs/');
  navigation().goTo(start);
  expect(held).toHaveBeenCalledTimes(1);
});
