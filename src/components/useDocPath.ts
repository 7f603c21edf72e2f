import {matchRoutes} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';

/**
 * The path of the page of the documentation that is read, as the site writes it, whatever letter case
 * and slash the reader came with. Undefined on a page that is in no version, or nowhere.
 */
export function useDocPath(): string | undefined {
  const {pathname} = useLocation();
  const branch = matchRoutes(routes, pathname);
  const route = branch.at(-1)?.route;
  // A page of a version stands within it; others stand by themselves.
  return branch.length > 1 && route?.exact ? (route.path as string) : undefined;
}
