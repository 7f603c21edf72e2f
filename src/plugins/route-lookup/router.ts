/** The router for code that tries one route after the other: most of them are passed over at once. */
import type {RouteConfig} from 'react-router-config';
import {matchPath as match, type RouteProps} from 'react-router';
import {isLiteral} from './routes.ts';

export {useLocation} from 'react-router';

/**
 * Does what the router's own does. A route of one address is compared only where its path is about
 * as long: one may have a slash at the end that the other has not.
 */
export const matchPath = ((pathname: string, route: RouteConfig & RouteProps) => {
  const isOther = isLiteral(route) && Math.abs((route.path as string).length - pathname.length) > 1;
  return isOther ? null : match(pathname, route);
}) as typeof match;
