/** Expected links between versions, for tests of the built site. */
import {resolve} from 'node:path';
import type {Version} from '@portal/content/facts';
import {nextPages, openProject, versions} from '../src/facts.ts';
import {counterpartOf, type Counterpart} from '@portal/content/routes/counterpart';

const published = new Set(openProject(resolve(__dirname, '..')).routes.keys());

/** Returns the target of a page in another version. Routes are relative to the site. */
export const counterpartIn = (target: Version, route: string): Counterpart =>
  counterpartOf(route, target, published, {versions, nextPages});
