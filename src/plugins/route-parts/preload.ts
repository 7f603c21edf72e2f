/** What Docusaurus waits for before it shows a page, and before that the routes it looks it up in. */
import preload from '@docusaurus/core/lib/client/preload';
import {loadRoutes} from './inParts.ts';

/**
 * @param pathname - of the page that will be shown
 * @returns settles when all that it is made of is there
 */
export default async function preloadInParts(pathname: string): Promise<unknown> {
  await Promise.all([...new Set([pathname, decodeURI(pathname)])].map(loadRoutes));
  return preload(pathname);
}
