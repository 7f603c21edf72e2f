/** Expected links between versions, for tests of the built site. */
import {resolve} from 'node:path';
import {facts} from '../facts/index.ts';
import type {Version} from '../facts/versions.ts';
import {counterpartOf, type Counterpart} from '../src/content/counterpart.ts';
import {publishedRoutes} from '../src/content/publishedRoutes.ts';

const published = new Set(publishedRoutes(resolve(__dirname, '..'), facts));

/** Returns the target of a page in another version. Routes are relative to the site. */
export const counterpartIn = (target: Version, route: string): Counterpart =>
  counterpartOf(route, target, published);
