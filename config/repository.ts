import {product} from '../facts/product.ts';

/** Where contributors find the sources of this site. */
const url = `https://git.${product.domain}/docs`;

export const repository = {
  url,
  branch: 'main',
  /** When a mistake is corrected in an older version, and when in the current one. */
  contributingUrl: `${url}/blob/main/CONTRIBUTING.md#versions`,
  /** The form for a new issue; `title` and `body` can be filled in by query. */
  newIssueUrl: `${url}/issues/new`,
};
