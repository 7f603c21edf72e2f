/** Expected links between versions, for tests of the built site. */
import {resolve} from 'node:path';
import {nextPages, type Version, versions} from '@portal/content/facts';
import {counterpartOf, type Counterpart} from '@portal/content/routes/counterpart';
import {Project} from '@portal/content/pages/project';

const published = new Set(new Project(resolve(__dirname, '..')).routes.keys());

/** Returns the target of a page in another version. Routes are relative to the site. */
export const counterpartIn = (target: Version, route: string): Counterpart =>
  counterpartOf(route, target, published, {versions, nextPages});
