import {resolve} from 'node:path';

/** Where the bundler caches modules. `npx docusaurus clear` deletes it, too. */
export const BUNDLER_CACHE = resolve(__dirname, '../../../node_modules/.cache/rspack');
