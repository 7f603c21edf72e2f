/**
 * Shows a page that is loaded already at once. Docusaurus shows the former page until the next one
 * is loaded, and therefore renders every click twice: the former page whole, for the router has a new
 * address, then the next one. Where nothing is left to load there is nothing to wait for.
 */
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';

/** What this uses of the component that holds the former page. */
interface Navigation {
  props: {location: Location};
  state: {nextRouteHasLoaded: boolean};
  /** Handed on to what runs after the change. */
  previousLocation: Location | null;
}

/** Paths of pages whose files are all there. */
const ready = new Set<string>();

/** @param path - of a page that is loaded: it will be shown without delay */
export function markReady(path: string): void {
  ready.add(path);
}

const {prototype} = PendingNavigation as unknown as {
  prototype: {
    shouldComponentUpdate(next: Navigation['props'], state: Navigation['state']): boolean;
  };
};

const wait = prototype.shouldComponentUpdate;

prototype.shouldComponentUpdate = function update(this: Navigation, next, state) {
  const {location} = this.props;
  const {nextRouteHasLoaded: isSettled} = this.state;
  if (next.location === location || !isSettled || !ready.has(next.location.pathname)) {
    return wait.call(this, next, state);
  }
  this.previousLocation = location;
  // Whatever waits for the page to load has it.
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: location, location: next.location})();
  return true;
};

const readyPages: ClientModule = {
  onRouteDidUpdate: ({location}) => markReady(location.pathname),
};

export default readyPages;
