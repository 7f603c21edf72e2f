/**
 * Replaces `react-router-config`, which ignores case. Hosts don't: they send the not-found page for
 * `/docs/Limits/`, and the app would show the page at `/docs/limits/` over it, with a hydration error.
 */
import type {ComponentType, ReactNode} from 'react';
import {type match, matchPath, Route, type RouteProps, Switch} from 'react-router';

/** A route that Docusaurus has generated. */
export interface RouteConfig extends Pick<RouteProps, 'path' | 'exact' | 'strict' | 'sensitive'> {
  key?: string;
  component: ComponentType<{route: RouteConfig}>;
  routes?: RouteConfig[];
}

/** Those that are case-sensitive by now, because every navigation and rendering asks for them. */
const marked = new WeakSet<RouteConfig[]>();

/** Makes routes case-sensitive. The theme also compares paths with the routes of its pages itself. */
function markSensitive(routes: RouteConfig[]): void {
  if (marked.has(routes)) return;
  marked.add(routes);
  for (const route of routes) {
    route.sensitive = true;
    markSensitive(route.routes ?? []);
  }
}

/** Returns the routes that lead to a path, from the outermost to the innermost. */
export function matchRoutes(
  routes: RouteConfig[],
  path: string,
): {route: RouteConfig; match: match<object>}[] {
  markSensitive(routes);
  for (const route of routes) {
    const found = matchPath<object>(path, route);
    if (found) return [{route, match: found}, ...matchRoutes(route.routes ?? [], path)];
  }
  return [];
}

/** Renders the first of the routes that matches the location. */
export function renderRoutes(routes: RouteConfig[] | undefined, extraProps?: object): ReactNode {
  if (!routes) return null;
  markSensitive(routes);
  return (
    <Switch>
      {routes.map((route, at) => {
        const {component: Component, path, exact = false, strict = false} = route;
        return (
          <Route
            key={route.key ?? at}
            {...(path !== undefined && {path})}
            {...{exact, strict}}
            sensitive
            render={(props) => <Component {...props} {...extraProps} route={route} />}
          />
        );
      })}
    </Switch>
  );
}
