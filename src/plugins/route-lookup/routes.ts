/** Does what `react-router-config` does, and gives the same, without trying every route. */
import {createElement, type ReactElement, type ReactNode} from 'react';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {matchPath, Route, Router, type RouteProps, Switch, type SwitchProps} from 'react-router';

interface Placed {
  route: RouteConfig;
  /** Its place among its siblings: the first that matches wins. */
  at: number;
}

interface Table {
  /** Of the list that it was made of. */
  length: number;
  byPath: Map<string, Placed[]>;
  /** Those that more than one address may match. */
  patterns: Placed[];
}

/** Letter case and a slash at the end make no difference to the router, unless it is asked for. */
const plain = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Whether a route is of one address only. */
export const isLiteral = ({path, exact}: RouteConfig): boolean =>
  exact === true && typeof path === 'string' && /^[\w/.~-]+$/.test(path);

function tableOf(routes: readonly RouteConfig[]): Table {
  const table: Table = {length: routes.length, byPath: new Map(), patterns: []};
  for (const [at, route] of routes.entries()) {
    if (!isLiteral(route)) {
      table.patterns.push({route, at});
      continue;
    }
    const key = plain(route.path as string);
    table.byPath.set(key, [...(table.byPath.get(key) ?? []), {route, at}]);
  }
  return table;
}

/** Tables by the list that they are of; a list may grow, see `../route-parts`. */
const tables = new WeakMap<readonly RouteConfig[], Table>();

/** The routes that may match an address, in their order. */
function candidates(routes: readonly RouteConfig[], pathname: string): Placed[] {
  const known = tables.get(routes);
  const table = known?.length === routes.length ? known : tableOf(routes);
  tables.set(routes, table);
  const found = table.byPath.get(plain(pathname)) ?? [];
  return [...found, ...table.patterns].sort((one, other) => one.at - other.at);
}

type Root = {computeRootMatch(pathname: string): MatchedRoute<object>['match']};

/** The branch of routes that match an address, from the outermost inwards. */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
  branch: MatchedRoute<object>[] = [],
): MatchedRoute<object>[] {
  for (const {route} of candidates(routes, pathname)) {
    const match = route.path
      ? matchPath(pathname, route as RouteProps)
      : (branch.at(-1)?.match ?? (Router as unknown as Root).computeRootMatch(pathname));
    if (!match) continue;
    branch.push({route, match} as MatchedRoute<object>);
    if (route.routes) matchRoutes(route.routes, pathname, branch);
    break;
  }
  return branch;
}

function element({route, at}: Placed, extraProps: object): ReactElement {
  const {path, exact, strict, render, component} = route;
  return createElement(Route, {
    key: route.key ?? at,
    path,
    exact,
    strict,
    render: (props) => {
      const all = {...props, ...extraProps, route};
      return render ? render(all as never) : createElement(component as never, all);
    },
  });
}

/** The route of the address that is shown. */
export function renderRoutes(
  routes: RouteConfig[] | undefined,
  extraProps: object = {},
  switchProps: SwitchProps = {},
): ReactNode {
  if (!routes) return null;
  return createElement(Route, {
    render: ({location}) => {
      const {pathname} = switchProps.location ?? location;
      const children = candidates(routes, pathname).map((one) => element(one, extraProps));
      return createElement(Switch, switchProps, children);
    },
  });
}
