import {matchRoutes} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';

/**
 * The canonical path of the current documentation page, whatever letter case and trailing slash the
 * URL has. Undefined if the page is in no version or doesn't exist.
 */
export function useDocPath(): string | undefined {
  const {pathname} = useLocation();
  const branch = matchRoutes(routes, pathname);
  const route = branch.at(-1)?.route;
  // Only the routes of a version's pages are nested.
  return branch.length > 1 && route?.exact ? (route.path as string) : undefined;
}
