/** Expected links between versions, for tests of the built site. */
import {resolve} from 'node:path';
import {factsByVersion, nextPages, type Version, versions} from '@portal/content/facts';
import {counterpartOf, type Counterpart} from '@portal/content/routes/counterpart';
import {publishedRoutes} from '@portal/content/routes/publishedRoutes';

const published = new Set(publishedRoutes(resolve(__dirname, '..'), factsByVersion));

/** Returns the target of a page in another version. Routes are relative to the site. */
export const counterpartIn = (target: Version, route: string): Counterpart =>
  counterpartOf(route, target, published, {versions, nextPages});
