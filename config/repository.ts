import {product} from '../facts/product.ts';

/** Where contributors find the sources of this site. */
const url = `https://git.${product.domain}/docs`;

export const repository = {
  url,
  branch: 'main',
  /** The form for a new issue; `title` and `body` can be filled in by query. */
  newIssueUrl: `${url}/issues/new`,
};
