/** Expected links between versions, for tests of the built site. */
import {resolve} from 'node:path';
import {facts} from '@portal/content/facts';
import type {Version} from '@portal/content/facts/versions';
import {counterpartOf, type Counterpart} from '@portal/content/routes/counterpart';
import {publishedRoutes} from '@portal/content/routes/publishedRoutes';

const published = new Set(publishedRoutes(resolve(__dirname, '..'), facts));

/** Returns the target of a page in another version. Routes are relative to the site. */
export const counterpartIn = (target: Version, route: string): Counterpart =>
  counterpartOf(route, target, published);
