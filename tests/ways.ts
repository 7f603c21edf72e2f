/** The ways between versions, as the tests of the built site expect them. */
import {resolve} from 'node:path';
import {facts} from '../facts/index.ts';
import type {Version} from '../facts/versions.ts';
import {counterpartOf, type Counterpart} from '../src/content/counterpart.ts';
import {publishedRoutes} from '../src/content/publishedRoutes.ts';

const published = new Set(publishedRoutes(resolve(__dirname, '..'), facts));

/** Where a page leads in another version; routes are relative to the site. */
export const wayTo = (target: Version, route: string): Counterpart =>
  counterpartOf(route, target, published);
